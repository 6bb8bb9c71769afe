"""Triominos: the end of a round (TR-16, TR-17), who wins (TR-18), and moves after the end."""

from random import Random

import pytest

import tessella
from tessella.core.event import Ended, Laid, Passed, PassedOver, Scored
from tessella.games.triominos.events import Took
from tessella.games.triominos.state import TriominosState
from tests.games.square_positions import refused
from tests.games.triominos_positions import (
    fitting,
    gained,
    numbers,
    play,
    position,
    triominos,
    wander,
)

ZEROS = "^0,0:000"
"""A lone 000: the tiles 001 to 005 fit on each of its sides, and no other."""


def test_tr_16_worked_position_4_out_against_555_and_001() -> None:
    state = position(ZEROS, "002", "555 001").play("v0,0:020")
    assert state.scores == (2 + 25 + 16, 0)
    assert state.result == tessella.Result((0,), (1, 2), (43, 0), "TR-16")
    assert state.turn is None


@pytest.mark.parametrize("pool", ["", "333", "003 004 111"])
def test_tr_16_the_round_ends_whatever_is_left_in_the_pool(pool: str) -> None:
    state = position(ZEROS, "002", "555 001", pool=pool).play("v0,0:020")
    assert state.scores == (43, 0)
    assert state.result is not None
    assert state.result.reason == "TR-16"


def test_tr_16_events_add_up_to_25_and_the_other_hands() -> None:
    state = position(ZEROS, "111", "002", "555 001", seat=1).play("v0,0:020")
    assert state.events[:2] == (Laid(1, "002", "v0,0:020"), Scored(1, 2, "TR-8"))
    out = [event for event in state.events if isinstance(event, Scored) and event.rule == "TR-16"]
    assert {event.seat for event in out} == {1}
    assert [event.points for event in out] == [25, 3 + 16]
    assert [event.message.say("en") for event in out] == [
        "1: +25 for an empty hand (TR-16).",
        "1: +19 for the tiles in the other hands (TR-16).",
    ]
    assert state.events[-1] == Ended("TR-16")


def test_tr_16_the_sum_of_all_other_hands_counts_with_four_seats() -> None:
    state = position(ZEROS, "111", "455 344", "123", "005", seat=3).play("v0,0:050")
    assert state.scores == (0, 0, 0, 5 + 25 + 3 + 25 + 6)


def test_tr_16_a_last_tile_keeps_its_bonus() -> None:
    bow = "^0,0:023 v0,0:223 ^0,1:212 v-1,1:112 ^-1,2:151 v-2,2:451 ^-2,2:141 v-2,1:110"
    assert gained(position(bow, "002", "333"), "v-1,0:020") == 2 + 40 + 25 + 9


def test_tr_16_comes_before_tr_17() -> None:
    state = position(ZEROS, "001", "444").play("v0,0:010")
    assert state.scores == (1 + 25 + 12, 0)
    assert state.result is not None
    assert state.result.reason == "TR-16"


def test_tr_16_a_seat_with_tiles_left_does_not_end_the_round() -> None:
    state = position(ZEROS, "001 333", "002", pool="444").play("v0,0:010")
    assert (state.result, state.turn) == (None, 1)


def test_tr_16_gives_points_and_not_the_victory() -> None:
    state = position(ZEROS, "002", "555 001", scores=(-60, 10)).play("v0,0:020")
    assert state.result == tessella.Result((1,), (2, 1), (-17, 10), "TR-16")


def test_tr_17_with_an_empty_pool_and_no_tile_that_fits_each_seat_subtracts_its_hand() -> None:
    state = position(ZEROS, "001 333", "444 355").play("v0,0:010")
    assert state.scores == (1 - 9, -25)
    assert state.result == tessella.Result((0,), (1, 2), (-8, -25), "TR-17")
    assert state.events == (
        Laid(0, "001", "v0,0:010"),
        Scored(0, 1, "TR-8"),
        Scored(0, -9, "TR-17"),
        Scored(1, -25, "TR-17"),
        Ended("TR-17"),
    )
    assert state.turn is None


def test_tr_17_is_checked_before_any_pass() -> None:
    state = position(ZEROS, "001 333", "444", "555", empty_pool="minus-10").play("v0,0:010")
    assert state.scores == (-8, -12, -15)
    assert not [event for event in state.events if isinstance(event, Passed)]


def test_tr_17_is_checked_after_a_third_draw_that_does_not_fit() -> None:
    state = position(ZEROS, "111", "222", pool="333 444 555")
    state = play(state, "draw", "333", "draw", "444", "draw", "555")
    assert state.scores == (-25 - 39, -6)
    assert state.result == tessella.Result((1,), (2, 1), (-64, -6), "TR-17")
    assert state.events == (
        Took(0, numbers("555")),
        Scored(0, -10, "TR-13"),
        Scored(0, -39, "TR-17"),
        Scored(1, -6, "TR-17"),
        Ended("TR-17"),
    )


@pytest.mark.parametrize(("pool", "score"), [("333", -5 - 12), ("333 444", -10 - 24)])
def test_tr_17_is_checked_when_the_pool_runs_out_in_mid_turn(pool: str, score: int) -> None:
    state = position(ZEROS, "111", "222", pool=pool, empty_pool="minus-10")
    for tile in pool.split():
        state = play(state, "draw", tile)
    assert state.result == tessella.Result((1,), (2, 1), (score, -6), "TR-17")


def test_tr_17_waits_for_an_empty_pool() -> None:
    state = position(ZEROS, "001 333", "444", pool="555").play("v0,0:010")
    assert (state.result, state.turn) == (None, 1)
    state = play(state, "draw", "555")
    assert state.result == tessella.Result((0,), (1, 2), (-8, -5 - 27), "TR-17")


def test_tr_17_waits_until_no_hand_has_a_tile_that_fits() -> None:
    state = position(ZEROS, "001 333", "444", "555", "002 111").play("v0,0:010")
    assert (state.result, state.turn) == (None, 3)
    state = state.play("v-1,0:200")
    assert state.result is not None
    assert state.result.reason == "TR-17"
    assert state.scores == (-8, -12, -15, 2 - 3)


def test_tr_18_the_highest_score_wins() -> None:
    hands = ("001 333", "444", "344", "334")
    state = position(ZEROS, *hands, scores=(8, 12, 13, 5)).play("v0,0:010")
    assert state.result == tessella.Result((2,), (2, 2, 1, 4), (0, 0, 2, -5), "TR-17")


def test_tr_18_equal_scores_share_the_victory() -> None:
    hands = ("001 333", "444", "344", "334")
    state = position(ZEROS, *hands, scores=(8, 12, 10, 9)).play("v0,0:010")
    assert state.result == tessella.Result((0, 1), (1, 1, 3, 3), (0, 0, -1, -1), "TR-17")
    three = position(ZEROS, *hands, scores=(8, 12, 11, 10)).play("v0,0:010")
    assert three.result == tessella.Result((0, 1, 2, 3), (1, 1, 1, 1), (0, 0, 0, 0), "TR-17")


def test_tr_18_scores_may_be_below_zero() -> None:
    state = position(ZEROS, "001 333", "444").play("v0,0:010")
    assert state.result == tessella.Result((0,), (1, 2), (-8, -12), "TR-17")


def paid(state: TriominosState, seat: int, rule: str = "") -> int:
    """What the last move brought a seat, by one rule or by all."""
    scored = [event for event in state.events if isinstance(event, Scored) and event.seat == seat]
    return sum(event.points for event in scored if rule in {"", event.rule})


@pytest.mark.parametrize("empty_pool", ["pass", "minus-10"])
@pytest.mark.parametrize(("seats", "seeds"), [(2, range(4)), (3, range(4, 8)), (4, range(14, 18))])
def test_tr_16_17_18_hold_at_the_end_of_rounds_that_are_played_out(
    seats: int, seeds: range, empty_pool: str
) -> None:
    game, reasons = triominos(seats=seats, empty_pool=empty_pool), set()
    for seed in seeds:
        laid: list[str] = []
        for before, move, state in wander(game.start(), Random(seed)):
            laid += [move] if "," in move else []
            assert state.scores == tuple(before.scores[s] + paid(state, s) for s in range(seats))
            assert all(event.message.say() for event in state.events)
        assert state.result is not None
        reasons.add(state.result.reason)
        check_end(state, laid, before.turn or 0)
    assert reasons == {"TR-16", "TR-17"}


def check_end(state: TriominosState, laid: list[str], last: int) -> None:
    """The points of the end and its winners, by what lies on the table and in the hands."""
    assert state.result is not None
    left = [["".join(map(str, tile)) for tile in hand] for hand in state.hands]
    sums = [sum(int(number) for tile in hand for number in tile) for hand in left]
    if state.result.reason == "TR-16":
        assert left[last] == []
        assert paid(state, last, "TR-16") == 25 + sum(sums)
    else:
        assert not state.pool
        assert not fitting(laid, [tile for hand in left for tile in hand])
        assert [paid(state, s, "TR-17") for s in range(len(left))] == [-points for points in sums]
    best = max(state.scores)
    assert state.result.winners == tuple(s for s, n in enumerate(state.scores) if n == best)


@pytest.mark.parametrize("move", ["draw", "first:0", "012", "v0,0:020", "v-1,0:100"])
def test_after_the_end_no_move_is_taken(move: str) -> None:
    state = position(ZEROS, "002", "555 001").play("v0,0:020")
    assert (state.turn, state.moves(), state.odds()) == (None, (), ())
    refused(state, move, "TR-16")
    refused(position(ZEROS, "001 333", "444").play("v0,0:010"), move, "TR-17")
    assert all(state.view(seat).moves == () for seat in (0, 1, None))


def test_after_the_end_a_text_that_is_no_move_is_still_unreadable() -> None:
    state = position(ZEROS, "002", "555 001").play("v0,0:020")
    with pytest.raises(tessella.NotationError):
        state.play("^0,0:021")


def test_tr_7_the_table_passes_over_a_seat_that_has_left_without_a_tile_or_a_price() -> None:
    state = position(ZEROS, "001 333", "002", "003", pool="444")
    passed = state.passed_over()
    assert passed is not None
    assert (passed.turn, passed.events) == (1, (PassedOver(0),))
    assert passed.events[0].message.say("en") == "0 has left and is passed over."
    assert (passed.hands, passed.scores, passed.past) == (state.hands, (0, 0, 0), ())


def test_tr_7_a_seat_that_leaves_after_a_draw_keeps_the_tile() -> None:
    state = play(position(ZEROS, "333", "002", "003", pool="004 444"), "draw", "004")
    passed = state.passed_over()
    assert passed is not None
    assert (passed.turn, passed.draws, passed.drawn) == (1, 0, None)
    assert numbers("004") in passed.hands[0]
    assert passed.scores == (-5, 0, 0)


def test_tr_7_nobody_is_passed_over_while_a_tile_is_drawn() -> None:
    assert position(ZEROS, "333", "002", pool="004").play("draw").passed_over() is None


def test_tr_14_whoever_can_lay_nothing_passes_after_a_seat_that_has_left() -> None:
    passed = position(ZEROS, "001", "444", "002").passed_over()
    assert passed is not None
    assert passed.events == (PassedOver(0), Passed(1, "TR-14"))
    assert passed.turn == 2


def test_tr_17_the_round_ends_when_only_seats_that_have_left_could_lay() -> None:
    state = position(ZEROS, "001", "444", "002")
    passed = state.passed_over({2})
    assert passed is not None
    assert passed.result is not None
    assert (passed.scores, passed.result.reason) == ((-1, -12, -2), "TR-17")


def test_tr_17_with_tiles_in_the_pool_those_who_stay_go_on() -> None:
    passed = position(ZEROS, "001", "444", "002", pool="555").passed_over({2})
    assert passed is not None
    assert (passed.turn, passed.result) == (1, None)


def test_tr_19_a_match_that_everybody_has_left_is_over_with_its_round() -> None:
    state = position(ZEROS, "001", "444", "002", pool="555", match="400")
    passed = state.passed_over({1, 2})
    assert passed is not None
    assert passed.result is not None
    assert passed.events[-1] == Ended("TR-17")
