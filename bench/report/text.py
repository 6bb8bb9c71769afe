"""The text of the report: every number in it comes from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bench.report.data import ENGINE
from bench.report.figures import LADDER, label

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bench.baselines import Row
    from bench.report.figures import Data

NONE: Final = "–"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def _per_cent(share: Mapping[str, float] | None) -> str:
    if share is None:
        return NONE
    return f"{100 * share['value']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def _spread(values: Mapping[str, float] | None) -> str:
    if values is None:
        return NONE
    return f"{values['mean']:.1f} / {values['p99']:.0f} / {values['max']:.0f}"


def _choices(data: Data) -> str:
    head = (
        "game, seats",
        "actions",
        "legal: random",
        "legal: greedy",
        "forced",
        "decisions: random",
    )
    return table(
        (*head, "greedy"),
        [
            (
                label(row),
                f"{row['facts']['actions']:,}",
                _spread(row["random"]["choices"]),
                _spread(row.get("greedy", {}).get("choices")),
                f"{100 * row['random']['forced']:.0f} %",
                _spread(row["random"]["decisions"]),
                _spread(row.get("greedy", {}).get("decisions")),
            )
            for row in data.values()
        ],
    )


def _sizes(data: Data) -> str:
    names = ("positions", "tree", "lines")
    return table(
        ("game, seats", "positions, about", "lines of decisions", "lines with chance"),
        [
            (label(row), *(f"10^{row['random'][name]:.0f}" for name in names))
            for row in data.values()
        ],
    )


def _begins(data: Data) -> str:
    return table(
        ("game, seats", "fair", "random", "greedy", f"`{ENGINE}`"),
        [
            (
                label(row),
                f"{100 / row['seats']:.1f}",
                *(
                    _per_cent(row.get(play, {}).get("begins"))
                    for play in ("random", "greedy", "engine")
                ),
            )
            for row in data.values()
        ],
    )


def _luck(data: Data) -> str:
    return table(
        ("game, seats", "explained by luck", "95 %"),
        [
            (
                label(row),
                f"{100 * row['luck']['share']:.0f} %",
                f"{100 * row['luck']['low']:.0f} to {100 * row['luck']['high']:.0f}",
            )
            for row in data.values()
            if "luck" in row
        ],
    )


def _ladder(data: Data, baselines: Iterable[Row]) -> str:
    known = {row.key: row for row in baselines if row.games}

    def cell(key: str, player: str) -> str:
        game, seats = key.rsplit(" ", 1)
        found = known.get((game, int(seats), player))
        return f"{100 * found.wins:.0f}" if found else NONE

    return table(
        ("game, seats", "fair", *(f"`{player}`" for player in LADDER)),
        [
            (label(row), f"{100 / row['seats']:.0f}", *(cell(key, player) for player in LADDER))
            for key, row in data.items()
        ],
    )


def _games(rows: Iterable[Mapping[str, Any]], part: str) -> str:
    """How many games a part of the data is of."""
    found = {row[part].get("begins", row[part])["games"] for row in rows if part in row}
    return " to ".join(f"{count:,}" for count in sorted({min(found), max(found)}))


def numbers(data: Data, baselines: Sequence[Row]) -> dict[str, Any]:
    """What the text is filled with."""
    rows = list(data.values())
    lucky = [row for row in rows if "luck" in row]
    luckiest = max(lucky, key=lambda row: row["luck"]["share"])
    widest = max(rows, key=lambda row: row["random"]["choices"]["mean"])
    least = min(rows, key=lambda row: row["random"]["choices"]["mean"])
    largest = max(rows, key=lambda row: row["random"]["tree"])
    smallest = min(rows, key=lambda row: row["random"]["tree"])
    searched = [row for row in rows if "engine" in row]
    best = max(searched, key=lambda row: row["seats"] * row["engine"]["begins"]["value"])
    games = sorted({row.games for row in baselines if row.games})
    return {
        "tables": len(rows),
        **{f"{play}_games": _games(rows, play) for play in ("random", "greedy", "engine", "luck")},
        "engine": ENGINE,
        "widest": f"{label(widest)} ({widest['random']['choices']['mean']:.0f})",
        "least": f"{label(least)} ({least['random']['choices']['mean']:.1f})",
        "least_forced": f"{100 * least['random']['forced']:.0f}",
        "largest": f"{label(largest)} (10^{largest['random']['tree']:.0f})",
        "smallest": f"{label(smallest)} (10^{smallest['random']['tree']:.0f})",
        "luckiest": f"{label(luckiest)} ({100 * luckiest['luck']['share']:.0f} %)",
        "best_first": f"{label(best)} ({_per_cent(best['engine']['begins'])} %)",
        "version": rows[0]["version"],
        "ladder_games": f"{games[0]} to {games[-1]}" if games else NONE,
        "choices_table": _choices(data),
        "sizes_table": _sizes(data),
        "begins_table": _begins(data),
        "luck_table": _luck(data),
        "ladder_table": _ladder(data, baselines),
    }


def written(template: str, data: Data, baselines: Sequence[Row]) -> str:
    """The report as Markdown."""
    return template.format(**numbers(data, baselines))
