"""What the trainer works out from measures is what the engine tells."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import tessella
from tessella.engine.search import Limits
from tessella.engine.self_play import self_play
from train import calibration
from train.calibration import VARIANTS, Known, as_measured, fitted, read

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", VARIANTS)
def test_the_engine_tells_what_the_trainer_works_out(name: str) -> None:
    table = read(name)
    assert len(table) == len(VARIANTS[name])
    for options, weights in zip(VARIANTS[name], table, strict=True):
        played = self_play(tessella.game(name, **options), Limits(simulations=20), random.Random(1))
        moments = [each for each in played.moments if not each.evaluation.exact]
        told = weights.told(np.asarray([each.measures for each in moments]))
        for wanted, found in zip(told, ("win", "draw", "points"), strict=True):
            given = [getattr(each.evaluation, found) for each in moments]
            assert np.asarray(given) == pytest.approx(wanted, rel=1e-3, abs=2e-4)


@pytest.mark.parametrize(
    ("simulations", "depth"), [(20, -1), (100, -1), (200, 0), (283, 0.5), (400, 1), (900, 1)]
)
def test_how_much_was_searched_counts_between_the_strengths(simulations: int, depth: float) -> None:
    played = self_play(
        tessella.game("tetris-link"), Limits(simulations=simulations), random.Random(1)
    )
    for seat in played.moments[0].measures:
        assert seat[-1] == pytest.approx(depth, abs=1e-2)


def test_what_is_learned_is_truer_than_a_constant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "KEPT", tmp_path)
    (options, *_) = VARIANTS["tetris-link"]
    game = tessella.game("tetris-link", **options)
    weights = fitted(game, (20, 20), "test")
    played = [self_play(game, Limits(simulations=100), random.Random(n)) for n in range(10)]
    told, came = [], []
    for each in played:
        win, draw, _ = weights.told(np.asarray([moment.measures for moment in each.moments]))
        told += list(win + draw / 2)
        came += [each.end.values] * len(each.moments)
    error = np.square(np.asarray(told) - np.asarray(came)).mean()
    assert error < np.square(0.5 - np.asarray(came)).mean()


def test_what_was_known_before_counts_for_as_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "KEPT", tmp_path)
    (options, *_) = VARIANTS["tetris-link"]
    game = tessella.game("tetris-link", **options)
    old, new = fitted(game, (12, 12), "old"), fitted(game, (4, 4), "new")
    both = fitted(game, (4, 4), "new", Known(old, 12))
    for before, alone, together in zip(old, new, both, strict=True):
        assert np.linalg.norm(together - before) < np.linalg.norm(alone - before)
    for first, second in zip(
        fitted(game, (4, 4), "new", Known(as_measured(), 0)), new, strict=True
    ):
        assert first == pytest.approx(second)
    for first, second in zip(fitted(game, (4, 4), "new", Known(old, 10**9)), old, strict=True):
        assert first == pytest.approx(second, abs=1e-3)


def test_points_can_be_learned_anew_while_chances_are_learned_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "KEPT", tmp_path)
    (options, *_) = VARIANTS["tetris-link"]
    game = tessella.game("tetris-link", **options)
    old, new = fitted(game, (4, 4), "old"), fitted(game, (4, 4), "new")
    found = fitted(game, (4, 4), "new", Known(old, 10**9, has_points=False))
    assert found.share == pytest.approx(old.share, abs=1e-3)
    assert found.draw == pytest.approx(old.draw, abs=1e-3)
    assert found.points == pytest.approx(new.points)


def test_rows_with_other_options_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "KEPT", tmp_path / "kept")
    table = tmp_path / "calibration.hpp"
    rows = read("tetris-link")
    table.write_text(calibration.written("tetris-link", rows))
    monkeypatch.setattr(calibration, "table_of", lambda _: table)
    line = "calibration tetris-link --games 2 --known 2 --option seats=2 --option dice=false"
    monkeypatch.setattr("sys.argv", line.split())
    calibration.main()
    for options, before, after in zip(
        VARIANTS["tetris-link"], rows, read("tetris-link"), strict=True
    ):
        is_chosen = options == {"dice": False, "seats": 2}
        assert np.array_equal(before.share, after.share) != is_chosen


def test_strengths_count_alike_however_many_games_there_are_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "KEPT", tmp_path)
    (options, *_) = VARIANTS["tetris-link"]
    game = tessella.game("tetris-link", **options)
    weak, strong = (calibration.sampled(game, each, 2, "few") for each in calibration.STRENGTHS)
    thrice = {key: np.concatenate([weak[key]] * 3) for key in weak}
    few = fitted(game, (2, 2), "few")
    monkeypatch.setattr(calibration, "PENALTY", 3 * calibration.PENALTY)
    monkeypatch.setattr(
        calibration, "sampled", lambda _, each, *__: strong if each == 400 else thrice
    )
    for alone, again in zip(few, fitted(game, (6, 2), "many"), strict=True):
        assert again == pytest.approx(alone, abs=1e-6)
