"""The general search as a player: of any game, by its law alone."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.core.evaluation import Evaluation, Report, ValuedMove
from tessella.search import think

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Move, View
    from tessella.search import Limits, Thought


@dataclass(frozen=True, slots=True)
class UctPlayer:
    """Searches before each move."""

    limits: Limits

    def choose(self, view: View, rng: Random) -> Move:
        """The move that the search likes best."""
        return self.ranked(view, rng)[0]

    def ranked(self, view: View, rng: Random) -> Sequence[Move]:
        """The moves that the search has tried, the best first."""
        if len(view.moves) == 1:
            return view.moves
        return [thought.move for thought in think(view, self.limits, rng)]

    def evaluate(self, view: View, rng: Random, also: Sequence[Move] = ()) -> Report:
        """What the search finds of the moves that it tried, those of `also` among them.

        Its odds are those of short play-outs, which nobody has compared with how games end.
        """
        began = time.monotonic()
        found = think(view, self.limits, rng, also)
        moves = tuple(_valued(view, thought, len(found)) for thought in found)
        tries = sum(thought.visits for thought in found)
        seconds = time.monotonic() - began
        return Report(moves[0].evaluation, moves, tries, seconds, is_final=True)


def _valued(view: View, thought: Thought, tried: int) -> ValuedMove:
    """What the others win is shared by them; the scores are those of the moment."""
    rest = (1 - thought.value) / (view.game.seats - 1)
    seats = range(view.game.seats)
    win = tuple(thought.value if seat == view.turn else rest for seat in seats)
    evaluation = Evaluation(win, tuple(0.0 for _ in seats), tuple(map(float, view.scores)))
    return ValuedMove(thought.move, evaluation, thought.visits, 1 / tried, (thought.move,))
