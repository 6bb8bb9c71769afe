from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from train.blokus import __main__ as blokus
from train.blokus.choices import CELLS, FACTS, SHARPNESS, Choices, fit_choices, surprise
from train.blokus.values import fit_gain
from train.blokus.weights import KINDS, Weights, by_hand
from train.tetris_duel import __main__ as duel
from train.tetris_link import __main__ as link
from train.triominos import __main__ as triominos


def test_states_of_tetris_duel_tell_whether_their_seat_won() -> None:
    seen, won = duel.samples(12, 1)
    assert seen.shape == (len(won), duel.FEATURES)
    assert set(won) == {0, 1}
    again, other = duel.samples(12, 1), duel.samples(12, 2)
    assert np.array_equal(seen, again[0])
    assert seen.shape != other[0].shape
    assert duel.surprise(duel.chance(seen, duel.fit(seen, won)), won) < np.log(2)


def test_placements_of_tetris_link_share_the_search_of_their_position() -> None:
    told = link.samples(5, 60, 1)
    assert told.seen.shape == (len(told.share), link.FEATURES)
    assert told.begins[0] == 0
    assert told.begins[-1] == len(told.share)
    assert len(told.begins) > 5
    assert (np.diff(told.begins) > 0).all()
    assert link.per_position(told.share, told.begins) == pytest.approx(1)
    assert link.surprise(told, link.fit(told)) < link.surprise(told, np.zeros(link.FEATURES))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_triominos_come_with_the_scores_at_the_end(seats: int) -> None:
    pools, seen, ends = triominos.samples(seats, 20, 1)
    assert seen.shape == (len(pools), seats, triominos.FEATURES)
    assert ends.shape == (len(pools), seats)
    assert pools.max() <= 56 - seats * (9 if seats == 2 else 7)
    scores, tiles, fitting = seen[:, :, 0], seen[:, :, 1], seen[:, :, 3]
    assert (fitting <= tiles).all()
    assert (tiles.sum(axis=1) + pools <= 56).all()
    assert (tiles > 0).all()
    assert not np.array_equal(scores, ends)
    assert np.array_equal(triominos.samples(seats, 20, 1)[2], ends)


def tables(weights: Weights) -> NDArray[np.float64]:
    """What the appeal of placements is worked out with, as `Choices.terms` has its parts."""
    parts = (weights.cover, weights.open, weights.border, weights.partner, weights.piece)
    return np.concatenate([part.ravel() for part in parts])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_of_blokus_come_with_what_they_won(seats: int, tmp_path: Path) -> None:
    weights = by_hand()
    seen, _ = blokus.samples(weights, seats, 3, 8, 1, tmp_path)
    assert len(seen.facts) % 4 == 0
    assert set(seen.facts[:, 5]) == set(range(seats)) | ({-1} if seats == 3 else set())
    assert (seen.terms[:, :KINDS].sum(1) <= 400).all()
    assert (seen.won >= 0).all()
    assert (seen.won[seen.facts[:, 2] > 0] == 0).all()
    before = ((seen.expected(weights) - seen.won) ** 2).mean()
    fit_gain(weights, [seen])
    assert ((seen.expected(weights) - seen.won) ** 2).mean() < before
    again, _ = blokus.samples(by_hand(), seats, 3, 8, 1, tmp_path)
    assert np.array_equal(seen.terms, again.terms)


def test_placements_of_blokus_share_the_search_of_their_position(tmp_path: Path) -> None:
    weights = by_hand()
    _, choices = blokus.samples(weights, 2, 6, 120, 1, tmp_path)
    assert choices.per_position(choices.share) == pytest.approx(1)
    appeals = choices.terms @ tables(weights)
    before = surprise(choices, choices.told(appeals))
    fit_choices(weights, choices)
    assert surprise(choices, choices.told(choices.terms @ tables(weights))) < before


def test_placements_of_blokus_are_compared_within_their_position() -> None:
    rows = np.zeros((4, FACTS + CELLS), np.uint8)
    rows[[0, 2], 0] = 1
    told = Choices(rows).told(np.array([0.0, 0.0, 200.0, 190.0]))
    assert told[:2] == pytest.approx([0.5, 0.5])
    assert told[2:].sum() == pytest.approx(1)
    assert told[3] == pytest.approx(np.exp(-10 * SHARPNESS), rel=0.01)


def test_the_weights_of_blokus_fit_the_engine(tmp_path: Path) -> None:
    by_hand().write(tmp_path / "weights")
    assert (tmp_path / "weights").stat().st_size == blokus.WEIGHTS.stat().st_size


def test_training_of_blokus_goes_on_from_a_file(tmp_path: Path) -> None:
    weights = Weights.read(blokus.WEIGHTS)
    assert not np.array_equal(weights.gain, by_hand().gain)
    weights.write(tmp_path / "weights")
    assert (tmp_path / "weights").read_bytes() == blokus.WEIGHTS.read_bytes()
