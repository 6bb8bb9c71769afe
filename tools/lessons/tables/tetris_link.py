"""The lesson of Tetris Link."""

from __future__ import annotations

from typing import Final

import tessella
from tessella.core.polyomino import Placement
from tools.lessons.aims import covers, earns, gains, spares, stops
from tools.lessons.rows import Lesson, Step
from tools.pictures.tables.tetris_link import THREE, TWO_PAIRS

GROUP, HOLE = "TL-15", "TL-16"

O_EACH: Final = "first:0 a1,b1,a2,b2 e1,f1,e2,f2"
NOTCH: Final = "first:0 a1,b1,c1,d1 e1,f1,e2,f2"
TWO_LINKED: Final = "first:0 a1,b1,a2,b2 i1,j1,i2,j2 c1,d1,c2,d2 i3,j3,i4,j4"
THREE_LINKED: Final = f"{THREE} a4,b4,a5,b5"
TO_WEIGH: Final = """
    first:0 a1,a2,a3,a4 b1,c1,d1,b2 e1,f1,e2,f2 i1,j1,i2,j2 e3,f3,e4,f4 g1,h1,g2,h2"""
OWN_WELL: Final = "first:0 a1,b1,a2,b2 a3,b3,a4,b4 d1,e1,d2,e2 d3,e3,d4,e4"
THEIR_WELL: Final = f"{OWN_WELL.replace('first:0', 'first:1')} h1,i1,h2,i2"
NEARLY_FULL: Final = """
    first:0 * f1,g1,h1,i1 L j1,h2,i2,j2 L b1,c1,d1,d2 L a1,a2,b2,c2 T e1,e2,f2,e3 O a3,b3,a4,b4
    S g2,f3,g3,f4 L c3,d3,d4,d5 I h3,h4,h5,h6 I e4,e5,e6,e7 I i3,i4,i5,i6 S c4,b5,c5,b6
    I j3,j4,j5,j6 T g4,f5,g5,g6 T g7,h7,i7,h8 L a5,a6,a7,b7 I f6,f7,f8,f9 T d6,c7,d7,d8
    I j7,i8,j8,j9 I a8,a9,a10,a11 * g8,g9,h9,i9 * b8,c8,b9,c9 S e8,d9,e9,d10 T c10,c11,d11,c12
    T h10,i10,j10,i11 S d12,c13,d13,c14 I e10,f10,g10,g11 O e11,f11,e12,f12 L g12,e13,f13,g13
    S d14,e14,c15,d15 O f14,g14,f15,g15 L b10,b11,a12,b12 T j11,i12,j12,j13 I a13,a14,a15,a16
    S i13,i14,j14,j15 L b13,b14,b15,b16 I e15,c16,d16,e16 L a17,b17,c17,d17 L f16,g16,f17,g17
    T e17,d18,e18,f18 * i15,i16,j16,j17 L b18,c18,c19,d19 O i18,j18,i19,j19 I g18,f19,g19,g20 *"""

LAST_SQUARE: Final = """
    first:0 I c1,d1,e1,f1 T h1,i1,j1,i2 S a1,b1,b2,c2 S g1,f2,g2,f3 I a2,a3,a4,a5 O d2,e2,d3,e3
    * b3,c3,b4,c4 S h2,h3,i3,i4 I d4,d5,d6,d7 T g3,f4,g4,h4 L e4,e5,f5,g5 L h5,f6,g6,h6 L
    b5,c5,b6,b7 S e6,e7,f7,f8 * a6,a7,a8,a9 T e8,e9,f9,e10 * c6,c7,c8,d8 L i5,i6,h7,i7 O
    c9,d9,c10,d10 O h8,i8,h9,i9 L b8,b9,a10,b10 T c11,d11,e11,d12 S a11,b11,b12,c12 T
    b13,c13,d13,c14 * a12,a13,a14,b14 T j2,j3,j4,j5 I a15,a16,a17,a18 I j6,j7,j8,j9 O
    b15,c15,b16,c16 * g7,g8,g9,g10 L b17,c17,b18,c18 S h10,i10,g11,h11 * a19,b19,a20,b20 S
    j10,i11,j11,i12 O g12,h12,h13,i13 O h14,i14,h15,i15 T f11,e12,f12,f13 I j12,j13,j14,j15 I
    e13,d14,e14,f14 L g13,g14,f15,g15 O d15,e15,e16,f16 O i16,j16,i17,j17 L g16,h16,f17,g17 S
    h17,f18,g18,h18 T d16,d17,e17,d18 * e18,c19,d19,e19 T"""


def rolled(moves: str, face: str) -> str:
    """Moves without dice as they are with dice, and what is rolled then."""
    game = tessella.game("tetris-link")
    told = []
    for text in moves.split():
        move = game.parse(text)
        told += [move.piece, text] if isinstance(move, Placement) else [text]
    return " ".join([*told, face])


LESSON = Lesson(
    game="tetris-link",
    steps=(
        Step("drop", rolled("first:0", "O")),
        Step("hole", rolled(O_EACH, "T"), aim=spares(HOLE)),
        Step("notch", rolled(NOTCH, "S"), aim=spares(HOLE)),
        Step("three", rolled(TWO_LINKED, "L"), aim=earns(GROUP, 3), shown="e1,f1,g1,e2"),
        Step("more", rolled(THREE_LINKED, "S"), aim=gains(1)),
        Step("pairs", rolled(TWO_PAIRS, "T"), aim=earns(GROUP, 5)),
        Step("weigh", rolled(TO_WEIGH, "T"), aim=gains(3), shown="c2,b3,c3,d3"),
        Step("logo", rolled(OWN_WELL, "*"), aim=gains(3)),
        Step("block", rolled(THEIR_WELL, "I"), aim=covers("c1"), spots="c1"),
        Step("pass", LAST_SQUARE, aim=stops("O"), then="O"),
        Step("end", NEARLY_FULL, aim=gains(0)),
    ),
)
