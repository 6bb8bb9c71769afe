"""Moves: what a seat, or chance, can do. A move is its text; its kind says how to read it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar, Final

PASS: Final = re.compile(r"pass:(0|[1-9][0-9]?)", re.ASCII)


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


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """The table passes over a seat that has left: an act outside the rules.

    Records know it; no game reads it, lists it or plays it.
    """

    looks = "pass:0"

    seat: int = field(compare=False)

    @classmethod
    def of(cls, seat: int) -> Pass:
        """The act that passes over a seat."""
        return cls(f"pass:{seat}", seat)

    @classmethod
    def read(cls, text: object) -> Pass | None:
        """The act that a text names; None if it is something else."""
        match = PASS.fullmatch(text) if isinstance(text, str) else None
        return cls.of(int(match[1])) if match else None


def firsts(seats: int) -> tuple[First, ...]:
    """The lots of a game with that many seats, in order."""
    return tuple(First(f"first:{seat}", seat) for seat in range(seats))
