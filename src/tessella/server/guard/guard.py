"""The guard: an ASGI application around the server's own that sees every connection first."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import structlog

from tessella.server.answers import MEDIA_TYPE, encoded, headers_of, problem_of
from tessella.server.errors import Problem
from tessella.server.guard.address import client_address, is_loopback, is_secure, limit_key
from tessella.server.guard.crowd import Crowd
from tessella.server.guard.door import AGAIN, connections_each, too_many_connections
from tessella.server.guard.headers import security_headers
from tessella.server.guard.hosts import hosts_of
from tessella.server.guard.origin import SAFE_METHODS, check_origin
from tessella.server.language import preferred
from tessella.server.people import devices
from tessella.server.people.identity import identify
from tessella.server.people.limits import Buckets
from tessella.server.people.request_context import COOKIE, PLACE, RequestContext

if TYPE_CHECKING:
    from tessella.server.metrics import Metrics
    from tessella.server.people.people import People
    from tessella.server.settings import Settings

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[..., Awaitable[None]]

log = structlog.get_logger(__name__)

COOKIES: Final = frozenset({COOKIE, devices.COOKIE})
CSRF_HEADER: Final = "x-csrf-token"
UNMATCHED: Final = "unmatched"
LONGEST_LENGTH: Final = 12
OPERATED: Final = frozenset({"/health", "/health/live", "/health/ready", "/metrics"})
"""For who watches the server: by whatever name, and with a limit of their own."""
LOOKS: Final = 20.0, 200.0
"""So many of these requests a second from an address, and so many at once."""
PERSON_SOCKETS: Final = 40
ADDRESS_SOCKETS: Final = 5 * PERSON_SOCKETS
"""So many sockets a person may have, and an address: a family, or a club, behind one router."""
LOCAL: Final = "tessella_local"
"""Where a connection's state tells whether it was made on this machine."""


class Guard:
    """Lets in what may come in, and gives every answer its headers and its line in the log.

    `people` is asked at each connection, since people are there once the server has started.
    """

    def __init__(
        self, app: App, settings: Settings, metrics: Metrics, people: Callable[[], People]
    ) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._people = people
        self._hosts = hosts_of(settings)
        factor = settings.limit_factor
        self._looks = Buckets(LOOKS[0] * factor, LOOKS[1] * factor)
        self._busy = Crowd(connections_each(settings))
        self._sockets = Crowd(PERSON_SOCKETS * factor), Crowd(ADDRESS_SOCKETS * factor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, path = time.perf_counter(), scope["path"]
        context = self._context(scope)
        answer = _Answer(send, context, security_headers(path, secure=context.is_secure))
        try:
            await self._check_request(scope, context)
            body = _Body(receive, self._settings.body_limit, has_body=_has_body(scope))
            context.receive = body.receive
            with _inside(self._busy, context.address, too_many_connections(self._busy.most)):
                await self._app(scope, body.receive, answer.send)
        except Exception as error:  # noqa: BLE001 - nothing that goes wrong may go unanswered
            await self._fail(error, context, answer)
        self._note(scope, context, answer.status, time.perf_counter() - began)

    async def _check_request(self, scope: Scope, context: RequestContext) -> None:
        """Refuse a request that comes too often, is too large, or is forged."""
        headers, settings = _headers(scope), self._settings
        if scope["path"] in OPERATED:
            self._looks.spend(context.address)
        else:
            await context.people.limits.spend("request by address", context.address)
            self._hosts.check(headers.get("host", ""))
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            raise Problem("bad-request")
        if len(length) > LONGEST_LENGTH or int(length) > settings.body_limit:
            raise _too_large(settings.body_limit)
        if scope["method"] in SAFE_METHODS or context.bearer is not None:
            return
        check_origin(headers, settings)
        token = headers.get(CSRF_HEADER, "")
        if context.session is not None and not context.people.signer.is_csrf(
            token, context.session
        ):
            raise Problem("bad-csrf")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._context(scope)
        line = _Line(send, context, self._metrics)
        with ExitStack() as stack:
            try:
                await self._check_socket(scope, context, stack)
            except Problem as problem:
                await _deny(scope, receive, send, context, problem)
                self._metrics.refused(problem.code)
                return
            stack.callback(line.close)
            await self._app(scope, receive, line.send)

    async def _check_socket(self, scope: Scope, context: RequestContext, stack: ExitStack) -> None:
        """Refuse a handshake while a refusal can still be told as one; else count the socket."""
        headers = _headers(scope)
        await context.people.limits.spend("request by address", context.address)
        self._hosts.check(headers.get("host", ""))
        if context.bearer is None:
            check_origin(headers, self._settings)
        by_person, by_address = self._sockets
        crowded = _too_many_sockets("problem-sockets-address", by_address.most)
        stack.enter_context(_inside(by_address, context.address, crowded))
        person = await identify(scope)
        crowded = _too_many_sockets("problem-sockets", by_person.most)
        stack.enter_context(_inside(by_person, person.id, crowded))

    def _context(self, scope: Scope) -> RequestContext:
        """What the headers tell of a connection."""
        headers, settings, people = _headers(scope), self._settings, self._people()
        peer = (scope.get("client") or ("", 0))[0]
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        cookies = _cookies(headers.get("cookie", ""))
        cookie = cookies.get(COOKIE)
        secure = is_secure(scope.get("scheme", "http"), headers, settings.proxies)
        context = RequestContext(
            people=people,
            id=secrets.token_hex(8),
            address=limit_key(client_address(peer, headers, settings.proxies)),
            is_secure=secure or settings.is_public_https,
            language=preferred(headers.get("accept-language", "")),
            session=people.signer.session(cookie) if cookie else None,
            bearer=bearer.strip() if kind.lower() == "bearer" else None,
            device=cookies.get(devices.COOKIE),
        )
        state = scope.setdefault("state", {})
        here = is_loopback(peer, headers, settings.proxies)
        state[PLACE], state[LOCAL] = context, here and self._hosts.allows(headers.get("host", ""))
        return context

    async def _fail(self, error: Exception, context: RequestContext, answer: _Answer) -> None:
        problem = problem_of(error)
        if problem.code == "failed":
            log.error("request failed", request=context.id, exc_info=error)
        if answer.status:
            raise error  # half of an answer is out: only the server can end it
        await _answer_problem(answer.send, "http.response", context, problem)

    def _note(self, scope: Scope, context: RequestContext, status: int, seconds: float) -> None:
        """Count an answered request and write its line; a path may be a secret, a route is not."""
        route = scope.get("path_template") or UNMATCHED
        self._metrics.requests.labels(route, scope["method"], status).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        facts: dict[str, object] = {"request": context.id, "method": scope["method"]}
        facts |= {"route": route, "status": status}
        if context.code is not None:
            self._metrics.refusals.labels(context.code).inc()
            facts["code"] = context.code
        person = context.who.id if context.who is not None else None
        facts |= {"ms": round(seconds * 1000, 1), "address": context.address, "who": person}
        log.info("request", **facts)


class _Answer:
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


class _Line:
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


class _Body:
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
            raise _too_large(self._limit)
        return message


@contextmanager
def _inside(crowd: Crowd, key: str, crowded: Problem) -> Iterator[None]:
    """Count somebody for as long as they are here, or refuse one too many."""
    if not crowd.enter(key):
        raise crowded
    try:
        yield
    finally:
        crowd.leave(key)


def _too_many_sockets(key: str, most: int) -> Problem:
    return Problem("too-many", key=key, retry_after=AGAIN, most=most)


def _too_large(limit: int) -> Problem:
    return Problem("too-large", key="problem-body-size", most=limit)


def _headers(scope: Scope) -> dict[str, str]:
    """The headers by name; those that come more than once in one line."""
    lines: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        between = "; " if key == "cookie" else ", "
        lines[key] = lines[key] + between + text if key in lines else text
    return lines


def _has_body(scope: Scope) -> bool:
    """Whether a request says that it has a body."""
    return any(name in {b"content-length", b"transfer-encoding"} for name, _ in scope["headers"])


def _cookies(header: str) -> dict[str, str]:
    """Our cookies, the first of each name; those of others may be as odd as they like."""
    parts = [part.strip().partition("=") for part in header.split(";")]
    return {name: value.strip('"') for name, _, value in reversed(parts) if name in COOKIES}


def _cookie_header(context: RequestContext) -> list[tuple[bytes, bytes]]:
    given = (context.cookie, context.device_cookie)
    return [(b"set-cookie", cookie.encode()) for cookie in given if cookie is not None]


async def _answer_problem(send: Send, kind: str, context: RequestContext, problem: Problem) -> None:
    told = {"content-type": MEDIA_TYPE, "content-language": context.language, **headers_of(problem)}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": encoded(problem, context)})


async def _deny(
    scope: Scope, receive: Receive, send: Send, context: RequestContext, problem: Problem
) -> None:
    """Refuse a handshake, with a reason where the server can give one."""
    await receive()
    if "websocket.http.response" in scope.get("extensions", {}):
        await _answer_problem(send, "websocket.http.response", context, problem)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
