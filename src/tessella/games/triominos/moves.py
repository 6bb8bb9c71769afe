"""The moves of Triominos and their texts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from tessella.core.errors import NotationError, shown
from tessella.core.lattice import Cell, Numbers
from tessella.core.move import ChanceMove, Move
from tessella.games.triominos.tiles import TILES, tile_of, tile_text

NUMBER: Final = r"(0|-?[1-9][0-9]{0,99})"
LAY: Final = re.compile(rf"([v^]){NUMBER},{NUMBER}:([0-5]{{3}})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """A tile, turned, on a cell; `numbers` are clockwise from the left corner."""

    looks = "^0,0:012"

    tile: Numbers = field(compare=False)
    cell: Cell = field(compare=False)
    numbers: Numbers = field(compare=False)

    @classmethod
    def at(cls, cell: Cell, tile: Numbers, numbers: Numbers) -> Lay:
        """The move that lays a tile so."""
        return cls(f"{cell}:{tile_text(numbers)}", tile, cell, numbers)


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take a tile from the pool."""

    looks = "draw"


@dataclass(frozen=True, slots=True)
class Deal(ChanceMove):
    """A tile comes from the pool into a hand."""

    looks = "012"

    tile: Numbers = field(compare=False)


DRAW: Final = Draw("draw")
DEALS: Final = {tile: Deal(tile_text(tile), tile) for tile in TILES}
BY_TEXT: Final[dict[str, Move]] = {"draw": DRAW} | {d.text: d for d in DEALS.values()}


def read(text: str) -> Move:
    """The move that a text names, lots aside."""
    return BY_TEXT.get(text) or _read_lay(text)


def _read_lay(text: str) -> Lay:
    match = LAY.fullmatch(text)
    if match is None:
        raise NotationError("notation-triominos", text=shown(text))
    a, b, c = map(int, match[4])
    tile = tile_of((a, b, c))
    if tile is None:
        raise NotationError("notation-tile", rule="TR-1", tile=match[4])
    return Lay(text, tile, Cell(match[1], int(match[2]), int(match[3])), (a, b, c))
