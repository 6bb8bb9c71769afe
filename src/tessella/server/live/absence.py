"""Who keeps a match waiting without being there: how long, and what the others may do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.server.errors import Problem
from tessella.server.live.seat import seat_of
from tessella.server.match.absence import away_since, has_absence, may_await
from tessella.server.match.commands import ClaimAbsent, HandOver
from tessella.server.match.match import Stage
from tessella.server.store.friends import demand_unblocked
from tessella.server.store.people import by_id
from tessella.server.wire.match import Absence

if TYPE_CHECKING:
    from tessella.server.live.hub import Hub
    from tessella.server.live.room import Room
    from tessella.server.match.match import Match
    from tessella.server.people.identity import Identity
    from tessella.server.people.limits import Limits
    from tessella.server.store.database import Database


class Absences:
    """Looks who is away; `hand_over` and `claim` are seconds of absence that count."""

    def __init__(
        self, db: Database, hub: Hub, limits: Limits, hand_over: float, claim: float
    ) -> None:
        self._db = db
        self._hub = hub
        self._limits = limits
        self._hand_over = int(hand_over * 1000)
        self._claim = int(claim * 1000)

    async def told(self, room: Room, who: Identity) -> Absence:
        """For whom a match waits, since when they are away, and from when on what is allowed."""
        match = room.match
        seat_of(match, who.id, None)
        seat = match.turn if may_await(match, match.seats_of(who.id)) else None
        if seat is None:
            return Absence(None)
        seen = await self._seen(match)
        if seen is None:
            return Absence(seat)
        since = away_since(match, seen)
        if not has_absence(match):
            return Absence(seat, since)
        return Absence(seat, since, since + self._hand_over, since + self._claim)

    async def hand_over(self, match: Match, who: Identity) -> HandOver:
        """What has a computer play for whoever has the turn."""
        return HandOver(seat_of(match, who.id, None), await self._absent(match), self._hand_over)

    async def claim(self, match: Match, who: Identity) -> ClaimAbsent:
        """What ends a match for whoever has the turn."""
        return ClaimAbsent(seat_of(match, who.id, None), await self._absent(match), self._claim)

    async def nudge(self, room: Room, who: Identity) -> None:
        """Tell those for whom a match waits that somebody does."""
        match = room.match
        seat_of(match, who.id, None)
        awaited = awaited_at(match, who.id)
        if not awaited:
            raise Problem("not-allowed-here", key="problem-nobody-awaited")
        await self._db.peek(partial(demand_unblocked, person=who.id, others=awaited))
        await self._limits.spend("nudge by match", f"{who.id} {match.setup.id}")
        await self._limits.spend("nudge by person", who.id)
        for person in awaited:
            self._hub.summon(person, match, "nudge", room.subscribers, by=who.name)

    async def _absent(self, match: Match) -> int:
        """When whoever has the turn was last connected; a `Problem` if they are."""
        seen = await self._seen(match)
        if seen is None:
            raise Problem("not-allowed-here", key="problem-not-absent")
        return seen

    async def _seen(self, match: Match) -> int | None:
        """When whoever has the turn was last connected; None: they are."""
        person = match.mover.person if match.mover is not None else None
        if person is None:
            raise Problem("not-allowed-here", key="problem-nobody-awaited")
        if self._hub.online.has(person):
            return None
        found = await self._db.peek(partial(by_id, person=person))
        return self._hub.online.seen(person, found.seen if found is not None else 0)


def awaited_at(match: Match, person: str) -> set[str]:
    """The people for whom a match waits, as somebody there sees it."""
    if match.stage is Stage.OPEN:
        empty = zip(match.setup.chairs, match.occupants, strict=True)
        kept = {chair.person for chair, occupant in empty if not occupant.is_taken}
    else:
        mover = match.mover
        kept = {mover.person} if mover is not None and mover.is_present else set()
    return {one for one in kept if one is not None} - {person}
