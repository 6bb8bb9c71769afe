"""Counting move sequences: the figure that two implementations of a game must share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of move sequences of that length; moves of chance count as moves.

    Of length 0, or less, there is one: to make no move.
    """
    if depth < 1:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
