"""Chance in a match: each of its moves derives from the dice, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.chance import CHANCE, sample

if TYPE_CHECKING:
    from tessella.core import State
    from tessella.core.fair import Dice


def rolled_on(state: State, dice: Dice, number: int) -> tuple[tuple[State, ...], tuple[str, ...]]:
    """The states from here until a seat has the turn, and the moves of chance between them.

    `number` is how many moves chance has made in the match before.
    """
    states, texts = [state], list[str]()
    while state.turn == CHANCE:
        move = sample(state, dice.stream(number + len(texts)))
        state = state.play(move)
        states.append(state)
        texts.append(str(move))
    return tuple(states), tuple(texts)


def replayed(state: State, chance: tuple[str, ...]) -> tuple[State, ...]:
    """The states from here through moves of chance that a log tells of."""
    states = [state]
    for text in chance:
        state = state.play(text)
        states.append(state)
    return tuple(states)
