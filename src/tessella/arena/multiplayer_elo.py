"""Strengths of many players at once, by Luce's model, from who won at which table."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, inf, log, sqrt
from typing import TYPE_CHECKING, TypeAlias

from tessella.arena.elo import SCALE, Z95, Estimate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Matrix: TypeAlias = list[list[float]]
STEPS = 100
LONGEST_STEP = 1.0
CLOSE = 1e-10


@dataclass(slots=True)
class Tally:
    """What happened at the tables of one lineup: the games, and the wins of each player."""

    games: float = 0.0
    wins: dict[str, float] = field(default_factory=dict)


def ratings(
    entrants: Sequence[str],
    lineups: Sequence[tuple[str, ...]],
    blocks: Sequence[Sequence[Mapping[str, float]]],
) -> dict[str, Estimate]:
    """The Elo of each player; the mean of all is 0.

    A block has the wins of its players, lineup by lineup, as many games each as there are seats.
    One game that all share, for each lineup, keeps those who never won or never lost in sight. The
    intervals come from how the blocks differ from each other, whatever makes games alike in them.
    """
    tallies = [_tally(lineup, [block[i] for block in blocks]) for i, lineup in enumerate(lineups)]
    strengths = dict.fromkeys(entrants, 0.0)
    for _ in range(STEPS):
        weight = _weight(entrants, lineups, tallies, strengths)
        step = solved(weight, _pull(entrants, lineups, tallies, strengths))
        longest = max(map(abs, step))
        damp = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = {n: strengths[n] + damp * s for n, s in zip(entrants, step, strict=True)}
        if longest < CLOSE:
            break
    return _estimates(entrants, lineups, blocks, strengths, weight)


def _tally(lineup: tuple[str, ...], rows: Sequence[Mapping[str, float]]) -> Tally:
    """All games of a lineup, and the one that all share."""
    seats = len(lineup)
    wins = {name: lineup.count(name) / seats for name in lineup}
    for row in rows:
        for name, won in row.items():
            wins[name] += won
    return Tally(len(rows) * seats + 1, wins)


def _chances(lineup: tuple[str, ...], strengths: Mapping[str, float]) -> dict[str, float]:
    """How likely each player is to win at a table."""
    top = max(strengths[name] for name in lineup)
    parts = {name: lineup.count(name) * exp(strengths[name] - top) for name in lineup}
    total = sum(parts.values())
    return {name: part / total for name, part in parts.items()}


def _pull(
    entrants: Sequence[str],
    lineups: Sequence[tuple[str, ...]],
    tallies: Sequence[Tally],
    strengths: Mapping[str, float],
) -> list[float]:
    """How many more wins each player has than its strength lets expect."""
    pull = dict.fromkeys(entrants, 0.0)
    for lineup, tally in zip(lineups, tallies, strict=True):
        for name, chance in _chances(lineup, strengths).items():
            pull[name] += tally.wins.get(name, 0.0) - tally.games * chance
    return list(pull.values())


def _weight(
    entrants: Sequence[str],
    lineups: Sequence[tuple[str, ...]],
    tallies: Sequence[Tally],
    strengths: Mapping[str, float],
) -> Matrix:
    """How the pull falls off as strengths grow. Ones are added, for only differences matter."""
    place = {name: i for i, name in enumerate(entrants)}
    weight = [[1.0] * len(entrants) for _ in entrants]
    for lineup, tally in zip(lineups, tallies, strict=True):
        chances = _chances(lineup, strengths)
        for one, p in chances.items():
            for other, q in chances.items():
                same = p if one == other else 0.0
                weight[place[one]][place[other]] += tally.games * (same - p * q)
    return weight


def _estimates(
    entrants: Sequence[str],
    lineups: Sequence[tuple[str, ...]],
    blocks: Sequence[Sequence[Mapping[str, float]]],
    strengths: Mapping[str, float],
    weight: Matrix,
) -> dict[str, Estimate]:
    """Strengths as Elo, with the sandwich of the blocks' pulls between two inverse weights."""
    variances = [0.0] * len(entrants)
    for block in blocks:
        tallies = [
            Tally(len(lineup), dict(row)) for lineup, row in zip(lineups, block, strict=True)
        ]
        shift = solved(weight, _pull(entrants, lineups, tallies, strengths))
        variances = [v + s * s for v, s in zip(variances, shift, strict=True)]
    unit = SCALE / log(10)
    middle = sum(strengths.values()) / len(entrants)
    few = len(blocks) / (len(blocks) - 1) if len(blocks) > 1 else inf
    found = {}
    for name, variance in zip(entrants, variances, strict=True):
        value = unit * (strengths[name] - middle)
        half = unit * Z95 * sqrt(few * variance) if few < inf else inf
        found[name] = Estimate(value, value - half, value + half)
    return found


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The vector that a matrix takes to the one given (Gauss, largest pivot first)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / pivot[column]
            for place in range(column, size + 1):
                row[place] -= factor * pivot[place]
    answer = [0.0] * size
    for column in reversed(range(size)):
        known = sum(rows[column][i] * answer[i] for i in range(column + 1, size))
        answer[column] = (rows[column][size] - known) / rows[column][column]
    return answer
