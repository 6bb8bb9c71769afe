"""Puzzles as workers tell and judge them: from a record's text, and what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import Record
from tessella.core.errors import IllegalMove, NotationError
from tessella.core.language import LANGUAGES
from tessella.engine.native_state import to_native
from tessella.puzzles import Goal
from tessella.puzzles.ending import Ending, TooLarge
from tessella.review import DEFAULT_SEED, judge, usual_simulations
from tessella.review.reasons import reasons
from tessella.server.errors import Problem
from tessella.server.live.review_parts import reviewed_record
from tessella.server.wire.encode_view import laid_after, owners_of, view_of
from tessella.server.wire.puzzles import PuzzleTask, PuzzleVerdict
from tessella.server.wire.review import ReviewReason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Move, State, View
    from tessella.puzzles import Puzzle
    from tessella.review import JudgedMove, Reason
    from tessella.server.live.projection import PublicProfile
    from tessella.server.wire import view as wire

DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Position:
    """Where a puzzle is solved: a record's text, and who has the turn after it.

    `accepted` are the moves that solve it; of a mistake, which has none, the move that was played.
    """

    id: str
    goal: str
    text: str
    seat: int
    accepted: tuple[str, ...] = ()
    best: float = 1.0
    mistake: str | None = None
    rating: int | None = None

    @classmethod
    def of(cls, puzzle: Puzzle, rating: int) -> Position:
        """That of a puzzle of a collection, which is so hard."""
        return cls(
            puzzle.id,
            puzzle.goal.value,
            puzzle.text,
            puzzle.seat,
            puzzle.accepted,
            puzzle.proof.best,
            rating=rating,
        )


def mistaken(log: bytes, people: Mapping[str, PublicProfile], match: str, ply: int) -> Position:
    """The position of a finished match in which somebody has gone wrong."""
    record = Record.loads(reviewed_record(log, people))
    before = record.cut(ply)
    mistake = record.moves[ply].text
    seat = before.state.turn or 0
    return Position(f"{match}-{ply}", "mistake", before.dumps(), seat, mistake=mistake)


def task(position: Position) -> PuzzleTask:
    """A puzzle as it travels: the view of its seat, and nothing of what solves it."""
    record = Record.loads(position.text)
    game = record.game
    return PuzzleTask(
        position.id,
        game.name,
        dict(game.options),
        position.goal,  # type: ignore[arg-type] # the goals are those of the wire
        view_of(record.state.view(position.seat), _laid(record, position.seat)),
        position.rating,
        mistake=position.mistake,
        owners=owners_of(game),
    )


def verdict(position: Position, text: str) -> PuzzleVerdict:
    """What a move comes to; a `Problem` says which rule forbids it."""
    record = Record.loads(position.text)
    state = record.state
    after = _played(state, text)
    move, view = state.game.parse(text), state.view(position.seat)
    found, solved = _judged(position, view, move, len(record.moves))
    best = found.best if position.mistake else state.game.parse(position.accepted[0])
    why = reasons(view, move, move if solved else best, is_best=solved)
    value, best_value, exact = _worth(position, found, after, solved=solved)
    seen = after.view(position.seat)
    return PuzzleVerdict(
        move=move.text,
        solved=solved,
        accepted=position.accepted or (best.text,),
        value=value,
        best_value=best_value,
        exact=exact,
        line=_line(found, best),
        reply=tuple(map(str, found.reply)),
        reasons=tuple(map(_reason, why)),
        after=view_of(seen, laid_after(_laid(record, position.seat), seen)),
    )


def _judged(position: Position, view: View, move: Move, ply: int) -> tuple[JudgedMove, bool]:
    """What a search finds of a move, and whether it solves the puzzle."""
    simulations = usual_simulations(view.game)
    if position.mistake is None:
        found = judge.judged(view, move, ply, simulations, DEFAULT_SEED)
        return found, move.text in position.accepted
    return judge.retried(view, move, view.game.parse(position.mistake), ply, simulations)


def _worth(
    position: Position, found: JudgedMove, after: State, *, solved: bool
) -> tuple[float | None, float, bool]:
    """What the move is worth, what the best is, and whether both were played to the end."""
    if position.mistake is not None:
        best = found.value + found.loss
        return round(found.value, DIGITS), round(best, DIGITS), found.is_exact
    if position.goal == Goal.BEST.value:
        value = position.best if solved else min(found.value, position.best)
        return round(value, DIGITS), position.best, False
    if solved:
        return position.best, position.best, True
    if position.goal != Goal.SECURE.value:  # how much worse it is than a win, nobody has counted
        return None, position.best, True
    return _secured(after, position.seat), position.best, True


def _secured(after: State, seat: int) -> float | None:
    """The share that a move secures; None where that takes too long."""
    try:
        return round(Ending(seat).worth(to_native(after)), DIGITS)
    except TooLarge:
        return None


def _line(found: JudgedMove, best: Move) -> tuple[str, ...]:
    """How the game may go on with the move that is told to be the best."""
    return tuple(map(str, found.line)) if found.best == best else (best.text,)


def _played(state: State, text: str) -> State:
    try:
        return state.play(text)
    except IllegalMove as error:
        key, rule = "illegal-move", error.rule
        raise Problem(key, key="problem-law", rule=rule, why=error.message) from error
    except NotationError as error:
        raise Problem("not-a-move", key="problem-law", why=error.message) from error


def _laid(record: Record, seat: int) -> tuple[wire.Placed, ...]:
    """The pieces on the board, in the order in which they were laid."""
    laid: tuple[wire.Placed, ...] = ()
    for state in record.states():
        laid = laid_after(laid, state.view(seat))
    return laid


def _reason(reason: Reason) -> ReviewReason:
    fact = reason.fact
    text = {language: reason.message.say(language) for language in LANGUAGES}
    return ReviewReason(fact.name, fact.number, fact.cells, text)
