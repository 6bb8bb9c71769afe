"""What happens in Triominos besides what happens in every game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tessella.core.event import Event
from tessella.core.language import Message
from tessella.games.triominos.tiles import tile_text

if TYPE_CHECKING:
    from typing import Self

    from tessella.core.lattice import Numbers


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took a tile from the pool; only that seat knows which (TR-2)."""

    seat: int
    tile: Numbers | None

    @property
    def message(self) -> Message:
        """Who took a tile and, for its owner, which."""
        if self.tile is None:
            return Message.of("event-took-hidden", seat=self.seat)
        return Message.of("event-took", seat=self.seat, tile=tile_text(self.tile))

    def seen_by(self, seat: int | None) -> Self:
        """The tile is hidden from everybody else."""
        return self if seat == self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round of a match is over by a rule."""

    rule: str

    @property
    def message(self) -> Message:
        """Why the round is over."""
        return Message.of(f"event-round-{self.rule.lower()}")
