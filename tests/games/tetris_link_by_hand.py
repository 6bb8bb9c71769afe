"""Tetris Link played by hand: a second, slow reading of TL-1 to TL-20 that shares no code with the
law. Pieces are dropped row by row, groups are found piece by piece."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import cycle

from tests.games.square_positions import (
    SIDES,
    Cells,
    around,
    cells_of,
    fixed_polyominoes,
    likeness,
    text_of,
)

COLUMNS, ROWS = 10, 20
FACES = {
    "I": "a1,b1,c1,d1",
    "O": "a1,b1,a2,b2",
    "T": "a1,b1,c1,b2",
    "L": "a1,b1,a2,a3",
    "S": "a1,b1,b2,c2",
}
SHAPE_OF = {likeness(cells_of(text)): shape for shape, text in FACES.items()}


@cache
def orientations() -> dict[str, tuple[Cells, ...]]:
    """All ways to hold each shape (TL-3)."""
    figures = fixed_polyominoes(4)
    return {
        shape: tuple(figure for figure in figures if SHAPE_OF[likeness(figure)] == shape)
        for shape in FACES
    }


def shape_of(text: str) -> str:
    """Which shape a placement is."""
    return SHAPE_OF[likeness(cells_of(text))]


@dataclass
class Piece:
    """A laid piece, and whether it has scored (TL-15)."""

    seat: int
    cells: Cells
    scored: bool = False


class TowerByHand:
    """The tower with all pieces laid so far."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.filled: set[tuple[int, int]] = set()

    def drop(self, figure: Cells, column: int) -> Cells | None:
        """Where a figure rests whose left edge is in a column; None if not inside (TL-9, TL-10)."""
        cells = _moved(figure, column - 1, ROWS)
        while min(r for _, r in cells) > 1 and self.filled.isdisjoint(_moved(cells, 0, -1)):
            cells = _moved(cells, 0, -1)
        inside = max(r for _, r in cells) <= ROWS and max(c for c, _ in cells) <= COLUMNS
        return cells if inside else None

    def rests(self, shape: str) -> set[Cells]:
        """Where a shape can be placed."""
        spots = (
            self.drop(figure, column)
            for figure in orientations()[shape]
            for column in range(1, COLUMNS + 1)
        )
        return {cells for cells in spots if cells is not None}

    def holes(self, cells: Cells) -> int:
        """Empty cells under a piece, down to the first filled cell or the floor (TL-16)."""
        count = 0
        for column, row in cells:
            spot = (column, row - 1)
            while spot[1] > 0 and spot not in self.filled | cells:
                count += 1
                spot = (column, spot[1] - 1)
        return count

    def group(self, piece: Piece) -> list[Piece]:
        """The pieces of one colour that are linked to a piece, itself included (TL-14)."""
        found, edge = [piece], [piece]
        while edge:
            near = around(edge.pop().cells, SIDES)
            linked = [
                p
                for p in self.pieces
                if p.seat == piece.seat and p not in found and not near.isdisjoint(p.cells)
            ]
            found += linked
            edge += linked
        return found

    def lay(self, seat: int, text: str) -> tuple[int, int]:
        """Lay a piece; the points won and the points lost by it (TL-15, TL-16)."""
        piece = Piece(seat, cells_of(text))
        lost = min(self.holes(piece.cells), 2)
        self.pieces.append(piece)
        self.filled |= piece.cells
        group = self.group(piece)
        fresh = [p for p in group if not p.scored] if len(group) >= 3 else []
        for p in fresh:
            p.scored = True
        return len(fresh), lost

    def largest_group(self, seat: int) -> int:
        """The size of a seat's largest group (TL-20)."""
        return max((len(self.group(p)) for p in self.pieces if p.seat == seat), default=0)


def _moved(cells: Cells, columns: int, rows: int) -> Cells:
    return frozenset((c + columns, r + rows) for c, r in cells)


class TetrisLinkByHand:
    """A game in progress, after the lot."""

    def __init__(self, seats: int, edition: str, first: int, *, dice: bool) -> None:
        self.tower = TowerByHand()
        self.left = [dict.fromkeys(FACES, 5) for _ in range(seats)]
        self.scores = [0] * seats
        self.edition, self.dice = edition, dice
        self.seat = first
        self.rolled: str | None = None
        self.over = False
        self.passes: list[tuple[int, str]] = []

    def allowed(self) -> list[str]:
        """The shapes that the seat may play, whether they fit or not (TL-7, TL-8, TL-12)."""
        own = [shape for shape, count in self.left[self.seat].items() if count > 0]
        if self.rolled in own:
            return [shape for shape in own if shape == self.rolled]
        if self.rolled in FACES and self.edition == "de":
            return []
        return own

    def moves(self) -> set[str]:
        """What the seat can place."""
        return {text_of(cells) for shape in self.allowed() for cells in self.tower.rests(shape)}

    def roll(self, face: str) -> None:
        """The turn begins with a roll, and ends with it for a seat that must pass."""
        self.rolled, self.passes = face, []
        if self.moves():
            return
        short = not self.left[self.seat].get(face, 1) and self.edition == "de"
        empty = not any(self.left[self.seat].values())
        self.passes = [(self.seat, "TL-13" if empty else "TL-12" if short else "TL-11")]
        self._next()

    def lay(self, text: str) -> tuple[int, int]:
        """Lay a piece, pass the turn on; the points won and lost."""
        won, lost = self.tower.lay(self.seat, text)
        self.scores[self.seat] += won - lost
        self.left[self.seat][shape_of(text)] -= 1
        self.passes = []
        self.over = not any(self.can_place(seat) for seat in range(len(self.left)))
        if not self.over:
            self._next()
            while not self.dice and not self.can_place(self.seat):
                self.passes.append((self.seat, "TL-11"))
                self._next()
        return won, lost

    def can_place(self, seat: int) -> bool:
        """Whether a seat can place any piece that it still has (TL-19)."""
        return any(count and self.tower.rests(shape) for shape, count in self.left[seat].items())

    def _next(self) -> None:
        self.seat, self.rolled = (self.seat + 1) % len(self.left), None

    def standing(self, seat: int) -> tuple[int, int]:
        """What the seats are ranked by, higher first (TL-20)."""
        return self.scores[seat], self.tower.largest_group(seat)


@cache
def packed_tower() -> tuple[str, ...]:
    """45 placements of three seats in turn that fill columns a to i without a hole.

    Seat 0 plays O in a–b, L in c–d and all its I in i; seats 1 and 2 play O in e–f and L in g–h;
    then four T at a time make squares on top of a–d. Column j stays empty.
    """
    o, i, foot, hook = "a1,b1,a2,b2", "a1,a2,a3,a4", "a1,b1,a2,a3", "b1,b2,a3,b3"
    turned = cycle((("a1,b1,c1,b2", 1), ("b1,a2,b2,b3", 3), ("a1,a2,b2,a3", 1), ("b1,a2,b2,c2", 2)))
    pairs = {column: cycle((foot, hook)) for column in (3, 7)}
    plans = ["OOOOLLLLIIIIITT", "OOOOOLLLLLTTTTT", "OOOOOLLLLLTTTTT"]
    tower, line = TowerByHand(), []
    for turn in range(45):
        shape, near = plans[turn % 3][turn // 3], turn % 3 == 0
        if shape == "T":
            figure, column = next(turned)
        else:
            column = {"O": 1 if near else 5, "L": 3 if near else 7, "I": 9}[shape]
            figure = {"O": o, "I": i}.get(shape) or next(pairs[column])
        rest = tower.drop(cells_of(figure), column)
        assert rest is not None
        tower.lay(turn % 3, text_of(rest))
        line.append(text_of(rest))
    assert tower.filled == {(c, r) for c in range(1, COLUMNS) for r in range(1, ROWS + 1)}
    return tuple(line)
