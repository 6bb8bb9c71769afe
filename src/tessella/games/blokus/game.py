"""The facts of Blokus, and who plays which colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tessella.core.colour import own_colours
from tessella.core.ladder import ALL, Rung
from tessella.core.option import Option
from tessella.core.polyomino import Placement
from tessella.core.showcase import Showcase
from tessella.families.blokus.game import BlokusGame, Rules
from tessella.families.blokus.sgf import SGF
from tessella.games.blokus.board import CORNERS, placement_table
from tessella.games.blokus.box import BOX

if TYPE_CHECKING:
    from tessella.core.colour import Owners
    from tessella.core.move import Move
    from tessella.families.blokus.pieces import PlacementTable

OWNERS: Final[dict[int, Owners]] = {
    2: ((0,), (1,), (0,), (1,)),
    3: ((0,), (1,), (2,), (0, 1, 2)),
    4: own_colours(4),
}
"""By the number of seats: two colours each; one each and the last in common; one each (BK-3)."""
COMMON: Final = {2: frozenset[int](), 3: frozenset((3,)), 4: frozenset[int]()}


class Blokus(BlokusGame):
    """Four colours, 21 pieces each, on a board of 20 × 20."""

    __slots__ = ()

    name = "blokus"
    title = "Blokus"
    choices = (
        Option("seats", 4, "BK-3", range(2, 5)),
        Option("corners", "own", "BK-4", ("own", "any")),
    )
    turn_rule = "BK-3"
    rules = Rules("BK-2", "BK-4", "BK-5", stays="BK-6", out="BK-7", worth="BK-8", end="BK-10")
    formats = (SGF,)
    sgf_games: ClassVar = {
        "Blokus": {"seats": 4},
        "Blokus Two-Player": {"seats": 2},
        "Blokus Three-Player": {"seats": 3},
    }
    gtp_games: ClassVar = {
        **sgf_games,
        "classic": {"seats": 4},
        "classic_2": {"seats": 2},
        "classic_3": {"seats": 3},
    }
    sgf_colours = ("1", "2", "3", "4")
    colours = ("blue", "yellow", "red", "green")
    box = BOX
    showcase = Showcase(
        place=1,
        options={"seats": 4},
        plies=28,
        replayed=36,
        short={"seats": 2},
        loads=({}, {"seats": 2}),
        tree=5,
    )
    ladder = (
        Rung(6),
        Rung(17),
        Rung(30, 10),
        Rung(90, 10),
        Rung(ALL, 10),
        Rung(ALL, 60),
        Rung(ALL, 450),
        Rung(ALL, 1500),
    )
    level_strengths = (-479, -389, -207, -118, 95, 204, 446, 446)
    gtp_colours = (("1", "blue"), ("2", "yellow"), ("3", "red"), ("4", "green"))

    @property
    def owners(self) -> Owners:
        """Who lays each colour (BK-3)."""
        return OWNERS[self.seats]

    @property
    def unscored(self) -> frozenset[int]:
        """The colour of three seats together is nobody's (BK-9)."""
        return COMMON[self.seats]

    @staticmethod
    def table() -> PlacementTable:
        """All placements on the board (BK-1, BK-2)."""
        return placement_table()

    def starts(self, colour: int) -> int:
        """The colour's own corner, or every corner (BK-4)."""
        return CORNERS[colour] if self.options["corners"] == "own" else sum(CORNERS)

    def gtp_turned(self, colour: int, first: Move) -> int:
        """So many quarters that the first piece lies in the colour's own corner (BK-4)."""
        if not isinstance(first, Placement):
            return 0
        covered = (place for place, corner in enumerate(CORNERS) if corner & first.mask)
        return (colour - next(covered, colour)) % len(CORNERS)
