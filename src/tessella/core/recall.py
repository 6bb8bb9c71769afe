"""Recall: all that a seat has seen of a game, and other courses of the game that look the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core.game import Game


class Ply(NamedTuple):
    """A move that was made: by which seat, or CHANCE, and its text."""

    turn: int
    text: str


class Course(tuple[Ply, ...]):
    """All moves that were made; a copy is as good as the original."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def add(self, turn: int, text: str) -> Course:
        """The course with one more move."""
        return Course((*self, Ply(turn, text)))


class RecallModule(Protocol):
    """What the module `recall` offers in the folder of a game with secrets."""

    def seen(self, game: Game, plies: Sequence[Ply], seat: int, /) -> tuple[str, ...]:
        """What a seat saw, in order; it forgets nothing."""

    def redealt(
        self, game: Game, plies: Sequence[Ply], turn: int, seat: int, rng: Random, /
    ) -> list[str]:
        """The moves of a course of which the seat would have seen the same.

        It follows from what the seat saw, whose turn it is, and lots. Once in a while it may turn
        out not to be playable; then another one is asked for.
        """


def openly(plies: Sequence[Ply]) -> tuple[str, ...]:
    """What everybody sees of a game without secrets."""
    return tuple(ply.text for ply in plies)
