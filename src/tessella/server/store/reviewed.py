"""What reviews said of a person, match by match; and what it comes to."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select

from tessella.server.store.ratings import INSERT
from tessella.server.store.schema import reviewed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

MOST: Final = 1000
"""So many of the latest matches count."""
LEAST: Final = 3
"""Fewer matches of a game tell nothing."""


class Reviewed(NamedTuple):
    """A match of a person: shares of the win, and how often they slipped."""

    match: str
    game: str
    at: int
    result: float
    luck: float
    opening: float
    middle: float
    ending: float
    blunders: int
    mistakes: int
    inaccuracies: int


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


class Record(NamedTuple):
    """What the reviewed matches of a game come to."""

    game: str
    matches: int
    result: Mean
    without_luck: Mean
    losses: tuple[Mean, ...]
    slips: tuple[int, ...]


def keep(connection: Connection, person: str, row: Reviewed) -> None:
    """Keep what a review said, once."""
    values = {"person": person, **row._asdict()}
    insert = INSERT[connection.dialect.name](reviewed).values(values)
    connection.execute(insert.on_conflict_do_nothing())


def records(connection: Connection, person: str) -> tuple[Record, ...]:
    """What the latest reviewed matches of a person come to, game by game."""
    columns = [reviewed.c[name] for name in Reviewed._fields]
    query = select(*columns).where(reviewed.c.person == person)
    rows = connection.execute(query.order_by(reviewed.c.at.desc()).limit(MOST))
    games: defaultdict[str, list[Reviewed]] = defaultdict(list)
    for row in rows:
        games[row.game].append(Reviewed(*row))
    return tuple(record(game, games[game]) for game in sorted(games) if len(games[game]) >= LEAST)


def record(game: str, rows: Sequence[Reviewed]) -> Record:
    """What some matches come to; luck is 0 on average, so that without it less is left to it."""
    return Record(
        game,
        len(rows),
        _mean([row.result for row in rows]),
        _mean([row.result - row.luck for row in rows]),
        tuple(
            _mean(part)
            for part in zip(*((r.opening, r.middle, r.ending) for r in rows), strict=True)
        ),
        tuple(
            sum(kind)
            for kind in zip(*((r.blunders, r.mistakes, r.inaccuracies) for r in rows), strict=True)
        ),
    )


def _mean(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), stdev(values) / sqrt(len(values)))
