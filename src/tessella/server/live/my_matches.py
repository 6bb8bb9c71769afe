"""What a person has under way, and where they are awaited."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tessella.server.clock import now
from tessella.server.match.entries import Declined, Offer
from tessella.server.match.match import Stage
from tessella.server.store.lobby import (
    read_asked_again,
    read_declined,
    read_invitations,
    read_under_way,
    read_unjoined,
)
from tessella.server.wire.lobby import OwnMatch

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from tessella.server.live.room import Room
    from tessella.server.live.service import MatchService


NEWS_KEPT: Final = timedelta(days=3) // timedelta(milliseconds=1)
"""So long whoever was away is told that a rematch was offered, or a challenge declined."""


async def my_matches(service: MatchService, person: str) -> tuple[OwnMatch, ...]:
    """What is not over, or of which there is news; first what waits for the person."""
    invitations, rows = await service.db.read(partial(_concerning, person=person))
    invited = {row.id for row in invitations}
    rooms = [(await service.fresh_room(row.id), row.by) for row in (*invitations, *rows)]
    found = [
        _own(room, person, by, invited=room.match.setup.id in invited)
        for room, by in rooms
        if _concerns(room, person)
    ]
    return tuple(sorted(found, key=lambda m: (not _waits(m), -m.touched)))


def _concerning(connection: Connection, person: str) -> tuple[list[Row[Any]], list[Row[Any]]]:
    """What others invite a person to, and what they have under way themselves."""
    since = now() - NEWS_KEPT
    own = [
        *read_unjoined(connection, person),
        *read_under_way(connection, person),
        *read_asked_again(connection, person, since),
        *read_declined(connection, person, since),
    ]
    return read_invitations(connection, person), own


def _concerns(room: Room, person: str) -> bool:
    """Whether somebody sits at a match, or a seat there is kept for them; or there is news."""
    if room.match.stage is Stage.OVER:
        return _is_asked_again(room, person) or _declined(room) is not None
    kept = any(chair.person == person for chair in room.match.setup.chairs)
    return kept or bool(room.match.seats_of(person))


def _waits(match: OwnMatch) -> bool:
    """Whether a match waits for whom it concerns."""
    return match.invited or match.turn or match.rematch is not None


def _is_asked_again(room: Room, person: str) -> bool:
    """Whether others want a rematch, and wait for what somebody says to it."""
    bid = room.match.bid(Offer.REMATCH)
    return bid is not None and not bid.agreed.issuperset(room.match.seats_of(person))


def _declined(room: Room) -> str | None:
    """Who did not want the seat that was kept for them, if nothing else has happened since."""
    last = room.log.lines[-1].entry if room.log.lines else None
    return last.name if isinstance(last, Declined) else None


def _own(room: Room, person: str, by: str, *, invited: bool) -> OwnMatch:
    match, mine = room.match, room.match.seats_of(person)
    bid = match.bid(Offer.REMATCH)
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
        invited=invited and not mine,
        turn=match.turn is not None and match.turn in mine,
        rematch=bid.seat if bid else None,
        declined=_declined(room),
        touched=room.log.lines[-1].at if room.log.lines else match.created,
    )
