"""Luck: what chance gave, measured against all that it could have given."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tessella import CHANCE
from tessella.engine.whole import seen_whole, sees_whole
from tessella.review.measure import Measure
from tests.laws.positions import title, walk
from tests.review.games import GAMES
from tests.toys.registered import registered

if TYPE_CHECKING:
    from tessella import Game


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_the_mean_over_all_outcomes_is_nothing(game: Game) -> None:
    states = [state for state in walk(game, 1).states if state.turn == CHANCE]
    measure = Measure(game)
    for state in random.Random(1).sample(states, min(2, len(states))):
        total = [0.0] * game.seats
        for move, share in state.odds():
            luck = measure.luck(state, state.play(move))
            assert sum(luck) == pytest.approx(0, abs=1e-6)
            total = [was + float(share) * one for was, one in zip(total, luck, strict=True)]
        assert total == pytest.approx([0.0] * game.seats, abs=1e-9)


def test_a_game_from_outside_is_measured_by_its_rules() -> None:
    with registered():
        import tessella  # noqa: PLC0415 - the toy is there only now

        game = tessella.game("quilt")
        measure, state = Measure(game), game.start()
        assert sum(measure.now(state)) == pytest.approx(1)
        if state.turn == CHANCE:
            lucks = [measure.luck(state, state.play(move)) for move, _ in state.odds()]
            assert [sum(luck) for luck in lucks] == pytest.approx([0.0] * len(lucks), abs=1e-9)


def test_nobody_asks_for_the_worth_of_what_is_over() -> None:
    game = next(game for game in GAMES if sees_whole(game))
    with pytest.raises(ValueError, match="over"):
        seen_whole(walk(game, 1).states[-1], 1, 1)
