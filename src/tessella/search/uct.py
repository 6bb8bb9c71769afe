"""Upper confidence bounds on a tree of moves: chance by its odds, hidden hands by sampling.

Every simulation begins with a state that the view allows. Where it meets chance, chance is drawn;
where it meets a seat, the seat takes the move of the highest bound among those that this state has.
Nodes are what was played from the root on, so states that differ in what is hidden share them. The
n-th try of each move at the root meets the same hands and the same luck, so that moves are compared
by what they do and not by what they happened to get.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE, sample
from tessella.search.play_out import played_out
from tessella.search.tree import Node
from tessella.search.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Move, State, View

SEED_BITS: Final = 48


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


def think(view: View, limits: Limits, rng: Random) -> list[Thought]:
    """The moves that were tried of a seat that has the turn, the best first.

    Equal views, randomness and numbers of simulations give equal thoughts.
    """
    search = Search(view, rng)
    end = time.monotonic() + limits.seconds
    search.simulate()
    while search.root.visits < limits.simulations and time.monotonic() < end:
        search.simulate()
    return search.thoughts()


class Search:
    """A search of what the seat of a view can do; it learns of the game from this view alone."""

    def __init__(self, view: View, rng: Random) -> None:
        self.root = Node(view.game.seats)
        self._view = view
        self._seat = view.turn or 0
        self._rng = rng
        self._seed = rng.getrandbits(SEED_BITS)
        self._ranked = _ranked(view)
        self._worth = Worth()

    def simulate(self) -> None:
        """Try one move more, and all that follows."""
        move = self.root.chosen(self._seat, self._ranked)
        luck = Random(self._seed + self.root.child(move).visits)
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
                move = node.chosen(state.turn, self._moves(state, state.turn, node))
            else:
                state = played_out(state, luck, self._rng)
                break
        values = self._worth.of(state)
        for node in path:
            node.add(values)

    def _after(self, state: State, move: Move, node: Node) -> State:
        """The state after a move, which leads to this node."""
        if node.state is not None:
            return node.state
        after = state.play(move)
        if not self._view.game.has_secrets:
            node.state = after
        return after

    def _moves(self, state: State, seat: int, node: Node) -> Sequence[Move]:
        """The moves of a state by appeal."""
        if node.ranked:
            return node.ranked
        found = _ranked(state.view(seat))
        if node.state is not None:
            node.ranked = found
        return found

    def thoughts(self) -> list[Thought]:
        """The moves that were tried, most often first."""
        tried = self.root.after.items()
        found = [Thought(move, node.visits, node.value(self._seat)) for move, node in tried]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.move.text))


def _ranked(view: View) -> Sequence[Move]:
    """The moves of a seat, those of highest appeal first."""
    return sorted(view.moves, key=view.appeal, reverse=True)
