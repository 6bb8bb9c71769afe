"""Charts as SVG: an axis to the right, and rows of dots with whiskers, or lines over it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import log10
from typing import TYPE_CHECKING, Final

from tessella.arena.chart import INKS, line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH: Final = 720
LEFT, RIGHT, TOP, ROW, BOTTOM = 170, 20, 40, 26, 46
GREY, PALE = "#555", "#ddd"
FONT: Final = 'font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="12"'
SPREAD: Final = 20
"""Pixels that the dots of one row share."""
SHAPES: Final = ("circle", "square", "diamond", "ring")


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis goes from and to, its ticks and what it says; `log` by powers of ten."""

    low: float
    high: float
    ticks: Sequence[float]
    title: str
    log: bool = False

    def place(self, value: float, begin: float, end: float) -> float:
        """Where a value lies between two pixels; what is beyond lies at the edge."""
        clipped = min(max(value, self.low), self.high)
        low, high, at = (log10(v) if self.log else v for v in (self.low, self.high, clipped))
        return begin + (end - begin) * (at - low) / (high - low)


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its interval, of a series by number."""

    value: float
    series: int
    low: float | None = None
    high: float | None = None


def _text(x: float, y: float, text: str, anchor: str = "start", turn: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#222"{turn}>'
        f"{escape(text)}</text>"
    )


def _mark(x: float, y: float, series: int) -> str:
    """Series differ in colour and in shape, for those who see few colours."""
    ink, shape = INKS[series % len(INKS)], SHAPES[series % len(SHAPES)]
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{ink}"/>'
    if shape == "ring":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#fff" stroke="{ink}"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if shape == "diamond" else ""
    return f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" fill="{ink}"{turn}/>'


def _legend(names: Sequence[str]) -> Iterator[str]:
    x = float(LEFT)
    for series, name in enumerate(names):
        yield _mark(x + 5, 16, series)
        yield _text(x + 14, 20, name)
        x += 30 + 6.6 * len(name)


def _across(axis: Axis, height: float) -> Iterator[str]:
    bottom = height - BOTTOM
    for tick in axis.ticks:
        x = axis.place(tick, LEFT, WIDTH - RIGHT)
        yield line(x, TOP - 8, x, bottom, PALE)
        yield _text(x, bottom + 16, f"{tick:g}", "middle")
    yield _text((LEFT + WIDTH - RIGHT) / 2, height - 10, axis.title, "middle")


def _page(height: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" {FONT}>'
    back = f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fff"/>'
    return "\n".join([head, back, *parts, "</svg>"]) + "\n"


def dots(
    rows: Sequence[tuple[str, Sequence[Dot]]],
    series: Sequence[str],
    axis: Axis,
    par: float | None = None,
) -> str:
    """A row for each name, with its dots and their whiskers; `par` is a line to compare with."""
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [*_legend(series), *_across(axis, height)]
    if par is not None:
        x = axis.place(par, LEFT, WIDTH - RIGHT)
        parts.append(line(x, TOP - 8, x, height - BOTTOM, GREY, 1.5))
    for number, (name, found) in enumerate(rows):
        middle = TOP + ROW * (number + 0.5)
        parts.append(_text(LEFT - 10, middle + 4, name, "end"))
        for dot in found:
            y = middle + SPREAD / len(series) * (dot.series - (len(series) - 1) / 2)
            parts += _dot(dot, y, axis)
    return _page(height, parts)


def _dot(dot: Dot, y: float, axis: Axis) -> Iterator[str]:
    if dot.low is not None and dot.high is not None:
        ends = [axis.place(end, LEFT, WIDTH - RIGHT) for end in (dot.low, dot.high)]
        yield line(ends[0], y, ends[1], y, INKS[dot.series % len(INKS)], 1.5)
    yield _mark(axis.place(dot.value, LEFT, WIDTH - RIGHT), y, dot.series)


def lines(
    curves: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    across: Axis,
    up: Axis,
    height: float = 320,
) -> str:
    """A line for each name, over two axes."""
    bottom = height - BOTTOM
    parts = [*_legend([name for name, _ in curves]), *_across(across, height)]
    for tick in up.ticks:
        y = up.place(tick, bottom, TOP)
        parts += [
            line(LEFT, y, WIDTH - RIGHT, y, PALE),
            _text(LEFT - 8, y + 4, f"{tick:g}", "end"),
        ]
    middle = (TOP + bottom) / 2
    turn = f' transform="rotate(-90 {LEFT - 60} {middle})"'
    parts.append(_text(LEFT - 60, middle, up.title, "middle", turn))
    for series, (_, points) in enumerate(curves):
        places = [
            (across.place(x, LEFT, WIDTH - RIGHT), up.place(y, bottom, TOP)) for x, y in points
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        ink = INKS[series % len(INKS)]
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts += [_mark(x, y, series) for x, y in places]
    return _page(height, parts)
