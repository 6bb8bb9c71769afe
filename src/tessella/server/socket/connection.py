"""A connection: the socket of a person, as the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from tessella.server.live.room import Room
    from tessella.server.people.identity import Credential, Identity

RESTART: Final = 1012
SIGNED_OUT: Final = 4401
"""The code with which a socket is closed whose session or token has ended."""


class Outlet(Protocol):
    """The way out of a socket. Nothing waits here: who is too slow is let go."""

    def tell(self, text: bytes) -> None:
        """Send a message."""

    def end(self, code: int, reason: str = "") -> None:
        """Close after all that was sent."""


class Connection:
    """A socket of a person, and what is followed on it."""

    __slots__ = ("close", "language", "muted", "rooms", "send", "who")

    def __init__(self, outlet: Outlet, who: Identity, language: str) -> None:
        self.send = outlet.tell
        self.close = outlet.end
        self.who = who
        self.muted: frozenset[str] = frozenset()
        self.language = language
        self.rooms: set[Room] = set()

    @property
    def person(self) -> str:
        """Whose connection it is."""
        return self.who.id

    @property
    def credential(self) -> Credential:
        """By what it came."""
        return self.who.credential

    def end(self) -> None:
        """Close after all that was sent, and tell the client to come back."""
        self.close(RESTART)

    def send_away(self) -> None:
        """Close after all that was sent, and tell the client not to come back like this."""
        self.close(SIGNED_OUT, "signed-out")
