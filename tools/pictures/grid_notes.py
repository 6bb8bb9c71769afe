"""What is drawn over a board of squares, or beside it, to make a rule plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tessella.core.colour import colour_of
from tools.pictures.grid_frame import named
from tools.pictures.outline import outline
from tools.pictures.played import ContradictionError
from tools.pictures.signs import arrow, badge, bracket, haloed, numeral
from tools.pictures.svg import circle, line, number, path, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.pictures.grid_frame import GridFrame
    from tools.pictures.svg import Element

ARROW_LANE = 16.0
"""How far right of the board arrows stand."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """Empty cells that matter, such as holes."""

    cells: str
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A hatched square on each."""
        for name in self.cells.split(","):
            column, row = named(name)
            if frame.grid.colours[row * frame.grid.columns + column] is not None:
                raise ContradictionError(f"{name} is not empty")
            yield path(outline([frame.square(column, row)], frame.size, gap=2.5), "hole")


@dataclass(frozen=True, slots=True)
class Dots:
    """Cells where a seat can take hold."""

    cells: str
    seat: int
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A dot of the seat's colour on each."""
        colour = frame.position.colour(self.seat)
        for name in self.cells.split(","):
            yield circle(frame.centre(name), frame.size * 0.2, f"dot-{colour}")


@dataclass(frozen=True, slots=True)
class LaidBy:
    """Who laid the pieces of a colour."""

    colour: int
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """On each piece a dot in the first colour of the seat that laid it."""
        position = frame.position
        for laid in position.laid:
            if colour_of(laid) == self.colour:
                at = _heart(frame, position.cells(laid.move))
                yield circle(at, frame.size * 0.34, "disc")
                own = position.game.colours_of(laid.seat)[0]
                yield circle(at, frame.size * 0.24, f"dot-{position.colour(own)}")


@dataclass(frozen=True, slots=True)
class Meeting:
    """A point where two cells meet at their corners: `f9/g8`."""

    corner: str
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A small ring around the point."""
        for class_ in ("halo", "accent"):
            yield circle(frame.corner(self.corner), frame.size * 0.3, class_)


@dataclass(frozen=True, slots=True)
class Offence:
    """Sides that may not be shared: `f9|g9 g9|g10`."""

    sides: str
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A strong line on each."""
        data = "".join(line(*frame.side(side)) for side in self.sides.split())
        yield from haloed(data, "offence")


@dataclass(frozen=True, slots=True)
class Link:
    """A side that links two pieces: `b1|c1`."""

    side: str
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterable[Element]:
        """A short bar across the side."""
        (x1, y1), (x2, y2) = frame.side(self.side)
        x, y, reach = (x1 + x2) / 2, (y1 + y2) / 2, frame.size * 0.36
        ends = ((x - reach, y), (x + reach, y)) if x1 == x2 else ((x, y - reach), (x, y + reach))
        return haloed(line(*ends), "rim")


@dataclass(frozen=True, slots=True)
class Scoring:
    """Which pieces the last move makes count, and which have counted before."""

    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A 1 on each piece that scores, a dot on each that has scored."""
        for laid in frame.position.laid:
            cells = frame.position.cells(laid.move)
            x, y = _heart(frame, cells)
            if set(cells) <= frame.before.done:
                yield circle((x, y), 3.5, "spot")
            elif set(cells) <= frame.grid.done:
                yield from numeral("1", (x, y))


def _heart(frame: GridFrame, cells: tuple[int, ...]) -> tuple[float, float]:
    """The middle of the cell that is nearest to the middle of a piece."""
    squares = [frame.of_cell(cell) for cell in cells]
    x = sum(column for column, _ in squares) / len(squares)
    y = sum(row for _, row in squares) / len(squares)
    column, row = min(squares, key=lambda square: (square[0] - x) ** 2 + (square[1] - y) ** 2)
    return (column + 0.5) * frame.size, (row + 0.5) * frame.size


@dataclass(frozen=True, slots=True)
class Fall:
    """A piece that is held over the board, and where it comes to rest: the lowest of its rows."""

    held: str
    rest: int
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A dotted outline, and an arrow down from it."""
        squares = frame.of_names(self.held)
        colour = frame.position.colour(frame.position.state.turn or 0)
        yield path(outline(squares, frame.size, gap=1.6), f"held-{colour}")
        x = (sum(column for column, _ in squares) / len(squares) + 0.5) * frame.size
        top = (max(row for _, row in squares) + 1) * frame.size + 4
        yield from arrow((x, top), (x, frame.level(self.rest) - 4))


@dataclass(frozen=True, slots=True)
class Span:
    """A measure of rows, the first and the last of them counted from 1, so far from the board."""

    first: int
    last: int
    right: float = 12
    room: ClassVar[float] = 54

    def draw(self, frame: GridFrame) -> Iterable[Element]:
        """A bracket beside the rows, with their number."""
        top, bottom = frame.level(self.last), frame.level(self.first - 1)
        words = str(self.last - self.first + 1)
        return bracket(frame.width + self.right, top, bottom, words)


@dataclass(frozen=True, slots=True)
class Push:
    """How far lines push the bar, from above a row on; negative is downwards."""

    start: int
    rows: int
    room: ClassVar[float] = 34

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """An arrow beside the board, with the number of rows at its head."""
        x = frame.width + ARROW_LANE
        end = frame.level(self.start + self.rows)
        left = frame.width if frame.grid.bar == self.start else 0
        yield path(f"M{number(left)} {number(frame.level(self.start))}H{number(x)}", "faint")
        yield from arrow((x, frame.level(self.start)), (x, end))
        yield text(str(self.rows), (x, end - 11), "small")


@dataclass(frozen=True, slots=True)
class RowSign:
    """Whether a row counts."""

    row: int
    sign: str
    room: ClassVar[float] = 30

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A small badge beside the row."""
        y = frame.level(self.row - 1) - frame.size / 2
        yield badge(self.sign, (frame.width + 16, y), scale=min(1, frame.size / 28))


@dataclass(frozen=True, slots=True)
class Marker:
    """A seat's marker beside a row."""

    row: int
    seat: int
    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """A small triangle that points to the row."""
        y = number(frame.level(self.row - 1) - frame.size / 2)
        colour = frame.position.colour(self.seat)
        yield path(f"M-2 {y}l-8 -5v10z", f"dot-{colour}")


@dataclass(frozen=True, slots=True)
class FullRows:
    """The rows that the last move completed."""

    room: ClassVar[float] = 0

    def draw(self, frame: GridFrame) -> Iterator[Element]:
        """An accent around each."""
        wide = frame.grid.columns
        for row in sorted({cell // wide for cell in frame.grid.done - frame.before.done}):
            squares = [frame.square(column, row) for column in range(wide)]
            yield from haloed(frame.outline(squares, gap=0), "accent")
