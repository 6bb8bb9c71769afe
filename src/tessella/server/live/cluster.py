"""One table in many processes: what happens here is told there, and the other way round."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import select

from tessella.server.bus import messages
from tessella.server.errors import Problem
from tessella.server.store.ids import random_id
from tessella.server.store.people import change
from tessella.server.store.schema import matches

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import Connection

    from tessella.server.bus.bus import Bus
    from tessella.server.bus.messages import BusMessage
    from tessella.server.live.room import Room
    from tessella.server.live.service import MatchService
    from tessella.server.store.chat import Remark
    from tessella.server.wire.messages import Summons

log = structlog.get_logger(__name__)
ROUND: Final = 5.0
"""Seconds after which lost news are noticed."""


class Cluster:
    """The other processes. Whatever they say only hastens what a look into the store would find."""

    def __init__(self, bus: Bus, service: MatchService) -> None:
        self.name = random_id()
        self._bus = bus
        self._service = service
        self._tasks: set[asyncio.Task[None]] = set()
        self._back = asyncio.Event()

    async def start(self) -> None:
        """Listen to the others."""
        await self._bus.start(self._hear, self._back.set)
        self._bus.subscribe(messages.LOBBY)
        if self._service.rooms.shared:
            self._run(self._look_round())

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await self._bus.stop()

    def grown(self, match_id: str) -> None:
        """Tell that the log of a match has grown."""
        self._say(messages.match_topic(match_id), messages.Grown(match_id, self.name))

    def remarked(self, match_id: str, remark: Remark) -> None:
        """Tell what was said at a match."""
        self._say(messages.match_topic(match_id), messages.Remarked(match_id, self.name, remark))

    def followed(self, match_id: str, rematch: str) -> None:
        """Tell of a rematch."""
        self._say(messages.match_topic(match_id), messages.Followed(match_id, self.name, rematch))

    def attended(self, room: Room) -> None:
        """Tell how many follow a match here."""
        match_id = room.match.setup.id
        message = messages.Attended(match_id, self.name, room.watchers)
        self._say(messages.match_topic(match_id), message)

    def came(self, person: str) -> None:
        """Tell that somebody is connected here."""
        self._say(messages.LOBBY, messages.Came(person, self.name))

    def went(self, person: str, at: int) -> None:
        """Tell that somebody is no longer connected here, and note when that was."""
        self._say(messages.LOBBY, messages.Went(person, self.name, at))
        self._run(self._note_parting(person, at))

    async def _note_parting(self, person: str, at: int) -> None:
        with suppress(Problem):  # then it counts as seen when that was last noted
            await self._service.db.write(partial(change, person=person, seen=at))

    def summoned(self, person: str, summons: Summons) -> None:
        """Tell a person's other connections."""
        self._say(messages.person_topic(person), messages.Summoned(person, self.name, summons))

    def deafened(self, person: str) -> None:
        """Tell that a person has muted somebody."""
        self._say(messages.person_topic(person), messages.Deafened(person, self.name))

    def ended(self, person: str) -> None:
        """Tell that a session or token of a person has ended."""
        self._say(messages.person_topic(person), messages.Ended(person, self.name))

    def restated(self, matches: tuple[str, ...]) -> None:
        """Tell that matches have to be read anew."""
        self._say(messages.LOBBY, messages.Restated(self.name, matches))

    def lobby_changed(self) -> None:
        """Tell that the lobby is another."""
        self._say(messages.LOBBY, messages.LobbyChanged(self.name))

    def listen(self, topic: str) -> None:
        """Hear what is said of a match, or to a person."""
        self._bus.subscribe(topic)

    def ignore(self, topic: str) -> None:
        """Hear of it no longer."""
        self._bus.unsubscribe(topic)

    def _say(self, topic: str, message: BusMessage) -> None:
        if self._service.rooms.shared:
            self._bus.publish(topic, messages.encode(message))

    def _hear(self, topic: str, data: bytes) -> None:
        try:
            message = messages.decode(data)
        except msgspec.DecodeError:
            log.warning("unreadable_news", topic=topic)
            return
        if message.process != self.name:
            self._heed(message)

    def _heed(self, message: BusMessage) -> None:
        service = self._service
        if isinstance(message, messages.LobbyChanged):
            service.lobby.changed()
        elif isinstance(message, messages.Came | messages.Went | messages.Crowd):
            self._heed_people(message)
        elif isinstance(message, messages.Ended):
            self._run(service.credentials.look(message.person))
        elif isinstance(message, messages.Deafened):
            self._run(service.deafen(message.person))
        elif isinstance(message, messages.Restated):
            self._run(service.reread(message.matches))
        elif isinstance(message, messages.Summoned):
            room = service.rooms.known(message.summons.match)
            service.hub.call(message.person, message.summons, room.subscribers if room else ())
        elif (room := service.rooms.known(message.match)) is not None:
            self._heed_room(message, room)

    def _heed_people(self, message: messages.Came | messages.Went | messages.Crowd) -> None:
        online = self._service.hub.online
        if isinstance(message, messages.Crowd):
            online.heard_all(message.process, message.people)
        elif isinstance(message, messages.Came):
            online.came(message.process, message.person)
        else:
            online.went(message.process, message.person, message.at)

    def _heed_room(self, message: BusMessage, room: Room) -> None:
        if isinstance(message, messages.Grown):
            self._run(self._catch_up(room))
        elif isinstance(message, messages.Remarked):
            self._service.chat.tell(room, message.remark)
        elif isinstance(message, messages.Followed):
            room.rematch = message.rematch
            self._service.hub.restate(room)
        elif isinstance(message, messages.Attended):
            room.attended_at(message.process, message.watchers)
            self._service.hub.tell_presence(room)

    async def _catch_up(self, room: Room) -> None:
        try:
            await self._service.dispatcher.catch_up(room)
        except Problem as problem:  # a round will find what this has missed
            log.warning("catch_up_failed", code=problem.code)

    async def _look_round(self) -> None:
        """Notice by and by what no news has told of; at once when they could be heard again."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._back.wait(), ROUND)
                self._service.lobby.changed()
            self._back.clear()
            try:
                await self._round()
            except Problem as problem:
                log.warning("round_failed", code=problem.code)
            except Exception:
                log.exception("round_failed")

    async def _round(self) -> None:
        self._say(messages.LOBBY, messages.Crowd(self.name, tuple(self._service.hub.online.here)))
        await self._service.credentials.look_round()
        followed = {room.match.setup.id: room for room in self._service.rooms if room.subscribers}
        read = partial(_versions, ids=list(followed))
        versions = await self._service.db.read(read) if followed else {}
        for match_id, version in versions.items():
            if version > followed[match_id].match.version:
                await self._service.dispatcher.catch_up(followed[match_id])
            self.attended(followed[match_id])

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
    return {row[0]: row[1] for row in connection.execute(query)}
