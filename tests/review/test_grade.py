"""Classes of moves, and accuracy."""

from __future__ import annotations

import pytest

from tessella.core.registry import on_show
from tessella.review.grade import BELOW, accuracy_of, grade_of
from tests.review.games import GAMES, judged_game


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


def test_points_weigh_where_people_play_for_them() -> None:
    """A share of the win that hardly changes does not hide what a move costs in points."""
    game = next(game for game in GAMES if game.points_of_a_win is not None)
    whole, moves = game.points_of_a_win or 0.0, judged_game(game).moves
    chosen = [move for move in moves if move.grade is not None and not move.is_exact]
    weights = [
        max(move.loss, (move.before.points[move.seat] - move.after.points[move.seat]) / whole)
        for move in chosen
    ]
    assert [move.grade for move in chosen] == [grade_of(weight) for weight in weights]
    assert any(grade_of(move.loss) is not move.grade for move in chosen)


def test_only_the_win_counts_in_most_games() -> None:
    assert sum(kind.points_of_a_win is None for kind in on_show()) > len(on_show()) / 2
    game = next(game for game in GAMES if game.points_of_a_win is None)
    moves = [move for move in judged_game(game).moves if move.grade is not None]
    assert [move.grade for move in moves] == [grade_of(move.loss) for move in moves]
