"""The boards of the banner: four games between players who take what looks best."""

from __future__ import annotations

from tools.pictures.rows import GridPanel, LatticePanel

BLOKUS_DUO = """
    first:1 i4,h5,i5,j5,i6 e8,d9,e9,f9,e10 h7,g8,h8,g9,g10 h10,f11,g11,h11,g12
    i9,i10,j10,i11,i12 g4,g5,g6,f7,g7 g2,f3,g3,h3,f4 j12,k12,h13,i13,j13 e5,d6,e6,c7,d7
    k9,k10,l10,l11,m11 m7,j8,k8,l8,m8 b6,c6,b7,b8,c8 k2,k3,l3,m3,k4 d2,c3,d3,d4,d5
    b3,b4,c4,b5,c5 e1,f1,g1,h1,i1 n9,n10,n11,n12,n13 b11,c11,d11,c12,c13 a1,b1,c1,a2,c2
    l13,m13,k14,l14,m14 n4,l5,m5,n5,l6"""
TETRIS_LINK = """
    first:0 S e1,f1,d2,e2 L f2,d3,e3,f3 L g1,h1,g2,g3 T e4,f4,g4,f5 L b1,c1,c2,c3 T
    d4,d5,e5,d6 O i1,j1,i2,j2 L g5,e6,f6,g6 L b2,b3,b4,c4 L b5,c5,c6,c7 T h2,h3,i3,h4 I
    d7,e7,f7,g7 I a1,a2,a3,a4 T a5,a6,b6,a7 * j3,i4,j4,j5 * d8,e8,f8,g8 L h5,i5,h6,h7 O
    b8,c8,b9,c9 S j6,i7,j7,i8 S d9,e9,c10,d10 T h8,g9,h9,i9 S b10,b11,c11,c12 I j8,j9,j10,j11
    T f9,e10,f10,g10 S h10,i10,g11,h11 L d11,e11,f11,d12 S i11,h12,i12,h13 O f12,g12,f13,g13 S
    e12,d13,e13,d14 * a8,a9,a10,a11"""
TETRIS_DUEL = """
    first:0 I a1,b1,c1,d1 L a31,a32,b32,c32 T e1,f1,g1,f2 L b31,c31,d31,d32 S d2,e2,e3,f3 S
    e31,f31,f32,g32 O i1,j1,i2,j2 Z g30,g31,h31,h32 S h1,g2,h2,g3 S j30,i31,j31,i32 I
    a2,a3,a4,a5 L d29,d30,e30,f30 L b2,c2,b3,b4 O b29,c29,b30,c30 S c3,d3,d4,e4 J
    g28,e29,f29,g29 I a6,a7,a8,a9 L a28,b28,a29,a30 J h3,i3,j3,h4 S b27,c27,c28,d28 O
    i4,j4,i5,j5 T h29,i29,j29,i30 Z f4,g4,e5,f5 L h27,h28,i28,j28 J g5,h5,h6,h7 T
    a25,a26,b26,a27 T c4,b5,c5,d5 O e27,f27,e28,f28 O i6,j6,i7,j7 T c26,d26,e26,d27"""
TRIOMINOS = """
    first:1 022 222 025 455 112 055 114 345 001 224 124 125 005 145 234 133 024 135 ^0,0:234
    v0,-1:242 ^1,-1:241 v1,-1:451 ^0,-1:022 ^1,0:455 v0,-2:025 ^0,-2:505 v-1,-2:005 draw 122
    v1,-2:212 ^2,-2:211 draw 225 ^1,-2:522 v2,-2:141 draw 245 v1,-3:524 ^-1,-1:010 draw 004
    draw 355 v0,-3:553 draw 013 draw 000 draw 015 ^0,-3:453 draw 111 draw 115 draw 012
    v-1,-1:120 draw 003 draw 045 draw 155 v1,0:515 ^1,1:511 ^2,0:513 v0,1:015 v2,0:133
    v1,1:111"""

BOARDS: tuple[tuple[GridPanel | LatticePanel, float], ...] = (
    (GridPanel(game="blokus-duo", moves=BLOKUS_DUO, bare=True, last=True), 16),
    (
        GridPanel(
            game="tetris-link",
            options={"seats": 4},
            moves=TETRIS_LINK,
            open_top=True,
            bare=True,
            last=True,
        ),
        11,
    ),
    (GridPanel(game="tetris-duel", moves=TETRIS_DUEL, bare=True, last=True), 7),
    (LatticePanel(game="triominos", moves=TRIOMINOS, last=True), 44),
)
"""Each board, and the size of its cells."""
