"""The figures of the report, drawn from its data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bench.chart import Axis, Dot, dots, lines
from bench.report.data import ENGINE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bench.baselines import Row

    Data = Mapping[str, Mapping[str, Any]]

PLAYS: Final = {"random": "random", "greedy": "greedy", "engine": ENGINE}
LADDER: Final = ("random", "level:1", "level:3", "level:5", "level:7", "simulations:200")


def label(row: Mapping[str, Any]) -> str:
    """A table, by its name."""
    return f"{row['title']}, {row['seats']}"


def choices(data: Data) -> str:
    """How many choices there are in the course of a game, at the smallest table of each."""
    least: dict[str, Mapping[str, Any]] = {}
    for row in data.values():
        least.setdefault(row["title"], row)
    curves = [
        (title, [(5 * (part + 0.5), mean) for part, mean in enumerate(row["random"]["curve"])])
        for title, row in least.items()
    ]
    across = Axis(0, 100, range(0, 101, 20), "per cent of the decisions of a random game")
    up = Axis(1, 1000, (1, 3, 10, 30, 100, 300, 1000), "legal actions, mean", log=True)
    return lines(curves, across, up)


def _dot(found: Mapping[str, float], series: int, times: float, value: str = "value") -> Dot:
    """A figure with its interval, times a number."""
    return Dot(times * found[value], series, times * found["low"], times * found["high"])


def begins(data: Data) -> str:
    """What it is worth to begin, as a multiple of a fair share."""
    rows = [
        (
            label(row),
            [
                _dot(row[play]["begins"], place, row["seats"])
                for place, play in enumerate(PLAYS)
                if play in row
            ],
        )
        for row in data.values()
    ]
    axis = Axis(
        0.4, 2, (0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2), "wins of who begins, fair share = 1"
    )
    return dots(rows, list(PLAYS.values()), axis, par=1)


def sizes(data: Data) -> str:
    """Positions, lines of decisions, and lines with chance, as powers of ten."""
    names = ("positions", "tree", "lines")
    rows = [
        (label(row), [Dot(row["random"][name], place) for place, name in enumerate(names)])
        for row in data.values()
    ]
    axis = Axis(0, 140, range(0, 141, 20), "power of ten")
    return dots(rows, ["positions", "lines of decisions", "lines with chance"], axis)


def luck(data: Data) -> str:
    """How much of the variance of results goes with luck."""
    rows = [
        (label(row), [_dot(row["luck"], 0, 100, "share")]) for row in data.values() if "luck" in row
    ]
    axis = Axis(-60, 100, range(-60, 101, 20), "per cent of the variance of results")
    return dots(rows, ["explained by luck, greedy players"], axis, par=0)


def ladder(data: Data, baselines: Iterable[Row]) -> str:
    """Wins of each baseline among greedy players, as a multiple of a fair share."""
    known = {row.key: row for row in baselines if row.games}
    rows = []
    for key, row in data.items():
        game, seats = key.rsplit(" ", 1)
        found = [known.get((game, int(seats), player)) for player in LADDER]
        rows.append(
            (
                label(row),
                [Dot(one.wins * one.seats, place) for place, one in enumerate(found) if one],
            )
        )
    axis = Axis(0, 4, (0, 1, 2, 3, 4), "wins among greedy players, fair share = 1")
    return dots(rows, LADDER, axis, par=1)


def drawn(data: Data, baselines: Iterable[Row]) -> dict[str, str]:
    """All figures by name."""
    return {
        "choices": choices(data),
        "sizes": sizes(data),
        "begins": begins(data),
        "luck": luck(data),
        "ladder": ladder(data, baselines),
    }
