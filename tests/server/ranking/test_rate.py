"""The rating law: what holds for every match, whoever played it."""

from __future__ import annotations

from math import isclose
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessella.server.ranking.rate import DRIFT, rated
from tessella.server.ranking.skill import (
    ENOUGH_CERTAINTY,
    ENOUGH_MATCHES,
    ENOUGH_SIGMA,
    POINTS,
    STRANGER,
    Skill,
)

if TYPE_CHECKING:
    from random import Random

Match: TypeAlias = tuple[list[Skill], list[int]]
skills = st.builds(Skill, st.floats(-25, 75), st.floats(0.3, 9))


def competition(scores: list[int]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]


@st.composite
def matches(draw: st.DrawFn) -> tuple[list[Skill], list[int]]:
    seats = draw(st.integers(2, 4))
    scores = draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats))
    table = draw(st.lists(skills, min_size=seats, max_size=seats))
    return table, competition(scores)


@given(matches(), st.randoms())
def test_the_order_of_the_seats_does_not_matter_to_the_last_bit(match: Match, rng: Random) -> None:
    table, ranks = match
    order = list(range(len(table)))
    rng.shuffle(order)
    shuffled = rated([table[seat] for seat in order], [ranks[seat] for seat in order])
    straight = rated(table, ranks)
    assert shuffled == tuple(straight[seat] for seat in order)


@given(matches())
def test_what_some_gain_others_lose_in_proportion_to_their_uncertainty(match: Match) -> None:
    table, ranks = match
    steps = [
        (after.mu - before.mu) / (before.sigma**2 + DRIFT**2)
        for before, after in zip(table, rated(table, ranks), strict=True)
    ]
    assert isclose(sum(steps), 0, abs_tol=1e-9)


@given(skills, st.lists(st.integers(0, 4), min_size=2, max_size=4))
def test_among_equals_a_better_rank_gains_more_and_an_equal_one_the_same(
    skill: Skill, scores: list[int]
) -> None:
    ranks = competition(scores)
    after = rated([skill] * len(ranks), ranks)
    for one, first in enumerate(ranks):
        for two, second in enumerate(ranks):
            assert (first < second) == (after[one].mu > after[two].mu)
            assert (first == second) == (after[one].mu == after[two].mu)


@given(matches())
def test_a_first_of_all_never_loses_and_a_last_of_all_never_gains(match: Match) -> None:
    table, ranks = match
    for before, after, rank in zip(table, rated(table, ranks), ranks, strict=True):
        if ranks.count(1) == 1 and rank == 1:
            assert after.mu >= before.mu
        if rank == len(ranks):
            assert after.mu <= before.mu


@given(matches())
def test_matches_and_wins_are_counted(match: Match) -> None:
    table, ranks = match
    for after, rank in zip(rated(table, ranks), ranks, strict=True):
        assert (after.matches, after.wins) == (1, int(rank == 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_of_all_equals_changes_nobody_but_tells_something(seats: int) -> None:
    for after in rated([STRANGER] * seats, [1] * seats):
        assert after.rating == STRANGER.rating
        assert after.uncertainty < STRANGER.uncertainty


def test_sharing_the_first_of_four_places_beats_the_third_by_far() -> None:
    shared, _, third, last = rated([STRANGER] * 4, [1, 1, 3, 4])
    assert shared.rating - third.rating > third.rating - STRANGER.rating + 50
    assert third.rating > last.rating


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(30, 2), Skill(20, 2)
    expected = rated([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = strong.mu - rated([strong, weak], [2, 1])[0].mu
    assert surprise > 4 * expected


@pytest.mark.parametrize(("table", "ranks"), [([STRANGER], [1]), ([STRANGER] * 2, [1]), ([], [])])
def test_what_is_not_a_match_is_refused(table: list[Skill], ranks: list[int]) -> None:
    with pytest.raises(ValueError, match="not a match"):
        rated(table, ranks)


def test_a_stranger_starts_in_the_middle_and_is_provisional() -> None:
    assert (STRANGER.rating, STRANGER.uncertainty) == (1500, 482)
    assert STRANGER.is_provisional


def test_a_rating_is_provisional_until_it_is_known_well_enough() -> None:
    assert Skill(25, ENOUGH_SIGMA, ENOUGH_MATCHES).uncertainty <= ENOUGH_CERTAINTY
    assert not Skill(25, ENOUGH_SIGMA, ENOUGH_MATCHES).is_provisional
    assert Skill(25, ENOUGH_SIGMA, ENOUGH_MATCHES - 1).is_provisional
    assert Skill(25, ENOUGH_SIGMA * 1.01, ENOUGH_MATCHES).is_provisional


def test_400_points_are_odds_of_ten_to_one_at_every_table() -> None:
    """Where the expected results are played, well-known ratings stand still."""
    strong, weak = Skill(25 + 400 / POINTS, 0.01), Skill(25, 0.01)
    up = rated([strong, weak], [1, 2])[0].mu - strong.mu
    down = strong.mu - rated([strong, weak], [2, 1])[0].mu
    assert isclose(down / up, 10, rel_tol=0.01)
    gain = rated([strong, weak, weak, weak], [1, 2, 2, 2])[0].mu - strong.mu
    assert isclose(gain / up, (3 / 13) / (1 / 11), rel_tol=0.01)


def test_luck_at_the_start_does_not_lead_the_board() -> None:
    lucky, others = STRANGER, [STRANGER] * 5
    for other in others:
        lucky = rated([lucky, other], [1, 2])[0]
    settled = Skill(25 + 250 / POINTS, 1.5, 100)
    assert lucky.rating > settled.rating
    assert lucky.floor < settled.floor
    assert lucky.is_provisional
