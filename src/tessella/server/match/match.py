"""A match at one moment: who sits where, the position, the clocks, what is on offer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from tessella.server.match.setup import ChairKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Game, State
    from tessella.core.event import Event
    from tessella.core.fair import Dice, Secret
    from tessella.server.match.clocks import Times
    from tessella.server.match.ending import Ending
    from tessella.server.match.entries import Offer
    from tessella.server.match.setup import Setup


class Stage(Enum):
    """Where a match stands."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays a seat: a person, or a computer at a level; `gone` people are played for."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    level: int | None = None
    gone: bool = False

    @property
    def is_taken(self) -> bool:
        """Whether nobody else can sit here."""
        return self.person is not None or self.level is not None

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and takes part."""
        return self.person is not None and not self.gone


@dataclass(frozen=True, slots=True)
class Ply:
    """What one entry did: the states after the move and after each act of chance."""

    version: int
    seat: int | None
    move: str | None
    states: tuple[State, ...]
    chance: tuple[str, ...]

    def events(self, seat: int | None) -> Iterator[Event]:
        """All that happened, as a seat (None: a spectator) may know it."""
        for state in self.states:
            for event in state.events:
                yield event.seen_by(seat)


@dataclass(frozen=True, slots=True)
class Bid:
    """An offer that waits: who made it, and who has agreed."""

    seat: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Match:
    """A match after `version` entries. Its secret is never shown by itself.

    What follows from the fields is worked out once: it is asked for by everybody who watches.
    """

    setup: Setup
    game: Game
    secret: Secret = field(repr=False)
    created: int
    version: int
    stage: Stage
    sittings: tuple[Sitting, ...]
    dice: Dice | None = field(default=None, repr=False)
    plies: tuple[Ply, ...] = ()
    position_version: int = 0
    """The version whose entry made the position what it is."""
    rolls: int = 0
    times: Times = ()
    since: int = 0
    """When the seat that has the turn began to think."""
    bids: tuple[tuple[Offer, Bid], ...] = ()
    leavers: tuple[int, ...] = ()
    """Seats that have left, in that order."""
    ending: Ending | None = None

    @classmethod
    def of(cls, setup: Setup, secret: Secret, created: int) -> Match:
        """A match before its first entry."""
        sittings = tuple(
            Sitting(level=chair.level, nonce=chair.nonce)
            if chair.kind is ChairKind.COMPUTER
            else Sitting()
            for chair in setup.chairs
        )
        return cls(setup, setup.law(), secret, created, 0, Stage.OPEN, sittings)

    @cached_property
    def state(self) -> State:
        """The position."""
        return self.plies[-1].states[-1]

    @cached_property
    def turn(self) -> int | None:
        """The seat that has to move; None if nobody has."""
        return self.state.turn if self.stage is Stage.RUNNING else None

    @cached_property
    def mover(self) -> Sitting | None:
        """Who has to move."""
        return None if self.turn is None else self.sittings[self.turn]

    @cached_property
    def computer_level(self) -> int | None:
        """The level at which a computer has to move; None if it is not a computer's turn."""
        mover = self.mover
        return mover.level if mover is not None and (mover.gone or mover.person is None) else None

    @cached_property
    def has_moves(self) -> bool:
        """Whether any seat has moved."""
        return any(ply.seat is not None for ply in self.plies)

    @cached_property
    def due(self) -> int | None:
        """When the time of the seat that has the turn runs out."""
        turn, mover = self.turn, self.mover
        if turn is None or mover is None or not mover.is_present:
            return None
        left = self.setup.clock.left(self.times, turn, 0)
        return None if left is None else self.since + left

    def bid(self, what: Offer) -> Bid | None:
        """The offer of a kind that waits for answers."""
        return dict(self.bids).get(what)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person plays; once the match is over, also those that they left."""
        over = self.stage is Stage.OVER
        return tuple(
            seat
            for seat, sitting in enumerate(self.sittings)
            if sitting.person == person and (over or not sitting.gone)
        )

    def ply_of(self, version: int) -> Ply | None:
        """What the entry of a version did to the position, if it is still so."""
        for ply in reversed(self.plies):
            if ply.version <= version:
                return ply if ply.version == version else None
        return None
