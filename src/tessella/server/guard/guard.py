"""The guard: an ASGI application around the server's own that sees every connection first."""

from __future__ import annotations

import secrets
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

import structlog

from tessella.server.answers import problem_of
from tessella.server.errors import Problem
from tessella.server.guard.address import client_address, is_loopback, is_secure, limit_key
from tessella.server.guard.asgi import cookies_of, has_body, headers_of_scope
from tessella.server.guard.channels import (
    HttpAnswer,
    RequestBody,
    SocketAnswer,
    answer_problem,
    deny,
    too_large,
)
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
    from collections.abc import Callable, Iterator

    from tessella.server.guard.asgi import App, Receive, Scope, Send
    from tessella.server.metrics import Metrics
    from tessella.server.people.people import People
    from tessella.server.settings import Settings

log = structlog.get_logger(__name__)

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
        answer = HttpAnswer(send, context, security_headers(path, secure=context.is_secure))
        try:
            await self._check_request(scope, context)
            body = RequestBody(receive, self._settings.body_limit, has_body=has_body(scope))
            context.receive = body.receive
            with _inside(self._busy, context.address, too_many_connections(self._busy.most)):
                await self._app(scope, body.receive, answer.send)
        except Exception as error:  # noqa: BLE001 - nothing that goes wrong may go unanswered
            await self._fail(error, context, answer)
        self._note(scope, context, answer.status, time.perf_counter() - began)

    async def _check_request(self, scope: Scope, context: RequestContext) -> None:
        """Refuse a request that comes too often, is too large, or is forged."""
        headers, settings = headers_of_scope(scope), self._settings
        if scope["path"] in OPERATED:
            self._looks.spend(context.address)
        else:
            await context.people.limits.spend("request by address", context.address)
            self._hosts.check(headers.get("host", ""))
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            raise Problem("bad-request")
        if len(length) > LONGEST_LENGTH or int(length) > settings.body_limit:
            raise too_large(settings.body_limit)
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
        line = SocketAnswer(send, context, self._metrics)
        with ExitStack() as stack:
            try:
                await self._check_socket(scope, context, stack)
            except Problem as problem:
                await deny(scope, receive, send, context, problem)
                self._metrics.refused(problem.code)
                return
            stack.callback(line.close)
            await self._app(scope, receive, line.send)

    async def _check_socket(self, scope: Scope, context: RequestContext, stack: ExitStack) -> None:
        """Refuse a handshake while a refusal can still be told as one; else count the socket."""
        headers = headers_of_scope(scope)
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
        headers, settings, people = headers_of_scope(scope), self._settings, self._people()
        peer = (scope.get("client") or ("", 0))[0]
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        cookies = cookies_of(headers.get("cookie", ""))
        cookie = cookies.get(COOKIE)
        secure = is_secure(scope.get("scheme", "http"), headers, settings.proxies)
        secure = secure or settings.is_public_https
        scheme = "https" if secure else "http"
        context = RequestContext(
            people=people,
            id=secrets.token_hex(8),
            address=limit_key(client_address(peer, headers, settings.proxies)),
            is_secure=secure,
            origin=settings.public_origin or f"{scheme}://{headers.get('host', '')}",
            language=preferred(headers.get("accept-language", "")),
            session=people.signer.session(cookie) if cookie else None,
            bearer=bearer.strip() if kind.lower() == "bearer" else None,
            device=cookies.get(devices.COOKIE),
        )
        state = scope.setdefault("state", {})
        here = is_loopback(peer, headers, settings.proxies)
        state[PLACE], state[LOCAL] = context, here and self._hosts.allows(headers.get("host", ""))
        return context

    async def _fail(self, error: Exception, context: RequestContext, answer: HttpAnswer) -> None:
        problem = problem_of(error)
        if problem.code == "failed":
            log.error("request failed", request=context.id, exc_info=error)
        if answer.status:
            raise error  # half of an answer is out: only the server can end it
        await answer_problem(answer.send, "http.response", context, problem)

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
