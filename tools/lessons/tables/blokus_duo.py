"""The lesson of Blokus Duo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tessella.core.event import Passed
from tessella.games.blokus_duo.board import BOARD
from tools.lessons.aims import covers, lays
from tools.lessons.rows import LEARNER, Lesson, Step
from tools.pictures.tables.blokus_duo import ALL_LAID, OPENING, THREE_EACH

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState
    from tools.lessons.rows import Tried

OTHER: Final = 1
MANY_DOORS: Final = 15
CROWDED: Final = """
    first:0 d9,e9,c10,d10,e10 j5,k5,l5,m5,n5 e5,e6,e7,f7,f8 h3,h4,i4,g5,h5 d2,d3,b4,c4,d4
    g1,h1,e2,f2,g2 i5,g6,h6,i6,j6 b1,c1,d1,b2,c2 k7,h8,i8,j8,k8 j2,k2,l2,j3,l3
    g10,f11,g11,h11,f12 a3,a4,a5,b5,a6 l9,m9,m10,n10,n11 c6,c7,a8,b8,c8 k11,i12,j12,k12,i13
    m1,n1,n2,n3 c13,d13,e13,c14,e14 e4,f4 m12,l13,m13,n13,m14 f6 j4,k4,l4,m4,n4
    g7,h7,g8,f9,g9"""
ALMOST_ALL: Final = " ".join(ALL_LAID.split()[:-3])
ALL_BUT_ONE: Final = " ".join(ALL_LAID.split()[:-1])


def leans_on_other(tried: Tried) -> bool:
    """Whether the piece lies side by side with one of the other colour (BD-5)."""
    move, state = cast("Placement", tried.move), cast("BlokusState", tried.before)
    return bool(BOARD.sides(move.mask) & state.laid[OTHER])


def opens_doors(tried: Tried) -> bool:
    """Whether many cells are left where the next piece can take hold."""
    return cast("BlokusState", tried.after).anchors(LEARNER).bit_count() >= MANY_DOORS


def shuts_out(tried: Tried) -> bool:
    """Whether the other colour can lay nothing any more (BD-7)."""
    return any(isinstance(e, Passed) and e.seat == OTHER for e in tried.after.events)


LESSON = Lesson(
    game="blokus-duo",
    steps=(
        Step("start", "first:0", pieces="X", shown="f9,e10,f10,g10,f11"),
        Step("corner", OPENING, pieces="2", shown="g8,h8"),
        Step(
            "turn",
            OPENING,
            pieces="L5",
            aim=covers("h11", "k12"),
            spots="h11 k12",
            shown="h11,i11,j11,k11,k12",
        ),
        Step("neighbour", THREE_EACH, pieces="V3", aim=leans_on_other),
        Step("doors", THREE_EACH, pieces="W", aim=opens_doors),
        Step("big", THREE_EACH, pieces="1 V3 O V5", aim=lays("V5")),
        Step("shut", CROWDED, pieces="1 2", aim=shuts_out, spots="i10"),
        Step("save", ALMOST_ALL, pieces="1 2", aim=lays("2")),
        Step("last", ALL_BUT_ONE, pieces="1"),
    ),
)
