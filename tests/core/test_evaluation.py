"""What a position is worth: chances, shares and points of each seat."""

from __future__ import annotations

import pytest

from tessella.core.evaluation import Evaluation
from tessella.core.result import Result


def test_an_end_that_one_seat_wins_is_worth_the_win() -> None:
    end = Evaluation.of(Result.ranked((3, 9, 4), (3, 9, 4), "TL-20"))
    assert end == Evaluation((0, 1, 0), (0, 0, 0), (3, 9, 4), exact=True)
    assert end.values == (0, 1, 0)


@pytest.mark.parametrize(
    ("keys", "values"),
    [((7, 7), (0.5, 0.5)), ((7, 1, 7), (0.5, 0, 0.5)), ((2, 2, 2), (1 / 3,) * 3)],
)
def test_seats_that_share_the_first_place_share_the_win(
    keys: tuple[int, ...], values: tuple[float, ...]
) -> None:
    end = Evaluation.of(Result.ranked(keys, keys, "BD-9"))
    assert end.win == tuple(0.0 for _ in keys)
    assert end.values == pytest.approx(values)


def test_values_sum_to_one_and_part_what_nobody_wins_alone() -> None:
    found = Evaluation((0.5, 0.2, 0.1), (0.15, 0.2, 0.05), (0.0, 0.0, 0.0))
    assert sum(found.values) == pytest.approx(1)
    assert found.values == pytest.approx((0.575, 0.3, 0.125))
