from pathlib import Path

import numpy as np
import pytest

from train.blokus import sums
from train.blokus.choices import fit_choices, surprise, worth
from train.blokus.values import fit_gain
from train.blokus.weights import KINDS, by_hand
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_of_blokus_come_with_what_they_won(seats: int, tmp_path: Path) -> None:
    weights = by_hand()
    seen, _ = sums.samples(weights, seats, 3, 8, 1, tmp_path)
    assert len(seen.facts) % 4 == 0
    assert set(seen.facts[:, 5]) == set(range(seats)) | ({-1} if seats == 3 else set())
    assert (seen.terms[:, :KINDS].sum(1) <= 400).all()
    assert (seen.won >= 0).all()
    assert (seen.won[seen.facts[:, 2] > 0] == 0).all()
    before = ((seen.expected(weights) - seen.won) ** 2).mean()
    fit_gain(weights, [seen])
    assert ((seen.expected(weights) - seen.won) ** 2).mean() < before
    again, _ = sums.samples(by_hand(), seats, 3, 8, 1, tmp_path)
    assert np.array_equal(seen.terms, again.terms)


def test_placements_of_blokus_share_the_search_of_their_position(tmp_path: Path) -> None:
    weights = by_hand()
    _, liked = sums.samples(weights, 4, 3, 60, 1, tmp_path)
    assert liked.begins[0] == 0
    assert liked.per_position(liked.share) == pytest.approx(1)
    before = surprise(liked, liked.told(worth(weights)))
    assert before < np.log(60)
    fit_choices(weights, liked)
    assert surprise(liked, liked.told(worth(weights))) < before
