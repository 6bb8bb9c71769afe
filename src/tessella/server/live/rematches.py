"""Once more: somebody offers it, the others see that and agree or decline; then it begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.server.errors import Problem
from tessella.server.live.seat import seat_of
from tessella.server.match.commands import Ask
from tessella.server.match.entries import Offer
from tessella.server.match.match import Stage
from tessella.server.store.friends import demand_unblocked
from tessella.server.wire.requests import Done

if TYPE_CHECKING:
    from tessella.server.live.dispatcher import Dispatcher
    from tessella.server.live.matchmaker import Matchmaker
    from tessella.server.live.room import Room
    from tessella.server.match.match import Match
    from tessella.server.people.identity import Identity


class Rematches:
    """An offer is kept in the log of the match that is over; the last to agree opens the next."""

    def __init__(self, dispatcher: Dispatcher, matchmaker: Matchmaker) -> None:
        self._dispatcher = dispatcher
        self._matchmaker = matchmaker

    async def ask(self, match_id: str, who: Identity, request: str) -> Done:
        """Offer a rematch, or agree to one; the match that follows, once all have agreed."""
        room = await self._dispatcher.rooms.get(match_id)
        seat_of(room.match, who.id, None)
        if room.match.stage is not Stage.OVER:
            raise Problem("not-yet")
        if room.rematch is None and not await self._agreed(room, who, request):
            return Done(match_id, room.match.version)
        return await self._matchmaker.rematch(room, who)

    async def _agreed(self, room: Room, who: Identity, request: str) -> bool:
        """Whether all want it, now that somebody says so."""

        def ask(match: Match) -> Ask:
            who.demand_good()
            return Ask(seat_of(match, who.id, None), Offer.REMATCH)

        others = set(room.match.seated) - {who.id}
        read = partial(demand_unblocked, person=who.id, others=others)
        await self._dispatcher.rooms.db.peek(read)
        bid = room.match.bid(Offer.REMATCH)
        if bid is None or seat_of(room.match, who.id, None) not in bid.agreed:
            await self._dispatcher.take(room.match.setup.id, who.id, request, ask)
        return room.match.is_rematch_agreed
