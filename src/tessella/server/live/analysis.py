"""The analysis board, for workers: what a text holds, positions, evaluations step by step."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core.chance import CHANCE
from tessella.core.errors import IllegalMove, NotationError, RecordError
from tessella.core.line_text import Line as PlayedLine
from tessella.core.line_text import read_any
from tessella.core.setup import SetupError
from tessella.review.covered import GrowingCover, is_about_covering
from tessella.review.growing import GrowingEvaluation
from tessella.server.errors import Problem
from tessella.server.live.create import law
from tessella.server.live.projection import encode
from tessella.server.wire.analysis import (
    ChanceOutcome,
    Cover,
    Evaluated,
    EvaluatedMove,
    Line,
    LineMove,
    OpenedLine,
    Position,
    Positions,
    SetUp,
)
from tessella.server.wire.encode_view import owners_of, result_of, view_of
from tessella.server.wire.replay import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Move, State
    from tessella.core.evaluation import Report, ValuedMove
    from tessella.core.setup import Setup


PAGE: Final = 500
"""So many positions are told at once."""
MOST_MOVES: Final = 1000
"""Lines with more moves are not looked at; the longest of the house have a third of it."""
STEPS: Final = tuple(1000 << step for step in range(9))
"""Simulations in all after which it is told what was found."""
USUAL: Final = 6
"""So many steps are made for who has not asked for more."""
COVER_STEPS: Final = (8, 16, 32, 64)
"""Games played on, in all, after which it is told what they cover."""
SHOWN: Final = 3
"""So many moves are told."""
LONGEST_LINE: Final = 12
"""So many moves to come are told."""
AT_HAND: Final = 2
"""So many searches are kept by a worker that works for several people in turns."""
DIGITS: Final = 4


class Grown(NamedTuple):
    """A step of an evaluation: the line that is sent, and whether it is the last."""

    line: bytes
    is_last: bool


def opened(text: str) -> bytes:
    """The line of play that a text holds."""
    try:
        line = read_any(text)
    except RecordError as error:
        raise Problem("bad-record", line=error.line, why=error.message) from error
    _demand_short(len(line.moves))
    game = line.game
    return encode(
        OpenedLine(
            game.name,
            dict(game.options),
            tuple(move.text for move in line.moves),
            (line.record and line.record.players) or ("",) * game.seats,
            result_of(line.result),
            line.position,
            is_about_covering(game),
            owners_of(game),
        )
    )


def set_up(line: Line, *, put: bool) -> bytes:
    """The position at the end of a line, from which another one is set up."""
    try:
        found = _put(_line_of(line)) if put else _line_of(line).end
        return encode(SetUp(found.text, found.choices))
    except NotationError as error:
        raise _unread(error) from error
    except IllegalMove as error:
        raise refused(error) from error


def _put(line: PlayedLine) -> Setup:
    """The position after the last move, if nothing but the piece had changed.

    Where whoever had the turn can do nothing more, it is as the law has it.
    """
    before, after = replace(line, moves=line.moves[:-1]).end, line.end
    try:
        return before.with_laid(after)
    except SetupError:
        return after


def positions(line: Line, start: int) -> bytes:
    """A page of the positions of a line."""
    played = _line_of(line)
    page = range(start, min(start + PAGE, len(played.moves) + 1))
    try:
        found = tuple(_positions(played, page))
    except IllegalMove as error:
        raise refused(error) from error
    return encode(Positions(found, len(played.moves) + 1))


def grown(line: Line, step: int, steps: int) -> Grown:
    """The evaluation of the end of a line after a step."""
    options = tuple(sorted(line.options.items()))
    evaluation = _evaluation(line.game, options, line.moves, line.position)
    report = evaluation.grown(STEPS[step])
    is_last = step + 1 >= steps or evaluation.is_settled
    told = _told(report, evaluation.state, is_last=is_last)
    return Grown(encode(told) + b"\n", is_last)


def grown_cover(line: Line, step: int) -> Grown:
    """What will be covered in the end, after a step."""
    played = _line_of(line)
    if not is_about_covering(played.game):
        raise Problem("not-allowed-here", key="problem-cover-none", game=played.game.title)
    found = _cover(_state(played)).grown(COVER_STEPS[step])
    is_last = step + 1 == len(COVER_STEPS)
    return Grown(encode(Cover(found.games, is_last, found.counts)) + b"\n", is_last)


@lru_cache(AT_HAND)
def _cover(state: State) -> GrowingCover:
    return GrowingCover(state)


def refused(error: IllegalMove) -> Problem:
    """Why the law refuses a move."""
    return Problem("illegal-move", key="problem-law", rule=error.rule, why=error.message)


def _unread(error: NotationError) -> Problem:
    return Problem("not-a-move", key="problem-law", why=error.message)


def _line_of(line: Line) -> PlayedLine:
    """A line whose position and moves can be read; whether they are legal is seen in playing."""
    try:
        return PlayedLine.of(law(line.game, line.options), line.position, line.moves)
    except NotationError as error:
        raise _unread(error) from error


def _state(line: PlayedLine) -> State:
    try:
        return line.state
    except IllegalMove as error:
        raise refused(error) from error


def _demand_short(moves: int) -> None:
    if moves > MOST_MOVES:
        raise Problem("too-large", key="problem-review-long", moves=moves, most=MOST_MOVES)


@lru_cache(AT_HAND)
def _evaluation(
    game: str,
    options: tuple[tuple[str, bool | int | str], ...],
    moves: tuple[str, ...],
    position: str,
) -> GrowingEvaluation:
    return GrowingEvaluation(_state(_line_of(Line(game, dict(options), moves, position))))


def _positions(line: PlayedLine, page: range) -> Iterator[Position]:
    """The positions of a page; each is seen by who has the turn, or had it last."""
    seat: int | None = None
    before: State | None = None
    for number, state in enumerate(line.states()):
        if number >= page.stop:
            break
        if state.turn is not None and state.turn != CHANCE:
            seat = state.turn
        if number in page:
            entry = None if before is None else _entry(before, line.moves[number - 1])
            yield Position(view_of(state.view(seat)), entry, _outcomes(state))
        before = state


def _entry(before: State, move: Move) -> Entry:
    actor = -1 if before.turn is None else before.turn
    return Entry(actor, move.text)


def _outcomes(state: State) -> tuple[ChanceOutcome, ...]:
    odds = state.odds()
    whole = lcm(*(share.denominator for _, share in odds))
    return tuple(ChanceOutcome(move.text, int(share * whole)) for move, share in odds)


def _told(report: Report, state: State, *, is_last: bool) -> Evaluated:
    found = report.evaluation
    return Evaluated(
        report.simulations,
        is_last,
        _rounded(found.values),
        _rounded(found.win),
        _rounded(found.draw),
        _rounded(found.points),
        found.exact,
        tuple(_told_move(each, state) for each in report.moves[:SHOWN]),
    )


def _told_move(valued: ValuedMove, state: State) -> EvaluatedMove:
    found = valued.evaluation
    return EvaluatedMove(
        valued.move.text,
        round(found.values[state.turn or 0], DIGITS),
        _rounded(found.win),
        _rounded(found.draw),
        _rounded(found.points),
        found.exact,
        tuple(_line(valued.line[:LONGEST_LINE], state)),
    )


def _line(moves: tuple[Move, ...], state: State) -> Iterator[LineMove]:
    """The moves to come; where hands are hidden, those of others are mere guesses and left out."""
    for move in moves[:1] if state.game.has_secrets else moves:
        yield LineMove(CHANCE if state.turn is None else state.turn, state.colour, move.text)
        state = state.play(move)


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(number, DIGITS) for number in numbers)
