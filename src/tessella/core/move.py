"""Moves: what a seat, or chance, can do. A move is its text; its kind says how to read it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a seat. Two moves of one kind are equal when their texts are.

    `looks` shows what the texts of a kind look like.
    """

    looks: ClassVar[str]

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class ChanceMove(Move):
    """A move of chance: a lot, a roll, a dealt tile."""


@dataclass(frozen=True, slots=True)
class First(ChanceMove):
    """The lot: which seat begins."""

    looks = "first:0"

    seat: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Roll(ChanceMove):
    """What the die, or the selector, shows."""

    looks = "I"

    @property
    def face(self) -> str:
        """The face that lies on top."""
        return self.text


def firsts(seats: int) -> tuple[First, ...]:
    """The lots of a game with that many seats, in order."""
    return tuple(First(f"first:{seat}", seat) for seat in range(seats))
