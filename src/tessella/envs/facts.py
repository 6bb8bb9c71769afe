"""What a researcher wants to know of a game before the first step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.envs.tables import actions, observation_shape

if TYPE_CHECKING:
    from tessella.core import Game


@dataclass(frozen=True, slots=True)
class Facts:
    """A game with its options, in numbers.

    `decisions` and `chances` are the most moves that seats and chance can make; None is no bound.
    `utility` are the least and the most that a seat can win; what all seats win sums to 0.
    `symmetries` are those that `Actions.symmetry` knows.
    """

    seats: int
    actions: int
    observation: tuple[int, int, int]
    decisions: int | None
    chances: int | None
    hidden: bool
    utility: tuple[float, float]
    symmetries: tuple[str, ...]


def facts(game: Game) -> Facts:
    """The facts of a game with its options."""
    table = actions(game)
    return Facts(
        seats=game.seats,
        actions=len(table),
        observation=observation_shape(game),
        decisions=table.decisions,
        chances=table.chances,
        hidden=game.has_secrets,
        utility=(-1 / (game.seats - 1), 1.0),
        symmetries=table.symmetries,
    )
