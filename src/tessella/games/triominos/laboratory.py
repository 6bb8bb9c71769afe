"""Small Triominos: the same rules with the ten tiles of the numbers 0 to 2, for laboratories.

It is in no box: small enough to be solved, with hidden hands as in the whole game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tessella.core.option import Option
from tessella.games.triominos.game import Triominos
from tessella.games.triominos.state import Stage, TriominosState
from tessella.games.triominos.tiles import tiles_up_to

if TYPE_CHECKING:
    from tessella.core.lattice import Numbers

SEATS = 2
TILES = tiles_up_to(2)


@dataclass(frozen=True, slots=True)
class SmallState(TriominosState):
    """As in the whole game; but without draws nobody may take what the deal leaves over."""

    @property
    def pool(self) -> frozenset[Numbers]:
        """The tiles that may be dealt or drawn."""
        if self.stage is Stage.TURN and not self.game.options["draws"]:
            return frozenset()
        return self.game.tile_set.difference(self.tableau.tiles, *self.hands)


class SmallTriominos(Triominos):
    """Ten tiles, two seats."""

    __slots__ = ()

    name = "triominos-small"
    title = "Small Triominos"
    choices: ClassVar[tuple[Option, ...]] = (
        Option("hand", 2, "TR-2", range(1, 6)),
        Option("draws", default=False, rule="TR-11", values=(True, False)),
        *(option for option in Triominos.choices if option.name != "seats"),
    )
    tiles = TILES
    tile_set = frozenset(TILES)

    @property
    def hand_size(self) -> int:
        """How many tiles each seat is dealt."""
        return int(self.options["hand"])

    def start(self) -> SmallState:
        """The empty table and a full pool, before the lot."""
        return SmallState(self, scores=(0,) * SEATS, hands=(frozenset(),) * SEATS)


GAMES = (SmallTriominos,)
