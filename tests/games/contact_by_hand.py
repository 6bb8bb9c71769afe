"""What games of 21 polyominoes that meet at corners share, played by hand: a second, slow reading
of their rules that has no code of the law."""

from __future__ import annotations

from functools import cache

from tests.games.square_positions import (
    CORNERS,
    SIDES,
    Cell,
    Cells,
    around,
    cells_of,
    fixed_polyominoes,
    likeness,
    text_of,
)

PIECES = 21
ALL_CELLS = 89


@cache
def placements_on(size: int) -> dict[str, Cells]:
    """Every way to lay a figure of 1 to 5 joined cells on a board as wide as high."""
    figures = [figure for count in range(1, 6) for figure in fixed_polyominoes(count)]
    board = range(1, size + 1)
    laid = [
        frozenset((c + dc, r + dr) for c, r in figure)
        for figure in figures
        for dc in range(size)
        for dr in range(size)
        if max(c for c, _ in figure) + dc in board and max(r for _, r in figure) + dr in board
    ]
    return {text_of(cells): cells for cells in laid}


@cache
def piece_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Which of the 21 pieces a placement is."""
    return likeness(cells_of(text))


class ContactByHand:
    """A game in progress: the texts that each colour has laid, in order."""

    size: int

    def __init__(self, colours: int, first: int) -> None:
        self.laid: tuple[list[str], ...] = tuple([] for _ in range(colours))
        self.colour: int | None = first
        self.passed: list[int] = []

    def starts(self, colour: int) -> set[Cell]:
        """The cells of which a colour's first piece covers one."""
        raise NotImplementedError

    def cells(self, colour: int) -> set[Cell]:
        """The cells of a colour's pieces."""
        return {cell for text in self.laid[colour] for cell in cells_of(text)}

    def moves(self, colour: int) -> set[str]:
        """What could be laid of a colour."""
        own = self.cells(colour)
        wanted = around(own, CORNERS) if own else self.starts(colour)
        barred = around(own, SIDES).union(*map(self.cells, range(len(self.laid))))
        used = {piece_of(text) for text in self.laid[colour]}
        return {
            text
            for text, cells in placements_on(self.size).items()
            if not cells.isdisjoint(wanted)
            and cells.isdisjoint(barred)
            and piece_of(text) not in used
        }

    def play(self, text: str) -> None:
        """Lay a piece; the next colour that can be laid follows, the same one last."""
        colour = self.colour
        assert colour is not None
        self.laid[colour].append(text)
        self.passed = []
        for step in range(1, len(self.laid) + 1):
            candidate = (colour + step) % len(self.laid)
            if self.moves(candidate):
                self.colour = candidate
                return
            self.passed.append(candidate)
        self.colour = None

    def worth(self, colour: int) -> int:
        """The result of a colour if the game ended at once."""
        laid = self.laid[colour]
        if len(laid) == PIECES:
            return 20 if len(cells_of(laid[-1])) == 1 else 15
        return sum(len(cells_of(text)) for text in laid) - ALL_CELLS
