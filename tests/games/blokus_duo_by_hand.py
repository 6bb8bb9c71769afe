"""Blokus Duo played by hand: a second, slow reading of BD-1 to BD-9 that shares no code with the
law, and a few whole games that end in a telling way."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.games.square_positions import (
    CORNERS,
    SIDES,
    Cells,
    around,
    cells_of,
    fixed_polyominoes,
    likeness,
    text_of,
)

BOARD = range(1, 15)
STARTS = {(5, 10), (10, 5)}
PIECES = 21
ALL_CELLS = 89

_FILE = Path(__file__).parent.parent / "data" / "blokus-duo-endings.txt"
_ENDINGS = {
    name: moves.split()
    for name, _, moves in (line.partition(": ") for line in _FILE.read_text("utf-8").splitlines())
}

SOLITARY_LAST = _ENDINGS["solitary-last"]
"""Seat 1 lays all 21 pieces, the one-cell piece last."""

ALL_LAID = _ENDINGS["all-laid"]
"""Seat 1 lays all 21 pieces, a piece of four cells last and the one-cell piece before it."""

TEN_CELLS_LEFT = _ENDINGS["ten-cells-left"]
"""The game ends, and seat 0 has two pieces of three cells and one of four left."""


@cache
def all_placements() -> dict[str, Cells]:
    """Every way to lay a figure of 1 to 5 joined cells on the board (BD-1, BD-2)."""
    figures = [figure for size in range(1, 6) for figure in fixed_polyominoes(size)]
    laid = [
        frozenset((c + dc, r + dr) for c, r in figure)
        for figure in figures
        for dc in range(14)
        for dr in range(14)
        if max(c for c, _ in figure) + dc in BOARD and max(r for _, r in figure) + dr in BOARD
    ]
    return {text_of(cells): cells for cells in laid}


@cache
def piece_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Which of the 21 pieces a placement is."""
    return likeness(cells_of(text))


class BlokusDuoByHand:
    """A game in progress: the texts that each seat has laid, in order."""

    def __init__(self, first: int) -> None:
        self.laid: tuple[list[str], list[str]] = ([], [])
        self.turn: int | None = first
        self.passed: list[int] = []

    def cells(self, seat: int) -> set[tuple[int, int]]:
        """The cells of a seat's pieces."""
        return {cell for text in self.laid[seat] for cell in cells_of(text)}

    def moves(self, seat: int) -> set[str]:
        """What a seat could lay (BD-2, BD-4 to BD-6)."""
        own, other = self.cells(seat), self.cells(1 - seat)
        wanted = around(own, CORNERS) if own else STARTS
        barred = own | other | around(own, SIDES)
        used = {piece_of(text) for text in self.laid[seat]}
        return {
            text
            for text, cells in all_placements().items()
            if not cells.isdisjoint(wanted)
            and cells.isdisjoint(barred)
            and piece_of(text) not in used
        }

    def play(self, text: str) -> None:
        """Lay a piece; the turn goes to whoever can move, the other seat first (BD-3, BD-7)."""
        seat = self.turn
        assert seat is not None
        self.laid[seat].append(text)
        self.passed = []
        for candidate in (1 - seat, seat):
            if self.moves(candidate):
                self.turn = candidate
                return
            self.passed.append(candidate)
        self.turn = None

    def score(self, seat: int) -> int:
        """The result of a seat if the game ended at once (BD-8)."""
        laid = self.laid[seat]
        if len(laid) == PIECES:
            return 20 if len(cells_of(laid[-1])) == 1 else 15
        return sum(len(cells_of(text)) for text in laid) - ALL_CELLS
