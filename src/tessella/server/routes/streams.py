"""Streams: what happens, line by line, for programs that would rather not speak WebSocket."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING, Final

from litestar import Router, get
from litestar.response import Stream

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.live.projection import encode
from tessella.server.live.service import MatchService
from tessella.server.people.identity import Identity
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import Asker, MatchId, Service, refusals
from tessella.server.routes.matches import Known
from tessella.server.store.lobby import read_invitations, read_under_way
from tessella.server.wire.messages import Summons, Welcome

if TYPE_CHECKING:
    from tessella.server.live.room import Room

MEDIA_TYPE: Final = "application/x-ndjson"
HEARTBEAT: Final = 7.0
"""Seconds after which an empty line tells that the stream is alive."""
WAITING: Final = 512


class Listener:
    """A stream of a person, as the table sees it."""

    def __init__(self, who: Identity, muted: frozenset[str]) -> None:
        self.person = who.id
        self.credential = who.credential
        self.muted = muted
        self.rooms: set[Room] = set()
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Put a line into the stream; one that nobody reads ends."""
        if self._lines.qsize() < WAITING:
            self._lines.put_nowait(message)
        elif self._lines.qsize() == WAITING:
            self._lines.put_nowait(None)

    def end(self) -> None:
        """End after the lines that wait."""
        self._lines.put_nowait(None)

    def send_away(self) -> None:
        """End after the lines that wait; the last one tells why."""
        self.end()

    async def lines(self, service: MatchService) -> AsyncIterator[bytes]:
        """All that is sent, a line each, until the client goes or is too slow."""
        try:
            await self._enter(service)
            while (line := await self._next()) is not None:
                yield line + b"\n"
        finally:
            service.hub.leave(self, self.rooms)

    async def _enter(self, service: MatchService) -> None:
        try:
            await service.credentials.admit(self)
        except Problem:  # the store is away: the client comes back
            self.end()

    async def _next(self) -> bytes | None:
        try:
            return await asyncio.wait_for(self._lines.get(), HEARTBEAT)
        except TimeoutError:
            return b""


@get(
    "/stream",
    summary="What concerns you, line by line",
    media_type=MEDIA_TYPE,
    responses=refusals("missing-scope"),
)
async def read_stream(who: Asker, service: Service) -> Stream:
    """A welcome, a summons for every match of yours, and then one whenever a match needs you.

    Each line is a message of the socket as JSON; empty lines tell that the stream is alive.
    """
    who.need(Scope.READ)
    listener = Listener(who, frozenset())
    listener.send(encode(Welcome(who.name, who.kind, now())))
    for kept in await service.db.read(partial(read_invitations, person=who.id)):
        listener.send(encode(Summons(kept.id, kept.game, "invited")))
    for row in await service.db.read(partial(read_under_way, person=who.id)):
        listener.send(encode(Summons(row.id, row.game, row.stage)))
    return Stream(listener.lines(service), media_type=MEDIA_TYPE)


@get(
    "/matches/{match_id:str}/stream",
    summary="A match, line by line",
    media_type=MEDIA_TYPE,
    responses=refusals("missing-scope", "match-unknown"),
)
async def read_match_stream(
    match_id: MatchId,
    who: Asker,
    service: Service,
    since: Known = 0,
) -> Stream:
    """The match as it stands, then an update whenever something happens."""
    who.need(Scope.READ)
    listener = Listener(who, await service.muted_by(who.id))
    listener.rooms.add(await service.follow(match_id, listener, since))
    return Stream(listener.lines(service), media_type=MEDIA_TYPE)


STREAM_ROUTES: Final = Router(
    path="/", tags=["streams"], route_handlers=[read_stream, read_match_stream]
)
