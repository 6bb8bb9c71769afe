"""Lists of matches on the wire. Times are milliseconds since 1970 (UTC)."""

from __future__ import annotations

from msgspec import Struct

from tessella.server.match.clocks import Clock
from tessella.server.match.match_result import MatchResult


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `kind` is guest, account, bot, deleted, or computer with its level.

    `rating` is that before a rated match, or today's while the match runs; `change` what the match
    did to it.
    """

    name: str | None
    kind: str
    level: int | None = None
    rank: int | None = None
    rating: int | None = None
    change: int | None = None


class ListedMatch(Struct, frozen=True):
    """A match in a list; `touched` is when something last happened there."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    clock: Clock
    rated: bool
    public: bool
    created: int
    touched: int
    players: tuple[Player, ...]
    ending: MatchResult | None


class MatchPage(Struct, frozen=True):
    """Some finished matches, the latest first; `next` asks for those before, if any."""

    matches: tuple[ListedMatch, ...]
    next: str | None
