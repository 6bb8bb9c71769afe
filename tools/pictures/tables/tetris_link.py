"""The pictures of Tetris Link, all without dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.core.polyomino import Placement
from tessella.games.tetris_link.score import largest_group
from tessella.games.tetris_link.state import TetrisLinkState
from tessella.games.tetris_link.tower import holes_under
from tools.pictures.grid_notes import Fall, Hatch, Link, Meeting, Scoring
from tools.pictures.rows import BannerBoard, GridPanel, Picture, PieceShelves, Try

if TYPE_CHECKING:
    from tools.pictures.played import Position

OPTIONS = {"seats": 2, "dice": False}
panel = partial(GridPanel, game="tetris-link", options=OPTIONS, open_top=True)

OVERHANG = "first:1 a1,b1,b2,c2"
NEARLY_FULL = "first:1 a1,a2,a3,a4 a5,a6,a7,a8 a9,a10,a11,a12 a13,a14,a15,a16 a17,b17,c17,d17"
low = partial(panel, moves=OVERHANG, show="a1-j8")
high = partial(panel, moves=NEARLY_FULL, show="a13-j21")

THREE = "first:0 a1,b1,c1,d1 i1,j1,i2,j2 a2,b2,a3,b3 e1,f1,g1,h1 c2,d2,c3,c4"
PAIR = "first:0 a1,b1,a2,b2 a3,b3,a4,b4 c1,d1,d2,d3"
TWO_PAIRS = f"{PAIR} c2,c3,c4,c5 h1,i1,h2,i2 h3,i3,h4,i4 j1,j2,j3,j4 h5,i5,j5,j6"
THREE_AND_PAIR = f"""
    {PAIR} a5,b5,a6,b6 c2,c3,c4,c5 d4,d5,d6,d7 h1,i1,h2,i2 h3,i3,h4,i4 j1,j2,j3,j4 h5,i5,j5,j6"""
points = partial(panel, show="a1-j7", last=True, notes=(Scoring(),))


def linked(position: Position) -> bool:
    """Whether green's two pieces are one group (TL-14)."""
    state = position.state
    return isinstance(state, TetrisLinkState) and largest_group(state.laid[0]) == len(
        [laid for laid in position.laid if laid.seat == 0]
    )


def unlinked(position: Position) -> bool:
    """Whether each piece of green is a group of its own (TL-14)."""
    state = position.state
    return isinstance(state, TetrisLinkState) and largest_group(state.laid[0]) == 1


def leaves(holes: int, position: Position) -> bool:
    """Whether the last piece leaves so many empty cells under it (TL-16)."""
    move = position.game.parse(position.laid[-1].move)
    before = position.before
    return (
        isinstance(before, TetrisLinkState)
        and isinstance(move, Placement)
        and len(holes_under(move, before.heights)) == holes
    )


def drop(moves: str, holes: str, sign: str, show: str = "a1-d5") -> GridPanel:
    """A piece of green that leaves holes."""
    return panel(
        moves=f"first:{len(moves.split()) - 1} {moves}",
        show=show,
        last=True,
        sign=sign,
        under=(Hatch(holes),) if holes else (),
        claim=partial(leaves, len(holes.split(",")) if holes else 0),
    )


PICTURES = (
    Picture(
        slug="tetris-link-shapes",
        panels=(PieceShelves(game="tetris-link", options=OPTIONS, turned=True, total=19),),
    ),
    Picture(
        slug="tetris-link-drop",
        across=2,
        size=26,
        panels=(
            low(tries=(Try("c3,d3,e3,f3"),), notes=(Fall("c8,d8,e8,f8", rest=3),), sign="✓"),
            low(tries=(Try("c1,d1,e1,f1", "TL-9"),), sign="✗"),
            high(tries=(Try("a18,a19,a20,a21", "TL-1"),), sign="✗"),
            high(tries=(Try("a18,b18,c18,d18"),), sign="✓"),
        ),
    ),
    Picture(
        slug="tetris-link-links",
        size=30,
        panels=(
            panel(
                moves="first:0 a1,b1,a2,b2 e1,f1,e2,f2 c1,d1,c2,d2",
                show="a1-g5",
                last=True,
                sign="✓",
                notes=(Link("b1|c1"), Link("b2|c2")),
                claim=linked,
            ),
            panel(
                moves="first:0 a1,b1,a2,b2 c1,d1,c2,d2 c3,d3,c4,d4",
                show="a1-g5",
                last=True,
                sign="✗",
                notes=(Meeting("b2/c3"),),
                claim=unlinked,
            ),
        ),
    ),
    Picture(
        slug="tetris-link-points",
        across=2,
        size=26,
        panels=(
            points(moves=THREE, sign="+3"),
            points(moves=f"{THREE} a4,b4,a5,b5 d3,d4,d5,d6", sign="+1"),
            points(moves=f"{TWO_PAIRS} e1,f1,g1,f2", sign="+5"),
            points(moves=f"{THREE_AND_PAIR} e1,f1,g1,f2", sign="+3"),
        ),
    ),
    Picture(
        slug="tetris-link-holes",
        size=24,
        panels=(
            drop("a1,b1,c1,b2", "", "0"),
            drop("a1,b1,b2,c2", "c1", "−1"),
            drop("b1,a2,b2,c2", "a1,c1", "−2"),
            drop("a1,a2,a3,b3", "b1,b2", "−2"),
            drop("a1,b1,a2,a3 b2,b3,b4,c4", "c1,c2,c3", "−2"),
        ),
    ),
    Picture(
        slug="tetris-link-both",
        size=30,
        panels=(
            points(
                moves="""
                    first:0 a1,a2,a3,a4 b1,c1,d1,b2 e1,f1,e2,f2 i1,j1,i2,j2 e3,f3,e4,f4
                    g1,h1,g2,h2 b3,c3,d3,c4""",
                show="a1-j6",
                sign="+4 −2 = +2",
                under=(Hatch("c2,d2"),),
                claim=partial(leaves, 2),
            ),
        ),
    ),
    Picture(
        slug="tetris-link-opening",
        size=24,
        panels=(
            drop("a1,b1,b2,c2", "c1", "−1", "a1-d4"),
            drop("b1,a2,b2,a3", "a1", "−1", "a1-d4"),
            drop("b1,c1,a2,b2", "a1", "−1", "a1-d4"),
            drop("a1,a2,b2,b3", "b1", "−1", "a1-d4"),
        ),
    ),
)

LIVELY = """
    first:0 S e1,f1,d2,e2 L f2,d3,e3,f3 L g1,h1,g2,g3 T e4,f4,g4,f5 L b1,c1,c2,c3 T
    d4,d5,e5,d6 O i1,j1,i2,j2 L g5,e6,f6,g6 L b2,b3,b4,c4 L b5,c5,c6,c7 T h2,h3,i3,h4 I
    d7,e7,f7,g7 I a1,a2,a3,a4 T a5,a6,b6,a7 * j3,i4,j4,j5 * d8,e8,f8,g8 L h5,i5,h6,h7 O
    b8,c8,b9,c9 S j6,i7,j7,i8 S d9,e9,c10,d10 T h8,g9,h9,i9 S b10,b11,c11,c12 I j8,j9,j10,j11
    T f9,e10,f10,g10 S h10,i10,g11,h11 L d11,e11,f11,d12 S i11,h12,i12,h13 O f12,g12,f13,g13 S
    e12,d13,e13,d14 * a8,a9,a10,a11"""
"""A game between players who take what looks best."""
BANNER = BannerBoard(
    panel=GridPanel(
        game="tetris-link", options={"seats": 4}, moves=LIVELY, open_top=True, bare=True, last=True
    ),
    size=11,
)
