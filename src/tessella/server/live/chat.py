"""Talk at a match: between those who sit there, in presets or in their own words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.live.projection import encode
from tessella.server.match.match import Stage
from tessella.server.store.chat import Remark, Words, keep_remark, read_remarks
from tessella.server.wire.match import ChatLine
from tessella.server.wire.messages import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.live.room import Room
    from tessella.server.people.identity import Identity
    from tessella.server.people.limits import Limits
    from tessella.server.store.database import Database

SHOWN: Final = 200
"""So many remarks are told to who comes later."""
PRESETS: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "oops",
    "good-game",
)


class Chat:
    """What is said is kept, then told to all seats but those that have muted the speaker.

    Spectators have a talk of their own where all hands are open; players hear it after the end.
    """

    def __init__(
        self, db: Database, remarked: Callable[[str, Remark], None], limits: Limits
    ) -> None:
        self._db = db
        self._limits = limits
        self._remarked = remarked
        """Tells other processes."""

    async def say(self, room: Room, who: Identity, request: str, words: Words) -> int:
        """Keep and tell a remark; its number. The same request is heard once."""
        match_id = room.match.setup.id
        spectator = not _has_seat(room, who.id)
        if spectator:
            await self._demand_spectator(room, who)
        if words.preset and words.text not in PRESETS:
            raise Problem("bad-request", key="problem-preset", presets=", ".join(PRESETS))
        at = now()
        keep = partial(
            keep_remark,
            match_id=match_id,
            person=who.id,
            request=request,
            remark=(at, words, spectator),
        )
        async with room.lock:
            who.demand_good()
            number, is_first = await self._db.write(keep)
        if is_first:
            remark = Remark(number, at, who.id, who.name, words, spectator)
            self.tell(room, remark)
            self._remarked(match_id, remark)
        return number

    async def _demand_spectator(self, room: Room, who: Identity) -> None:
        """Refuse words of a spectator where they have no place, or are too many."""
        match = room.match
        if not match.lets_spectators_talk:
            if match.stage is Stage.OPEN:
                raise Problem("not-your-seat")
            key = "problem-spectators-off" if match.has_audience is False else "problem-spectators"
            raise Problem("not-allowed-here", key=key)
        await self._limits.spend("remark by spectator", who.id)
        await self._limits.spend("remark by address", who.address)

    def tell(self, room: Room, remark: Remark) -> None:
        """Tell a remark to those whom it is for."""
        message = encode(Said(room.match.setup.id, line_of(room, remark)))
        for subscriber in room.subscribers:
            is_for = remark.spectator in _heard(room, subscriber.person)
            if is_for and remark.person not in subscriber.muted:
                subscriber.send(message)

    async def lines(self, room: Room, person: str) -> tuple[ChatLine, ...]:
        """What was said so far, as far as it is for a person."""
        heard = _heard(room, person)
        if not heard:
            return ()
        read = partial(
            read_remarks,
            match_id=room.match.setup.id,
            reader=person,
            last=SHOWN,
            spectators=(heard[0], heard[-1]),
        )
        return tuple(line_of(room, remark) for remark in await self._db.peek(read))


def line_of(room: Room, remark: Remark) -> ChatLine:
    """A remark as it travels."""
    seats = room.match.seats_of(remark.person)
    words = remark.words
    seat = seats[0] if seats else None
    return ChatLine(
        remark.number, remark.at, remark.name, seat, words.text, words.preset, remark.spectator
    )


def _heard(room: Room, person: str) -> tuple[bool, ...]:
    """Whose words are for a person: those of players (False), of spectators (True), or both."""
    match = room.match
    talk = (True,) if match.lets_spectators_talk else ()
    if not match.seats_of(person):
        return talk
    return (False, *talk) if match.stage is Stage.OVER else (False,)


def _has_seat(room: Room, person: str) -> bool:
    return any(occupant.person == person for occupant in room.match.occupants)
