"""Puzzles on the wire. What solves one is told only after a try."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tessella.server.wire.requests import MoveText
from tessella.server.wire.review import ReviewReason
from tessella.server.wire.view import View

GoalName: TypeAlias = Literal["win", "win-in-two", "secure", "best", "mistake"]


class PuzzleTask(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle: what the seat sees that is to move, and what is to be found.

    `day` is that of a daily puzzle (UTC). `mistake` is the move that was played where it is one
    of your own mistakes. `tried`: whether you solved it at your first try, None before it.
    `rating` is how hard it is; a mistake has none.
    """

    id: str
    game: str
    options: dict[str, bool | int | str]
    goal: GoalName
    view: View
    rating: int | None
    day: str | None = None
    mistake: str | None = None
    tried: bool | None = None
    owners: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class PuzzleMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The move that is thought to solve a puzzle."""

    move: MoveText


class PuzzleRating(Struct, frozen=True, forbid_unknown_fields=True):
    """What a first try did to your rating in the puzzles of a game."""

    before: int
    after: int
    uncertainty: int


class PuzzleVerdict(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a move solves a puzzle, all moves that do, and why.

    `value` is the share of the win that the move is worth (None: it is not known), `best_value`
    what the best is, by the engine or, where `exact`, played to the end. `line` is how the game may
    go on with the best move, `reply` how after yours; `after` is what you see once it is made.
    """

    move: str
    solved: bool
    accepted: tuple[str, ...]
    value: float | None
    best_value: float
    exact: bool
    line: tuple[str, ...]
    reply: tuple[str, ...]
    reasons: tuple[ReviewReason, ...]
    after: View
    rating: PuzzleRating | None = None


class PuzzleShelf(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and how you have done; None where nothing is kept of you."""

    game: str
    puzzles: int
    tried: int | None = None
    solved: int | None = None
    rating: int | None = None
    uncertainty: int | None = None


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """All that there is to solve: today's puzzle, the shelves, and mistakes that have come back."""

    day: str
    daily: str | None
    daily_game: str | None
    daily_solved: bool | None
    shelves: tuple[PuzzleShelf, ...]
    mistakes: int = 0
    mistake: str | None = None


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """A mean and its standard error."""

    value: float
    error: float


class ReviewedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What your reviewed matches of a game come to, as shares of the win for each match.

    `without_luck` is the result less luck. `losses` are what you gave away in the opening, the
    middle and the end; `slips` how many blunders, mistakes and inaccuracies there were in all.
    """

    game: str
    matches: int
    result: Measured
    without_luck: Measured
    losses: tuple[Measured, ...]
    slips: tuple[int, ...]


class KeptMistakes(Struct, frozen=True, forbid_unknown_fields=True):
    """How many mistakes of yours were found in a match; they come back as puzzles."""

    found: int
