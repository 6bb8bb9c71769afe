"""Games of the engine against itself on native states, and what it told on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import CHANCE
from tessella.core.evaluation import Evaluation
from tessella.core.result import Result
from tessella.engine.native_state import start
from tessella.engine.run import Run
from tessella.engine.search import Kind, Limits, native_search

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Game
    from tessella.engine.native_state import NativeState
    from tessella.engine.run import Measures

SEED_BITS: Final = 63


@dataclass(frozen=True, slots=True)
class Moment:
    """What the engine told before one of its moves, and what it maximised there.

    `measures` are what the evaluation was worked out from, a row for each seat.
    """

    ply: int
    seat: int
    evaluation: Evaluation
    utility: float
    measures: Measures


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """A game, its moments with more than one move to choose from, and its length in plies."""

    moments: tuple[Moment, ...]
    plies: int
    end: Evaluation


def self_play(game: Game, limits: Limits, rng: Random) -> SelfPlay:
    """A game that the engine plays against itself; each seat knows what its view would show."""
    state, plies = start(game), 0
    moments: list[Moment] = []
    while state.turn is not None:
        moves = state.moves()
        if state.turn == CHANCE or len(moves) == 1:
            state.play(rng.choice(moves))  # the moves of chance are equally likely natively
        else:
            run = _run(game, state, state.turn, limits, rng)
            moments.append(_moment(run, plies, state.turn))
            state.play(run.best().text)
        plies += 1
    return SelfPlay(tuple(moments), plies, Evaluation.of(_result(state)))


def played_on(game: Game, state: NativeState, limits: Limits, rng: Random) -> tuple[str, ...]:
    """The moves of a game that the engine plays on from a state, which is its end afterwards.

    It plays a move as often as it has tried it, so that no game is like another.
    """
    made: list[str] = []
    while state.turn is not None:
        moves = state.moves()
        if state.turn != CHANCE and len(moves) > 1:
            tried = _run(game, state, state.turn, limits, rng).report().moves
            (found,) = rng.choices(tried, [each.visits for each in tried])
            moves = [found.move.text]
        made.append(rng.choice(moves))
        state.play(made[-1])
    return tuple(made)


def _run(game: Game, state: NativeState, seat: int, limits: Limits, rng: Random) -> Run:
    """A search of what the seat that has the turn knows."""
    known = state.at(*state.seen_by(seat))
    search = native_search(known, rng.getrandbits(SEED_BITS), (), Kind.ENGINE)
    return Run(game, search.run(*limits.numbers))


def _moment(run: Run, ply: int, seat: int) -> Moment:
    utility, measures = run.measured()
    return Moment(ply, seat, run.evaluation(), utility, measures)


def _result(state: NativeState) -> Result:
    ranks, reason = state.result or ((), "")
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(winners, tuple(ranks), state.scores, reason)
