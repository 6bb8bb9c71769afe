"""The 21 pieces of a colour, and all their placements on a board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tessella.core.box import Part, Polyomino
from tessella.core.polyomino import Placement, Placements, Shape, drawn

if TYPE_CHECKING:
    from tessella.core.squares import Squares

PIECES: Final[dict[str, Shape]] = {
    "1": drawn("#"),
    "2": drawn("##"),
    "I3": drawn("###"),
    "V3": drawn("#.", "##"),
    "I4": drawn("####"),
    "L4": drawn("#..", "###"),
    "T4": drawn(".#.", "###"),
    "O": drawn("##", "##"),
    "Z4": drawn("##.", ".##"),
    "F": drawn(".##", "##.", ".#."),
    "I5": drawn("#####"),
    "L5": drawn("#...", "####"),
    "N": drawn("##..", ".###"),
    "P": drawn("##", "##", "#."),
    "T5": drawn("###", ".#.", ".#."),
    "U": drawn("#.#", "###"),
    "V5": drawn("#..", "#..", "###"),
    "W": drawn("#..", "##.", ".##"),
    "X": drawn(".#.", "###", ".#."),
    "Y": drawn(".#..", "####"),
    "Z5": drawn("##.", ".#.", ".##"),
}
PARTS: Final = tuple(Part(name, Polyomino(shape)) for name, shape in PIECES.items())
NAMES: Final = tuple(PIECES)
SIZES: Final = {name: len(shape) for name, shape in PIECES.items()}
BIT: Final = {name: 1 << number for number, name in enumerate(NAMES)}
FULL_HAND: Final = (1 << len(NAMES)) - 1
KEPT_HANDS: Final = 4096
CELLS: Final = sum(SIZES.values())
SOLITARY: Final = "1"


class PlacementTable:
    """Every placement on a board, and those of each piece that cover a cell."""

    def __init__(self, board: Squares) -> None:
        self.board = board
        self.placements = Placements(board, PIECES, flips=True)
        covering: list[dict[str, list[tuple[int, int]]]] = [{} for _ in board.names]
        for index, placement in enumerate(self.placements.all):
            entry = (placement.mask, index)
            for cell in placement.cells:
                covering[cell].setdefault(placement.piece, []).append(entry)
        self.covering = tuple(
            tuple((BIT[name], tuple(entries)) for name, entries in by_piece.items())
            for by_piece in covering
        )

    @property
    def all(self) -> tuple[Placement, ...]:
        """All placements, sorted by text."""
        return self.placements.all


@lru_cache(KEPT_HANDS)
def pieces_of(hand: int) -> tuple[str, ...]:
    """The names of the pieces of a hand."""
    return tuple(name for name in NAMES if hand & BIT[name])


@lru_cache(KEPT_HANDS)
def cells_of(hand: int) -> int:
    """How many cells the pieces of a hand have."""
    return sum(SIZES[name] for name in pieces_of(hand))
