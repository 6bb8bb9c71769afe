"""How things look: a mark and a paint for each colour, and the signs that boards are drawn with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from tessella.core import palette
from tessella.core.palette import LIGHT


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a terminal. Each colour has a mark of its own, so no paint is needed."""

    marks: str
    done: str
    """The marks of cells that have done their work."""
    empty: str
    spot: str
    """An empty cell with a dot on it, such as a start point."""
    fresh: str
    """Stands before every cell that was filled last."""
    bar: str
    fold: str
    """Stands for rows that are left out."""
    rising: str
    falling: str
    level: str
    shade: str
    """Fills a tile that was laid last."""
    blocks: str
    """A column of two cells, by which of them are filled: none, upper, lower, both."""
    turn: str
    times: str


FINE: Final = Signs(
    marks="■●▲◆",
    done="□○△◇",
    empty="·",
    spot="+",
    fresh="›",
    bar="═",
    fold="⋮",
    rising="╱",
    falling="╲",
    level="─",
    shade="░",
    blocks=" ▀▄█",
    turn="▸",
    times="×",
)
PLAIN: Final = Signs(
    marks="XOAH",
    done="xoah",
    empty=".",
    spot="+",
    fresh=">",
    bar="=",
    fold=":",
    rising="/",
    falling="\\",
    level="-",
    shade="*",
    blocks="",
    turn=">",
    times="x",
)


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour as the ground of its cells, faded for those that are done, and as ink."""

    ground: str
    faded: str
    ink: str


INK: Final = "#16161f"
PAPER: Final = "#ffffff"
PAINTS: Final = {
    name: Paint(paint.day.face, paint.faded, PAPER if paint.ink == LIGHT else INK)
    for name, paint in palette.PAINTS.items()
}
NEUTRAL: Final = Paint("#8a8a99", "#55555f", INK)
TILE: Final = Style(bgcolor="#ece5d3", color=INK)
FRESH_TILE: Final = Style(bgcolor="#f6cf5b", color=INK, bold=True)
FILLING: Final = Style(bgcolor="#f6cf5b", color="#d79f1f")
QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)


@dataclass(frozen=True, slots=True)
class Theme:
    """The signs of the terminal, the game's colours, and the room that there is.

    A `height` of None is a page without end, such as a file.
    """

    signs: Signs
    colours: tuple[str, ...]
    width: int
    height: int | None = None

    def paint(self, colour: int) -> Paint:
        """How a colour is painted."""
        return PAINTS.get(self.colours[colour % len(self.colours)], NEUTRAL)

    def mark(self, colour: int, *, done: bool = False) -> str:
        """The mark of a colour."""
        marks = self.signs.done if done else self.signs.marks
        return marks[colour % len(marks)]

    def cell(self, colour: int, *, done: bool, fresh: bool) -> Style:
        """The style of a cell with a piece of a colour on it."""
        paint = self.paint(colour)
        if fresh:
            return Style(color=paint.ink, bgcolor=paint.ground, bold=True, underline=True)
        if done:
            return Style(color=PAPER, bgcolor=paint.faded)
        return Style(color=paint.ink, bgcolor=paint.ground)

    def ink(self, colour: int) -> Style:
        """The style of words about a colour."""
        return Style(color=self.paint(colour).ground, bold=True)
