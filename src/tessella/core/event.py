"""What a move did, in order, as small typed values for a display."""

from __future__ import annotations

from dataclasses import dataclass

from tessella.core.language import Message, has_message, signed


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    @property
    def message(self) -> Message:
        """The event in words."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        del seat
        return self


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The lot fell: this seat begins."""

    seat: int

    @property
    def message(self) -> Message:
        """Who begins."""
        return Message.of("event-began", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The die, or the selector, shows a face for a seat."""

    seat: int
    face: str

    @property
    def message(self) -> Message:
        """What was rolled."""
        return Message.of("event-rolled", seat=self.seat, face=self.face)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a piece; `move` is the text of its placement.

    `colour` is that of the piece; None is the seat's own.
    """

    seat: int
    piece: str
    move: str
    colour: int | None = None

    @property
    def message(self) -> Message:
        """What was laid, and where."""
        return Message.of("event-laid", seat=self.seat, piece=self.piece, move=self.move)


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat won or lost points by a rule. The points of one move's events are its whole effect.

    `cells` are those of the board that they are for, where the rule tells: numbers as in its grid.
    `part` tells apart what one rule gives points for, where it does so more than once.
    """

    seat: int
    points: int
    rule: str
    cells: tuple[int, ...] = ()
    part: str | None = None

    @property
    def message(self) -> Message:
        """How many points, and what for."""
        return Message.of(
            _key(f"event-scored-{self.rule.lower()}", self.part, "event-scored"),
            seat=self.seat,
            points=signed(self.points),
            count=abs(self.points),
            rule=self.rule,
        )


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat was passed over by a rule; with one `colour`, where it is not the seat's own.

    `part` tells apart why, where a rule has several reasons. `again`: for the same lasting reason
    as before, so that nobody has to be told once more.
    """

    seat: int
    rule: str
    colour: int | None = None
    part: str | None = None
    again: bool = False

    @property
    def message(self) -> Message:
        """Who was passed over, with which colour, and why."""
        of, colour = ("", {}) if self.colour is None else ("-colour", {"colour": self.colour})
        key = _key(f"event-passed-{self.rule.lower()}{of}", self.part, f"event-passed{of}")
        return Message.of(key, seat=self.seat, rule=self.rule, **colour)


@dataclass(frozen=True, slots=True)
class PassedOver(Event):
    """A seat that has left the match was passed over; no rule of a game speaks of that."""

    seat: int

    @property
    def message(self) -> Message:
        """Who has left."""
        return Message.of("event-passed-over", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over by a rule. `cells` are those that decided it, where the rule tells."""

    rule: str
    cells: tuple[int, ...] = ()

    @property
    def message(self) -> Message:
        """Why the game is over."""
        key = _key(f"event-ended-{self.rule.lower()}", None, "event-ended")
        return Message.of(key, rule=self.rule)


def _key(own: str, part: str | None, usual: str) -> str:
    """The words for an event: those of the part of its rule, else of the rule, else the usual."""
    keys = (f"{own}-{part}", own) if part else (own,)
    return next(filter(has_message, keys), usual)
