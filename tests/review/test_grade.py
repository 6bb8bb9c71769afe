"""Classes of moves, and accuracy."""

from __future__ import annotations

import pytest

from tessella.review.grade import BELOW, accuracy_of, grade_of


def test_grades_are_by_loss() -> None:
    losses = (0.0, 0.02, 0.07, 0.12, 0.4)
    names = ["best", "good", "inaccuracy", "mistake", "blunder"]
    assert [grade_of(loss).value for loss in losses] == names
    assert [grade.value for _, grade in BELOW] == names


def test_accuracy_falls_with_loss() -> None:
    assert accuracy_of([0.0]) == pytest.approx(100)
    assert accuracy_of([1.0]) == pytest.approx(0, abs=0.1)
    each = [accuracy_of([loss / 20]) or 0.0 for loss in range(21)]
    assert each == sorted(each, reverse=True)
    assert accuracy_of([0.0, 1.0]) == pytest.approx(50, abs=0.1)
    assert accuracy_of([]) is None
