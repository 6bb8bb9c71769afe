"""What happens in Tetris Duel besides what happens in every game."""

from __future__ import annotations

from dataclasses import dataclass

from tessella.core.event import Event
from tessella.core.language import Message


@dataclass(frozen=True, slots=True)
class NoRoom(Event):
    """A seat may push the bar `rows` rows, and so wins: no more than `room` are free (TD-13).

    The bar stays where it is (TD-16).
    """

    seat: int
    rows: int
    room: int

    @property
    def message(self) -> Message:
        """How far the push would go, and how far it could."""
        facts = {"seat": self.seat, "rows": self.rows, "room": self.room}
        key = "event-no-room-touch" if self.rows == self.room else "event-no-room"
        return Message.of(key, **facts)
