"""The lesson of Tetris Duel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from tessella.games.tetris_duel.board import board
from tessella.games.tetris_duel.entry import region
from tools.lessons.aims import covers, earns, wins
from tools.lessons.rows import LEARNER, Lesson, Step
from tools.pictures.tables.tetris_duel import CLOSED

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement
    from tessella.games.tetris_duel.state import TetrisDuelState
    from tools.lessons.rows import Tried

BAR, COLUMNS, ROWS, SMALL = "TD-11", 10, 32, 16

BESIDE: Final = "first:0 I a1,b1,c1,d1 O e31,f31,e32,f32 T"
CRANNY: Final = """
    first:0 O b1,c1,b2,c2 O e31,f31,e32,f32 I d1,e1,f1,g1 T a32,b32,c32,b31 J"""
ALMOST_LINE: Final = """
    first:0 I a1,b1,c1,d1 O e31,f31,e32,f32 I e1,f1,g1,h1 T a32,b32,c32,b31 O"""
FOUR_O: Final = """
    first:0 O a1,b1,a2,b2 O a31,b31,a32,b32 O c1,d1,c2,d2 O c31,d31,c32,d32
    O e1,f1,e2,f2 O e31,f31,e32,f32 O g1,h1,g2,h2 T g32,h32,i32,h31 O"""
WELL: Final = """
    first:0 I a1,b1,c1,d1 O a31,b31,a32,b32 I e1,f1,g1,h1 O c31,d31,c32,d32
    I a2,b2,c2,d2 O e31,f31,e32,f32 I e2,f2,g2,h2 O g31,h31,g32,h32
    I a3,b3,c3,d3 O a29,b29,a30,b30 I e3,f3,g3,h3 O c29,d29,c30,d30
    I a4,b4,c4,d4 O e29,f29,e30,f30 I e4,f4,g4,h4 O g29,h29,g30,h30
    I i1,i2,i3,i4 T a28,b28,c28,b27 I"""
NARROW: Final = "first:0 I c1,c2,c3,c4 T a32,b32,c32,b31 O"
TOWER: Final = """
    first:0 O a1,b1,a2,b2 I c29,c30,c31,c32 O c1,d1,c2,d2 I c25,c26,c27,c28
    O e1,f1,e2,f2 I c21,c22,c23,c24 O g1,h1,g2,h2 L c18,d18,c19,c20 O"""


def longer(moves: str) -> str:
    """Moves on a board of 16 rows as they are on the standard one, from the same two edges."""

    def row(found: re.Match[str]) -> str:
        number = int(found[0])
        return str(number if number <= SMALL // 2 else number + ROWS - SMALL)

    return re.sub(r"(?<=[a-j])\d+", row, moves)


def hangs(tried: Tried) -> bool:
    """Whether the block leaves empty cells right under it (TD-5)."""
    move, state = cast("Placement", tried.move), cast("TetrisDuelState", tried.after)
    above = (cell - COLUMNS for cell in move.cells if cell >= COLUMNS)
    return any(not state.laid[LEARNER] >> cell & 1 for cell in above)


def keeps_open(tried: Tried) -> bool:
    """Whether every empty cell of the territory can still be reached from the bar (TD-7)."""
    state = cast("TetrisDuelState", tried.after)
    whole, laid, rows = board(COLUMNS, ROWS), state.laid[LEARNER], state.scores[LEARNER]
    return region(whole, laid, rows, "")(whole.below(rows) & ~laid)


LESSON = Lesson(
    game="tetris-duel",
    steps=(
        Step("edge", "first:0 L", shown="d1,e1,f1,f2"),
        Step("air", BESIDE, aim=hangs, shown="c2,d2,e2,d3"),
        Step("turn", CRANNY, aim=covers("a1", "b3"), spots="a1 b3"),
        Step("line", ALMOST_LINE, aim=earns(BAR)),
        Step("two", FOUR_O, aim=earns(BAR, 3)),
        Step("four", WELL, aim=earns(BAR, 7)),
        Step("open", NARROW, aim=keeps_open, shown="a1,b1,a2,b2"),
        Step("way", longer(CLOSED), aim=covers("d1"), spots="d1 e1 d2 e2"),
        Step("win", TOWER, aim=wins()),
    ),
)
