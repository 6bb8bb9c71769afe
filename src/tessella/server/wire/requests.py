"""What clients ask for, over HTTP and over the socket."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from tessella.server.match.clocks import Clock, NoClock
from tessella.server.match.entries import Offer
from tessella.server.match.setup import Leavers

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MatchId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9]+$")]
Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class Myself(Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """A chair for whoever opens the match; several of them: pass and play on one device."""


class Anyone(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A chair for whoever comes first."""


class Invited(Struct, frozen=True, tag="invited", tag_field="kind", forbid_unknown_fields=True):
    """A chair for a person of that name."""

    name: Name


class Computer(Struct, frozen=True, tag="computer", tag_field="kind", forbid_unknown_fields=True):
    """A chair for the computer at a level."""

    level: Annotated[int, Meta(ge=1, le=9)]


Chair: TypeAlias = Myself | Anyone | Invited | Computer


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be opened. `seats` has a chair for each seat in order; none: me and open ones."""

    game: Name
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seats: Annotated[tuple[Chair, ...], Meta(max_length=8)] = ()
    clock: Clock = field(default_factory=NoClock)
    rated: bool = False
    public: bool = False
    leavers: Leavers = Leavers.BOT


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """Find an opponent: an open match of this kind near the own rating, else open one."""

    game: Name
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: Clock = field(default_factory=NoClock)
    rated: bool = False


class Found(Struct, frozen=True):
    """The match to sit down at."""

    match: str


class Action(Enum):
    """What a seat may ask for besides moves and offers."""

    RISE = "rise"
    RESIGN = "resign"
    ABORT = "abort"
    CLAIM = "claim"
    REMATCH = "rematch"
    """Offer to play once more, or agree to that; the last to agree gets the match that follows."""
    NUDGE = "nudge"
    """Tell whom the match waits for that somebody does."""
    HAND_OVER = "hand-over"
    """Have a computer play for whoever has the turn and is away."""
    DECLINE = "decline"
    """Refuse the seat that is kept for oneself."""
    HUSH = "hush"
    """Switch the talk of spectators off."""
    UNHUSH = "unhush"
    """Let spectators talk again."""
    RETURN = "return"
    """Play again where a computer has played for oneself."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat (none: all that are kept for me, else a free one), and add to the dice.

    The nonce belongs to the dice: choose it after the match has shown its commitment.
    """

    id: Id
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as an answer to the position of a version. Repeated ids get the first answer."""

    id: Id
    version: Version
    move: MoveText
    seat: SeatNumber | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the actions."""

    id: Id
    action: Action
    seat: SeatNumber | None = None


class Bid(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer (`accept` absent), or the answer to one."""

    id: Id
    what: Offer
    accept: bool | None = None
    seat: SeatNumber | None = None


class Preview(Struct, frozen=True, forbid_unknown_fields=True):
    """What a move would do, or why it is refused; nothing is played."""

    move: MoveText


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to the others: free words, or the name of a preset."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    preset: bool = False


class Done(Struct, frozen=True):
    """What was asked for is on disk; the match has reached this version by it."""

    match: str
    version: int
