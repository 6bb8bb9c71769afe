"""The facts of Triominos, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tessella.core.game import Game
from tessella.core.ladder import ALL, Rung
from tessella.core.option import Option
from tessella.core.showcase import Showcase
from tessella.games.triominos.box import BOX
from tessella.games.triominos.moves import read
from tessella.games.triominos.score import EMPTY_POOL, HEXAGONS
from tessella.games.triominos.state import TriominosState
from tessella.games.triominos.tiles import TILE_SET, TILES

if TYPE_CHECKING:
    from tessella.core.lattice import Numbers
    from tessella.core.move import Move


class Triominos(Game):
    """56 triangular tiles on a lattice without bounds."""

    __slots__ = ()

    name = "triominos"
    title = "Triominos"
    choices: ClassVar[tuple[Option, ...]] = (
        Option("seats", 2, "TR-2", range(2, 5)),
        Option("match", "round", "TR-19", ("round", "400")),
        Option("target", 400, "TR-20", range(1, 1001), only_with=("match", "400")),
        Option("start_bonus", "none", "TR-4", ("none", "pressman")),
        Option("hexagon", "50/60/70", "TR-10", tuple(HEXAGONS)),
        Option("empty_pool", "pass", "TR-14", tuple(EMPTY_POOL)),
        Option("voluntary_draw", default=True, rule="TR-11", values=(True, False)),
    )
    turn_rule = "TR-7"
    has_secrets = True
    colours = ("green", "red", "yellow", "blue")
    box = BOX
    tiles: ClassVar[tuple[Numbers, ...]] = TILES
    """The tiles that are played with (TR-1)."""
    tile_set: ClassVar[frozenset[Numbers]] = TILE_SET
    showcase = Showcase(place=4, options={"seats": 3}, plies=18, replayed=70)
    ladder = (
        Rung(1.7),
        Rung(2.2),
        Rung(4),
        Rung(4, 10),
        Rung(5, 20),
        Rung(12, 40),
        Rung(ALL, 90),
        Rung(ALL, 250),
    )
    points_of_a_win = 84.0  # the standard deviation of the margin of two at level 5, 250 rounds
    level_strengths = (-141, -73, -63, 0, 29, 56, 75, 117)

    @property
    def hand_size(self) -> int:
        """How many tiles each seat is dealt (TR-2)."""
        return 9 if self.seats == 2 else 7  # noqa: PLR2004 - the rule's own numbers

    def start(self) -> TriominosState:
        """The empty table and a full pool, before the lot (TR-3)."""
        seats = self.seats
        return TriominosState(self, scores=(0,) * seats, hands=(frozenset(),) * seats)

    def _read(self, text: str) -> Move:
        """A tile from the pool, a tile laid on a cell, or `draw`."""
        return read(text)
