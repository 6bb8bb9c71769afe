"""Rounds of Triominos played at random, and whether dealing them anew is honest."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

import tessella
from tessella.core.recall import Course
from tessella.games.triominos import recall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tessella import State
    from tessella.core.recall import Ply
    from tessella.games.triominos.game import Triominos

Redealt: TypeAlias = "Callable[[Triominos, Sequence[Ply], int, int, random.Random], list[str]]"


def courses(game: Triominos, rng: random.Random) -> Iterator[tuple[Course, State]]:
    """A random game: the moves up to each state, and the state."""
    course, state = Course(), game.start()
    while state.turn is not None:
        yield course, state
        move = rng.choice(state.moves())
        course, state = course.add(state.turn, move.text), state.play(move)


def replayed(game: Triominos, texts: Sequence[str]) -> tuple[Course, State] | None:
    """The course of these moves; None if one of them is not legal."""
    course, state = Course(), game.start()
    for text in texts:
        if state.turn is None or not state.is_legal(text):
            return None
        course, state = course.add(state.turn, text), state.play(text)
    return course, state


def dealt_anew(
    game: Triominos, course: Course, turn: int, seat: int, rng: random.Random, by: Redealt
) -> tuple[Course, State]:
    """The first course that can be played and looks the same to the seat."""
    wanted = recall.seen(game, course, seat)
    while True:
        found = replayed(game, by(game, course, turn, seat, rng))
        if found and found[1].turn == turn and recall.seen(game, found[0], seat) == wanted:
            return found


def check_honest(game: Triominos, seed: int, by: Redealt = recall.redealt) -> int:
    """Whether what comes out follows from what a seat has seen, and from nothing else.

    A course and another one that looks the same to the seat must lead to the same, given the same
    lots. How many of them differ is returned.
    """
    rng, differ = random.Random(seed), 0
    for course, state in courses(game, rng):
        if state.turn is None or rng.random() < (0.95 if state.turn == tessella.CHANCE else 0.7):
            continue
        seat = rng.randrange(game.seats)
        other, alike = dealt_anew(game, course, state.turn, seat, rng, recall.redealt)
        seen = (replace(one.view(seat), events=()) for one in (alike, state))
        assert next(seen) == next(seen), "all but in which order the own hand was dealt"
        lots = rng.getrandbits(53)
        one, two = (
            by(game, plies, state.turn, seat, random.Random(lots)) for plies in (course, other)
        )
        assert one == two, "what is hidden made a difference"
        differ += other != course
    return differ
