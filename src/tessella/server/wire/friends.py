"""Friends on the wire: whom one follows, whom one might follow, and how somebody has played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Friend(Struct, frozen=True):
    """Somebody whom one follows; `match` is a public match that they play, to be watched."""

    name: str
    kind: str
    online: bool
    match: str | None


class SuggestedPerson(Struct, frozen=True):
    """Somebody whom one might follow: an `opponent` of late, or of a `rating` near one's own."""

    name: str
    kind: str
    reason: Literal["opponent", "rating"]
    game: str
    rating: int | None


class LevelStatistics(Struct, frozen=True):
    """How somebody has played against the computer at a level."""

    level: int
    played: int
    won: int


class BestWin(Struct, frozen=True):
    """A rated victory over somebody whose rating was then so high."""

    name: str
    rating: int
    match: str
    at: int


class GameStatistics(Struct, frozen=True):
    """How somebody has played a game; `streak` are victories in a row up to now."""

    game: str
    played: int
    won: int
    shared: int
    lost: int
    streak: int
    longest: int
    levels: tuple[LevelStatistics, ...]
    best: tuple[BestWin, ...]
