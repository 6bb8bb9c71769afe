"""Endings played to the last move: the share of the win that a seat can be sure of.

Whoever else sits at the table is taken for an opponent, and chance for what its odds are. With two
seats that is the value of the game; with more, what nobody can take away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core import CHANCE

if TYPE_CHECKING:
    from tessella.engine.native_state import NativeState

WHOLE, NOTHING = 1.0, 0.0
NODES: Final = 20_000
"""States that may be looked at for one position."""


class TooLarge(Exception):  # noqa: N818 - nothing is wrong, it is only not known
    """The ending was not played out within its nodes, or comes back to where it was."""


class Ending:
    """What is known of the states of one ending, for one seat."""

    def __init__(self, seat: int, nodes: int = NODES) -> None:
        self.seat = seat
        self.left = nodes
        self._known: dict[str, float] = {}
        self._under_way: set[str] = set()

    def values(self, state: NativeState) -> dict[str, float]:
        """The share that each move of the seat secures.

        Raises:
            TooLarge: there are more states than may be looked at.
        """
        return {move: self.worth(_after(state, move)) for move in state.moves()}

    def worth(self, state: NativeState) -> float:
        """The share that a state secures."""
        if state.result is not None:
            return share(state.result[0], self.seat)
        name = str(state.position())
        if name in self._under_way:  # such as a roll that fits nowhere, and comes again
            raise TooLarge
        if name not in self._known:
            self._under_way.add(name)
            self._known[name] = self._searched(state)
            self._under_way.discard(name)
        return self._known[name]

    def _searched(self, state: NativeState) -> float:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        moves = sorted(state.moves(), key=len, reverse=True)  # large pieces have long texts
        if state.turn == CHANCE:
            return sum(self.worth(_after(state, move)) for move in moves) / len(moves)
        is_own = state.turn == self.seat
        most, best = (WHOLE, NOTHING) if is_own else (NOTHING, WHOLE)
        for move in moves:
            found = self.worth(_after(state, move))
            best = max(best, found) if is_own else min(best, found)
            if best == most:
                break
        return best


def share(ranks: tuple[int, ...], seat: int) -> float:
    """The share of the win that these competition ranks give a seat."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else NOTHING


def _after(state: NativeState, move: str) -> NativeState:
    after = state.copy()
    after.play(move)
    return after
