"""Hints on the wire."""

from __future__ import annotations

from msgspec import Struct

from tessella.server.wire.review import ReviewReason


class ValuedMove(Struct, frozen=True):
    """A move, and what the engine finds that it is worth to each seat.

    `win` is a seat's chance to be first alone, `draw` that to share the first place, `points` its
    expected final score; `exact` is what was played to the end. `value` is the share of the win
    that the seat that asked can expect, from 0 to 1; `line` is how the game may go on, and
    `reasons` what speaks for the move, counted on the board.
    """

    move: str
    value: float
    win: tuple[float, ...]
    draw: tuple[float, ...]
    points: tuple[float, ...]
    exact: bool
    line: tuple[str, ...]
    reasons: tuple[ReviewReason, ...]


class Hint(Struct, frozen=True):
    """The moves that the engine would play in the position of a version, the best first."""

    version: int
    moves: tuple[ValuedMove, ...]
