"""Lines in a picture: how something went on, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Final

from tessella.arena.chart import INKS

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH: Final = 720
HEIGHT: Final = 400
LEFT, RIGHT, TOP, BOTTOM = 70, 150, 40, 50
TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class Line:
    """Points with their names, and how far each may be off."""

    name: str
    points: Sequence[tuple[float, float]]
    errors: Sequence[tuple[float, float]] = field(default=())
    """The lowest and the highest that each may be."""
    each_on_its_own: bool = False
    """Whether the line has a scale of its own, which its name then tells."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From numbers to places in the picture."""

    low: float
    high: float
    begin: float
    end: float

    def __call__(self, number: float) -> float:
        """The place of a number."""
        share = (number - self.low) / ((self.high - self.low) or 1)
        return round(self.begin + share * (self.end - self.begin), 1)


def chart(title: str, across: str, along: str, lines: Sequence[Line]) -> str:
    """A picture as SVG, of lines that share one scale or have one each."""
    xs = [x for line in lines for x, _ in line.points]
    ys = [number for line in lines for number in _reach(line)]
    scale = Scale(min(xs), max(xs), LEFT, WIDTH - RIGHT)
    shared = Scale(min(ys), max(ys), HEIGHT - BOTTOM, TOP)
    drawn = [_frame(title, across, along)]
    drawn += [_tick(x, scale) for x in sorted({round(x, 2) for x in _few(xs)})]
    if not any(line.each_on_its_own for line in lines):
        drawn += [_level(y, shared) for y in _evenly(min(ys), max(ys))]
    for number, line in enumerate(lines):
        own = Scale(min(_reach(line)), max(_reach(line)), HEIGHT - BOTTOM, TOP)
        drawn.append(_line(line, number, scale, own if line.each_on_its_own else shared))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    style = 'font-family="sans-serif" font-size="13"'
    body = "\n".join(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{body}\n</svg>\n'


def _reach(line: Line) -> list[float]:
    return [y for _, y in line.points] + [each for error in line.errors for each in error]


def _few(numbers: Sequence[float]) -> list[float]:
    known = sorted(set(numbers))
    return known[:: max(1, len(known) // 10)]


def _evenly(low: float, high: float) -> list[float]:
    return [low + (high - low) * part / (TICKS - 1) for part in range(TICKS)]


def _frame(title: str, across: str, along: str) -> str:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    return "\n".join(
        (
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
            f'<path d="M{LEFT},{TOP}V{bottom}H{right}" fill="none" stroke="#555555"/>',
            f'<text x="{LEFT}" y="24" font-size="16">{escape(title)}</text>',
            f'<text x="{right}" y="{HEIGHT - 12}" text-anchor="end">{escape(across)}</text>',
            f'<text x="12" y="{TOP - 4}">{escape(along)}</text>',
        )
    )


def _tick(x: float, scale: Scale) -> str:
    return f'<text x="{scale(x)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x:g}</text>'


def _level(y: float, scale: Scale) -> str:
    return f'<text x="{LEFT - 6}" y="{scale(y) + 4:g}" text-anchor="end">{y:.3g}</text>'


def _line(line: Line, number: int, across: Scale, along: Scale) -> str:
    colour = INKS[number % len(INKS)]
    places = [(across(x), along(y)) for x, y in line.points]
    path = " ".join(f"{x},{y}" for x, y in places)
    drawn = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
    drawn += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places]
    drawn += [
        f'<path d="M{x},{along(low)}V{along(high)}" stroke="{colour}"/>'
        for (x, _), (low, high) in zip(places, line.errors, strict=False)
    ]
    name = line.name
    if line.each_on_its_own:
        name += f": {line.points[0][1]:.3g} to {line.points[-1][1]:.3g}"
    x, y = WIDTH - RIGHT + 8, TOP + 18 * number + 4
    drawn.append(f'<text x="{x}" y="{y}" fill="{colour}">{escape(name)}</text>')
    return "\n".join(drawn)
