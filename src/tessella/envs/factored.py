"""Actions in factors: a shape and its place instead of one long list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from tessella.envs.tables import actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tessella.core import Game

KEPT_TABLES: Final = 16


@dataclass(frozen=True, eq=False)
class Factored:
    """Each action as one number for each factor; not every combination is an action.

    `sizes` are how many numbers each factor has, `table` has a row for each action.
    """

    sizes: tuple[int, ...]
    table: NDArray[np.int64]

    @cached_property
    def _actions(self) -> NDArray[np.int64]:
        """The action of every combination, -1 where there is none."""
        found = np.full(self.sizes, -1, np.int64)
        found[tuple(self.table.T)] = np.arange(len(self.table))
        return found

    def action(self, parts: Sequence[NDArray[np.int64] | int]) -> NDArray[np.int64]:
        """The actions of combinations, an array or a number for each factor; -1 is none."""
        chosen: NDArray[np.int64] = self._actions[tuple(parts)]
        return chosen


@lru_cache(KEPT_TABLES)
def factored(game: Game) -> Factored:
    """The actions of a game in factors; one that is always the same is left out."""
    table = actions(game)
    columns = zip(*map(table.parts, range(len(table))), strict=True)
    factors = [_numbered(column) for column in columns]
    kept = [numbers for numbers in factors if max(numbers) > 0]
    return Factored(tuple(max(numbers) + 1 for numbers in kept), np.array(kept, np.int64).T)


def _numbered(column: Sequence[str | int]) -> list[int]:
    """Numbers as they are; texts by their place among all of them."""
    order = {value: place for place, value in enumerate(sorted(set(map(str, column))))}
    return [value if isinstance(value, int) else order[value] for value in column]
