"""Upper confidence bounds on a tree of moves: chance by its odds, hidden hands by sampling.

Every simulation begins with a state that the view allows. Where it meets chance, chance is drawn;
where it meets a seat, the seat takes the move of the highest bound among those that this state has.
Nodes are what was played from the root on, so states that differ in what is hidden share them. The
n-th try of each move at the root meets the same hands, the same luck and the same lots of seats, so
that moves are compared by what they do and not by what they happened to get.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE, sample
from tessella.search.looks import Looks
from tessella.search.play_out import SEED_BITS, manner_of, played_out
from tessella.search.tree import Node
from tessella.search.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tessella.core import Move, State, View
    from tessella.search.looks import Appeal

ALSO_EVERY: Final = 4


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends: after so many seconds, or so many simulations."""

    seconds: float = math.inf
    simulations: float = math.inf


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was tried: how often, and its value to the seat, from 0 to 1."""

    move: Move
    visits: int
    value: float


def think(view: View, limits: Limits, rng: Random, also: Sequence[Move] = ()) -> list[Thought]:
    """The moves that were tried of a seat that has the turn, the best first.

    Moves of `also` are tried too, given four simulations for each, and none is better than the
    best. Equal views, randomness and numbers of simulations give equal thoughts.
    """
    search = Search(view, rng, also)
    end = time.monotonic() + limits.seconds
    search.simulate()
    while search.root.visits < limits.simulations and time.monotonic() < end:
        search.simulate()
    return search.thoughts()


class Search:
    """A search of what the seat of a view can do; it learns of the game from this view alone."""

    def __init__(self, view: View, rng: Random, also: Sequence[Move] = ()) -> None:
        self.root = Node(view.game.seats)
        self._view = view
        self._seat = view.turn or 0
        self._also = also
        self._seed = rng.getrandbits(SEED_BITS)
        self._ranked = _ranked(view)
        self._manner = manner_of(view.game, has_looks=len(set(self._ranked.values())) > 1)
        self._worth = Worth(by_looks=self._manner.by_looks)

    def simulate(self) -> None:
        """Try one move more, and all that follows."""
        move = self._first()
        luck = Random(self._seed + self.root.child(move).visits)
        looks = Looks(len(self.root.sums))
        looks.note(self._seat, self._ranked[move])
        state, node, path = self._view.sample(luck), self.root, [self.root]
        while True:
            node = node.child(move)
            path.append(node)
            state = self._after(state, move, node)
            if state.turn is None:
                break
            if state.turn == CHANCE:
                move = sample(state, luck)
            elif node.visits:
                ranked = self._moves(state, state.turn, node)
                move = node.chosen(state.turn, ranked)
                looks.note(state.turn, ranked[move])
            else:
                state = played_out(state, luck, self._manner, looks)
                break
        values = self._worth.of(state, looks)
        for node in path:
            node.add(values)

    def _first(self) -> Move:
        """What to try next; one try in a few is for a move of `also` that was tried less."""
        best = self.root.chosen(self._seat, self._ranked)
        if not self._also or (self.root.visits + 1) % ALSO_EVERY:
            return best
        least = min(self._also, key=self._tries)
        return least if self._tries(least) < self._tries(best) else best

    def _tries(self, move: Move) -> int:
        node = self.root.after.get(move)
        return node.visits if node else 0

    def _after(self, state: State, move: Move, node: Node) -> State:
        """The state after a move, which leads to this node."""
        if node.state is not None:
            return node.state
        after = state.play(move)
        if not self._view.game.has_secrets:
            node.state = after
        return after

    def _moves(self, state: State, seat: int, node: Node) -> Mapping[Move, Appeal]:
        """The moves of a state by appeal."""
        if node.ranked:
            return node.ranked
        found = _ranked(state.view(seat))
        if node.state is not None:
            node.ranked = found
        return found

    def thoughts(self) -> list[Thought]:
        """The moves that were tried, most often first; before it one of `also` that is better."""
        tried = self.root.after.items()
        found = [Thought(move, node.visits, node.value(self._seat)) for move, node in tried]
        found.sort(key=lambda one: (-one.visits, -one.value, one.move.text))
        better = [one for one in found if one.move in self._also and one.value > found[0].value]
        found.sort(key=lambda one: -one.value if one in better else 0.0)
        return found


def _ranked(view: View) -> Mapping[Move, Appeal]:
    """The moves of a seat with their appeal, the highest first."""
    appeals = {move: view.appeal(move) for move in view.moves}
    return dict(sorted(appeals.items(), key=itemgetter(1), reverse=True))
