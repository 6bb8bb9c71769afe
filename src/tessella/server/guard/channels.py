"""The ways in and out of a connection: what passes is bounded, and gets the headers it lacks."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from tessella.server.answers import MEDIA_TYPE, encoded, headers_of
from tessella.server.errors import Problem

if TYPE_CHECKING:
    from tessella.server.guard.asgi import Message, Receive, Scope, Send
    from tessella.server.metrics import Metrics
    from tessella.server.people.request_context import RequestContext


class HttpAnswer:
    """The way out of a request."""

    def __init__(self, send: Send, context: RequestContext, headers: dict[str, str]) -> None:
        self._send = send
        self._context = context
        self._headers = headers
        self.status = 0

    async def send(self, message: Message) -> None:
        """Send a message on; the first one gets the headers that it lacks."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            if self.status >= HTTPStatus.BAD_REQUEST and self._context.guest is not None:
                await self._context.people.sessions.forget(self._context)
            given = list(message.get("headers", ()))
            named = {name.lower() for name, _ in given}
            own = {**self._headers, "x-request-id": self._context.id}
            more = [(k.encode(), v.encode()) for k, v in own.items() if k.encode() not in named]
            message = {**message, "headers": [*given, *more, *_cookie_header(self._context)]}
        await self._send(message)


class SocketAnswer:
    """The way out of a socket."""

    __slots__ = ("_context", "_metrics", "_open", "_send")

    def __init__(self, send: Send, context: RequestContext, metrics: Metrics) -> None:
        self._send = send
        self._context = context
        self._metrics = metrics
        self._open = False

    async def send(self, message: Message) -> None:
        """Send a message on; the handshake gives the session of a guest who was let in."""
        if message["type"] == "websocket.accept":
            headers = [*message.get("headers", ()), *_cookie_header(self._context)]
            message = {**message, "headers": headers}
            self._open = True
            self._metrics.sockets.inc()
        await self._send(message)

    def close(self) -> None:
        """Count the socket no more."""
        if self._open:
            self._metrics.sockets.dec()


class RequestBody:
    """The way in of a request's body, as long as it is not too long."""

    def __init__(self, receive: Receive, limit: int, *, has_body: bool) -> None:
        self._receive = receive
        self._limit = limit
        self._size = 0
        self._is_whole = not has_body

    async def receive(self) -> Message:
        """The next part of the body."""
        message = await self._receive()
        if message["type"] == "http.disconnect" and not self._is_whole:
            raise Problem("bad-request", key="problem-cut-off")
        self._is_whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > self._limit:
            raise too_large(self._limit)
        return message


def too_large(limit: int) -> Problem:
    """What is said to who sends more than may come."""
    return Problem("too-large", key="problem-body-size", most=limit)


async def answer_problem(send: Send, kind: str, context: RequestContext, problem: Problem) -> None:
    """Send a problem as the answer, of that kind of message."""
    told = {"content-type": MEDIA_TYPE, "content-language": context.language, **headers_of(problem)}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": encoded(problem, context)})


async def deny(
    scope: Scope, receive: Receive, send: Send, context: RequestContext, problem: Problem
) -> None:
    """Refuse a handshake, with a reason where the server can give one."""
    await receive()
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer_problem(send, "websocket.http.response", context, problem)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})


def _cookie_header(context: RequestContext) -> list[tuple[bytes, bytes]]:
    given = (context.cookie, context.device_cookie)
    return [(b"set-cookie", cookie.encode()) for cookie in given if cookie is not None]
