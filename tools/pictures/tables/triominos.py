"""The pictures of Triominos. Whoever makes the move that a picture is about is seat 0."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.core.lattice import around, corners
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.state import TriominosState
from tools.pictures.lattice_frame import point
from tools.pictures.lattice_notes import Clockwise, EmptyCells, Names, PointName, Rings
from tools.pictures.rows import BannerBoard, LatticePanel, Picture, TileShelves, Try

if TYPE_CHECKING:
    from tools.pictures.played import Position

panel = partial(LatticePanel, game="triominos")

FITTING = """
    first:1 123 233 013 125 223 134 445 244 345 114 004 024 034 011 012 335 135 001 ^0,0:123"""
DIFFERING = """
    first:1 123 244 013 125 223 134 445 235 345 114 004 024 034 011 012 335 135 001 ^0,0:123"""
ARCH = """
    ^0,0:145 v-1,0:241 v0,0:445 ^0,1:434 v0,1:334 ^0,2:313 v-1,2:013 ^-1,2:303"""
FAR_CORNER = f"""
    first:0 145 124 445 344 334 133 013 033 224 012 014 222 235 135 004 155 044 122 {ARCH}"""
BRIDGE = f"""
    first:0 145 124 445 344 334 133 013 033 234 012 014 222 235 135 004 155 044 122 {ARCH}
    ^-1,1:234"""
NO_BRIDGE = f"""
    first:1 145 124 445 344 334 133 013 033 035 335 233 234 014 045 245 012 004 223 {ARCH}
    v-2,2:503 ^-2,2:353 v-2,1:332 ^-1,1:234"""
ONE_HEXAGON = """
    first:1 145 124 122 112 011 015 014 144 235 222 004 334 044 125 013 033 223 012
    ^0,0:145 v-1,0:241 ^-1,0:221 v-1,-1:211 ^0,-1:110 v0,-1:150"""
TWO_HEXAGONS = """
    first:1 234 223 122 125 225 334 344 044 024 224 013 012 245 155 004 135 035 145
    ^0,0:234 v-1,0:232 ^-1,0:122 v-1,-1:125 ^0,-1:522 v0,0:334 ^1,0:434 v1,-1:440 ^1,-1:240
    v0,-1:242"""
THREE_HEXAGONS = """
    first:0 022 012 122 223 234 344 445 455 245 255 025 002 224 005 015 055 333 014
    ^0,0:022 v-1,0:120 ^-1,1:122 v-1,1:232 ^0,1:234 v0,1:344 ^1,1:445 v1,0:455 ^1,0:245
    v1,-1:255 ^1,-1:025 v0,-1:020 v0,0:242"""


def disagrees(move: str, at: str, position: Position) -> bool:
    """Whether a tile shows another number than the board at this point alone (TR-5, TR-6)."""
    lay, state = position.game.parse(move), position.state
    if not isinstance(lay, Lay) or not isinstance(state, TriominosState):
        return False
    shown = dict(zip(corners(lay.cell), lay.numbers, strict=True))
    board = state.tableau.points
    return [p for p, number in shown.items() if board.get(p, number) != number] == [point(at)]


def reaches(at: str, position: Position) -> bool:
    """Whether the last tile meets others at this point, across no side (TR-9)."""
    lay, before = position.game.parse(position.laid[-1].move), position.before
    if not isinstance(lay, Lay) or not isinstance(before, TriominosState):
        return False
    return before.tableau.is_bridge(lay.cell) and point(at) in before.tableau.points


def completes(points: str, position: Position) -> bool:
    """Whether the last tile completes the hexagons around just these points (TR-10)."""
    lay, state = position.game.parse(position.laid[-1].move), position.state
    if not isinstance(lay, Lay) or not isinstance(state, TriominosState):
        return False
    full = {p for p in corners(lay.cell) if all(cell in state.tableau.laid for cell in around(p))}
    return full == {point(text) for text in points.split()}


def attempt(moves: str, move: str, refused: str, at: str) -> LatticePanel:
    """A tile that does not fit, and the point where it disagrees."""
    return panel(
        moves=moves,
        tries=(Try(move, refused),),
        sign="✗",
        notes=(Rings(at),),
        claim=partial(disagrees, move, at),
    )


def hexagons(moves: str, points: str, sign: str) -> LatticePanel:
    """A last tile that completes hexagons."""
    return panel(
        moves=moves,
        last=True,
        sign=sign,
        notes=(Rings(points),),
        claim=partial(completes, points),
    )


PICTURES = (
    Picture(
        slug="triominos-tiles",
        size=52,
        panels=(TileShelves(game="triominos", in_row=14, total=56),),
    ),
    Picture(
        slug="triominos-tile",
        size=104,
        panels=(
            panel(loose="^0,0:012", notes=(Clockwise("^0,0"),)),
            panel(loose="v0,0:120"),
            panel(tries=(Try("^0,0:021", "TR-1"),), sign="✗"),
        ),
    ),
    Picture(
        slug="triominos-match",
        size=72,
        panels=(
            panel(moves=FITTING, tries=(Try("v0,0:233"),), sign="✓"),
            attempt(DIFFERING, "v0,0:244", "TR-5", "1,0"),
            attempt(FAR_CORNER, "^-1,1:224", "TR-6", "-1,2"),
        ),
    ),
    Picture(
        slug="triominos-bridge",
        size=72,
        panels=(
            panel(
                moves=BRIDGE,
                last=True,
                sign="9 + 40",
                notes=(EmptyCells("v-2,1 v-1,1"), Rings("-1,2")),
                claim=partial(reaches, "-1,2"),
            ),
            panel(moves=NO_BRIDGE, last=True, sign="9"),
        ),
    ),
    Picture(
        slug="triominos-hexagons",
        size=72,
        panels=(
            hexagons(ONE_HEXAGON, "0,0", "6 + 50"),
            hexagons(TWO_HEXAGONS, "0,0 1,0", "8 + 60"),
            hexagons(THREE_HEXAGONS, "0,1 1,1 1,0", "8 + 70"),
        ),
    ),
    Picture(
        slug="triominos-lattice",
        size=130,
        panels=(
            panel(
                notes=(
                    Names("^0,0 v0,0 ^1,0 v-1,0 ^0,1 v0,-1 ^-1,1", lettered="^0,0 v0,0"),
                    PointName("0,0", "left"),
                    PointName("1,0", "below"),
                    PointName("0,1", "above"),
                    PointName("1,1", "right"),
                    PointName("2,0", "right"),
                ),
            ),
        ),
    ),
)

LIVELY = """
    first:1 022 222 025 455 112 055 114 345 001 224 124 125 005 145 234 133 024 135 ^0,0:234
    v0,-1:242 ^1,-1:241 v1,-1:451 ^0,-1:022 ^1,0:455 v0,-2:025 ^0,-2:505 v-1,-2:005 draw 122
    v1,-2:212 ^2,-2:211 draw 225 ^1,-2:522 v2,-2:141 draw 245 v1,-3:524 ^-1,-1:010 draw 004
    draw 355 v0,-3:553 draw 013 draw 000 draw 015 ^0,-3:453 draw 111 draw 115 draw 012
    v-1,-1:120 draw 003 draw 045 draw 155 v1,0:515 ^1,1:511 ^2,0:513 v0,1:015 v2,0:133
    v1,1:111"""
"""A game between players who take what looks best."""
BANNER = BannerBoard(panel=LatticePanel(game="triominos", moves=LIVELY, last=True), size=44)
