"""Blokus natively: as many sequences of moves as are known, and every table as the law has it."""

from __future__ import annotations

import random
from statistics import median
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.law import figures
from bench.lockstep import NATIVES, play_together
from bench.muscle import rate
from tessella import State, engine
from tessella.engine.builds import BUILDS
from tessella.engine.search import Limits, Search

if TYPE_CHECKING:
    from types import ModuleType

SEATS = (2, 3, 4)
KNOWN = (58, 3_364, 195_112, 11_316_496)
KNOWN_AT_DEPTH_5 = 1_898_244_648
GAMES_EACH = 40
MOST_SECONDS = 0.003
"""Within which the law lists the moves in the middle of a game, in the median."""
LEAST_GAMES = 1_500
"""Random games of four that the base build plays in a second of a processor, at least."""
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


def test_the_base_build_plays_1500_random_games_of_four_in_a_cpu_second() -> None:
    assert rate(tessella.game("blokus"), BUILDS[0].module, seed=1) >= LEAST_GAMES


def turned(move: str) -> str:
    """A placement after a quarter turn, as the colours sit: a20 becomes t20."""
    cells = [(ord(cell[0]) - ord("a"), int(cell[1:])) for cell in move.split(",")]
    return ",".join(
        f"{chr(ord('a') + row - 1)}{20 - column}"
        for row, column in sorted(((row, column) for column, row in cells), key=lambda c: -c[1])
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_every_colour_sees_the_board_as_the_first_one_does(seats: int) -> None:
    """A game, and the same one turned by a quarter and begun by the next seat, are judged alike.

    Sums, which choose at a table of four, like many placements equally well; which of these comes
    first is told by its number.
    """
    luck = random.Random(1)
    game = tessella.game("blokus", seats=seats)
    here: State = game.start().play("first:0")
    there: State = game.start().play("first:1")
    for _ in range(24):
        one, other = (
            Search(state.view(state.turn), seed=1).report(Limits(simulations=1))
            for state in (here, there)
        )
        assert one.moves[0].prior == pytest.approx(other.moves[0].prior, abs=1e-3)
        is_same = turned(str(one.moves[0].move)) == str(other.moves[0].move)
        assert is_same or seats == 4
        if is_same:
            shifted = (*other.evaluation.win[1:], other.evaluation.win[0])
            assert one.evaluation.win == pytest.approx(shifted, abs=1e-3)
        move = str(luck.choice(here.moves()))
        here, there = here.play(move), there.play(turned(move))
