"""How the same people have played a game with each other lately."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select

from tessella.server.store.schema import matches, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

EVENING: Final = 12 * 3_600_000
"""Milliseconds that an evening lasts."""
MOST: Final = 200
"""So many of the latest matches of a person are looked at."""


class Score(NamedTuple):
    """How many matches, how many of them nobody won alone, and the victories of each person."""

    matches: int
    shared: int
    wins: dict[str, int]


def read_evening(
    connection: Connection, game: str, people: Collection[str], until: int, since: int
) -> Score:
    """The matches of just these people that ended within a time, whoever sat where."""
    mine = select(seats.c.match).where(seats.c.person == min(people))
    latest = (
        select(matches.c.id)
        .where(matches.c.game == game, matches.c.id.in_(mine))
        .where(matches.c.ended > since, matches.c.ended <= until)
        .order_by(matches.c.ended.desc())
        .limit(MOST)
    )
    query = select(seats.c.match, seats.c.person, seats.c.rank).where(seats.c.match.in_(latest))
    ranks: dict[str, list[tuple[str | None, int | None]]] = defaultdict(list)
    for match, person, rank in connection.execute(query):
        ranks[match].append((person, rank))
    played = [them for them in ranks.values() if _is_of(them, people)]
    winners = [[who for who, rank in them if rank == 1] for them in played]
    alone = [who for them in winners if len(them) == 1 for who in them]
    wins = {person: alone.count(person) for person in people}
    return Score(len(played), len(played) - len(alone), wins)


def _is_of(ranks: list[tuple[str | None, int | None]], people: Collection[str]) -> bool:
    """Whether just these people, each on one seat, have played to a result."""
    persons = [person for person, _ in ranks if person is not None]
    return sorted(persons) == sorted(people) and all(rank for _, rank in ranks)
