"""How matches come to be: opened as somebody wishes, paired, or played once more."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from tessella.server.errors import Problem
from tessella.server.live import create
from tessella.server.people.names import name_key
from tessella.server.store.friends import demand_unblocked
from tessella.server.store.lobby import count_under_way, count_with_computers, ids_by_name
from tessella.server.store.matches import open_match, open_rematch
from tessella.server.store.profiles import read_profiles
from tessella.server.wire import requests

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tessella.server.live.hub import Hub
    from tessella.server.live.lobby import Lobby
    from tessella.server.live.room import Room
    from tessella.server.live.rooms import Rooms
    from tessella.server.match.match import Match
    from tessella.server.people.identity import Identity
    from tessella.server.people.limits import Limits

UNDER_WAY: Final = 100
"""So many matches of one's own making may be open or running."""
WITH_COMPUTERS: Final = 20
"""So many of them may have computers, which think."""


class Matchmaker:
    """Opens matches, within the limits of who asks."""

    def __init__(
        self,
        rooms: Rooms,
        hub: Hub,
        lobby: Lobby,
        limits: Limits,
        factor: int,
        followed: Callable[[str, str], None],
    ) -> None:
        self._db = rooms.db
        self._rooms = rooms
        self._hub = hub
        self._lobby = lobby
        self._limits = limits
        self._factor = factor
        self._followed = followed

    async def open(self, who: Identity, wish: requests.NewMatch) -> Match:
        """Open a match; nobody sits there yet."""
        await self._count(who)
        return await self._open(who, wish)

    async def pair(self, who: Identity, wish: requests.Pairing) -> str:
        """The match to sit down at for who looks for an opponent: another's, or a fresh one."""
        await self._count(who)
        game = create.law(wish.game, wish.options)
        wish = msgspec.structs.replace(wish, options=dict(game.options))
        found = await self._lobby.find(wish, who.id, await self._rating(who, wish.game))
        if found is not None:
            return found
        fresh = requests.NewMatch(
            wish.game, wish.options, clock=wish.clock, rated=wish.rated, public=True
        )
        return (await self._open(who, fresh)).setup.id

    async def rematch(self, room: Room, who: Identity) -> requests.Done:
        """The match that follows a finished one; the first who asks opens it."""
        match_id = room.match.setup.id
        if room.rematch is None:
            await self._count(who)
            fresh = create.rematch(room.match)
            who.demand_good()
            room.rematch = await self._keep_rematch(match_id, fresh, who)
            if room.rematch == fresh.setup.id:
                await self._rooms.welcome(fresh)
            self._hub.restate(room)
            self._followed(match_id, room.rematch)
            knowing = {subscriber.person for subscriber in room.subscribers} | {who.id}
            self._call(fresh, knowing, who.name)
        return requests.Done(room.rematch, 0)

    async def _open(self, who: Identity, wish: requests.NewMatch) -> Match:
        if wish.rated and who.kind == "guest":
            raise Problem("sign-in", key="problem-rated-guest")
        names = [chair.name for chair in wish.seats if isinstance(chair, requests.Invited)]
        invited = await self._invited(names)
        others = set(invited.values()) - {who.id}
        await self._db.read(partial(demand_unblocked, person=who.id, others=others))
        match = create.create_match(wish, who.id, invited)
        await self._keep(match, who)
        self._call(match, {who.id}, who.name)
        return match

    async def _count(self, who: Identity) -> None:
        """Count a match that somebody opens, by whatever way."""
        await self._limits.spend("match by person", who.id)
        await self._limits.spend("match by address", who.address)

    async def _keep(self, match: Match, who: Identity) -> None:
        def work(connection: Connection) -> None:
            open_match(connection, match, who.id)
            self._demand_room(connection, who, match)

        await self._db.write(work)
        await self._rooms.welcome(match)
        self._lobby.announce()

    async def _keep_rematch(self, match_id: str, fresh: Match, who: Identity) -> str:
        """Keep a rematch, unless another has opened it; the id of whichever it is."""

        def work(connection: Connection) -> str:
            found = open_rematch(connection, match_id, fresh, who.id)
            if found == fresh.setup.id:
                self._demand_room(connection, who, fresh)
            return found

        return await self._db.write(work)

    def _demand_room(self, connection: Connection, who: Identity, match: Match) -> None:
        """Refuse, and have undone, what gives a person more matches than one may have."""
        most = UNDER_WAY * self._factor
        if count_under_way(connection, who.id) > most:
            raise Problem("too-many-matches", limit=most)
        most = WITH_COMPUTERS * self._factor
        if match.has_computers and count_with_computers(connection, who.id) > most:
            raise Problem("too-many-matches", key="problem-computer-matches", limit=most)

    def _call(self, match: Match, knowing: set[str], by: str) -> None:
        """Summon those for whom a match keeps seats, unless they know of it."""
        for person in {chair.person for chair in match.setup.chairs if chair.person} - knowing:
            self._hub.summon(person, match, "invited", by=by)

    async def _invited(self, names: list[str]) -> dict[str, str]:
        """The people of these names."""
        keys = {name: name_key(name) for name in names}
        found = await self._db.read(partial(ids_by_name, keys=list(keys.values()))) if keys else {}
        for name, key in keys.items():
            if key not in found:
                raise Problem("person-unknown", name=name)
        return {name: found[key] for name, key in keys.items()}

    async def _rating(self, who: Identity, game: str) -> int | None:
        rows = await self._db.peek(partial(read_profiles, ids=[who.id], game=game))
        return rows[0][3] if rows else None
