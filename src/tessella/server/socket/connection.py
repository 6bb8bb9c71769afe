"""A connection: the socket of a person, as the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from tessella.server.people.who import Who
    from tessella.server.table.room import Room

RESTART: Final = 1012


class Line(Protocol):
    """The way out of a socket. Nothing waits here: who is too slow is let go."""

    def tell(self, text: bytes) -> None:
        """Send a message."""

    def end(self, code: int) -> None:
        """Close after all that was sent."""


class Connection:
    """A socket of a person, and what is followed on it."""

    __slots__ = ("close", "language", "muted", "rooms", "send", "who")

    def __init__(self, line: Line, who: Who, muted: frozenset[str], language: str) -> None:
        self.send = line.tell
        self.close = line.end
        self.who = who
        self.muted = muted
        self.language = language
        self.rooms: set[Room] = set()

    @property
    def person(self) -> str:
        """Whose connection it is."""
        return self.who.id

    def end(self) -> None:
        """Close after all that was sent, and tell the client to come back."""
        self.close(RESTART)
