"""The evaluation of a position that grows while somebody looks at it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE
from tessella.core.evaluation import Evaluation, Report, ValuedMove
from tessella.engine.search import Limits, Search, has_search
from tessella.engine.whole import seen_whole, sees_whole
from tessella.players.uct_player import UctPlayer
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import State, View

SEED: Final = 1
BYTES: Final = 32 << 20
"""What a search may remember."""
PLAYED_ON: Final = 400
"""Games that the engine plays on before chance deals or draws, where hands are hidden."""
OFTEN: Final = 0.05
"""The share of all tries above which it is known what a move is worth."""
LAW_SHARE: Final = 20
"""The general search, by the law itself, makes one simulation for so many of the engine's."""


class GrowingEvaluation:
    """What a state is worth, by more and more simulations.

    The same steps give the same; where hands are open, so do as many simulations in other steps.
    Where a seat has the turn, its view alone is searched: what others hold has no part in it.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._last: Report | None = None
        self._search = _search_of(state)
        self._is_exact = state.result is not None

    @property
    def is_settled(self) -> bool:
        """Whether more simulations would change nothing."""
        is_played_on = self.state.turn == CHANCE and sees_whole(self.state.game)
        return self._is_exact or is_played_on

    def grown(self, simulations: int) -> Report:
        """What was found after so many simulations in all, or more if more were made before."""
        found = self._found(simulations)
        self._is_exact = found.evaluation.exact
        return found

    def _found(self, simulations: int) -> Report:
        state = self.state
        if state.result is not None:
            return _known(Evaluation.of(state.result))
        if state.turn == CHANCE:
            return _known(_before_chance(state, simulations))
        if self._search is None:
            return _by_law(state.view(state.turn), simulations)
        return self._searched(self._search, simulations)

    def _searched(self, search: Search, simulations: int) -> Report:
        """What a search finds; one that has found as much is not asked again."""
        if self._last is None or self._last.simulations < simulations:
            done = 0 if self._last is None else self._last.simulations
            found = search.report(Limits(simulations=simulations - done, bytes=BYTES))
            moves = _ordered(found.moves, max(self.state.turn or 0, 0))
            done, seconds = done + found.simulations, found.seconds
            self._last = Report(moves[0].evaluation, moves, done, seconds, found.is_final)
        return self._last


def _ordered(moves: tuple[ValuedMove, ...], seat: int) -> tuple[ValuedMove, ...]:
    """Moves by what they are worth to a seat; those that were hardly tried, by how often, last."""
    tries = sum(each.visits for each in moves)
    known = [each for each in moves if each.visits >= OFTEN * tries] or list(moves[:1])
    known.sort(key=lambda each: -each.evaluation.values[seat])
    return (*known, *(each for each in moves if each not in known))


def _search_of(state: State) -> Search | None:
    if state.turn is None or state.turn == CHANCE or not has_search(state.game):
        return None
    return Search(state.view(state.turn), SEED)


def _known(evaluation: Evaluation) -> Report:
    return Report(evaluation, (), 0, 0.0, is_final=True)


def _by_law(view: View, simulations: int) -> Report:
    limits = LawLimits(simulations=max(simulations // LAW_SHARE, 1))
    return UctPlayer(limits).evaluate(view, Random(SEED))


def _before_chance(state: State, simulations: int) -> Evaluation:
    """The mean over all that chance can do and that lets a seat go on.

    Where hands are hidden chance deals many tiles in a row; there the engine plays games on.
    """
    if sees_whole(state.game):
        return seen_whole(state, PLAYED_ON, SEED)
    odds = [(state.play(move), float(share)) for move, share in state.odds()]
    going = [(after, share) for after, share in odds if after.turn != CHANCE] or odds
    each = max(simulations // len(going), 1)
    found = [GrowingEvaluation(after).grown(each).evaluation for after, _ in going]
    return _mean(found, [share for _, share in going])


def _mean(found: Sequence[Evaluation], weights: Sequence[float]) -> Evaluation:
    return Evaluation(
        _weighed([each.win for each in found], weights),
        _weighed([each.draw for each in found], weights),
        _weighed([each.points for each in found], weights),
        all(each.exact for each in found),
    )


def _weighed(rows: Sequence[tuple[float, ...]], weights: Sequence[float]) -> tuple[float, ...]:
    total = sum(weights)
    return tuple(
        sum(number * weight for number, weight in zip(column, weights, strict=True)) / total
        for column in zip(*rows, strict=True)
    )
