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
        """What was rolled; a face that is no letter leaves the shape open, if the game says so."""
        is_open = not self.face.isalpha() and has_message("event-rolled-open")
        key = "event-rolled-open" if is_open else "event-rolled"
        return Message.of(key, seat=self.seat, face=self.face)


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
    """

    seat: int
    points: int
    rule: str
    cells: tuple[int, ...] = ()

    @property
    def message(self) -> Message:
        """How many points, and what for."""
        key = f"event-scored-{self.rule.lower()}"
        if not has_message(key):
            key = "event-scored"
        return Message.of(
            key,
            seat=self.seat,
            points=signed(self.points),
            count=abs(self.points),
            rule=self.rule,
        )


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat was passed over by a rule; with one `colour`, where it is not the seat's own."""

    seat: int
    rule: str
    colour: int | None = None

    @property
    def message(self) -> Message:
        """Who was passed over, with which colour, and why."""
        key = f"event-passed-{self.rule.lower()}"
        usual = "event-passed" if self.colour is None else "event-passed-colour"
        colour = {} if self.colour is None else {"colour": self.colour}
        return Message.of(
            key if has_message(key) else usual, seat=self.seat, rule=self.rule, **colour
        )


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over by a rule. `cells` are those that decided it, where the rule tells."""

    rule: str
    cells: tuple[int, ...] = ()

    @property
    def message(self) -> Message:
        """Why the game is over."""
        key = f"event-ended-{self.rule.lower()}"
        return Message.of(key if has_message(key) else "event-ended", rule=self.rule)
