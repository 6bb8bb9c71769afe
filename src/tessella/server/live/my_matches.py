"""What a person has under way, and where they are awaited."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tessella.server.store.lobby import read_invitations, read_under_way
from tessella.server.wire.lobby import OwnMatch

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from tessella.server.live.room import Room
    from tessella.server.live.service import MatchService


async def my_matches(service: MatchService, person: str) -> tuple[OwnMatch, ...]:
    """The matches that are not over and concern a person, those first that wait for them."""
    rows = await service.db.read(partial(_concerning, person=person))
    found = [_own(await service.fresh_room(row.id), person, row.by) for row in rows]
    return tuple(sorted(found, key=lambda m: (not (m.invited or m.turn), -m.touched)))


def _concerning(connection: Connection, person: str) -> list[Row[Any]]:
    return [*read_invitations(connection, person), *read_under_way(connection, person)]


def _own(room: Room, person: str, by: str) -> OwnMatch:
    match, mine = room.match, room.match.seats_of(person)
    setup = match.setup
    return OwnMatch(
        setup.id,
        setup.game,
        setup.clock,
        setup.rated,
        by,
        match.stage,
        room.projection().seats,
        mine,
        invited=not mine,
        turn=match.turn is not None and match.turn in mine,
        touched=room.log.lines[-1].at if room.log.lines else match.created,
    )
