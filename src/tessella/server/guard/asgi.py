"""What an ASGI connection says of itself, read from its scope."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from tessella.server.people import devices
from tessella.server.people.request_context import COOKIE

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[..., Awaitable[None]]

COOKIES: Final = frozenset({COOKIE, devices.COOKIE})


def headers_of_scope(scope: Scope) -> dict[str, str]:
    """The headers by name; those that come more than once in one line."""
    lines: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        between = "; " if key == "cookie" else ", "
        lines[key] = lines[key] + between + text if key in lines else text
    return lines


def has_body(scope: Scope) -> bool:
    """Whether a request says that it has a body."""
    return any(name in {b"content-length", b"transfer-encoding"} for name, _ in scope["headers"])


def cookies_of(header: str) -> dict[str, str]:
    """Our cookies, the first of each name; those of others may be as odd as they like."""
    parts = [part.strip().partition("=") for part in header.split(";")]
    return {name: value.strip('"') for name, _, value in reversed(parts) if name in COOKIES}
