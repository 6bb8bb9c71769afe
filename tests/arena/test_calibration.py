"""How true told odds are, worked out from games of the engine against itself."""

from __future__ import annotations

import math

import pytest

import tessella
from tessella.arena.calibration import ENOUGH, Losses, Third, calibrated
from tessella.core.evaluation import Evaluation
from tessella.engine.search import Limits
from tessella.engine.self_play import Moment, SelfPlay
from tests.laws.positions import every_shipped_name


def told(win: float, *, won: bool, points: float = 0.0) -> tuple[Moment, SelfPlay]:
    """A position of two seats, and how its game ended."""
    before = Evaluation((win, 1 - win), (0.0, 0.0), (points, 0.0))
    end = Evaluation((float(won), float(not won)), (0.0, 0.0), (3.0, 0.0), exact=True)
    moment = Moment(5, 0, before, utility=0.5, measures=[])
    return moment, SelfPlay((moment,), 10, end)


def test_odds_that_come_true_have_no_gap_and_others_have() -> None:
    true, false = Third(), Third()
    for number in range(10 * ENOUGH):
        true.add(*told(0.75, won=number % 4 != 0), number)
        false.add(*told(0.75, won=number % 2 == 0), number)
    assert true.worst.mean == pytest.approx(0)
    assert abs(false.worst.mean) == pytest.approx(0.25)
    assert true.bins[7].count == true.bins[2].count == 10 * ENOUGH
    assert true.told.means < true.constant.means
    assert true.utility.means == true.constant.means
    assert false.told.means > false.constant.means


def test_a_bin_with_little_in_it_says_nothing() -> None:
    third = Third()
    for number in range(ENOUGH - 1):
        third.add(*told(0.75, won=False), number)
    assert third.worst.mean == 0
    third.add(*told(0.75, won=False), ENOUGH)
    assert abs(third.worst.mean) == pytest.approx(0.75)


def test_a_gap_is_shown_as_far_as_luck_cannot_explain_it() -> None:
    few, many = Third(), Third()
    for number in range(ENOUGH):
        few.add(*told(0.75, won=number // 20 % 5 != 0), number // 20)
        many.add(*told(0.75, won=number % 5 != 0), number)
    for number in range(ENOUGH, 100 * ENOUGH):
        many.add(*told(0.75, won=number % 5 != 0), number)
    assert few.worst.mean == pytest.approx(many.worst.mean)
    assert abs(few.worst.mean) == pytest.approx(0.05)
    assert few.shown == 0
    assert 0.04 < many.shown < 0.05


def test_positions_of_one_game_are_one_piece_of_luck() -> None:
    apart, together = Third(), Third()
    for number in range(4 * ENOUGH):
        apart.add(*told(0.75, won=number % 4 != 0), number)
        together.add(*told(0.75, won=number // 10 % 4 != 0), number // 10)
    assert apart.worst.error == pytest.approx(math.sqrt(0.75 * 0.25 / (4 * ENOUGH)))
    assert together.worst.error == pytest.approx(math.sqrt(10) * apart.worst.error)


def test_points_have_a_bias_and_an_error() -> None:
    third = Third()
    third.add(*told(0.5, won=True, points=5.0), 1)
    third.add(*told(0.5, won=True, points=1.0), 2)
    assert third.points.mean == pytest.approx(0)
    assert third.points.size == pytest.approx(math.sqrt(2))
    assert third.points.error == pytest.approx(math.sqrt(2) / 2)


def test_log_loss_is_that_of_the_books() -> None:
    losses = Losses()
    losses.add(0.8, 1.0)
    losses.add(0.5, 0.0)
    brier, log = losses.means
    assert brier == pytest.approx((0.04 + 0.25) / 2)
    assert log == pytest.approx(-(math.log(0.8) + math.log(0.5)) / 2)


@every_shipped_name
def test_the_same_seed_plays_the_same_games_and_takes_in_all_positions(name: str) -> None:
    game, limits, heard = tessella.game(name), [Limits(simulations=10)], []
    first = calibrated(game, limits, 2, "a", lambda: heard.append(1))
    assert len(heard) == 2
    assert first == calibrated(game, limits, 2, "a", lambda: None)
    assert first != calibrated(game, limits, 2, "b", lambda: None)
    counts = [third.told.count for third in first]
    assert all(counts)
    assert [sum(each.count for each in third.bins) for third in first] == [
        game.seats * count for count in counts
    ]
