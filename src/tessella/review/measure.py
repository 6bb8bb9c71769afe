"""The value by which luck is measured: always the same for a state, and named by a version.

It sees all hands, for it is asked when the game is over. It is cheap, and need not be good: luck is
compared with the mean of the very values that it is made of, so that it favours nobody.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.chance import CHANCE
from tessella.core.evaluation import Evaluation
from tessella.engine.search import Limits, Search, has_search
from tessella.engine.whole import seen_whole, sees_whole
from tessella.search.looks import Looks
from tessella.search.play_out import BY_POINTS, TO_THE_END, played_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Game, State

Values: TypeAlias = tuple[float, ...]
"""The share of the win of each seat; they sum to 1."""

VERSION: Final = 1
"""To be raised with every change of a number below, or of what the engine tells."""
SEED: Final = 1
SEARCHED: Final = {2: 800}
"""Simulations of the engine by the number of seats, where nothing is hidden.

Fewer make luck noisy: in a dice game the errors of fifty rolls add up.
"""
SEARCHED_BY_MORE: Final = 200
"""The same where a simulation takes ten times as long."""
PLAYED_ON: Final = 48
"""Games that the engine plays on where something is."""
PLAYED_OUT: Final = 2
"""Games that are played on by the rules alone, where there is no engine."""
EVEN: Final = 10.0
"""A lead of so many points, in such a game, counts for three quarters of the win."""


class Measure:
    """What states of a game are worth to each seat.

    Other `simulations` than the usual ones are another value, for those who measure values.
    """

    def __init__(self, game: Game, simulations: int | None = None) -> None:
        self._game = game
        self._limits = Limits(simulations=simulations or SEARCHED.get(game.seats, SEARCHED_BY_MORE))
        self._known: dict[State, Values] = {}
        self._of = _whole if sees_whole(game) else self._searched if has_search(game) else _played

    def values(self, state: State) -> Values:
        """What a state is worth."""
        found = self._known.get(state)
        if found is None:
            over = None if state.result is None else Evaluation.of(state.result).values
            found = self._known[state] = over or self._of(state)
        return found

    def now(self, state: State) -> Values:
        """What a state is worth before whoever has the turn has moved, chance too."""
        return self.mean(state) if state.turn == CHANCE else self.values(state)

    def luck(self, before: State, after: State) -> Values:
        """How much better than on average a move of chance was for each seat."""
        return _difference(self.values(after), self.mean(before))

    def mean(self, state: State) -> Values:
        """What a state in which chance has the turn is worth: the mean over all its moves."""
        odds = state.odds()
        rows = [self.values(state.play(move)) for move, _ in odds]
        return _weighed(rows, [float(share) for _, share in odds])

    def _searched(self, state: State) -> Values:
        """What the engine expects; before chance, on average over what lets a seat go on.

        A roll that gives no move leads to the next roll, and so on without an end.
        """
        if state.turn is not None and state.turn != CHANCE:
            return Search(state.view(state.turn), SEED).run(self._limits).evaluation().values
        odds = [(state.play(move), float(share)) for move, share in state.odds()]
        going = [(after, share) for after, share in odds if after.turn != CHANCE] or odds
        shares = [share for _, share in going]
        return _weighed([self.values(after) for after, _ in going], shares)


def _whole(state: State) -> Values:
    return seen_whole(state, PLAYED_ON, SEED).values


def _played(state: State) -> Values:
    """By a few games played on by the rules, and the leads to which they come."""
    manner = BY_POINTS if state.game.ranked_by_score else TO_THE_END
    seats = state.game.seats
    ends = [played_out(state, Random(SEED + n), manner, Looks(seats)) for n in range(PLAYED_OUT)]
    return _weighed([_ended(end) for end in ends], [1.0] * len(ends))


def _ended(state: State) -> Values:
    if state.result is not None:
        return Evaluation.of(state.result).values
    mean = sum(state.scores) / len(state.scores)
    worth = [4.0 ** ((score - mean) / EVEN) for score in state.scores]
    return tuple(each / sum(worth) for each in worth)


def _weighed(rows: Sequence[Values], weights: Sequence[float]) -> Values:
    """The weighed mean of some values."""
    total = sum(weights)
    columns = zip(*rows, strict=True)
    return tuple(
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / total
        for column in columns
    )


def _difference(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))
