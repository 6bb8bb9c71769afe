"""Games of Tetris Link that are played out at once end as they do move by move."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import count
from math import sqrt
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella import engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella._native import TetrisLink

OPTIONS: list[dict[str, object]] = [
    {"seats": 2, "dice": False},
    {"seats": 3, "dice": False},
    {"seats": 2},
    {"seats": 4, "edition": "de"},
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)
MOST_ENDS = 60
NEARLY_ALL = 0.995
RARE = 1e-4
CHANCE = -1
GAMES = 1500


@dataclass
class Ends:
    """All ends of a game, by position, with their odds; cut off where they are too many."""

    odds: dict[str, float]

    def add(self, state: TetrisLink, share: float) -> None:
        """Adds the ends below a state; rolls that nobody can play could go on for ever."""
        rare = state.turn == CHANCE and share < RARE
        if rare or len(self.odds) > MOST_ENDS:
            return
        moves = state.moves()
        if not moves:
            key = str(state.position())
            self.odds[key] = self.odds.get(key, 0) + share
        for after, times in afters(state, moves):
            self.add(after, share * times / len(moves))


def afters(state: TetrisLink, moves: list[str]) -> list[tuple[TetrisLink, int]]:
    """The states that follow, each with the number of moves that lead to it."""
    found: dict[str, tuple[TetrisLink, int]] = {}
    for move in moves:
        after = state.copy()
        after.play(move)
        key = str(after.position())
        found[key] = (after, found[key][1] + 1 if key in found else 1)
    return list(found.values())


def start(options: dict[str, object]) -> TetrisLink:
    """A fresh game."""
    return cast("TetrisLink", engine.start(tessella.game("tetris-link", **options)))


def late_states(options: dict[str, object], wanted: int) -> Iterator[tuple[TetrisLink, Ends]]:
    """States from which few ends can be reached, but more than one."""
    for seed in count():
        rng = random.Random(seed)
        state, past = start(options), []
        while moves := state.moves():
            past.append(state.copy())
            state.play(rng.choice(moves))
        late, ends = past[-1], Ends({})
        for before in past[:-7:-1]:
            found = Ends({})
            found.add(before, 1.0)
            if len(found.odds) > MOST_ENDS or sum(found.odds.values()) < NEARLY_ALL:
                break
            late, ends = before, found
        if len(ends.odds) > 1:
            yield late, ends
            wanted -= 1
        if not wanted:
            return


@every_option
def test_every_end_comes_as_often_as_its_odds(options: dict[str, object]) -> None:
    for state, ends in late_states(options, 6):
        before = state.position()
        reached = [str(state.played_out(seed).position()) for seed in range(GAMES)]
        assert state.position() == before
        rest = max(0, GAMES * (1 - sum(ends.odds.values())))
        assert sum(end not in ends.odds for end in reached) <= rest + 6 * sqrt(rest)
        for end, odds in ends.odds.items():
            spread = sqrt(GAMES * odds * (1 - odds)) + 1
            assert abs(reached.count(end) - GAMES * odds) < 6 * spread


@every_option
def test_whole_games_score_as_they_do_move_by_move(options: dict[str, object]) -> None:
    fresh = start(options)
    rng = random.Random(5)
    quick, slow = [], []
    for seed in range(600):
        quick.append(sum(fresh.played_out(seed).scores))
        state = fresh.copy()
        while moves := state.moves():
            state.play(rng.choice(moves))
        slow.append(sum(state.scores))
    mean = sum(slow) / len(slow)
    spread = sqrt(2 * sum((score - mean) ** 2 for score in slow)) / len(slow)
    assert abs(sum(quick) / len(quick) - mean) < 5 * spread
