"""A match at one moment: who sits where, the position, the clocks, what is on offer."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tessella.core import Game, State
from tessella.core.event import Laid
from tessella.core.fair import Dice, Secret
from tessella.core.picture import is_empty
from tessella.server.match.cached_value import cached_value
from tessella.server.match.clocks import Times
from tessella.server.match.entries import Offer
from tessella.server.match.match_result import MatchResult
from tessella.server.match.setup import ChairKind, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.event import Event


class Stage(Enum):
    """Where a match stands."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Occupant(Struct, frozen=True):
    """Who plays a seat: a person, or a computer at a level.

    People who are `gone` or `is_away` are played for; the latter may come back.
    """

    person: str | None = None
    name: str = ""
    nonce: str = ""
    level: int | None = None
    gone: bool = False
    is_away: bool = False
    rounds: int = 0
    """How many moves every seat had made when this one left."""
    hints: int = 0
    """For how many moves the engine was asked."""

    @property
    def is_taken(self) -> bool:
        """Whether nobody else can sit here."""
        return self.person is not None or self.level is not None

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and takes part."""
        return self.person is not None and not (self.gone or self.is_away)

    @property
    def is_held(self) -> bool:
        """Whether a person sits here, or may come back."""
        return self.person is not None and not self.gone


class Ply(Struct, frozen=True, dict=True):
    """What one entry did: the states after the move and after each act of chance."""

    version: int
    seat: int | None
    move: str | None
    states: tuple[State, ...]
    chance: tuple[str, ...]
    thought: int = 0
    """Milliseconds that the seat has thought."""

    def events(self, seat: int | None) -> Iterator[Event]:
        """All that happened, as a seat (None: a spectator) may know it."""
        for state in self.states:
            for event in state.events:
                yield event.seen_by(seat)

    @cached_value
    def laid(self) -> tuple[tuple[Laid, ...], bool]:
        """The pieces that came to lie on the board, and whether it was cleared before them."""
        pieces, has_cleared = list[Laid](), False
        for state in self.states:
            if is_empty(state.view(None).board):
                pieces, has_cleared = [], True
            else:
                pieces += [event for event in state.events if isinstance(event, Laid)]
        return tuple(pieces), has_cleared


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
    occupants: tuple[Occupant, ...]
    dice: Dice | None = None
    plies: tuple[Ply, ...] = ()
    position_version: int = 0
    """The version whose entry made the position what it is."""
    rolls: int = 0
    times: Times = ()
    since: int = 0
    """When the seat that has the turn began to think."""
    bids: tuple[tuple[Offer, Bid], ...] = ()
    offers: int = 0
    """How many were made."""
    hints: bool = False
    """Whether all people at the table have agreed to hints."""
    leavers: tuple[int, ...] = ()
    """Seats that have left, in that order."""
    ending: MatchResult | None = None
    has_audience: bool = True
    """Whether spectators may talk among themselves."""

    @classmethod
    def of(cls, setup: Setup, secret: Secret, created: int) -> Match:
        """A match before its first entry."""
        occupants = tuple(
            Occupant(level=chair.level, nonce=chair.nonce)
            if chair.kind is ChairKind.COMPUTER
            else Occupant()
            for chair in setup.chairs
        )
        return cls(setup, setup.law(), secret, created, 0, Stage.OPEN, occupants)

    @cached_value
    def state(self) -> State:
        """The position."""
        return self.plies[-1].states[-1]

    @cached_value
    def turn(self) -> int | None:
        """The seat that has to move; None if nobody has."""
        return self.state.turn if self.stage is Stage.RUNNING else None

    @cached_value
    def mover(self) -> Occupant | None:
        """Who has to move."""
        return None if self.turn is None else self.occupants[self.turn]

    @cached_value
    def computer_level(self) -> int | None:
        """The level at which a computer has to move; None if it is not a computer's turn."""
        mover = self.mover
        return mover.level if mover is not None and not mover.is_present else None

    @cached_value
    def has_computers(self) -> bool:
        """Whether a computer sits at the table."""
        return any(occupant.level is not None for occupant in self.occupants)

    @property
    def may_hint(self) -> bool:
        """Whether the engine may be asked: never where it is rated, between people by agreement."""
        people = {occupant.person for occupant in self.occupants if occupant.is_present}
        return not self.setup.rated and (self.hints or len(people) <= 1)

    @property
    def has_moves(self) -> bool:
        """Whether any seat has moved: the first ply is chance's."""
        return len(self.plies) > 1

    @property
    def may_be_called_off(self) -> bool:
        """Whether a seat may call the match off: before the first move, at no cost to anybody.

        Where hands are hidden and the match is rated, it is too late once they are dealt: a bad
        one could be called off.
        """
        is_dealt = self.setup.rated and self.game.has_secrets and bool(self.plies)
        return not (self.has_moves or is_dealt)

    @property
    def rounds(self) -> int:
        """How many moves every seat has made that has not left."""
        made = Counter(ply.seat for ply in self.plies if ply.move is not None)
        return min((made[seat] for seat, s in enumerate(self.occupants) if not s.gone), default=0)

    @cached_value
    def due(self) -> int | None:
        """When the time of the seat that has the turn runs out."""
        turn, mover = self.turn, self.mover
        if turn is None or mover is None or not mover.is_present:
            return None
        left = self.setup.clock.left(self.times, turn, 0)
        return None if left is None else self.since + left

    @property
    def lets_spectators_talk(self) -> bool:
        """Whether spectators may talk: all hands are open, or were, and no seat minds."""
        is_open = self.stage is Stage.OVER or not self.game.has_secrets
        return self.has_audience and self.stage is not Stage.OPEN and is_open

    @property
    def is_rematch_agreed(self) -> bool:
        """Whether all people want to play once more."""
        bid = self.bid(Offer.REMATCH)
        return bid is not None and bid.agreed >= people_in(self.occupants)

    def bid(self, what: Offer) -> Bid | None:
        """The offer of a kind that waits for answers."""
        return dict(self.bids).get(what) if self.bids else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person plays; once the match is over, also those that they left."""
        return self.seated.get(person, ())

    @cached_value
    def seated(self) -> dict[str, tuple[int, ...]]:
        """The people, each with their seats."""
        seats: dict[str, tuple[int, ...]] = {}
        over = self.stage is Stage.OVER
        for seat, occupant in enumerate(self.occupants):
            person = occupant.person
            if person is not None and (over or not occupant.gone):
                seats[person] = (*seats.get(person, ()), seat)
        return seats

    def ply_of(self, version: int) -> Ply | None:
        """What the entry of a version did to the position, if it is still so."""
        place = bisect_left(self.plies, version, key=_VERSION)
        found = self.plies[place] if place < len(self.plies) else None
        return found if found is not None and found.version == version else None


def people_in(occupants: tuple[Occupant, ...]) -> set[int]:
    """The seats of people, also of those who have left."""
    return {seat for seat, occupant in enumerate(occupants) if occupant.person is not None}


_VERSION: Final = attrgetter("version")
