"""The muscle agrees with the law: on every state, for every game and option, in every build."""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import engine
from tessella.core.perft import perft
from tessella.engine.builds import runnable
from tests.laws.positions import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Game, State
    from tessella.engine import Twin

NATIVES = [importlib.import_module(build.module) for build in runnable(engine.cpu_level())]
GAMES_EACH = 2_000
PARTS = 8
USUAL = 4
"""One in so many games has other options than the defaults, each in turn."""
SAMPLE = 7
"""Every so manieth state is also brought over to the other side and back."""


def with_twin(name: str) -> list[Game]:
    return [game for game in GAMES if game.name == name and engine.has_twin(game)]


def agree(state: State, twins: Sequence[Twin], texts: list[str]) -> None:
    """Turn, scores, moves and result are the same."""
    result = state.result and (state.result.ranks, state.result.reason)
    for twin in twins:
        assert twin.turn == state.turn
        assert twin.scores == state.scores
        assert twin.moves() == texts
        assert twin.result == result


def play_together(game: Game, rng: random.Random) -> None:
    """A random game on both sides, in lock step."""
    state, twins = game.start(), [engine.start(game, native) for native in NATIVES]
    for number in range(10_000):
        texts = [str(move) for move in state.moves()]
        agree(state, twins, texts)
        if number % SAMPLE == 0:
            agree(state, [engine.to_native(state, native) for native in NATIVES], texts)
            assert all(engine.to_law(game, twin) == state for twin in twins)
        if state.turn is None:
            return
        text = rng.choice(texts)
        state = state.play(text)
        for twin in twins:
            twin.play(text)
    pytest.fail("the game did not end")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", tessella.games())
def test_random_games_go_the_same_way(name: str, part: int) -> None:
    games = with_twin(name)
    assert games, f"{name} has no native twin"
    for number in range(part, GAMES_EACH, PARTS):
        others = number // PARTS % USUAL == 0
        game = games[number // (PARTS * USUAL) % len(games)] if others else games[0]
        play_together(game, random.Random(f"{name} {number}"))


@pytest.mark.parametrize("name", tessella.games())
def test_perft_is_the_same(name: str) -> None:
    for game in with_twin(name):
        start, twin = game.start().play("first:0"), engine.start(game)
        twin.play("first:0")
        assert [twin.perft(d) for d in (0, 1, 2)] == [perft(start, d) for d in (0, 1, 2)]


def test_perft_of_blokus_duo_reaches_the_known_count() -> None:
    twin = engine.start(tessella.game("blokus-duo"))
    twin.play("first:0")
    assert twin.perft(3) == 178_409_524


@pytest.mark.parametrize("name", tessella.games())
def test_an_illegal_text_is_refused_and_nothing_changes(name: str) -> None:
    twin = engine.start(tessella.game(name))
    before = twin.position()
    for text in ("", "first:9", "a1", "zz", "draw", "\0", "x" * 10_000):
        with pytest.raises(ValueError, match="not a legal move"):
            twin.play(text)
    assert twin.position() == before


@pytest.mark.parametrize("name", tessella.games())
def test_both_builds_play_the_same_random_games(name: str) -> None:
    game = tessella.game(name)
    counts = {engine.start(game, native).random_games(50, 7) for native in NATIVES}
    assert len(counts) == 1
