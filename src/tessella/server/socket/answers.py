"""What each message of a client asks of the table."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Final

from tessella.server.answers import details
from tessella.server.clock import now
from tessella.server.language import preferred
from tessella.server.people.scopes import Scope
from tessella.server.socket.connection import Connection
from tessella.server.store.chat import Words
from tessella.server.table.tables import Tables
from tessella.server.table.told import encode
from tessella.server.wire import messages as wire
from tessella.server.wire import requests

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.server.errors import Problem
    from tessella.server.wire.messages import FromClient


NEEDS: Final[Mapping[type[FromClient], Scope]] = {
    wire.Watch: Scope.READ,
    wire.PreviewAt: Scope.READ,
    wire.SitAt: Scope.PLAY,
    wire.PlayAt: Scope.PLAY,
    wire.ActAt: Scope.PLAY,
    wire.BidAt: Scope.PLAY,
    wire.SayAt: Scope.CHAT,
}
"""What a token has to allow for each message; anybody may send the others."""


def check_scope(message: FromClient, connection: Connection) -> None:
    """Refuse what the token of a connection does not allow."""
    scope = NEEDS.get(type(message))
    if scope is not None:
        connection.who.need(scope)


@singledispatch
async def answer(message: FromClient, connection: Connection, tables: Tables) -> None:
    """Do what a message asks for, and send what follows."""
    raise TypeError(f"{message} from {connection.person} is not for {tables}")


@answer.register
async def _watch(message: wire.Watch, connection: Connection, tables: Tables) -> None:
    match_id, known = message.match, message.version
    room = await tables.follow(match_id, connection, known, moves=message.moves)
    connection.rooms.add(room)


@answer.register
async def _unwatch(message: wire.Unwatch, connection: Connection, tables: Tables) -> None:
    room = tables.rooms.known(message.match)
    if room is not None:
        connection.rooms.discard(room)
        tables.gallery.unfollow(room, connection)


@answer.register
async def _lobby(message: wire.Lobby, connection: Connection, tables: Tables) -> None:
    if message.on:
        tables.gallery.lobby.add(connection)
        connection.send(encode(wire.OpenMatches(await tables.lobby.open_matches())))
    else:
        tables.gallery.lobby.discard(connection)


@answer.register
async def _sit(message: wire.SitAt, connection: Connection, tables: Tables) -> None:
    _accept(connection, message.id, await tables.sit(message.match, connection.who, message))


@answer.register
async def _play(message: wire.PlayAt, connection: Connection, tables: Tables) -> None:
    _accept(connection, message.id, await tables.play(message.match, connection.who, message))


@answer.register
async def _act(message: wire.ActAt, connection: Connection, tables: Tables) -> None:
    _accept(connection, message.id, await tables.act(message.match, connection.who, message))


@answer.register
async def _bid(message: wire.BidAt, connection: Connection, tables: Tables) -> None:
    _accept(connection, message.id, await tables.bid(message.match, connection.who, message))


@answer.register
async def _preview(message: wire.PreviewAt, connection: Connection, tables: Tables) -> None:
    gain, events = await tables.preview(message.match, connection.who, message.move)
    connection.send(encode(wire.Previewed(message.id, message.move, gain, events)))


@answer.register
async def _say(message: wire.SayAt, connection: Connection, tables: Tables) -> None:
    room = await tables.rooms.get(message.match)
    words = Words(message.text, message.preset)
    number = await tables.chat.say(room, connection.who, message.id, words)
    _accept(connection, message.id, requests.Done(message.match, number))


@answer.register
async def _speak(message: wire.Speak, connection: Connection, tables: Tables) -> None:
    del tables
    connection.language = preferred(message.language)


@answer.register
async def _ping(message: wire.Ping, connection: Connection, tables: Tables) -> None:
    del message, tables
    connection.send(encode(wire.Pong(now())))


def _accept(connection: Connection, request: str, done: requests.Done) -> None:
    connection.send(encode(wire.Accepted(request, done.match, done.version)))


def refused(problem: Problem, message: FromClient | None, language: str) -> bytes:
    """The answer to a message that was refused."""
    told = details(problem, language)
    request, match = getattr(message, "id", None), getattr(message, "match", None)
    return encode(wire.Refused(told, request, match))
