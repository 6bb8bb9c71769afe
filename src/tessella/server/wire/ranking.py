"""The ranking on the wire. Times are milliseconds since 1970 (UTC), ratings points."""

from __future__ import annotations

from msgspec import Struct


class Rating(Struct, frozen=True):
    """A person's rating in a game; the truth is within `uncertainty` in 95 cases of 100.

    `place` is that on the leaderboard, among `people`; None: not on it, because the rating is
    provisional or has not been put to the test for long.
    """

    game: str
    rating: int
    uncertainty: int
    provisional: bool
    matches: int
    wins: int
    updated: int
    place: int | None
    people: int


class BoardLine(Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    name: str
    kind: str
    rating: int
    uncertainty: int
    matches: int
    wins: int
    updated: int


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard, best first by rating less uncertainty.

    `own` is the line of who asks, or of who was looked for; None: not on the board.
    """

    game: str
    page: int
    pages: int
    people: int
    lines: tuple[BoardLine, ...]
    own: BoardLine | None
    own_page: int | None


class Bar(Struct, frozen=True):
    """How many people have a rating from `rating` on, and below that plus the step."""

    rating: int
    people: int


class Distribution(Struct, frozen=True):
    """How the ratings of all on the leaderboard are spread; bars without anybody are left out."""

    game: str
    step: int
    bars: tuple[Bar, ...]


class RatingChange(Struct, frozen=True):
    """What a match did to a rating; `match` is None if it is private, and not one of yours."""

    match: str | None
    at: int
    before: int
    after: int
    uncertainty: int


class RatingHistory(Struct, frozen=True):
    """A person's ratings in a game, the latest first; `next` asks for those before, if any."""

    game: str
    changes: tuple[RatingChange, ...]
    next: str | None
