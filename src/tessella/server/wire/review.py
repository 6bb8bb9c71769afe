"""Reviews on the wire: the lines of a stream in which a review grows."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tessella.server.wire.problem import ProblemDetails

Numbers: TypeAlias = tuple[float, ...]


class SeatReview(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game came to for a seat: `result` = `start` + `luck` + `skill` + `drift`.

    All but `accuracy` (0 to 100, None without a decision) are shares of the win; `drift` is where
    the engine changed its mind.
    """

    result: float
    start: float
    luck: float
    skill: float
    drift: float
    accuracy: float | None
    decisions: int


class Odds(Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of each seat to win alone and to share the win, and its expected points."""

    win: Numbers
    draw: Numbers
    points: Numbers


class ReviewReason(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that was counted on the board, its cells, and the sentence in every language."""

    fact: str
    number: int
    cells: tuple[str, ...]
    text: dict[str, str]


class ReviewedMove(Struct, frozen=True, forbid_unknown_fields=True, rename={"grade": "class"}):
    """A move beside the best one, by what its seat knew; `ply` counts all moves from 0.

    `before` is what the best move is worth, `after` what the played one is, `line` how the game
    might have gone on with the best, `reply` how it may go on after the played one. `bounds` are
    the least and the most that the loss can be, by what was played to the end. A forced move has no
    class.
    """

    ply: int
    seat: int
    move: str
    best: str
    value: float
    best_value: float
    loss: float
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None
    forced: bool
    exact: bool
    bounds: Numbers
    before: Odds
    after: Odds
    line: tuple[str, ...]
    reply: tuple[str, ...]
    reasons: tuple[ReviewReason, ...]


class ReviewedChance(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of chance: how much more than on average it gave to each seat, by all hands."""

    ply: int
    move: str
    luck: Numbers


class GameReview(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"form": "tessella-review"}
):
    """A judged game, as `tessella review --json` writes it; `form` is the version of the format."""

    form: int
    game: str
    options: dict[str, bool | int | str]
    engine: str
    simulations: int
    seed: int
    seats: tuple[SeatReview, ...]
    moves: tuple[ReviewedMove, ...]
    chance: tuple[ReviewedChance, ...]


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the plies that decided the game: what it changed for a seat, by luck or by a loss."""

    ply: int
    seat: int
    change: float
    luck: bool


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat's share of the win after so many moves."""

    moves: int
    values: Numbers


class ReviewBegun(Struct, frozen=True, tag="begun", tag_field="type", forbid_unknown_fields=True):
    """The first line: how many moves the record has, those of chance included."""

    moves: int


class MoveJudged(Struct, frozen=True, tag="move", tag_field="type", forbid_unknown_fields=True):
    """A move was judged; `share` is what each seat can expect after it."""

    move: ReviewedMove
    share: Share


class ChanceJudged(Struct, frozen=True, tag="chance", tag_field="type", forbid_unknown_fields=True):
    """A move of chance was weighed."""

    chance: ReviewedChance


class ReviewDone(Struct, frozen=True, tag="review", tag_field="type", forbid_unknown_fields=True):
    """The last line: the whole review, the moments that decided, and the course of the game."""

    review: GameReview
    moments: tuple[Moment, ...]
    shares: tuple[Share, ...]


class ReviewRefused(
    Struct, frozen=True, tag="refused", tag_field="type", forbid_unknown_fields=True
):
    """The last line of a review that cannot go on; what was worked out is kept for a while."""

    problem: ProblemDetails


ReviewLine: TypeAlias = ReviewBegun | MoveJudged | ChanceJudged | ReviewDone | ReviewRefused
"""A line of a stream that tells a review."""
