"""A review: every decision of a record judged, and every move of chance weighed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tessella.core import CHANCE
from tessella.core.evaluation import Evaluation
from tessella.core.move import Pass
from tessella.engine.search import has_search
from tessella.review.grade import accuracy_of
from tessella.review.judge import judged
from tessella.review.judged import JudgedChance, JudgedMove, Review, SeatSummary
from tessella.review.measure import VERSION, Measure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tessella.core import Game, Record
    from tessella.review.measure import Values

DEFAULT_SEED: Final = 1
LEAST_SIMULATIONS: Final = 16
"""Fewer may leave the played move untried."""
ENGINE_SIMULATIONS: Final = 2000
LAW_SIMULATIONS: Final = 32


def usual_simulations(game: Game) -> int:
    """How many simulations a quick review takes for each decision."""
    return ENGINE_SIMULATIONS if has_search(game) else LAW_SIMULATIONS


def review(
    record: Record,
    simulations: int | None = None,
    seed: int = DEFAULT_SEED,
    watch: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge a record; `watch` hears how many of its moves are done, and how many there are.

    Equal records, versions, simulations and seeds give equal reviews. A seat's moves are judged
    by its view alone; luck sees all hands.
    """
    game = record.game
    tries = max(simulations or usual_simulations(game), LEAST_SIMULATIONS)
    states, measure = list(record.states()), Measure(game)
    moves, chances = list[JudgedMove](), list[JudgedChance]()
    for ply, move in enumerate(record.moves):
        before, after = states[ply], states[ply + 1]
        if before.turn == CHANCE:
            chances.append(JudgedChance(ply, move, measure.luck(before, after)))
        elif not isinstance(move, Pass):
            moves.append(judged(before.view(before.turn), move, ply, tries, seed))
        if watch is not None:
            watch(ply + 1, len(record.moves))
    start, result = measure.now(states[0]), _result(record, measure)
    seats = _summaries(start, result, moves, chances)
    return Review(record, engine(), tries, seed, seats, tuple(moves), tuple(chances))


@cache
def engine() -> str:
    """The version whose values these are, and that of the value which measures luck."""
    from tessella import __version__  # noqa: PLC0415 - the package is not there before its parts

    return f"tessella {__version__}, luck {VERSION}"


def _result(record: Record, measure: Measure) -> Values:
    """Each seat's share of the win; of a game without one, what its last state is worth."""
    if record.result is not None and record.result.winners:
        return Evaluation.of(record.result).values
    return measure.now(record.state)


def _summaries(
    start: Values, result: Values, moves: Sequence[JudgedMove], chances: Sequence[JudgedChance]
) -> tuple[SeatSummary, ...]:
    found = []
    for seat in range(len(start)):
        losses = [move.loss for move in moves if move.seat == seat and not move.is_forced]
        found.append(
            SeatSummary(
                result=result[seat],
                start=start[seat],
                luck=sum(chance.luck[seat] for chance in chances),
                skill=sum(move.given[seat] for move in moves),
                accuracy=accuracy_of(losses),
                decisions=len(losses),
            )
        )
    return tuple(found)
