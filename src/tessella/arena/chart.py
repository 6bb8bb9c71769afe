"""The results as a picture: the strength of each player, and how its share of wins settled."""

from __future__ import annotations

from html import escape
from itertools import accumulate
from math import ceil, isfinite
from typing import TYPE_CHECKING

from tessella.arena.outcome import label
from tessella.core.option import written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.arena.elo import Estimate
    from tessella.arena.results import Results, Standing
    from tessella.core import Game

WIDTH, LEFT, RIGHT, ROW, TOP, CURVES, MARGIN = 760, 200, 30, 30, 70, 220, 16
FONT = 'font-family="system-ui, sans-serif" font-size="13" fill="#222"'
NAME_LENGTH = 26
MOST_POINTS = 300
STEP, ROOM = 100, 1.05
INKS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#7a5195", "#4d4d4d")
"""Colours that those who see few of them can tell apart."""


def draw(results: Results) -> str:
    """The picture, as the text of an SVG file."""
    rows = len(results.standings)
    middle = TOP + rows * ROW + 20
    height = middle + 60 + CURVES + 50
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(MARGIN, 22, f"{results.plan.game.title} · {results.games}", size=15),
        _text(MARGIN, 38, _options(results.plan.game), size=10),
        *_strengths(results),
        *_curves(results, middle + 60),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _options(game: Game) -> str:
    return ", ".join(f"{name}={written(value)}" for name, value in game.options.items())


def _text(x: float, y: float, text: str, *, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" '
        f'font-size="{size}">{escape(text)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, ink: str, wide: float = 1) -> str:
    """A straight line between two points."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{ink}" stroke-width="{wide}"/>'
    )


def _name(name: str) -> str:
    name = label(name)
    return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1] + "…"


def _ink(place: int) -> str:
    return INKS[place % len(INKS)]


def _reach(standings: Sequence[Standing]) -> float:
    """How far from 0 the scale of Elo goes: to a round number beyond all that is finite."""
    elos = [standing.elo for standing in standings if standing.elo]
    ends = [abs(x) for elo in elos for x in (elo.value, elo.low, elo.high) if isfinite(x)]
    return STEP * ceil(ROOM * max([1.0, *ends]) / STEP)


def _strengths(results: Results) -> Iterator[str]:
    """A dot for each player's Elo, and a line for its 95 % interval."""
    reach, rows = _reach(results.standings), len(results.standings)
    wide = WIDTH - LEFT - RIGHT
    floor = TOP + rows * ROW
    for tick in (-1.0, -0.5, 0.0, 0.5, 1.0):
        x = LEFT + (1 + tick) * wide / 2
        yield line(x, TOP - 12, x, floor, "#ddd" if tick else "#999")
        yield _text(
            x, floor + 16, f"{tick * reach:+.0f}" if tick else "0", anchor="middle", size=11
        )
    yield _text(WIDTH - RIGHT, floor + 34, "Elo, 95 %", anchor="end", size=11)
    for place, standing in enumerate(results.standings):
        y = TOP + (place + 0.5) * ROW - 6
        yield _text(LEFT - 12, y + 4, _name(standing.name), anchor="end")
        if standing.elo is not None:
            yield from _whisker(standing.elo, y, reach, _ink(place))


def _whisker(elo: Estimate, y: float, reach: float, ink: str) -> Iterator[str]:
    """An interval and its value; an infinite one is a ring at the edge of the scale."""
    wide = WIDTH - LEFT - RIGHT

    def across(value: float) -> float:
        return LEFT + (1 + max(-1.0, min(1.0, value / reach))) * wide / 2

    yield line(across(elo.low), y, across(elo.high), y, ink, 3)
    core = ink if isfinite(elo.value) else "#fff"
    place = f'cx="{across(elo.value):.1f}" cy="{y:.1f}" r="5"'
    yield f'<circle {place} fill="{core}" stroke="{ink}" stroke-width="2"/>'


def _curves(results: Results, top: float) -> Iterator[str]:
    """Each player's share of wins after so many games."""
    wide = WIDTH - LEFT - RIGHT
    for tick in (0, 25, 50, 75, 100):
        y = top + CURVES * (1 - tick / 100)
        yield line(LEFT, y, WIDTH - RIGHT, y, "#ddd")
        yield _text(LEFT - 12, y + 4, f"{tick} %", anchor="end", size=11)
    par = top + CURVES * (1 - 1 / results.plan.game.seats)
    yield f'<g stroke-dasharray="4 4">{line(LEFT, par, WIDTH - RIGHT, par, "#999")}</g>'
    for place, shares in enumerate(results.running.values()):
        points = " ".join(
            f"{LEFT + wide * x:.1f},{top + CURVES * (1 - y):.1f}" for x, y in _settling(shares)
        )
        yield f'<polyline points="{points}" fill="none" stroke="{_ink(place)}" stroke-width="2"/>'
    yield _text(WIDTH - RIGHT, top + CURVES + 18, str(results.games), anchor="end", size=11)


def _settling(shares: Sequence[float]) -> list[tuple[float, float]]:
    """The mean share after each block, thinned to as many points as a picture shows."""
    means = [total / count for count, total in enumerate(accumulate(shares), start=1)]
    step = max(1, len(means) // MOST_POINTS)
    picked = sorted({*range(0, len(means), step), len(means) - 1}) if means else []
    return [((index + 1) / len(means), means[index]) for index in picked]
