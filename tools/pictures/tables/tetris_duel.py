"""The pictures of Tetris Duel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import tessella
from tessella.core.picture import Grid
from tessella.games.tetris_duel.state import ADVANCE, TetrisDuelState
from tools.pictures.grid_notes import FullRows, Hatch, Marker, Push, RowSign, Span
from tools.pictures.rows import BannerBoard, GridPanel, Picture, PieceShelves, Try

if TYPE_CHECKING:
    from tools.pictures.played import Position

panel = partial(GridPanel, game="tetris-duel")
small = partial(panel, options={"rows": 16})
tiny = partial(panel, options={"rows": 8})
middling = partial(panel, options={"rows": 20})

THREE_EACH = """
    first:0 I a1,b1,c1,d1 I g32,h32,i32,j32 O e1,f1,e2,f2 O e31,f31,e32,f32
    T b2,c2,d2,c3 T g31,h31,i31,h30"""

contact = partial(small, moves="first:0 O d1,e1,d2,e2 O d15,e15,d16,e16 T", show="a1-j8")

CLOSED = """
    first:0 I c1,c2,c3,c4 I a16,b16,c16,d16 O a3,b3,a4,b4 O e15,f15,e16,f16 I f1,f2,f3,f4
    I a15,b15,c15,d15 J e3,e4,e5,f5 O g15,h15,g16,h16 O g5,h5,g6,h6 I i13,i14,i15,i16 O"""
ENTRIES = {
    "a1,b1,a2,b2": "",
    "d1,e1,d2,e2": "region",
    "g1,h1,g2,h2": "region slide",
    "i1,j1,i2,j2": "region slide drop",
}
"""Places for an O, and the values of `entry` that allow them."""

TEN_EACH = """
    first:0 L d1,e1,f1,f2 L e19,e20,f20,g20 O g1,h1,g2,h2 O c19,d19,c20,d20 J a1,b1,b2,b3
    J i18,i19,i20,j20 J c1,c2,c3,d3 J g18,h18,h19,h20 S d2,e2,e3,f3 S e18,f18,f19,g19
    Z g3,h3,f4,g4 Z d17,e17,c18,d18 I i1,i2,i3,i4 I b17,b18,b19,b20 I a2,a3,a4,a5
    I j16,j17,j18,j19 O b4,c4,b5,c5 O h16,i16,h17,i17 T e4,d5,e5,f5 T e16,f16,g16,f17
    T h4,g5,h5,i5 T b16,c16,d16,c17 I"""
STANDING = "j3,j4,j5,j6"

FOUR_O = """
    first:0 O a1,b1,a2,b2 I c13,c14,c15,c16 O c1,d1,c2,d2 O d15,e15,d16,e16 O e1,f1,e2,f2"""
FOUR_FREE = f"{FOUR_O} T g15,f16,g16,h16 O g1,h1,g2,h2 J i14,i15,i16,j16 O"
ONE_FREE = f"{FOUR_O} L c10,d10,c11,c12 O g1,h1,g2,h2 T g15,f16,g16,h16 O"
THREE_FREE = f"{FOUR_O} I c12,d12,e12,f12 O g1,h1,g2,h2 T g15,f16,g16,h16 O"
FIFTH_O = "i1,j1,i2,j2"
PUSH = ADVANCE[2]

COMB = """
    first:0 I a1,a2,a3,a4 O a7,b7,a8,b8 I c1,c2,c3,c4 O c7,d7,c8,d8 I e1,e2,e3,e4
    O e7,f7,e8,f8 I g1,g2,g3,g4 O g7,h7,g8,h8 I i1,i2,i3,i4 I a6,b6,c6,d6 O"""
TEETH = ",".join(f"{column}{row}" for row in range(1, 5) for column in "bdfhj")


def lets_in(position: Position) -> bool:
    """Whether each value of `entry` allows just the places that the table says (TD-7)."""
    for entry in ("region", "slide", "drop"):
        state = tessella.game("tetris-duel", rows=16, entry=entry).start()
        for move in CLOSED.split():
            state = state.play(move)
        if any(state.is_legal(cells) != (entry in allowed) for cells, allowed in ENTRIES.items()):
            return False
    return position.state.turn == 0


def completes(rows: set[int], free: int, bar: int, position: Position) -> bool:
    """Whether the last block completed these rows, with so much room, and where the bar lies."""
    before, after = position.before, position.state
    board, earlier = after.view(None).board, before.view(None).board
    if not isinstance(board, Grid) or not isinstance(earlier, Grid):
        return False
    done = {cell // board.columns + 1 for cell in board.done - earlier.done}
    room = isinstance(before, TetrisDuelState) and before.room(1) == free
    push = ADVANCE[len(rows)] == PUSH
    return done == rows and room and push and board.bar == bar


def will_complete(rows: set[int], move: str, position: Position) -> bool:
    """Whether a move would complete just these rows."""
    board = position.state.play(move).view(None).board
    if not isinstance(board, Grid):
        return False
    return {cell // board.columns + 1 for cell in board.done} == rows


def has_room(free: int, position: Position) -> bool:
    """Whether there are so many free rows before the other's blocks (TD-13)."""
    return isinstance(position.state, TetrisDuelState) and position.state.room(1) == free


PICTURES = (
    Picture(
        slug="tetris-duel-shapes",
        panels=(PieceShelves(game="tetris-duel", turned=True, total=19),),
    ),
    Picture(
        slug="tetris-duel-board",
        size=19,
        panels=(panel(moves=THREE_EACH, own_rows=True),),
    ),
    Picture(
        slug="tetris-duel-contact",
        size=28,
        panels=(
            contact(tries=(Try("h1,i1,j1,i2"), Try("a2,b2,c2,b3")), sign="✓"),
            contact(
                tries=(
                    Try("f3,g3,h3,g4", "TD-6"),
                    Try("a5,a6,b6,a7", "TD-6"),
                    Try("f7,e8,f8,g8", "TD-6"),
                ),
                sign="✗",
            ),
        ),
    ),
    Picture(
        slug="tetris-duel-entry",
        size=32,
        panels=(
            small(
                moves=CLOSED,
                show="a1-j8",
                tries=tuple(
                    Try(cells, "" if "region" in allowed else "TD-7", str(number))
                    for number, (cells, allowed) in enumerate(ENTRIES.items(), 1)
                ),
                claim=lets_in,
            ),
        ),
    ),
    Picture(
        slug="tetris-duel-lines",
        size=21,
        then=True,
        panels=(
            middling(
                moves=TEN_EACH,
                tries=(Try(STANDING),),
                under=(Hatch("d4"),),
                notes=(RowSign(3, "✓"), RowSign(4, "✗"), RowSign(5, "✓")),
                claim=partial(will_complete, {3, 5}, STANDING),
            ),
            middling(
                moves=f"{TEN_EACH} {STANDING}",
                under=(Hatch("d4"),),
                notes=(FullRows(), Push(10, PUSH), Marker(5, seat=0)),
                sign="+3",
                claim=partial(completes, {3, 5}, 5, 13),
            ),
        ),
    ),
    Picture(
        slug="tetris-duel-advance",
        size=22,
        then=True,
        panels=(
            small(
                moves=FOUR_FREE,
                tries=(Try(FIFTH_O),),
                notes=(Span(9, 12),),
                claim=partial(has_room, 4),
            ),
            small(
                moves=f"{FOUR_FREE} {FIFTH_O}",
                notes=(FullRows(), Push(8, PUSH)),
                sign="+3",
                claim=partial(completes, {1, 2}, 4, 11),
            ),
        ),
    ),
    Picture(
        slug="tetris-duel-wins",
        size=18,
        panels=(
            small(
                moves=f"{ONE_FREE} {FIFTH_O}",
                notes=(FullRows(), Push(8, PUSH), Span(9, 9, right=30)),
                sign="★",
                claim=partial(completes, {1, 2}, 1, 8),
            ),
            small(
                moves=f"{THREE_FREE} {FIFTH_O}",
                notes=(FullRows(), Push(8, PUSH), Span(9, 11, right=30)),
                sign="★",
                claim=partial(completes, {1, 2}, 3, 8),
            ),
            tiny(moves=COMB, under=(Hatch(TEETH),), sign="★"),
        ),
    ),
)

LIVELY = """
    first:0 I a1,b1,c1,d1 L a31,a32,b32,c32 T e1,f1,g1,f2 L b31,c31,d31,d32 S d2,e2,e3,f3 S
    e31,f31,f32,g32 O i1,j1,i2,j2 Z g30,g31,h31,h32 S h1,g2,h2,g3 S j30,i31,j31,i32 I
    a2,a3,a4,a5 L d29,d30,e30,f30 L b2,c2,b3,b4 O b29,c29,b30,c30 S c3,d3,d4,e4 J
    g28,e29,f29,g29 I a6,a7,a8,a9 L a28,b28,a29,a30 J h3,i3,j3,h4 S b27,c27,c28,d28 O
    i4,j4,i5,j5 T h29,i29,j29,i30 Z f4,g4,e5,f5 L h27,h28,i28,j28 J g5,h5,h6,h7 T
    a25,a26,b26,a27 T c4,b5,c5,d5 O e27,f27,e28,f28 O i6,j6,i7,j7 T c26,d26,e26,d27"""
"""A game between players who take what looks best."""
BANNER = BannerBoard(
    panel=GridPanel(game="tetris-duel", moves=LIVELY, bare=True, last=True), size=7
)
