"""Elo, its error bars and the ratings of many, against formulas and simulations of known truth."""

from __future__ import annotations

import random
from math import inf, log, log10, sqrt
from statistics import fmean, stdev

import pytest

from tessella.arena.elo import elo_estimate, elo_of, share_estimate, share_of, wilson
from tessella.arena.multiplayer_elo import ratings, solved


@pytest.mark.parametrize(
    ("elo", "share"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (100, 0.640065), (200, 0.759747)]
)
def test_two_seats_have_the_elo_that_everybody_knows(elo: float, share: float) -> None:
    assert share_of(elo) == pytest.approx(share, abs=1e-6)
    assert elo_of(share) == pytest.approx(elo, abs=1e-3)


def test_one_against_three_is_level_at_a_quarter() -> None:
    assert share_of(0, (1, 3)) == 0.25
    assert elo_of(0.45, (1, 3)) == pytest.approx(400 * log10(3 * 0.45 / 0.55))


def test_a_share_of_all_or_nothing_is_infinite_but_bounded_on_one_side() -> None:
    all_won = elo_estimate([1.0] * 20)
    assert (all_won.value, all_won.high) == (inf, inf)
    assert all_won.low == pytest.approx(elo_of(20 / (20 + 1.959964**2)), abs=1e-3)
    assert elo_estimate([0.0] * 20).low == -inf


def test_wilson_gives_the_interval_of_the_textbook() -> None:
    assert wilson(0.3, 10) == pytest.approx((0.10779, 0.60322), abs=1e-5)


def test_error_bars_of_pairs_follow_the_pentanomial_formula() -> None:
    rng = random.Random(5)
    pairs = rng.choices([0, 0.25, 0.5, 0.75, 1], [5, 10, 50, 20, 15], k=4000)
    found = share_estimate(pairs)
    half = 1.959964 * stdev(pairs) / sqrt(len(pairs))
    assert found.value == pytest.approx(fmean(pairs))
    assert found.high - found.low == pytest.approx(2 * half, rel=0.01)


def test_pairs_that_balance_each_other_are_worth_more_than_single_games() -> None:
    balanced, streaky = share_estimate([0.5] * 50), share_estimate([0, 1] * 25)
    single = wilson(0.5, 100)
    assert balanced.high - balanced.low < (single[1] - single[0]) / 2
    assert streaky.high - streaky.low > (single[1] - single[0]) * 1.3


@pytest.mark.parametrize("truth", [0.5, 0.75, 0.95])
def test_the_interval_holds_the_truth_in_19_of_20_samples(truth: float) -> None:
    rng = random.Random(11)
    samples = [
        share_estimate([((rng.random() < truth) + (rng.random() < truth)) / 2 for _ in range(60)])
        for _ in range(1000)
    ]
    held = sum(sample.low <= truth <= sample.high for sample in samples)
    assert 925 <= held <= 985


def test_without_games_nothing_is_known() -> None:
    assert (share_estimate([]).low, share_estimate([]).high) == (0, 1)


def test_equations_are_solved_with_the_largest_pivot() -> None:
    assert solved([[0, 2], [3, 1]], [4, 5]) == pytest.approx([1, 2])


LINEUPS = [("a", "b"), ("a", "c"), ("b", "c")]


def simulated(truth: dict[str, float], blocks: int, seed: int) -> list[list[dict[str, float]]]:
    """Blocks in which each pairing plays two games with chances by Elo."""
    rng = random.Random(seed)
    rows = []
    for _ in range(blocks):
        row = []
        for one, other in LINEUPS:
            chance = share_of(truth[one] - truth[other])
            won = (rng.random() < chance) + (rng.random() < chance)
            row.append({one: float(won), other: 2.0 - won})
        rows.append(row)
    return rows


def test_ratings_of_many_hold_the_truth() -> None:
    truth = {"a": 120.0, "b": 0.0, "c": -120.0}
    inside = 0
    for seed in range(60):
        found = ratings(list(truth), LINEUPS, simulated(truth, 60, seed))
        assert sum(estimate.value for estimate in found.values()) == pytest.approx(0, abs=1e-6)
        inside += sum(found[name].low <= truth[name] <= found[name].high for name in truth)
    assert 160 <= inside <= 179


def test_ratings_of_two_are_the_elo_of_two() -> None:
    blocks = [[{"a": 2.0, "b": 0.0}]] * 300 + [[{"a": 1.0, "b": 1.0}]] * 500
    found = ratings(["a", "b"], [("a", "b")], blocks)
    plain = elo_estimate([1.0] * 300 + [0.5] * 500)
    assert found["a"].value - found["b"].value == pytest.approx(plain.value, abs=0.5)
    twice = 2 * (found["a"].high - found["a"].low)
    assert twice == pytest.approx(plain.high - plain.low, rel=0.02)


def test_a_table_of_four_is_rated_by_its_winners() -> None:
    lineup = ("a", "b", "b", "b")
    blocks = [[{"a": 2.0, "b": 2.0}]] * 200
    found = ratings(["a", "b"], [lineup], blocks)
    difference = found["a"].value - found["b"].value
    assert difference == pytest.approx(400 * log(3) / log(10), abs=1)


def test_who_never_lost_has_a_finite_rating_among_many() -> None:
    blocks = [[{"a": 2.0, "b": 0.0}, {"a": 2.0, "c": 0.0}, {"b": 1.0, "c": 1.0}]] * 10
    found = ratings(["a", "b", "c"], LINEUPS, blocks)
    assert 300 < found["a"].value - found["b"].value < 1200
