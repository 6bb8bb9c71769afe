"""Blokus natively: as many sequences of moves as are known, and every table as the law has it."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.law import figures
from bench.lockstep import NATIVES, play_together
from tessella import engine

if TYPE_CHECKING:
    from types import ModuleType

SEATS = (2, 3, 4)
KNOWN = (58, 3_364, 195_112, 11_316_496)
KNOWN_AT_DEPTH_5 = 1_898_244_648
GAMES_EACH = 40
MOST_SECONDS = 0.003
"""Within which the law lists the moves in the middle of a game, in the median."""
every_build = pytest.mark.parametrize("native", NATIVES, ids=lambda native: native.__name__)


@every_build
@pytest.mark.parametrize("seats", SEATS)
def test_perft_reaches_the_known_counts(seats: int, native: ModuleType) -> None:
    native_state = engine.start(tessella.game("blokus", seats=seats), native)
    native_state.play("first:0")
    assert tuple(native_state.perft(depth) for depth in (1, 2, 3, 4)) == KNOWN


@pytest.mark.long
@every_build
def test_perft_reaches_the_known_count_at_depth_5(native: ModuleType) -> None:
    native_state = engine.start(tessella.game("blokus"), native)
    native_state.play("first:0")
    assert native_state.perft(5) == KNOWN_AT_DEPTH_5


def test_random_games_of_three_with_any_corner_go_the_same_way() -> None:
    """The one table that the games of tests/engine/test_agreement.py leave out."""
    game = tessella.game("blokus", seats=3, corners="any")
    for number in range(GAMES_EACH):
        play_together(game, f"{game} {number}", convert_every=7)


def test_with_any_corner_all_four_are_open_natively() -> None:
    native_state = engine.start(tessella.game("blokus", corners="any"))
    native_state.play("first:2")
    assert native_state.perft(1) == 232


def test_the_law_lists_moves_in_the_middle_of_a_game_within_3_milliseconds() -> None:
    assert median(figures("blokus", games=5, seed=1).lists) <= MOST_SECONDS
