"""Triominos: one round or a match of rounds (TR-19), and its target (TR-20)."""

from random import Random

import pytest

import tessella
from tessella.core.event import Began, Ended, Scored
from tessella.games.triominos.events import RoundEnded
from tests.games.square_positions import refused, texts
from tests.games.triominos_positions import (
    TILES,
    play,
    position,
    triominos,
    wander,
)

ZEROS = "^0,0:000"
"""A lone 000: the tiles 001 to 005 fit on each of its sides, and no other."""


def test_tr_19_one_round_is_the_default() -> None:
    state = position(ZEROS, "002", "555 001", scores=(0, 0)).play("v0,0:020")
    assert state.result is not None
    assert state.events[-1] == Ended("TR-16")


@pytest.mark.parametrize(("before", "total"), [(300, 343), (357, 400)])
def test_tr_19_below_or_at_the_target_the_same_move_leads_to_the_next_round(
    before: int, total: int
) -> None:
    state = position(ZEROS, "002", "555 001", match="400", scores=(before, -20)).play("v0,0:020")
    assert (state.result, state.scores) == (None, (total, -20))
    assert state.turn == tessella.CHANCE
    assert texts(state) == {"first:0", "first:1"}
    assert state.view(None).held == (0, 0)
    assert state.view(None).pool == 56
    assert state.events[-1] == RoundEnded("TR-16")
    assert not [event for event in state.events if isinstance(event, Ended)]


def test_tr_19_above_the_target_by_the_points_of_the_end_the_match_is_over() -> None:
    state = position(ZEROS, "002", "555 001", match="400", scores=(358, -20)).play("v0,0:020")
    assert state.result == tessella.Result((0,), (1, 2), (401, -20), "TR-16")
    assert state.events[-1] == Ended("TR-16")


def test_tr_19_the_round_in_which_a_total_passes_the_target_is_played_out() -> None:
    state = position(ZEROS, "001 111", "002 222", pool="333", match="400", scores=(400, 0))
    assert not state.view(None).last_round
    state = state.play("v0,0:010")
    assert (state.result, state.turn, state.scores) == (None, 1, (401, 0))
    assert state.view(None).last_round
    state = play(state, "v-1,0:200", "draw", "333")
    assert state.result == tessella.Result((0,), (1, 2), (401 - 5 - 12, 2 - 6), "TR-17")


def test_tr_19_a_total_that_falls_back_later_still_makes_it_the_last_round() -> None:
    state = position(ZEROS, "001 111", "002 222", pool="333 444 555", match="400", scores=(400, 0))
    state = play(state, "v0,0:010", "v-1,0:200", "draw", "333", "draw", "444", "draw", "555")
    assert state.scores == (401 - 25 - 39, 2 - 6)
    assert state.result == tessella.Result((0,), (1, 2), (337, -4), "TR-17")


def test_tr_19_a_total_that_falls_back_within_the_same_move_counts_too() -> None:
    above = position(ZEROS, "001 333", "444", match="400", scores=(400, 0)).play("v0,0:010")
    assert above.result == tessella.Result((0,), (1, 2), (392, -12), "TR-17")
    at = position(ZEROS, "001 333", "444", match="400", scores=(399, 0)).play("v0,0:010")
    assert (at.result, at.scores, at.turn) == (None, (391, -12), tessella.CHANCE)
    assert at.events[-1] == RoundEnded("TR-17")


def test_tr_19_the_highest_total_wins_whoever_passed_the_target() -> None:
    state = position(ZEROS, "001 111", "002", pool="333", match="400", scores=(400, 390))
    state = play(state, "v0,0:010", "v-1,0:200")
    assert state.result == tessella.Result((1,), (2, 1), (401, 390 + 2 + 25 + 3), "TR-16")


def test_tr_19_equal_totals_share_the_match() -> None:
    state = position(ZEROS, "001 111", "002", pool="333", match="400", scores=(419, 390))
    state = play(state, "v0,0:010", "v-1,0:200")
    assert state.result == tessella.Result((0, 1), (1, 1), (420, 420), "TR-16")


def test_tr_19_the_next_round_has_a_lot_a_deal_and_a_first_tile_of_its_own() -> None:
    state = position(
        *(ZEROS, "002", "555 001"), match="400", scores=(10, 20), start_bonus="pressman"
    ).play("v0,0:020")
    assert state.scores == (53, 20)
    assert len(state.odds()) == 2
    state = state.play("first:1")
    assert state.events == (Began(1),)
    assert texts(state) == set(TILES)
    for tile in TILES[:18]:
        state = state.play(tile)
    assert state.turn == 1
    refused(state, "draw", "TR-4")
    state = state.play("^0,0:000")
    assert state.scores == (53, 60)
    assert state.turn == 0


def test_tr_19_a_next_round_with_no_points_is_a_start() -> None:
    state = position(ZEROS, "002", "555 001", match="400", scores=(-43, 0)).play("v0,0:020")
    assert state == triominos(match="400").start()
    assert hash(state) == hash(triominos(match="400").start())


@pytest.mark.parametrize(("seats", "target"), [(2, 150), (3, 250), (4, 250)])
def test_tr_19_a_match_that_is_played_out(seats: int, target: int) -> None:
    game = triominos(seats=seats, match="400", target=target, voluntary_draw=False)
    highest, rounds = 0, 0
    for before, move, state in wander(game.start(), Random(seats)):
        running = list(before.scores)
        for event in state.events:
            if isinstance(event, Scored):
                running[event.seat] += event.points
                highest = max(highest, running[event.seat])
        assert state.scores == tuple(running)
        assert all(event.message.say() for event in state.events)
        rounds += move.startswith("first:")
        if any(isinstance(event, RoundEnded) for event in state.events):
            assert highest <= target
            assert state.view(None).pool == 56
        assert state.view(None).last_round == (highest > target)
    assert state.result is not None
    assert highest > target
    assert rounds > 1
    assert state.result.scores == state.scores


@pytest.mark.parametrize("target", [1, 42, 43, 50, 1000])
def test_tr_20_the_target_changes_the_number(target: int) -> None:
    state = position(ZEROS, "002", "555 001", match="400", target=target).play("v0,0:020")
    assert state.scores == (43, 0)
    assert (state.result is not None) == (target < 43)


@pytest.mark.parametrize("target", [1, 42, 400, 1000])
def test_tr_20_one_round_accepts_and_ignores_a_target(target: int) -> None:
    state = position(ZEROS, "002", "555 001", match="round", target=target).play("v0,0:020")
    assert state.result == tessella.Result((0,), (1, 2), (43, 0), "TR-16")
    assert state.game.options["target"] == target
    on = position(ZEROS, "001 111", "002 222", pool="333", target=target, scores=(target, 0))
    assert not on.play("v0,0:010").view(None).last_round
