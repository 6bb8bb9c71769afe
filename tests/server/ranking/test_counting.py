"""What of a rated match counts: nothing is gained by early ends, and little by the same again."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tessella.server.match.clocks import Fischer
from tessella.server.match.commands import Ask, Claim, Resign
from tessella.server.match.entries import Offer
from tessella.server.match.setup import Leavers
from tessella.server.ranking.counting import (
    LEAST_MOVES,
    WEIGHTS,
    Part,
    counted,
    parts_of,
    weights_of,
)
from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import STRANGER, Skill
from tests.server.match.players import Sat

PLAYED, EARLY, UNPLAYED = Part.PLAYED, Part.LEFT_EARLY, Part.UNPLAYED
FULL = (1.0, 1.0)
KNOWN = Skill(27.0, 2.0, 60, 30)


def table(rounds: int, seats: int = 2, **terms: Any) -> Sat:
    """A match in which every seat has made so many moves."""
    sat = Sat("tetris-link", options={"seats": seats}, rated=True, **terms).full()
    rng = random.Random(1)
    while sat.match.rounds < rounds:
        sat.move(rng)
    return sat


@pytest.mark.parametrize(("rounds", "part"), [(LEAST_MOVES - 1, EARLY), (LEAST_MOVES, PLAYED)])
def test_who_leaves_before_everybody_has_made_the_least_moves_leaves_early(
    rounds: int, part: Part
) -> None:
    sat = table(rounds)
    sat.do(Resign(1))
    assert parts_of(sat.match) == parts_of(sat.refolded()) == (PLAYED, part)


def test_who_runs_out_of_time_early_leaves_early() -> None:
    sat = table(1, clock=Fischer(10))
    loser = sat.match.turn
    sat.do(Claim(), wait=60_000)
    assert parts_of(sat.match)[loser or 0] is EARLY


@pytest.mark.parametrize("leavers", list(Leavers))
def test_what_plays_on_for_somebody_makes_no_moves_of_theirs(leavers: Leavers) -> None:
    sat = table(1, seats=3, leavers=leavers)
    sat.do(Resign(2))
    rng = random.Random(2)
    while sat.match.rounds < LEAST_MOVES:
        sat.move(rng)
    sat.do(Resign(1))
    assert parts_of(sat.match) == (PLAYED, PLAYED, EARLY)
    assert sat.match.ending is not None
    assert sat.match.ending.ranks == (1, 2, 3)


@pytest.mark.parametrize(("rounds", "part"), [(1, UNPLAYED), (LEAST_MOVES, PLAYED)])
def test_a_draw_that_is_agreed_early_is_no_match(rounds: int, part: Part) -> None:
    sat = table(rounds)
    for seat in (0, 1):
        sat.do(Ask(seat, Offer.DRAW))
    assert parts_of(sat.match) == (part, part)


def test_who_leaves_early_loses_as_always_and_nobody_gains() -> None:
    winner, loser = counted([STRANGER, KNOWN], [1, 2], [PLAYED, EARLY], FULL)
    assert (winner.mu, winner.sigma, winner.wins) == (STRANGER.mu, STRANGER.sigma, 0)
    assert loser == rated([STRANGER, KNOWN], [1, 2])[1]
    assert (winner.matches, loser.matches) == (1, KNOWN.matches + 1)


def test_those_who_play_on_are_compared_as_if_nobody_else_had_sat_there() -> None:
    skills = [KNOWN, STRANGER, STRANGER, KNOWN]
    parts, ranks = [PLAYED, EARLY, PLAYED, EARLY], [2, 4, 1, 3]
    after = counted(skills, ranks, parts, (1.0,) * 4)
    assert (after[0], after[2]) == rated([KNOWN, STRANGER], [2, 1])
    whole = rated(skills, ranks)
    assert after[1] == whole[1]
    assert after[3].mu <= KNOWN.mu


def test_nobody_gains_where_all_leave_early_or_agree_early() -> None:
    weak = Skill(10.0, 8.0, 3, 0)
    skills = [weak, weak, KNOWN, KNOWN]
    for parts in ([PLAYED, EARLY, EARLY, EARLY], [UNPLAYED] * 4):
        after = counted(skills, [1, 2, 3, 4], parts, (1.0,) * 4)
        assert all(new.mu <= old.mu for new, old in zip(after, skills, strict=True))
    after = counted([weak, KNOWN], [1, 1], [UNPLAYED, UNPLAYED], FULL)
    assert [(s.mu, s.sigma) for s in after] == [(s.mu, s.sigma) for s in (weak, KNOWN)]


def test_all_of_it_counts_where_all_have_played() -> None:
    for ranks in ([1, 2, 3], [1, 1, 3], [3, 1, 2]):
        skills = [KNOWN, STRANGER, KNOWN]
        assert counted(skills, ranks, [PLAYED] * 3, (1.0,) * 3) == rated(skills, ranks)


def test_the_same_two_count_less_and_less_and_others_are_not_concerned() -> None:
    assert list(WEIGHTS) == sorted(WEIGHTS, reverse=True)
    assert [WEIGHTS[0], WEIGHTS[-1]] == [1, 0]
    for earlier, weight in enumerate((*WEIGHTS, 0, 0)):
        assert weights_of(["b", "a"], {("a", "b"): earlier}) == (weight, weight)
    four = weights_of(["a", "b", "c", "d"], {("a", "b"): 99})
    assert list(four) == [2 / 3, 2 / 3, 1, 1]
    everybody = dict.fromkeys(combinations("abcd", 2), 99)
    assert weights_of(["a", "b", "c", "d"], everybody) == (0, 0, 0, 0)


def series(count: int, parts: list[Part], pair: tuple[Skill, Skill]) -> tuple[Skill, Skill]:
    """Two people of whom one always wins, in one day."""
    for number in range(count):
        weights = weights_of(["a", "b"], {("a", "b"): number})
        one, two = counted(pair, [1, 2], parts, weights)
        pair = one, two
    return pair


def plain(count: int, pair: tuple[Skill, Skill]) -> tuple[Skill, Skill]:
    for _ in range(count):
        one, two = rated(pair, [1, 2])
        pair = one, two
    return pair


def test_a_farm_brings_next_to_nothing_and_an_honest_evening_all() -> None:
    strangers = STRANGER, STRANGER
    assert plain(25, strangers)[0].rating == 1921
    quick, _ = series(25, [PLAYED, EARLY], strangers)
    assert (quick.rating, quick.uncertainty, quick.is_provisional) == (1500, 482, True)
    slow, _ = series(1000, [PLAYED, PLAYED], strangers)
    assert slow.floor < 1500, "no place on the board"
    assert slow.is_provisional
    for pair in (strangers, (KNOWN, KNOWN), (STRANGER, KNOWN)):
        for count in range(6):
            assert series(count, [PLAYED, PLAYED], pair) == plain(count, pair)
