"""What each message of a client asks of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tessella.server.answers import details
from tessella.server.clock import now
from tessella.server.language import preferred
from tessella.server.live.projection import encode
from tessella.server.people.scopes import Scope
from tessella.server.store.chat import Words
from tessella.server.wire import messages as wire
from tessella.server.wire import requests

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from tessella.server.errors import Problem
    from tessella.server.live.service import MatchService
    from tessella.server.socket.connection import Connection
    from tessella.server.wire.messages import FromClient


class Way(NamedTuple):
    """What becomes of a kind of message."""

    do: Callable[[Any, Connection, MatchService], Awaitable[None]]
    needs: Scope | None = None
    """What a token has to allow for it; None: nothing."""


def answer(message: FromClient, connection: Connection, service: MatchService) -> Awaitable[None]:
    """Do what a message asks for and send what follows, unless a token does not allow it."""
    do, needs = WAYS[type(message)]
    if needs is not None:
        connection.who.need(needs)
    return do(message, connection, service)


async def _watch(message: wire.Watch, connection: Connection, service: MatchService) -> None:
    match_id, known = message.match, message.version
    room = await service.follow(match_id, connection, known, moves=message.moves)
    connection.rooms.add(room)


async def _unwatch(message: wire.Unwatch, connection: Connection, service: MatchService) -> None:
    room = service.rooms.known(message.match)
    if room is not None:
        connection.rooms.discard(room)
        service.hub.unfollow(room, connection)


async def _lobby(message: wire.Lobby, connection: Connection, service: MatchService) -> None:
    if message.on:
        service.hub.lobby.add(connection)
        connection.send(encode(wire.OpenMatches(await service.lobby.open_matches())))
    else:
        service.hub.lobby.discard(connection)


async def _sit(message: wire.SitAt, connection: Connection, service: MatchService) -> None:
    _accept(connection, message.id, await service.sit(message.match, connection.who, message))


async def _play(message: wire.PlayAt, connection: Connection, service: MatchService) -> None:
    _accept(connection, message.id, await service.play(message.match, connection.who, message))


async def _act(message: wire.ActAt, connection: Connection, service: MatchService) -> None:
    _accept(connection, message.id, await service.act(message.match, connection.who, message))


async def _bid(message: wire.BidAt, connection: Connection, service: MatchService) -> None:
    _accept(connection, message.id, await service.bid(message.match, connection.who, message))


async def _preview(message: wire.PreviewAt, connection: Connection, service: MatchService) -> None:
    gain, events = await service.preview(message.match, connection.who, message.move)
    connection.send(encode(wire.Previewed(message.id, message.move, gain, events)))


async def _say(message: wire.SayAt, connection: Connection, service: MatchService) -> None:
    room = await service.rooms.get(message.match)
    words = Words(message.text, message.preset)
    number = await service.chat.say(room, connection.who, message.id, words)
    _accept(connection, message.id, requests.Done(message.match, number))


async def _speak(message: wire.Speak, connection: Connection, service: MatchService) -> None:
    del service
    connection.language = preferred(message.language)


async def _ping(message: wire.Ping, connection: Connection, service: MatchService) -> None:
    del message, service
    connection.send(encode(wire.Pong(now())))


def _accept(connection: Connection, request: str, done: requests.Done) -> None:
    connection.send(encode(wire.Accepted(request, done.match, done.version)))


WAYS: Final[Mapping[type[FromClient], Way]] = {
    wire.Watch: Way(_watch, Scope.READ),
    wire.Unwatch: Way(_unwatch),
    wire.Lobby: Way(_lobby),
    wire.SitAt: Way(_sit, Scope.PLAY),
    wire.PlayAt: Way(_play, Scope.PLAY),
    wire.ActAt: Way(_act, Scope.PLAY),
    wire.BidAt: Way(_bid, Scope.PLAY),
    wire.PreviewAt: Way(_preview, Scope.READ),
    wire.SayAt: Way(_say, Scope.CHAT),
    wire.Speak: Way(_speak),
    wire.Ping: Way(_ping),
}


def refused(problem: Problem, message: FromClient | None, language: str) -> bytes:
    """The answer to a message that was refused."""
    told = details(problem, language)
    request, match = getattr(message, "id", None), getattr(message, "match", None)
    return encode(wire.Refused(told, request, match))
