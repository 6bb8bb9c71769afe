"""The analysis board on the wire: lines of play, positions, and evaluations that grow."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tessella.server.wire.problem import ProblemDetails
from tessella.server.wire.replay import Entry
from tessella.server.wire.requests import Name
from tessella.server.wire.view import Result, View

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Moves: TypeAlias = Annotated[tuple[MoveText, ...], Meta(max_length=1000)]
PositionText: TypeAlias = Annotated[str, Meta(max_length=20_000)]
Options: TypeAlias = Annotated[dict[str, bool | int | str], Meta(max_length=30)]
Numbers: TypeAlias = tuple[float, ...]


class AnyText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, a file of another program, or a line of play: game, options and moves."""

    text: Text


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of play that is looked at: all moves from the start, those of chance included.

    `position` is the text of a position that was set up, if it begins with one.
    """

    game: Name
    options: Options = field(default_factory=dict)
    moves: Moves = ()
    position: PositionText = ""


class PositionsOf(Line, frozen=True, forbid_unknown_fields=True):
    """The positions of a line that are asked for: from one on, the start being 0."""

    start: Annotated[int, Meta(ge=0, le=1000)] = 0


class EvaluationOf(Line, frozen=True, forbid_unknown_fields=True):
    """The end of a line, which is to be evaluated; `deep`: eight times as long."""

    deep: bool = False


class SetupOf(Line, frozen=True, forbid_unknown_fields=True):
    """The end of a line, from which a position is to be set up.

    `put`: its last move puts a piece down, after which turn and roll are what they were before it.
    """

    put: bool = False


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as text, with the pieces that lie there, and what its parts may be.

    `choices` are the values of those parts of which there are only few kinds.
    """

    position: str
    choices: dict[str, tuple[str, ...]]


class OpenedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a text holds: the line of play, who played it, and how it ended.

    `owners` are the seats of each colour, left out where each seat has one colour, its own.
    """

    game: str
    options: dict[str, bool | int | str]
    moves: tuple[str, ...]
    players: tuple[str, ...]
    result: Result | None
    position: str = ""
    covers: bool = False
    """Whether it can be told what will be covered in the end."""
    owners: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class ChanceOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that chance can do, and how often in comparison with the others."""

    move: str
    weight: int


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as the seat sees it that has the turn, or had it last, and what led to it.

    `outcomes` are what chance can do, if it has the turn.
    """

    view: View
    entry: Entry | None
    outcomes: tuple[ChanceOutcome, ...] = ()


class Positions(Struct, frozen=True, forbid_unknown_fields=True):
    """Positions of a line, 500 at most; `total` is the number of all."""

    positions: tuple[Position, ...]
    total: int


class LineMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move to come: who makes it (-1: chance), and the colour that it lays, if a seat does."""

    seat: int
    colour: int | None
    move: str


class EvaluatedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move and what it is worth: to win alone, to share the win, and points, seat by seat.

    `value` is the share of the win for the seat that makes it; `line` how the game may go on.
    """

    move: str
    value: float
    win: Numbers
    draw: Numbers
    points: Numbers
    exact: bool
    line: tuple[LineMove, ...]


class Evaluated(Struct, frozen=True, tag="evaluated", tag_field="type", forbid_unknown_fields=True):
    """What a position is worth after so many simulations, with the best moves, the best first.

    `values` are the shares of the win. The last line is `final`.
    """

    simulations: int
    final: bool
    values: Numbers
    win: Numbers
    draw: Numbers
    points: Numbers
    exact: bool
    moves: tuple[EvaluatedMove, ...]


class Cover(Struct, frozen=True, tag="cover", tag_field="type", forbid_unknown_fields=True):
    """What will be covered in the end, by games that the engine has played on from a position.

    `counts` are, cell by cell as in the grid, in how many of them each colour has covered it. The
    last line is `final`.
    """

    games: int
    final: bool
    counts: tuple[tuple[int, ...], ...]


class EvaluationRefused(
    Struct, frozen=True, tag="refused", tag_field="type", forbid_unknown_fields=True
):
    """The last line of an evaluation that cannot go on."""

    problem: ProblemDetails


EvaluationLine: TypeAlias = Evaluated | Cover | EvaluationRefused
"""A line of a stream in which an evaluation grows, or what will be covered."""
