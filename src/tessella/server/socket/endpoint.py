"""Where sockets arrive: who it is, what they say, and that they are gone."""

from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tessella.core.errors import shown
from tessella.server.errors import Problem
from tessella.server.people.limits import Bucket
from tessella.server.people.visit import visit_of
from tessella.server.people.who import who
from tessella.server.routes.asking import Table
from tessella.server.socket.answers import answer, refused
from tessella.server.socket.connection import Connection
from tessella.server.table.clock import now
from tessella.server.table.tables import Tables
from tessella.server.table.told import encode
from tessella.server.wire.messages import FromClient, Welcome

log = structlog.get_logger(__name__)
RATE: Final = 20.0
BURST: Final = 100
"""Messages a second that a socket may send, and so many at once."""
PATIENCE: Final = 20
"""So many refused messages beyond the rate, and the socket is closed."""
TRY_LATER: Final = 1013
decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


@websocket("/api/v1/socket")
async def endpoint(socket: WebSocket[Any, Any, Any], tables: Table) -> None:
    """A person's connection, from the first message to the last."""
    person = await who(socket.scope)  # type: ignore[arg-type]
    visit = visit_of(socket.scope)  # type: ignore[arg-type]
    await socket.accept()
    connection = Connection(socket, person, await tables.muted_by(person.id))
    tables.gallery.arrive(connection)
    connection.send(encode(Welcome(person.name, person.kind, now())))
    try:
        await _converse(socket, connection, tables, visit.language)
    except WebSocketDisconnect:
        pass
    finally:
        tables.gallery.leave(connection, connection.rooms)


async def _converse(
    socket: WebSocket[Any, Any, Any], connection: Connection, tables: Tables, language: str
) -> None:
    """Answer message after message."""
    bucket, over = Bucket(RATE * tables.factor, BURST * tables.factor), 0
    while over < PATIENCE:
        text = await socket.receive_data(mode="text")
        if bucket.take() > 0:
            over += 1
            connection.send(refused(Problem("too-many", retry_after=1), None, language))
            continue
        message: FromClient | None = None
        try:
            message = _read(text)
            await answer(message, connection, tables)
        except Problem as problem:
            connection.send(refused(problem, message, language))
    await socket.close(TRY_LATER)


def _read(text: str | bytes) -> FromClient:
    """The message that a frame holds; what is wrong with it is said in one sentence."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad-request", key="problem-message", why=shown(error)) from error
