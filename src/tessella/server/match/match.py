"""A match at one moment: who sits where, the position, the clocks, what is on offer."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from tessella.core import Game, State
from tessella.core.fair import Dice, Secret
from tessella.server.match.clocks import Times
from tessella.server.match.ending import Ending
from tessella.server.match.entries import Offer
from tessella.server.match.once import once
from tessella.server.match.setup import ChairKind, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.event import Event


class Stage(Enum):
    """Where a match stands."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Sitting(Struct, frozen=True):
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


class Ply(Struct, frozen=True):
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


class Bid(Struct, frozen=True):
    """An offer that waits: who made it, and who has agreed."""

    seat: int
    agreed: frozenset[int]


class Match(Struct, frozen=True, dict=True):
    """A match after `version` entries. Its secret is never shown by itself.

    It is a Struct because every entry makes another one of it. What follows from the fields is
    worked out once: it is asked for by everybody who watches.
    """

    setup: Setup
    game: Game
    secret: Secret
    created: int
    version: int
    stage: Stage
    sittings: tuple[Sitting, ...]
    dice: Dice | None = None
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

    @once
    def state(self) -> State:
        """The position."""
        return self.plies[-1].states[-1]

    @once
    def turn(self) -> int | None:
        """The seat that has to move; None if nobody has."""
        return self.state.turn if self.stage is Stage.RUNNING else None

    @once
    def mover(self) -> Sitting | None:
        """Who has to move."""
        return None if self.turn is None else self.sittings[self.turn]

    @once
    def computer_level(self) -> int | None:
        """The level at which a computer has to move; None if it is not a computer's turn."""
        mover = self.mover
        return mover.level if mover is not None and (mover.gone or mover.person is None) else None

    @once
    def has_computers(self) -> bool:
        """Whether a computer sits at the table."""
        return any(sitting.level is not None for sitting in self.sittings)

    @property
    def has_moves(self) -> bool:
        """Whether any seat has moved: the first ply is chance's."""
        return len(self.plies) > 1

    @once
    def due(self) -> int | None:
        """When the time of the seat that has the turn runs out."""
        turn, mover = self.turn, self.mover
        if turn is None or mover is None or not mover.is_present:
            return None
        left = self.setup.clock.left(self.times, turn, 0)
        return None if left is None else self.since + left

    def bid(self, what: Offer) -> Bid | None:
        """The offer of a kind that waits for answers."""
        return dict(self.bids).get(what) if self.bids else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person plays; once the match is over, also those that they left."""
        return self.seated.get(person, ())

    @once
    def seated(self) -> dict[str, tuple[int, ...]]:
        """The people, each with their seats."""
        seats: dict[str, tuple[int, ...]] = {}
        over = self.stage is Stage.OVER
        for seat, sitting in enumerate(self.sittings):
            person = sitting.person
            if person is not None and (over or not sitting.gone):
                seats[person] = (*seats.get(person, ()), seat)
        return seats

    def ply_of(self, version: int) -> Ply | None:
        """What the entry of a version did to the position, if it is still so."""
        for ply in reversed(self.plies):
            if ply.version <= version:
                return ply if ply.version == version else None
        return None
