"""How a person has played: by game and level, in a row, and the best of it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, select

from tessella.server.match.match import Stage
from tessella.server.store.schema import matches, people, rating_changes, seats
from tessella.server.store.visible import visible_to
from tessella.server.wire.friends import BestWin, GameStatistics, LevelStatistics

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

LATEST: Final = 1000
"""So many matches of a person are looked at, the latest."""
BEST: Final = 3
"""So many of the best victories in a game are told."""
LOOKED_AT: Final = 200
"""So many of the highest opponents are looked at for them."""


class Played(NamedTuple):
    """A match of a person: how it went, and the level of the computers if there was nobody else."""

    game: str
    rank: int
    winners: int
    level: int | None

    @property
    def is_won(self) -> bool:
        """Whether the person won alone."""
        return self.rank == 1 and self.winners == 1


def statistics(
    connection: Connection, person: str, asker: str | None
) -> tuple[GameStatistics, ...]:
    """How a person has played each game, in the matches that who asks may find."""
    by_game: dict[str, list[Played]] = defaultdict(list)
    for played in _played(connection, person, asker):
        by_game[played.game].append(played)
    best = _best(connection, person, asker)
    return tuple(_of_game(game, by_game[game], best.get(game, ())) for game in sorted(by_game))


def _played(connection: Connection, person: str, asker: str | None) -> list[Played]:
    """The matches of a person that came to a result, the latest first."""
    mine = select(seats.c.match).where(seats.c.person == person)
    latest = (
        select(matches.c.id, matches.c.game, matches.c.ended)
        .where(matches.c.id.in_(mine), matches.c.stage == Stage.OVER.value, visible_to(asker))
        .order_by(matches.c.ended.desc(), matches.c.id)
        .limit(LATEST)
        .subquery()
    )
    query = (
        select(latest.c.id, latest.c.game, seats.c.person, seats.c.level, seats.c.rank)
        .join_from(latest, seats, seats.c.match == latest.c.id)
        .order_by(latest.c.ended.desc(), latest.c.id)
    )
    rows: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(query):
        rows[row.id].append(row)
    return [one for some in rows.values() for one in _of_match(some, person)]


def _of_match(rows: Sequence[Any], person: str) -> Iterable[Played]:
    """A match, unless it was called off or the person held several seats."""
    own = [row.rank for row in rows if row.person == person]
    if len(own) != 1 or not all(row.rank for row in rows):
        return
    others = {row.level for row in rows if row.person != person}
    level = others.pop() if len(others) == 1 else None
    winners = sum(row.rank == 1 for row in rows)
    yield Played(rows[0].game, own[0], winners, level)


def _of_game(game: str, played: Sequence[Played], best: Sequence[BestWin]) -> GameStatistics:
    won = sum(one.is_won for one in played)
    lost = sum(one.rank > 1 for one in played)
    levels = sorted({one.level for one in played if one.level is not None})
    return GameStatistics(
        game,
        len(played),
        won,
        len(played) - won - lost,
        lost,
        *_streaks([one.is_won for one in played]),
        tuple(_of_level(level, played) for level in levels),
        tuple(best),
    )


def _of_level(level: int, played: Iterable[Played]) -> LevelStatistics:
    games = [one for one in played if one.level == level]
    return LevelStatistics(level, len(games), sum(one.is_won for one in games))


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Victories in a row up to the latest match, and the most of them at any time."""
    runs, run = list[int](), 0
    for is_won in won:
        run = run + 1 if is_won else 0
        runs.append(run)
    current = next((i for i, is_won in enumerate(won) if not is_won), len(won))
    return current, max(runs, default=0)


def _best(connection: Connection, person: str, asker: str | None) -> dict[str, list[BestWin]]:
    """The rated victories over the highest opponents, by game."""
    theirs, own = rating_changes.alias("theirs"), seats.alias("own")
    query = (
        select(matches.c.game, people.c.name, theirs.c.before, matches.c.id, matches.c.ended)
        .join_from(theirs, matches, matches.c.id == theirs.c.match)
        .join(own, and_(own.c.match == matches.c.id, own.c.person == person))
        .join(people, people.c.id == theirs.c.person)
        .where(theirs.c.person != person, own.c.rank == 1, visible_to(asker))
        .order_by(theirs.c.before.desc(), matches.c.ended.desc())
        .limit(LOOKED_AT)
    )
    found: dict[str, list[BestWin]] = defaultdict(list)
    for game, name, rating, match, at in connection.execute(query):
        if len(found[game]) < BEST:
            found[game].append(BestWin(name, rating, match, at))
    return found
