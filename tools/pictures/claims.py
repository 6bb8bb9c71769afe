"""What pictures of related games claim of their positions; the law has to say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from tessella.core.squares import bits

if TYPE_CHECKING:
    from tessella.core.squares import Squares
    from tools.pictures.played import Position


@runtime_checkable
class Anchored(Protocol):
    """A state that knows where the next piece of a colour may take hold."""

    def anchors(self, colour: int) -> int:
        """Those cells, as bits."""


def takes_hold(board: Squares, cells: str, position: Position) -> bool:
    """Whether the law names these cells for the next piece of the first colour."""
    state = position.state
    return isinstance(state, Anchored) and board.write(bits(state.anchors(0))) == cells


def refused_for(move: str, message: str, position: Position) -> bool:
    """Whether the law refuses a move with this message, where its rule has several."""
    refusal = position.state.refusal(move)
    return refusal is not None and refusal.args == (message,)
