"""What can be asked of a match. Whoever asks has been found to hold the seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tessella.server.match.entries import Offer


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat; None: all that are kept for this person, else one that is free."""

    person: str
    name: str
    nonce: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Rise:
    """Give up a seat before the match begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move in the position of a version."""

    seat: int
    move: str
    version: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Offer something to the others."""

    seat: int
    what: Offer


@dataclass(frozen=True, slots=True)
class Reply:
    """Accept or decline what another seat has offered; one's own offer is withdrawn."""

    seat: int
    what: Offer
    accept: bool


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Abort:
    """Call the match off; None: the table does."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Claim:
    """Have the clock of whoever has the turn looked at."""


@dataclass(frozen=True, slots=True)
class ClaimAbsent:
    """Claim a match without a clock, of a seat that is away.

    `seen` is when whoever has the turn was last connected, `after` how many milliseconds later
    that counts.
    """

    by: int
    seen: int
    after: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Have a computer play for a seat that is away; `seen` and `after` as in a claim."""

    by: int
    seen: int
    after: int


@dataclass(frozen=True, slots=True)
class Return:
    """Play again where a computer has played for oneself."""

    seat: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse the seats that are kept for oneself."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Be told what the engine would play; whether that is allowed has been looked at."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hush:
    """Switch the talk of spectators off, or on again."""

    seat: int
    on: bool


Command: TypeAlias = (
    Sit
    | Rise
    | Play
    | Ask
    | Reply
    | Resign
    | Abort
    | Claim
    | ClaimAbsent
    | HandOver
    | Return
    | Decline
    | TakeHint
    | Hush
)
