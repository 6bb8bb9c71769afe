"""What happens in Tetris Link besides what happens in every game."""

from __future__ import annotations

from dataclasses import dataclass

from tessella.core import event
from tessella.core.event import Event
from tessella.core.language import Message
from tessella.games.tetris_link.tower import LOGO


@dataclass(frozen=True, slots=True)
class Rolled(event.Rolled):
    """The die shows a face for a seat."""

    @property
    def message(self) -> Message:
        """What was rolled; the logo leaves the choice (TL-8)."""
        key = "event-rolled-open" if self.face == LOGO else "event-rolled"
        return Message.of(key, seat=self.seat, face=self.face)


@dataclass(frozen=True, slots=True)
class UsedUp(Event):
    """A seat has none left of the shape that it rolled, and may play any other (TL-12)."""

    seat: int
    face: str

    @property
    def message(self) -> Message:
        """Which shape is used up, and what that allows."""
        return Message.of("event-used-up", seat=self.seat, face=self.face)
