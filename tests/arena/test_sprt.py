"""The sequential test: its bounds, its ratio, and how often it errs."""

from __future__ import annotations

import random
from collections import Counter
from math import log

import pytest

from tessella.arena.elo import share_of
from tessella.arena.errors import ArenaError
from tessella.arena.sprt import Sprt


@pytest.mark.parametrize(
    "text", ["", "0,30", "0,30,0.05", "a,b,c,d", "0,30,0.05,0.05,1", "30,0,0.05,0.05",
             "0,30,0,0.05", "0,30,0.05,0.5", "0,nan,0.05,0.05", "0,inf,0.05,0.05", "0,0,0.1,0.1"],
)  # fmt: skip
def test_what_is_no_test_is_refused(text: str) -> None:
    with pytest.raises(ArenaError) as error:
        Sprt.read(text)
    assert "ELO0" in str(error.value)


def test_the_bounds_are_walds() -> None:
    sprt = Sprt.read("0,30,0.05,0.1")
    assert str(sprt) == "0,30,0.05,0.1"
    assert sprt.bounds == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))
    assert [sprt.verdict(x) for x in (-3.0, 0.0, 3.0)] == ["H0", None, "H1"]


def test_for_won_and_lost_blocks_alone_the_ratio_is_that_of_two_coins() -> None:
    sprt = Sprt(-20, 60, 0.05, 0.05)
    p0, p1 = share_of(-20), share_of(60)
    coins = 600 * log(p1 / p0) + 400 * log((1 - p1) / (1 - p0))
    assert sprt.ratio({1.0: 600, 0.0: 400}, (1, 1)) == pytest.approx(coins, abs=0.01)


def test_for_small_differences_the_ratio_is_the_known_approximation() -> None:
    counts = {0.0: 110, 0.25: 230, 0.5: 300, 0.75: 240, 1.0: 120}
    total = sum(counts.values())
    mean = sum(x * n for x, n in counts.items()) / total
    variance = sum(n * (x - mean) ** 2 for x, n in counts.items()) / total
    sprt = Sprt(0, 5, 0.05, 0.05)
    s0, s1 = share_of(0), share_of(5)
    known = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert sprt.ratio(counts, (1, 1)) == pytest.approx(known, rel=0.02)


def decided(sprt: Sprt, chance: float, seed: int) -> tuple[str | None, int]:
    """The verdict on pairs of games that are won with a chance, and after how many pairs."""
    rng = random.Random(seed)
    counts: Counter[float] = Counter()
    for block in range(1, 2000):
        counts[((rng.random() < chance) + (rng.random() < chance)) / 2] += 1
        verdict = sprt.verdict(sprt.ratio(counts, (1, 1)))
        if verdict:
            return verdict, block
    return None, 2000


@pytest.mark.parametrize(("elo", "right"), [(0, "H0"), (80, "H1")])
def test_it_errs_no_more_often_than_its_risks(elo: float, right: str) -> None:
    sprt = Sprt(0, 80, 0.1, 0.1)
    verdicts = [decided(sprt, share_of(elo), seed) for seed in range(80)]
    assert sum(verdict == right for verdict, _ in verdicts) >= 66
    assert max(block for _, block in verdicts) < 2000
