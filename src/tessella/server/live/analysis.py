"""The analysis board, for workers: what a text holds, positions, evaluations step by step."""

from __future__ import annotations

from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core import Record
from tessella.core.chance import CHANCE
from tessella.core.errors import IllegalMove, NotationError, RecordError
from tessella.core.line_text import read_any
from tessella.core.move import Pass
from tessella.review.growing import GrowingEvaluation
from tessella.server.errors import Problem
from tessella.server.live.create import law
from tessella.server.live.projection import encode
from tessella.server.wire.analysis import (
    ChanceOutcome,
    Evaluated,
    EvaluatedMove,
    Line,
    LineMove,
    OpenedLine,
    Position,
    Positions,
)
from tessella.server.wire.encode_view import owners_of, result_of, view_of
from tessella.server.wire.replay import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Game, Move, State
    from tessella.core.evaluation import Report, ValuedMove


PAGE: Final = 500
"""So many positions are told at once."""
MOST_MOVES: Final = 1000
"""Lines with more moves are not looked at; the longest of the house have a third of it."""
STEPS: Final = tuple(1000 << step for step in range(9))
"""Simulations in all after which it is told what was found."""
USUAL: Final = 6
"""So many steps are made for who has not asked for more."""
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
        record = read_any(text)
    except RecordError as error:
        raise Problem("bad-record", line=error.line, why=error.message) from error
    _demand_short(len(record.moves))
    game = record.game
    return encode(
        OpenedLine(
            game.name,
            dict(game.options),
            tuple(move.text for move in record.moves),
            record.players or ("",) * game.seats,
            result_of(record.result),
            owners_of(game),
        )
    )


def positions(line: Line, start: int) -> bytes:
    """A page of the positions of a line."""
    record = _record(line)
    page = range(start, min(start + PAGE, len(record.moves) + 1))
    try:
        found = tuple(_positions(record, page))
    except IllegalMove as error:
        raise refused(error) from error
    return encode(Positions(found, len(record.moves) + 1))


def grown(line: Line, step: int, steps: int) -> Grown:
    """The evaluation of the end of a line after a step."""
    evaluation = _evaluation(line.game, tuple(sorted(line.options.items())), line.moves)
    report = evaluation.grown(STEPS[step])
    is_last = step + 1 >= steps or evaluation.is_settled
    told = _told(report, evaluation.state, is_last=is_last)
    return Grown(encode(told) + b"\n", is_last)


def refused(error: IllegalMove) -> Problem:
    """Why the law refuses a move."""
    return Problem("illegal-move", key="problem-law", rule=error.rule, why=error.message)


def _record(line: Line) -> Record:
    """The record of a line whose moves can be read; whether they are legal is seen in playing."""
    game = law(line.game, line.options)
    try:
        return Record(game, moves=tuple(_move(game, text) for text in line.moves))
    except NotationError as error:
        raise Problem("not-a-move", key="problem-law", why=error.message) from error


def _move(game: Game, text: str) -> Move:
    return Pass.read(text) or game.parse(text)


def _state(record: Record) -> State:
    try:
        return record.state
    except IllegalMove as error:
        raise refused(error) from error


def _demand_short(moves: int) -> None:
    if moves > MOST_MOVES:
        raise Problem("too-large", key="problem-review-long", moves=moves, most=MOST_MOVES)


@lru_cache(AT_HAND)
def _evaluation(
    game: str, options: tuple[tuple[str, bool | int | str], ...], moves: tuple[str, ...]
) -> GrowingEvaluation:
    return GrowingEvaluation(_state(_record(Line(game, dict(options), moves))))


def _positions(record: Record, page: range) -> Iterator[Position]:
    """The positions of a page; each is seen by who has the turn, or had it last."""
    seat: int | None = None
    before: State | None = None
    for number, state in enumerate(record.states()):
        if number >= page.stop:
            break
        if state.turn is not None and state.turn != CHANCE:
            seat = state.turn
        if number in page:
            entry = None if before is None else _entry(before, record.moves[number - 1])
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
