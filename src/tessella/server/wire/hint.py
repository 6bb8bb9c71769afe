"""Hints on the wire."""

from __future__ import annotations

from msgspec import Struct


class Suggestion(Struct, frozen=True):
    """A move, and what the engine thinks that it is worth: from 0 (lost) to 1 (won)."""

    move: str
    value: float


class Hint(Struct, frozen=True):
    """The moves that the engine would play in the position of a version, the best first."""

    version: int
    moves: tuple[Suggestion, ...]
