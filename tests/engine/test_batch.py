"""Thousands of games side by side."""

from __future__ import annotations

import numpy as np
import pytest

import tessella
from tessella import engine

COUNT = 64
every_name = pytest.mark.parametrize("name", tessella.games())


def play_out(batch: engine.Batch) -> int:
    """Random moves until all games are over; how many rounds that took."""
    for rounds in range(10_000):
        if (batch.turns() == engine.OVER).all():
            return rounds
        batch.play(batch.random_moves())
    pytest.fail("the games did not end")


@every_name
def test_random_games_end_and_have_scores(name: str) -> None:
    game = tessella.game(name)
    batch = engine.batch(game, COUNT, seed=1)
    play_out(batch)
    assert batch.scores().shape == (COUNT, game.seats)
    assert [tuple(row) for row in batch.scores()] == [batch[i].scores for i in range(COUNT)]
    assert all(batch[i].result for i in range(COUNT))


@every_name
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    game = tessella.game(name)
    one, two = (engine.batch(game, COUNT, seed=5, threads=threads) for threads in (1, 2))
    assert play_out(one) == play_out(two)
    assert (one.scores() == two.scores()).all()


@every_name
def test_legal_moves_are_those_of_each_game(name: str) -> None:
    batch = engine.batch(tessella.game(name), COUNT, seed=3)
    for _ in range(12):
        batch.play_chance()
        moves, offsets = batch.legal_moves()
        counts = [len(batch[i].moves()) for i in range(COUNT)]
        assert list(np.diff(offsets)) == counts
        firsts = moves[offsets[:-1].clip(max=len(moves) - 1)]
        batch.play(np.ascontiguousarray(firsts))


@every_name
def test_games_that_are_over_start_anew(name: str) -> None:
    batch = engine.batch(tessella.game(name), COUNT, seed=2)
    play_out(batch)
    assert batch.restart() == COUNT
    assert (batch.turns() == tessella.CHANCE).all()
    assert batch.restart() == 0


@every_name
def test_a_number_that_is_no_legal_move_is_refused_whole(name: str) -> None:
    batch = engine.batch(tessella.game(name), COUNT, seed=4)
    batch.play_chance()
    moves = batch.random_moves()
    before = batch.turns().tolist(), batch.scores().tolist()
    for wrong in (0xFFFFFFFF, 999_999, 123_456_789):
        spoilt = moves.copy()
        spoilt[COUNT // 2] = wrong
        with pytest.raises(ValueError, match=f"game {COUNT // 2}"):
            batch.play(spoilt)
    with pytest.raises(ValueError, match="one move for each game"):
        batch.play(moves[:-1].copy())
    assert before == (batch.turns().tolist(), batch.scores().tolist())
