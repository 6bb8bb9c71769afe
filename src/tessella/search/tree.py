"""The tree of what was tried: after each move how often, and what it brought to every seat."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tessella.core import Move, State
    from tessella.search.looks import Appeal

EXPLORATION: Final = 0.8
WIDTH: Final = 2.0
"""A node that was visited n times looks at WIDTH · √n moves, those of highest appeal first."""
UNTRIED: Final = 0.05
"""How much worse than its node a move is taken to be that was not tried."""


class Node:
    """What is known after some moves: visits, the sum of each seat's values, and what follows.

    Where nothing is hidden the state is the same each time, and kept, as is the order of its moves.
    """

    __slots__ = ("after", "ranked", "state", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.sums = [0.0] * seats
        self.after: dict[Move, Node] = {}
        self.state: State | None = None
        self.ranked: Mapping[Move, Appeal] = {}

    def child(self, move: Move) -> Node:
        """The node after a move, made if there is none."""
        found = self.after.get(move)
        if found is None:
            found = self.after[move] = Node(len(self.sums))
        return found

    def add(self, values: Sequence[float]) -> None:
        """Take note of what a simulation has brought."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value

    def value(self, seat: int) -> float:
        """The mean of a seat's values; a half where nothing is known."""
        return self.sums[seat] / self.visits if self.visits else 0.5

    def chosen(self, seat: int, ranked: Mapping[Move, Appeal]) -> Move:
        """The move of the highest upper bound; the bound leans to moves of high appeal.

        `ranked` are the moves of the state that is being played, by appeal.
        """
        width = max(2, math.ceil(WIDTH * math.sqrt(self.visits + 1)))
        near = list(islice(ranked, width))
        whole = sum(1 / (place + 2) for place in range(len(near)))
        reach = EXPLORATION * math.sqrt(self.visits + 1) / whole
        untried = self.value(seat) - UNTRIED

        def bound(place: int) -> float:
            node = self.after.get(near[place])
            if node is None:
                return untried + reach / (place + 2)
            return node.value(seat) + reach / (place + 2) / (1 + node.visits)

        return near[max(range(len(near)), key=bound)]
