"""Where sockets arrive: who it is, what they say, and that they are gone.

They are served without the framework in between: most of what the server does happens here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import structlog

from tessella.core.errors import shown
from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.live.projection import encode
from tessella.server.people.identity import identify
from tessella.server.people.limits import Buckets, too_often
from tessella.server.people.request_context import context_of
from tessella.server.socket.answers import answer, refused
from tessella.server.socket.connection import Connection
from tessella.server.socket.protocol import LINE
from tessella.server.wire.messages import FromClient, Welcome

if TYPE_CHECKING:
    from tessella.server.live.service import MatchService

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[..., Awaitable[None]]

log = structlog.get_logger(__name__)
PATH: Final = "/api/v1/socket"
RATE: Final = 20.0
BURST: Final = 100.0
"""Messages a second that a person may send on all their sockets, and so many at once."""
ROUTER: Final = 5.0
"""So many times as much may come from one address: from a family, or a club."""
PATIENCE: Final = 20
"""So many refused messages beyond the rate, and the socket is closed."""
TRY_LATER: Final = 1013
decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Sockets:
    """An ASGI app that serves sockets, and leaves everything else to another."""

    def __init__(self, app: App, service: MatchService) -> None:
        self._app = app
        self._service = service
        factor = service.factor
        self._people = Buckets(RATE * factor, BURST * factor)
        self._addresses = Buckets(RATE * ROUTER * factor, BURST * ROUTER * factor)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._serve(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """A person's connection, from the first message to the last."""
        await receive()
        person, language = await identify(scope), context_of(scope).language
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"].pop(LINE), person, language)
        try:
            if await self._welcome(connection):
                await self._converse(receive, connection)
        finally:
            self._service.hub.leave(connection, connection.rooms)

    async def _welcome(self, connection: Connection) -> bool:
        """Let a connection in; False if it has to come later."""
        service, who = self._service, connection.who
        try:
            await service.credentials.admit(connection)
            connection.muted = await service.muted_by(who.id)
        except Problem as problem:
            connection.send(refused(problem, None, connection.language))
            connection.close(TRY_LATER, problem.code)
            return False
        connection.send(encode(Welcome(who.name, who.kind, now())))
        return True

    async def _converse(self, receive: Receive, connection: Connection) -> None:
        """Answer message after message, until the client goes or does not heed its limits."""
        person = self._people.of(connection.person)
        address = self._addresses.of(connection.who.address)
        credential, over = connection.credential, 0
        while over < PATIENCE:
            frame = await receive()
            if frame["type"] == "websocket.disconnect" or credential.ended:
                return
            if person.take() > 0 or address.take() > 0:
                over += 1
                connection.send(_too_often(connection.language))
                continue
            message: FromClient | None = None
            try:
                message = _read(frame)
                await answer(message, connection, self._service)
            except Problem as problem:
                connection.send(refused(problem, message, connection.language))
            except Exception:
                log.exception("message failed", type=type(message).__name__)
                connection.send(refused(Problem("failed"), message, connection.language))
        connection.close(TRY_LATER)


@cache
def _too_often(language: str) -> bytes:
    """The answer to a message beyond the rate; it costs nothing to give it again."""
    return refused(too_often(1), None, language)


def _read(frame: Message) -> FromClient:
    """The message that a frame holds; what is wrong with it is said in one sentence."""
    try:
        return decoder.decode(frame.get("text") or frame.get("bytes") or "")
    except RecursionError as error:
        raise Problem("bad-request", key="problem-too-deep") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Problem("bad-request", key="problem-message", why=shown(error)) from error
