"""Who may sit down: looked up beforehand, and once more in the transaction that seats them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select

from tessella.server.errors import Problem
from tessella.server.match.entries import Sat
from tessella.server.ranking.eligibility import Player, why_unrated
from tessella.server.store.people import held_name
from tessella.server.store.schema import people

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from tessella.server.match.match import Match
    from tessella.server.people.identity import Identity
    from tessella.server.store.database import Database
    from tessella.server.store.matches import LogRow


async def demand_rateable(db: Database, match: Match, who: Identity) -> None:
    """Refuse a seat of a rated match to whom it could not be rated with."""
    if match.setup.rated:
        persons = sorted({*_seated(match), who.id})
        _demand_rated(await db.peek(partial(read_players, persons=persons)))


def demand_here(connection: Connection, lines: Sequence[LogRow]) -> None:
    """Refuse a seat to somebody who has gone in the meantime, or is called otherwise.

    It holds their row: who leaves at this moment finds the seat, or does not get it any more.
    """
    for entry in (line.entry for line in lines):
        if isinstance(entry, Sat) and (name := held_name(connection, entry.person)) != entry.name:
            raise Problem("sign-in") if name is None else Problem("busy", retry_after=1)


def demand_rated(connection: Connection, match: Match) -> None:
    """Refuse to keep a rated match with people who cannot be rated together."""
    if match.setup.rated:
        _demand_rated(read_players(connection, sorted(_seated(match))))


def _seated(match: Match) -> set[str]:
    return {s.person for s in match.occupants if s.person is not None}


def _demand_rated(players: Sequence[Player]) -> None:
    reason = why_unrated(players)
    if reason is not None:
        raise Problem("not-allowed-here", key=reason)


def read_players(connection: Connection, persons: Sequence[str]) -> list[Player]:
    """People as far as it matters for rated matches."""
    query = select(people.c.id, people.c.kind, people.c.owner).where(people.c.id.in_(persons))
    return [Player(*row) for row in connection.execute(query)]
