"""A review: every decision of a record judged, and every move of chance weighed."""

from __future__ import annotations

from functools import cache
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core import CHANCE
from tessella.core.evaluation import Evaluation
from tessella.core.move import Pass
from tessella.engine.search import has_search
from tessella.review.grade import accuracy_of
from tessella.review.judge import judged
from tessella.review.judged import JudgedChance, JudgedMove, Review, SeatSummary
from tessella.review.measure import VERSION, Measure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tessella.core import Game, Record
    from tessella.review.measure import Values

Judgment: TypeAlias = JudgedMove | JudgedChance | None
"""What was found of a ply; None: the table passed a seat over, and nobody has decided anything."""
DEFAULT_SEED: Final = 1
LEAST_SIMULATIONS: Final = 16
"""Fewer may leave the played move untried."""
ENGINE_SIMULATIONS: Final = 2000
LAW_SIMULATIONS: Final = 32
DEEP: Final = 8
"""So many times as long a deep review thinks about each decision."""


def usual_simulations(game: Game, *, deep: bool = False) -> int:
    """How many simulations a quick review takes for each decision, or a deep one."""
    usual = ENGINE_SIMULATIONS if has_search(game) else LAW_SIMULATIONS
    return usual * DEEP if deep else usual


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
    found: list[Judgment] = []
    for judgment in judgments(record, simulations, seed):
        found.append(judgment)
        if watch is not None:
            watch(len(found), len(record.moves))
    return assembled(record, found, simulations, seed)


def judgments(
    record: Record, simulations: int | None = None, seed: int = DEFAULT_SEED, start: int = 0
) -> Iterator[Judgment]:
    """The moves of a record, judged one after the other, from a ply on.

    Whoever needs a review in parts can stop anywhere, and go on from there another time: what
    comes is the same.
    """
    tries, measure = _simulations(record.game, simulations), Measure(record.game)
    states = islice(record.states(), start, None)
    moves = zip(pairwise(states), record.moves[start:], strict=True)
    for ply, ((before, after), move) in enumerate(moves, start):
        if before.turn == CHANCE:
            yield JudgedChance(ply, move, measure.luck(before, after))
        elif isinstance(move, Pass):
            yield None
        else:
            yield judged(before.view(before.turn), move, ply, tries, seed)


def assembled(
    record: Record,
    found: Sequence[Judgment],
    simulations: int | None = None,
    seed: int = DEFAULT_SEED,
) -> Review:
    """The review of a record whose moves were all judged."""
    measure = Measure(record.game)
    moves = tuple(each for each in found if isinstance(each, JudgedMove))
    chances = tuple(each for each in found if isinstance(each, JudgedChance))
    start, result = measure.now(record.game.start()), _result(record, measure)
    seats = _summaries(start, result, moves, chances)
    tries = _simulations(record.game, simulations)
    return Review(record, engine(), tries, seed, seats, moves, chances)


def _simulations(game: Game, wanted: int | None) -> int:
    return max(wanted or usual_simulations(game), LEAST_SIMULATIONS)


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
