"""Wins that nothing can stop: whatever chance gives and whatever the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.puzzles.ending import WHOLE, TooLarge, share

if TYPE_CHECKING:
    from tessella.engine.native_state import NativeState

NODES: Final = 60_000


class Forced:
    """Wins of one seat within some moves of its own."""

    def __init__(self, seat: int, nodes: int = NODES) -> None:
        self.seat = seat
        self.left = nodes

    def winning(self, state: NativeState, within: int) -> tuple[str, ...]:
        """The moves of the seat after which it wins with so many moves of its own at most.

        Raises:
            TooLarge: there are more states than may be looked at.
        """
        return tuple(move for move in state.moves() if self._wins_by(state, move, within))

    def _wins_by(self, state: NativeState, move: str, within: int) -> bool:
        after = state.copy()
        after.play(move)
        left = within - (state.turn == self.seat)
        return self._wins(after, left)

    def _wins(self, state: NativeState, within: int) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.result is not None:
            return share(state.result[0], self.seat) == WHOLE
        if within == 0:
            return False
        found = any if state.turn == self.seat else all
        return found(self._wins_by(state, move, within) for move in state.moves())
