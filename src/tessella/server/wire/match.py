"""A match on the wire: what was agreed, and how it stands for whoever asks."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from tessella.server.match.clocks import Clock
from tessella.server.match.entries import Offer
from tessella.server.match.match import Stage
from tessella.server.match.match_result import MatchResult
from tessella.server.match.setup import Leavers
from tessella.server.wire.view import Event, View


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who plays a seat. `name` is a person's; `level` a computer's; `kept` whom it waits for.

    `here` tells that its person is connected, `away` that a computer plays until they come back.
    `hints` is for how many moves it asked the engine.
    """

    name: str | None = None
    kind: str = "open"
    level: int | None = None
    kept: str | None = None
    gone: bool = False
    here: bool = False
    rating: int | None = None
    away: bool = False
    hints: int = 0


class MatchTerms(Struct, frozen=True, gc=False):
    """What was agreed before the match.

    `owners` are the seats of each colour, left out where each seat has one colour, its own.
    """

    id: str
    game: str
    options: dict[str, bool | int | str]
    clock: Clock
    rated: bool
    public: bool
    leavers: Leavers
    created: int
    commitment: str
    previous: str | None
    owners: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class Time(Struct, frozen=True, gc=False):
    """The clocks: milliseconds left for each seat, and since when the one on the move thinks."""

    left: tuple[int, ...]
    since: int
    due: int | None


class PendingBid(Struct, frozen=True, gc=False):
    """An offer that waits for answers."""

    what: Offer
    seat: int
    agreed: tuple[int, ...]


class Dice(Struct, frozen=True, gc=False):
    """What anybody may know of the dice: the secret only once the match is over."""

    commitment: str
    nonces: tuple[str, ...]
    secret: str | None


class MatchStatus(Struct, frozen=True, gc=False):
    """How a match stands after `version` entries, as one person may know it.

    `mine` are the seats of that person; `can` what they may ask for. `rated` are the ratings after
    the match, seat by seat, once it has been rated. `hints` is there once all have agreed to them.
    """

    version: int
    stage: Stage
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]
    can: tuple[str, ...]
    view: View | None
    time: Time
    bids: tuple[PendingBid, ...]
    ending: MatchResult | None
    rematch: str | None
    dice: Dice
    hints: bool | UnsetType = UNSET


class LogEntry(Struct, frozen=True, gc=False, omit_defaults=True):
    """An entry of the log as a person may know it; `events` are what it did to the position."""

    version: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    move: str | None = None
    what: Offer | None = None
    accepted: bool | None = None
    events: tuple[Event, ...] = ()


class MatchState(Struct, frozen=True, gc=False):
    """A match as a whole, for who has not seen it yet."""

    about: MatchTerms
    now: MatchStatus
    entries: tuple[LogEntry, ...] = ()


class Absence(Struct, frozen=True, gc=False):
    """For which seat a match waits, and since when its person is away (None: they are there).

    `hand_over` and `claim` are from when on a computer may be asked to play for them, and the match
    may be claimed; None: never, since the match is rated or a clock runs.
    """

    seat: int | None
    since: int | None = None
    hand_over: int | None = None
    claim: int | None = None


class Evening(Struct, frozen=True, gc=False):
    """How the same people have played this game lately: victories, seat by seat of this match."""

    matches: int
    shared: int
    wins: tuple[int, ...]


class ChatLine(Struct, frozen=True, gc=False):
    """Something said at a match."""

    number: int
    at: int
    name: str
    seat: int | None
    text: str
    preset: bool
    spectator: bool = False
