"""The pictures of Blokus Duo."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.games.blokus_duo.board import BOARD
from tools.pictures.claims import refused_for, takes_hold
from tools.pictures.grid_notes import Dots, Meeting, Offence
from tools.pictures.rows import BannerBoard, GridPanel, Picture, PieceShelves, Try

if TYPE_CHECKING:
    from tools.pictures.played import Position

panel = partial(GridPanel, game="blokus-duo")

OPENING = "first:0 f9,e10,f10,g10,f11 j4,i5,j5,k5,j6"
SIDE, AWAY = "g8,h8,g9", "h7,h8,i8"
touch = partial(panel, moves=OPENING, show="d4-l12")

THREE_EACH = """
    first:0 f8,f9,e10,f10,g10 i4,h5,i5,j5,i6 d11,c12,d12,e12,d13 g6,f7,g7,g8,g9
    h6,h7,i7,h8,h9 d8,e8,d9,e9,d10"""
HOLDS = "g5,j6,e7,j8,c10,i10,b11,h11,b13,f13,c14,e14"

ALL_LAID = f"""
    {THREE_EACH} a12,a13,a14,b14,c14 a11,b11,c11,b12,b13 j4,k4,k5,j6,k6 l1,k2,l2,j3,k3
    e14,f14,g14,h14,i14 l4,m4,n4,l5,l6 l7,l8,m8,n8,n9 k7,i8,j8,k8,i9 m5,n5,m6,n6
    h10,h11,h12,h13,i13 j9,k9,i10,j10,i11 e11,f11,f12,e13,f13 c8,b9,c9,b10,c10 a6,a7,b7,c7,b8
    b6,c6,d6,d7,e7 f1,g1,h1,i1,j1 a2,b2,a3,a4,a5 c2,b3,c3,b4,b5 m1,m2,n2,l3,m3 l9,m9,m10,n10
    c1,d1,e1 j14,k14,l14,m14 i2,j2,i3 m12,n12,n13 j13,k13,l13,m13 j11,k11,j12,k12
    l10,l11,m11,n11 f3,g3,h3 f4,g4,h4,g5 e4,e5,f5,e6 d3,e3,c4,d4 m7,n7 f2,g2 e2 f6"""


def ends_with_a_bonus(position: Position) -> bool:
    """Whether violet laid all, the one-cell piece last, and orange kept four cells (BD-8)."""
    result = position.state.result
    return result is not None and result.scores == (20, -4) and position.laid[-1].piece == "1"


PICTURES = (
    Picture(
        slug="blokus-duo-pieces",
        panels=(PieceShelves(game="blokus-duo", in_row=6, total=21),),
    ),
    Picture(
        slug="blokus-duo-start",
        panels=(panel(moves="first:0"), panel(moves=OPENING, last=True)),
    ),
    Picture(
        slug="blokus-duo-touch",
        across=2,
        size=26,
        panels=(
            touch(tries=(Try("g8,h8"),), sign="✓", notes=(Meeting("f9/g8"),)),
            touch(tries=(Try("h6,i6,g7,h7,g8"),), sign="✓", notes=(Meeting("f9/g8"),)),
            touch(
                tries=(Try(SIDE, "BD-5"),),
                sign="✗",
                notes=(Offence("f9|g9 g9|g10"),),
                claim=partial(refused_for, SIDE, "bd-5-side"),
            ),
            touch(
                tries=(Try(AWAY, "BD-5"),),
                sign="✗",
                claim=partial(refused_for, AWAY, "bd-5-corner"),
            ),
        ),
    ),
    Picture(
        slug="blokus-duo-corners",
        size=26,
        panels=(
            panel(
                moves=THREE_EACH,
                notes=(Dots(HOLDS, seat=0),),
                claim=partial(takes_hold, BOARD, HOLDS),
            ),
        ),
    ),
    Picture(
        slug="blokus-duo-finished",
        size=26,
        panels=(panel(moves=ALL_LAID, last=True, tally=1, claim=ends_with_a_bonus),),
    ),
)

LIVELY = """
    first:1 i4,h5,i5,j5,i6 e8,d9,e9,f9,e10 h7,g8,h8,g9,g10 h10,f11,g11,h11,g12
    i9,i10,j10,i11,i12 g4,g5,g6,f7,g7 g2,f3,g3,h3,f4 j12,k12,h13,i13,j13 e5,d6,e6,c7,d7
    k9,k10,l10,l11,m11 m7,j8,k8,l8,m8 b6,c6,b7,b8,c8 k2,k3,l3,m3,k4 d2,c3,d3,d4,d5
    b3,b4,c4,b5,c5 e1,f1,g1,h1,i1 n9,n10,n11,n12,n13 b11,c11,d11,c12,c13 a1,b1,c1,a2,c2
    l13,m13,k14,l14,m14 n4,l5,m5,n5,l6"""
"""A game between players who take what looks best."""
BANNER = BannerBoard(
    panel=GridPanel(game="blokus-duo", moves=LIVELY, bare=True, last=True), size=16
)
