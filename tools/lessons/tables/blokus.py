"""The lesson of Blokus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tessella.games.blokus.board import BOARD
from tools.lessons.aims import covers, lays
from tools.lessons.rows import LEARNER, Lesson, Step
from tools.pictures.tables.blokus import OPENING, THREE_EACH

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState
    from tools.lessons.rows import Tried

GREEN: Final = 3
MANY_DOORS: Final = 15
MIDDLE: Final = "j10 k10 j11 k11"
CROWDED: Final = """
    first:0 b18,c18,b19,a20,b20 r18,r19,s19,t19,t20 t1,r2,s2,t2,r3 a1,b1,c1,c2,c3
    e15,f15,d16,e16,d17 o15,o16,p16,p17,q17 q4,q5,p6,q6,p7 d4,d5,e5,e6,f6 i12,i13,g14,h14,i14
    l12,l13,l14,m14,n14 l8,m8,n8,o8,l9 g7,g8,h8,i8,i9 j11,k11,k12,k13,k14 k10,l10,m10,n10,m11
    j6,j7,k7,j8,j9 i4,i5,j5,h6,i6 f10,g10,h10,i10,h11 p8,o9,p9,q9,p10 j3,k3,k4,l4,k5
    e8,d9,e9,f9,e10 d10,c11,d11,e11,d12 j12,j13,j14,j15,k15 r7,r8,r9,r10,r11 b8,c8,b9,b10,c10
    g16,h16,i16,h17,i17 q11,q12,r12,s12,r13 h1,g2,h2,i2,h3 f3,g3,f4,g4,g5 l15,m15,n15,l16,n16
    j17,k17,l17,m17,n17 e1,f1,d2,e2,d3 k6,l6,m6,n6,o6 p11,p12,o13,p13,o14 g18,h18,i18,f19,g19
    b4,c4,b5,c5,c6 m4,n4,o4,p4,p5 q14,r14,r15,s15,r16 d18,e18,d19,d20,e20 d7,e7,f7,d8,f8
    q1,o2,p2,q2,q3 t10,t11,t12,t13,t14 t15,s16,t16,s17,t17 n1,n2,n3,o3,p3 r4,r5,r6,s6,s7
    f12,g12,e13,f13 c15,a16,b16,c16,c17 s4,t4,s5,t5 a4,a5,a6,b6,a7 c13,b14,c14,d14 l7,m7,n7,o7
    j1,k1,l1,l2 a11,a12,b12,c12 o17,o18,n19,o19,p19 o11,n12,o12 g9,h9 f11,g11 j18,k18,l18,m18
    f16,f17 m5,n5,o5 h12,g13,h13 h19,i19,h20,i20 j19,k19,l19,j20 g6 j10"""
ALL_LAID: Final = f"""
    {THREE_EACH}
    l10,m10,j11,k11,l11 n9,n10,m11,n11,o11 h10,i10,j10,k10,i11 f9,e10,f10,f11,g11
    e11,d12,e12,f12,e13 j12,j13,j14,j15,k15 n7,o7,n8,o8,p8 c11,d11,c12,c13,d13 b9,d9,b10,c10,d10
    p9,q9,r9,p10,q10 j5,k5,i6,j6,j7 e7,b8,c8,d8,e8 h15,i15,h16,i16,i17 r6,q7,r7,s7,s8
    f3,f4,g4,g5,h5 a14,b14,b15,c15,d15 k6,k7,k8,j9,k9 p5,q5,n6,o6,p6 l2,m2,m3,l4,m4 c5,b6,c6,d6
    k16,k17,l17,j18,k18 m16,n16,m17,m18,n18 t4,t5,t6,t7,t8 a9,a10,a11,a12 l19,m19,n19,o19,n20
    s10,r11,s11,t11,s12 i2,i3,j3,k3,i4 a16,a17,b17,c17 a4,a5,a6,a7,a8 p18,p19,q19,q20
    d1,d2,e2,d3 e17,d18,e18,f18,e19 l5,m5 r13,q14,r14,r15 g12,h12 h18,i18,g19,h19,i19
    h20,i20,j20,k20 t13,t14,t15,t16,t17 f13,d14,e14,f14 b19,c19,c20,d20 n2,n3,o3,p3,n4 r4,s4,s5
    g15,g16,g17,g18 b4 q1,r1,q2,r2 o17 c4 j16,j17 a2,b2,b3 m7,m8 n1,o1,o2,p2 l15,m15,n15
    f19,e20,f20 p13,q13,o14,p14 f1,g1,h1 m12,n12,o12,n13 k1,l1,m1,k2 r12"""
ALMOST_ALL: Final = " ".join(ALL_LAID.split()[:-3])
ALL_BUT_ONE: Final = " ".join(ALL_LAID.split()[:-1])


def leans_on_another(tried: Tried) -> bool:
    """Whether the piece lies side by side with one of another colour (BK-5)."""
    move, state = cast("Placement", tried.move), cast("BlokusState", tried.before)
    return bool(BOARD.sides(move.mask) & (state.filled & ~state.laid[LEARNER]))


def opens_doors(tried: Tried) -> bool:
    """Whether many cells are left where the next piece can take hold."""
    return cast("BlokusState", tried.after).anchors(LEARNER).bit_count() >= MANY_DOORS


def shuts_out(tried: Tried) -> bool:
    """Whether green can lay nothing any more (BK-7)."""
    return not cast("BlokusState", tried.after).can_move(GREEN)


LESSON = Lesson(
    game="blokus",
    steps=(
        Step("start", "first:0", pieces="V5", shown="a18,a19,a20,b20,c20"),
        Step("corner", OPENING, pieces="W", shown="e15,f15,d16,e16,d17"),
        Step("middle", THREE_EACH, pieces="P", aim=covers(*MIDDLE.split()), spots=MIDDLE),
        Step(
            "turn",
            THREE_EACH,
            pieces="L5",
            aim=covers("j11", "m12"),
            spots="j11 m12",
            shown="j11,k11,l11,m11,m12",
        ),
        Step("neighbour", THREE_EACH, pieces="V3", aim=leans_on_another),
        Step("doors", THREE_EACH, pieces="F", aim=opens_doors),
        Step("big", THREE_EACH, pieces="1 V3 O I5", aim=lays("I5")),
        Step("shut", CROWDED, pieces="1 2 V3", aim=shuts_out, spots="s9"),
        Step("save", ALMOST_ALL, pieces="1 T4", aim=lays("T4")),
        Step("last", ALL_BUT_ONE, pieces="1"),
    ),
)
