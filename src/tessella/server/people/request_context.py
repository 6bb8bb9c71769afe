"""The context of a request: what is known of a connection before anybody has asked the database."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tessella.core.language import DEFAULT_LANGUAGE
from tessella.server.people import devices
from tessella.server.people.devices import Device

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from tessella.server.people.identity import Identity
    from tessella.server.people.people import People

PLACE: Final = "tessella_context"
COOKIE: Final = "tessella_session"


@dataclass(slots=True)
class RequestContext:
    """One request or socket: where it comes from, what it shows, and what the answer carries."""

    people: People = field(repr=False)
    id: str
    address: str
    is_secure: bool = False
    language: str = DEFAULT_LANGUAGE
    origin: str = ""
    """Under which browsers know the server."""
    session: str | None = field(default=None, repr=False)
    """The session of the cookie, if we have signed it; it may have ended since."""
    bearer: str | None = field(default=None, repr=False)
    device: str | None = field(default=None, repr=False)
    """The cookie by which the device is known, as it came."""
    who: Identity | None = None
    guest: str | None = None
    """The guest whom this context has made of somebody unknown."""
    cookie: str | None = field(default=None, repr=False)
    """The header that gives the browser a session, or takes it away."""
    device_cookie: str | None = field(default=None, repr=False)
    """The header by which the device will be known."""
    code: str | None = None
    """The code of the problem that was answered."""
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]] | None = field(
        default=None, repr=False
    )
    """The way in of a request."""

    def give(self, session: str, seconds: int) -> None:
        """Let the answer give the browser a session."""
        self.session = session
        self.cookie = self._header(self.people.signer.cookie(session), seconds)

    async def gone(self) -> None:
        """Wait until the client has gone; all of its request has been read."""
        receive = self.receive or asyncio.get_running_loop().create_future
        while (await receive())["type"] != "http.disconnect":
            pass

    def remember(self, person: str) -> None:
        """Let the answer tell the browser that somebody has signed in on this device."""
        device = Device.read(self.device).remembering(person, self.people.signer)
        value, secure = f"{devices.COOKIE}={device.text}", self._secure
        kept = f"Path=/api/v1; Max-Age={devices.SECONDS}; HttpOnly; SameSite=Strict"
        self.device_cookie = f"{value}; {kept}{secure}"

    def take(self) -> None:
        """Let the answer take the session away."""
        self.session = None
        self.cookie = self._header("", 0)

    @property
    def csrf(self) -> str | None:
        """What pages of this session have to send along."""
        return None if self.session is None else self.people.signer.csrf(self.session)

    def _header(self, value: str, seconds: int) -> str:
        kept = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={value}; {kept}{self._secure}"

    @property
    def _secure(self) -> str:
        return "; Secure" if self.is_secure else ""


def context_of(scope: MutableMapping[str, Any]) -> RequestContext:
    """The context of an ASGI connection that the guard has let in."""
    context = scope["state"][PLACE]
    if not isinstance(context, RequestContext):
        raise TypeError("the guard has not seen this connection")
    return context
