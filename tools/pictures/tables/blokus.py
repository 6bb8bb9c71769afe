"""The pictures of Blokus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.families.blokus.state import BlokusState
from tessella.games.blokus.board import BOARD
from tools.pictures.claims import refused_for, takes_hold
from tools.pictures.grid_notes import Dots, LaidBy, Meeting, Offence
from tools.pictures.rows import BannerBoard, GridPanel, Picture, PieceShelves, Try

if TYPE_CHECKING:
    from tools.pictures.played import Position

panel = partial(GridPanel, game="blokus")

OPENING = "first:0 a18,b18,c18,a19,a20 r18,s18,s19,s20,t20 s1,t1,s2,r3,s3 a1,b1,c1,c2,c3"
CORNERS = tuple(Dots(cell, seat=colour) for colour, cell in enumerate(("a20", "t20", "t1", "a1")))

THREE_EACH = f"""
    {OPENING} e15,f15,d16,e16,d17 o15,p15,p16,q16,q17 o4,p4,q4,n5,o5 d4,e4,e5,f5,f6
    i12,g13,h13,i13,g14 l12,l13,l14,m14,n14 l6,m6,l7,l8,l9 g7,g8,h8,i8,i9"""
BOTH_OWN = "l10,m10,j11,k11,l11"
SIDE, AWAY = "j11,k11,j12", "k10,k11"
touch = partial(panel, moves=THREE_EACH, show="f5-o15")
HOLDS = "h11,j11,f12,d14,j14,c15,h15,g16,f17,e18,d19"

THREE_SEATS = {"seats": 3}
SHARED = """
    first:0 b18,c18,b19,a20,b20 r18,s18,t18,t19,t20 t1,r2,s2,t2,r3 a1,a2,b2,c2,c3
    e15,f15,d16,e16,d17 o15,o16,p16,p17,q17 q4,p5,q5,o6,p6 d4,d5,d6,e6,e7
    i12,i13,g14,h14,i14 l12,m12,m13,m14,n14 l7,m7,n7,l8,l9 f8,f9,g9,h9,i9"""

ALL_LAID = f"""
    {SHARED} l10,j11,k11,l11,m11 n9,m10,n10,o10,n11 j9,h10,i10,j10,k10 k6,k7,j8,k8,k9
    n12,o12,o13,p13,o14 o7,p7,q7,o8,q8 k4,k5,l5,m5,n5 i3,j3,i4,j4,j5 o9,p9,q9,p10,p11
    r9,r10,s10,r11,r12 r6,s6,r7,r8,s8 e10,e11,f11,g11,f12 c12,d12,e12,e13,f13 t5,t6,t7,t8,t9
    i5,h6,i6,j6,j7 g3,g4,f5,g5,h5 q14,p15,q15,r15,q16 j14,j15,k15,l15,j16 f7,g7,g8,h8,i8
    b7,c7,c8,d8,d9 m15,n15,m16,n16,m17 n17,n18,o18,m19,n19 l2,m2,l3,m3,n3 b9,b10,b11,b12,b13
    b14,c14,d14,c15 k17,l17,j18,k18,l18 g2,h2,h3,h4 e1,f1,g1,e2,e3 s11,t11,s12,s13,s14
    f16,g16,g17,h17,i17 o1,p1,q1,p2,p3 i1,j1,k1,k2 e18,f18,g18,h18,i18 s15,r16,s16,t16 e8,e9
    h12,g13,h13 j19,k19,l19,j20,l20 f19,g19,h19,i19,i20 f3,e4,f4,e5 a14,a15,b15,b16
    d19,d20,e20,f20 s3,t3,r4,s4 d7 a4,b4,a5,b5 r17,s17,t17 l6,m6,n6 d1,d2,d3 e14,f14
    k13,l13,k14,l14 o2,o3,o4,o5 c10,d10,c11,d11 a17,a18,a19 p18,q18,o19,p19 q19,o20,p20,q20
    c5,b6,c6 a8 m8,n8,m9 h15 a10,a11,a12,a13 q2,q3 j17 h16,i16"""
"""A game to its end: blue lays all its pieces, the one of two cells last."""


def is_of_one_seat(position: Position) -> bool:
    """Whether blue and red are the colours of one seat (BK-3)."""
    owners = position.game.owners
    return owners[0] == owners[2] == (0,) and owners[1] == owners[3] == (1,)


def takes_turns(position: Position) -> bool:
    """Whether each seat laid a piece of green, in order, and the first one comes next (BK-9)."""
    laid = [one.seat for one in position.laid if one.colour == len(position.game.owners) - 1]
    state = position.state
    return isinstance(state, BlokusState) and laid == [0, 1, 2] and state.seat_of(3) == 0


def ends_with_a_bonus(position: Position) -> bool:
    """Whether blue laid all, the one-cell piece before its last (BK-8, BK-10)."""
    result = position.state.result
    return result is not None and result.scores == (15, -7, -18, -18)


PICTURES = (
    Picture(
        slug="blokus-pieces",
        panels=(PieceShelves(game="blokus", in_row=6, total=21),),
    ),
    Picture(
        slug="blokus-start",
        size=17,
        panels=(panel(moves="first:0", notes=CORNERS), panel(moves=OPENING, last=True)),
    ),
    Picture(
        slug="blokus-touch",
        across=2,
        size=24,
        panels=(
            touch(tries=(Try("j10,j11"),), sign="✓", notes=(Meeting("i12/j11"),)),
            touch(tries=(Try(BOTH_OWN),), sign="✓", notes=(Meeting("i12/j11"),)),
            touch(
                tries=(Try(SIDE, "BK-5"),),
                sign="✗",
                notes=(Offence("i12|j12"),),
                claim=partial(refused_for, SIDE, "bk-5-side"),
            ),
            touch(
                tries=(Try(AWAY, "BK-5"),),
                sign="✗",
                claim=partial(refused_for, AWAY, "bk-5-corner"),
            ),
        ),
    ),
    Picture(
        slug="blokus-corners",
        size=20,
        panels=(
            panel(
                moves=THREE_EACH,
                notes=(Dots(HOLDS, seat=0),),
                claim=partial(takes_hold, BOARD, HOLDS),
            ),
        ),
    ),
    Picture(
        slug="blokus-two",
        size=20,
        panels=(
            panel(
                options={"seats": 2},
                moves=f"{THREE_EACH} {BOTH_OWN}",
                last=True,
                notes=(LaidBy(0), LaidBy(1), LaidBy(2), LaidBy(3)),
                claim=is_of_one_seat,
            ),
        ),
    ),
    Picture(
        slug="blokus-three",
        size=20,
        panels=(panel(options=THREE_SEATS, moves=SHARED, notes=(LaidBy(3),), claim=takes_turns),),
    ),
    Picture(
        slug="blokus-finished",
        size=20,
        panels=(panel(moves=ALL_LAID, last=True, tally=0.62, claim=ends_with_a_bonus),),
    ),
)

BANNER = BannerBoard(
    panel=panel(moves=" ".join(ALL_LAID.split()[:45]), bare=True, last=True), size=11.2
)
