"""The running score of an evening between the people of a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.live.seat import seat_of
from tessella.server.store.evenings import EVENING, read_evening
from tessella.server.wire.match import Evening

if TYPE_CHECKING:
    from tessella.server.live.room import Room
    from tessella.server.people.identity import Identity
    from tessella.server.store.database import Database

FEWEST: Final = 2
"""So many people make an evening."""


async def evening(db: Database, room: Room, who: Identity) -> Evening:
    """How those who sit at a match have played its game lately, for one of them.

    Only for them: the other matches may be private.
    """
    match = room.match
    seat_of(match, who.id, None)
    seated = [occupant.person for occupant in match.occupants]
    people = [person for person in seated if person is not None]
    if len(people) < FEWEST or len(set(people)) < len(people):
        return Evening(0, 0, (0,) * len(seated))
    until = room.time()
    read = partial(
        read_evening, game=match.setup.game, people=people, until=until, since=until - EVENING
    )
    matches, shared, wins = await db.read(read)
    return Evening(matches, shared, tuple(wins.get(person or "", 0) for person in seated))
