"""The door: who may connect, how long they have to say what they want, and how much of it."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tessella.core.language import DEFAULT_LANGUAGE
from tessella.server.answers import MEDIA_TYPE, details, headers_of
from tessella.server.errors import Problem
from tessella.server.guard.crowd import Crowd
from tessella.server.people.limits import Buckets

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.settings import Settings

SPARE: Final = 256
"""Open files that are no connections: databases, logs, pages."""
LEAST: Final = 64
"""Connections that there are in any case."""
PACE: Final = 30.0
BURST: Final = 200.0
"""Connections a second that an address may make, and so many at once."""
AGAIN: Final = 5
"""Seconds after which who was turned away may come back."""


class Refusal(NamedTuple):
    """What a connection is told that gets no further."""

    code: str
    answer: bytes


class Door:
    """What connections share: how many there are, and what they may take."""

    def __init__(self, settings: Settings, files: int, refused: Callable[[str], None]) -> None:
        """Let in as many as the settings say and open files allow; `refused` hears of codes."""
        self.most = max(min(settings.connections, files - SPARE), LEAST)
        self.each = Crowd(connections_each(settings))
        self._paces = Buckets(PACE * settings.limit_factor, BURST * settings.limit_factor)
        self.seconds = settings.head_seconds
        self.body_limit = settings.body_limit
        self.refused = refused
        self.lingering = 0
        """How many have been refused and may still read why."""
        self._is_behind_proxies = settings.proxies > 0
        self._all = Crowd(self.most)
        self._full = refusal(Problem("busy", retry_after=AGAIN))
        self._crowded = refusal(too_many_connections(self.each.most))

    def enter(self, address: str) -> Refusal | None:
        """Let a connection in; or say why not. Behind proxies, all have the addresses of those."""
        if not self._all.enter(""):
            return self._full
        if not self._is_behind_proxies and not self._has_room(address):
            self._all.leave("")
            return self._crowded
        return None

    def _has_room(self, address: str) -> bool:
        """Whether an address has neither too many connections, nor makes them too quickly."""
        return self._paces.of(address).take() == 0 and self.each.enter(address)

    def leave(self, address: str) -> None:
        """Let a connection go that was let in."""
        self._all.leave("")
        if not self._is_behind_proxies:
            self.each.leave(address)


def connections_each(settings: Settings) -> int:
    """How many connections, requests or sockets an address may have at a time."""
    return settings.connections_per_address * settings.limit_factor


def too_many_connections(most: int) -> Problem:
    """The refusal of one more connection from an address."""
    return Problem("too-many", key="problem-connections", retry_after=AGAIN, most=most)


def refusal(problem: Problem, language: str = DEFAULT_LANGUAGE) -> Refusal:
    """A refusal as HTTP/1.1, for a connection that gets no further."""
    body = msgspec.json.encode(details(problem, language))
    headers = {
        "content-type": MEDIA_TYPE,
        "content-language": language,
        "content-length": str(len(body)),
        "x-content-type-options": "nosniff",
        "connection": "close",
        **headers_of(problem),
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    phrase = HTTPStatus(problem.status).phrase
    head = f"HTTP/1.1 {problem.status} {phrase}\r\n{lines}\r\n"
    return Refusal(problem.code, head.encode() + body)
