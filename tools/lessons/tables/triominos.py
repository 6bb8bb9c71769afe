"""The lesson of Triominos."""

from __future__ import annotations

from typing import Final

from tools.lessons.aims import earns, ends, gains
from tools.lessons.rows import Lesson, Step
from tools.pictures.tables.triominos import BRIDGE, FITTING, ONE_HEXAGON, TWO_HEXAGONS

DEALT: Final = FITTING.replace("first:1", "first:0").removesuffix("^0,0:123")
SEVERAL_FIT: Final = """
    first:1 123 135 345 223 445 112 034 001 055 024 235 044 005 333 144 002 455 025 ^0,0:123"""
TRAP: Final = """
    first:0 344 225 333 014 133 223 013 002 222 045 025 000 033 003 111 445 134 144
    ^0,0:344 v0,0:414 v0,-1:341 ^0,1:401 ^0,-1:331 v-1,1:504 v-1,-1:333 ^-1,1:454"""
NOTHING_FITS: Final = """
    first:1 014 122 244 003 005 224 013 124 255 004 233 044 002 022 223 222 015 114 ^0,0:255"""
FITS: Final = "155"
ONE_LEFT: Final = """
    first:0 233 111 011 045 034 005 335 002 234 133 114 455 001 022 355 035 122 023
    ^0,0:355 v0,0:545 v-1,0:353 ^0,1:504 ^-1,0:233 v0,-1:350 v-1,-1:234 ^1,-1:050 v0,1:034
    ^0,2:023 v1,-2:001 v-1,2:220 ^-1,3:212 ^-1,2:020 ^2,-2:101 v2,-3:111"""

NEARLY_BLOCKED: Final = """
    first:1 013 235 333 225 445 145 123 124 022 025 111 455 023 055 355 255 224 115 ^0,0:355
    v0,0:505 draw 114 draw 011 draw 003 v0,-1:352 draw 113 draw 444 draw 345 v-1,0:453 ^1,-1:252
    ^-1,1:445 ^1,0:502 v1,-2:220 draw 015 draw 034 draw 233 ^0,-1:332 ^2,-2:023 v2,-3:034
    v-2,1:444 v-1,1:455 draw 035 draw 005 draw 000 draw 044 ^2,-3:404 v-1,-1:333 draw 134 draw
    112 draw 144 ^-2,2:414 v-2,2:114 v-3,2:514 draw 222 draw 155 ^-3,3:551 v-4,3:255 draw 245
    ^-4,4:245 v-3,3:511 ^-2,3:111 ^-3,4:501 v-3,4:011 ^-2,4:112 v-5,4:242 draw 002 ^1,-2:020
    ^-5,4:222 draw 012 v1,0:012 draw 223 v-5,3:223 draw 004 v1,-3:004 ^-5,3:123 v-5,2:134 draw
    555 draw 135 draw 045 ^1,-3:504 draw 133 ^-1,-1:133 v-2,-1:131 draw 234 ^-5,5:234 v-1,-2:130
    draw 024 draw 001 ^1,1:001 v0,-3:005 draw 125 draw 335 draw 014 ^-5,2:014 draw 344 v-5,5:344
    draw 033 draw 244 v2,-4:442 ^0,-2:030 ^3,-4:241 draw 122 v3,-5:212 draw 334"""


def before_last(moves: str) -> str:
    """All moves but the last."""
    return " ".join(moves.split()[:-1])


LESSON = Lesson(
    game="triominos",
    steps=(
        Step("first", DEALT, shown="^0,0:345"),
        Step("match", FITTING, pieces="233"),
        Step("best", SEVERAL_FIT, aim=gains(9)),
        Step("corner", TRAP, pieces="033"),
        Step("bridge", before_last(BRIDGE), aim=earns("TR-9")),
        Step("draw", NOTHING_FITS, then=FITS),
        Step("drawn", f"{NOTHING_FITS} draw {FITS}"),
        Step("hexagon", before_last(ONE_HEXAGON), aim=earns("TR-10")),
        Step("double", before_last(TWO_HEXAGONS), aim=earns("TR-10", 60)),
        Step("out", ONE_LEFT, aim=earns("TR-16")),
        Step("blocked", NEARLY_BLOCKED, aim=ends("TR-17")),
    ),
)
