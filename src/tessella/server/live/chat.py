"""Talk at a match: between those who sit there, in presets or in their own words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.live.projection import encode
from tessella.server.store.chat import Remark, Words, keep_remark, read_remarks
from tessella.server.wire.match import ChatLine
from tessella.server.wire.messages import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.live.room import Room
    from tessella.server.people.identity import Identity
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
    """What is said is kept, then told to all seats but those that have muted the speaker."""

    def __init__(self, db: Database, remarked: Callable[[str, Remark], None]) -> None:
        self._db = db
        self._remarked = remarked
        """Tells other processes."""

    async def say(self, room: Room, who: Identity, request: str, words: Words) -> int:
        """Keep and tell a remark; its number. The same request is heard once."""
        match_id = room.match.setup.id
        if not _may_speak(room, who.id):
            raise Problem("not-your-seat")
        if words.preset and words.text not in PRESETS:
            raise Problem("bad-request", key="problem-preset", presets=", ".join(PRESETS))
        at = now()
        keep = partial(
            keep_remark, match_id=match_id, person=who.id, request=request, at=at, words=words
        )
        async with room.lock:
            who.demand_good()
            number, is_first = await self._db.write(keep)
        if is_first:
            remark = Remark(number, at, who.id, who.name, words)
            self.tell(room, remark)
            self._remarked(match_id, remark)
        return number

    def tell(self, room: Room, remark: Remark) -> None:
        """Tell a remark to those who sit at the match."""
        message = encode(Said(room.match.setup.id, line_of(room, remark)))
        for subscriber in room.subscribers:
            if room.match.seats_of(subscriber.person) and remark.person not in subscriber.muted:
                subscriber.send(message)

    async def lines(self, room: Room, person: str) -> tuple[ChatLine, ...]:
        """What was said so far, for those who sit at the match."""
        if not room.match.seats_of(person):
            return ()
        match_id = room.match.setup.id
        read = partial(read_remarks, match_id=match_id, reader=person, last=SHOWN)
        return tuple(line_of(room, remark) for remark in await self._db.peek(read))


def line_of(room: Room, remark: Remark) -> ChatLine:
    """A remark as it travels."""
    seats = room.match.seats_of(remark.person)
    words = remark.words
    seat = seats[0] if seats else None
    return ChatLine(remark.number, remark.at, remark.name, seat, words.text, words.preset)


def _may_speak(room: Room, person: str) -> bool:
    return any(occupant.person == person for occupant in room.match.occupants)
