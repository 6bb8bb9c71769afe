"""Rated matches: who may sit down at one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select

from tessella.server.errors import Problem
from tessella.server.ranking.eligible import Player, why_unrated
from tessella.server.store.schema import people

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from tessella.server.match.match import Match
    from tessella.server.people.who import Who
    from tessella.server.store.database import Database


async def demand_rateable(db: Database, match: Match, who: Who) -> None:
    """Refuse a seat of a rated match to whom it could not be rated with."""
    if not match.setup.rated:
        return
    seated = {s.person for s in match.sittings if s.person is not None}
    players = await db.peek(partial(read_players, persons=sorted({*seated, who.id})))
    reason = why_unrated(players)
    if reason is not None:
        raise Problem("not-allowed-here", key=reason)


def read_players(connection: Connection, persons: Sequence[str]) -> list[Player]:
    """People as far as it matters for rated matches."""
    query = select(people.c.id, people.c.kind, people.c.owner).where(people.c.id.in_(persons))
    return [Player(*row) for row in connection.execute(query)]
