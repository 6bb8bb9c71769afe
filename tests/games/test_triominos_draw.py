"""Triominos: drawing from the pool (TR-11 to TR-13) and an empty pool (TR-14, TR-15)."""

from fractions import Fraction

import pytest

import tessella
from tessella.core.event import Ended, Laid, Passed, Scored
from tessella.games.triominos.events import Took
from tessella.games.triominos.state import TriominosState
from tests.games.square_positions import refused, texts
from tests.games.triominos_positions import (
    TILES,
    dealt,
    numbers,
    play,
    position,
)

ZEROS = "^0,0:000"
"""A lone 000: the tiles 001 to 005 fit on each of its sides, and no other."""


def after_zeros(hand: str, **options: object) -> TriominosState:
    """Seat 1's turn beside a lone 000, holding this and tiles that do not fit."""
    return play(dealt("000", hand, first=0, **options), ZEROS)


def test_tr_11_a_seat_that_cannot_lay_draws() -> None:
    state = after_zeros("111")
    assert texts(state) == {"draw"}
    assert state.play("draw").turn == tessella.CHANCE


def test_tr_11_a_draw_costs_5_before_the_tile_is_known() -> None:
    state = after_zeros("111").play("draw")
    assert state.scores == (0, -5)
    assert state.events == (Scored(1, -5, "TR-11"),)
    assert {state.play(tile).scores for tile in texts(state)} == {(0, -5)}


def test_tr_11_all_tiles_of_the_pool_are_equally_likely() -> None:
    state = after_zeros("111").play("draw")
    held = {"".join(map(str, tile)) for hand in state.hands for tile in hand}
    assert [str(move) for move, _ in state.odds()] == [
        tile for tile in TILES if tile not in held and tile != "000"
    ]
    assert {share for _, share in state.odds()} == {Fraction(1, 38)}


def test_tr_11_a_seat_that_does_not_want_to_lay_may_draw() -> None:
    state = after_zeros("001 111")
    assert {"v0,0:010", "draw"} < texts(state)
    assert state.play("draw").scores == (0, -5)


def test_tr_11_without_voluntary_draw_a_seat_that_can_lay_must() -> None:
    state = after_zeros("001 111", voluntary_draw=False)
    assert "draw" not in texts(state)
    refused(state, "draw", "TR-11")
    assert texts(state) == {"v0,0:010", "v-1,0:100", "v0,-1:001"}


def test_tr_11_without_voluntary_draw_a_seat_that_has_no_tile_that_fits_draws() -> None:
    state = after_zeros("111", voluntary_draw=False)
    assert texts(state) == {"draw"}
    state = play(state, "draw", "112")
    assert texts(state) == {"draw"}
    assert play(state, "draw", "122", "draw", "133").scores == (0, -25)


@pytest.mark.parametrize("voluntary", [True, False])
def test_tr_12_a_drawn_tile_that_fits_is_laid_at_once_where_the_seat_likes(
    voluntary: bool,  # noqa: FBT001
) -> None:
    state = play(after_zeros("111", voluntary_draw=voluntary), "draw", "002")
    assert state.turn == 1
    assert state.events == (Took(1, numbers("002")),)
    assert texts(state) == {"v0,0:020", "v-1,0:200", "v0,-1:002"}
    for move in texts(state):
        after = state.play(move)
        assert after.scores == (0, -5 + 2)
        assert after.turn == 0
        assert after.view(None).held == (8, 9)


def test_tr_12_no_other_tile_may_be_laid_instead_and_no_further_one_drawn() -> None:
    state = play(after_zeros("001 111"), "draw", "002")
    refused(state, "v0,0:010", "TR-12")
    refused(state, "draw", "TR-12")
    refused(state, "v0,0:030", "TR-5")
    refused(state, "v0,0:002", "TR-5")


def test_tr_12_a_drawn_tile_that_does_not_fit_is_kept_and_the_seat_draws_again() -> None:
    state = play(after_zeros("001 111"), "draw", "122")
    assert state.turn == 1
    assert state.scores == (0, -5)
    assert numbers("122") in state.view(1).hand
    assert texts(state) == {"draw"}
    assert play(state, "draw").scores == (0, -10)


def test_tr_12_after_a_failed_draw_no_other_tile_is_laid_even_if_it_fits() -> None:
    state = play(after_zeros("001 111"), "draw", "122")
    refused(state, "v0,0:010", "TR-12")
    state = play(state, "draw", "133")
    refused(state, "v0,0:010", "TR-12")
    assert texts(state) == {"draw"}


@pytest.mark.parametrize(("draws", "points"), [("002", -5), ("122 002", -10), ("122 133 002", -15)])
def test_tr_12_each_draw_costs_5_until_one_fits(draws: str, points: int) -> None:
    state = after_zeros("001 111")
    for tile in draws.split():
        state = play(state, "draw", tile)
    assert state.scores == (0, points)
    assert texts(state) == {"v0,0:020", "v-1,0:200", "v0,-1:002"}
    after = state.play("v0,-1:002")
    assert after.scores == (0, points + 2)
    assert after.turn == 0
    assert after.view(1).hand >= {numbers(tile) for tile in draws.split()[:-1]}


def test_tr_12_the_next_turn_is_free_again() -> None:
    state = play(after_zeros("001 003 111"), "draw", "122", "draw", "133", "draw", "144")
    state = play(state, "draw", "002", "v0,0:020")
    assert state.turn == 1
    assert {"v-1,0:100", "v0,-1:001", "v0,-1:003", "draw"} < texts(state)


def test_tr_13_a_third_draw_that_does_not_fit_costs_25_in_all_and_ends_the_turn() -> None:
    state = play(after_zeros("001 111"), "draw", "122", "draw", "133", "draw")
    assert state.scores == (0, -15)
    state = state.play("144")
    assert state.scores == (0, -25)
    assert state.turn == 0
    assert state.events == (Took(1, numbers("144")), Scored(1, -10, "TR-13"))
    assert state.view(None).held == (8, 12)


def test_tr_13_holds_also_for_the_last_tile_of_the_pool() -> None:
    state = position(ZEROS, "111", "001 222", pool="333 444 555")
    state = play(state, "draw", "333", "draw", "444", "draw", "555")
    assert state.scores == (-25, 0)
    assert state.turn == 1
    assert state.view(None).pool == 0


def test_tr_13_a_third_draw_that_fits_costs_15() -> None:
    state = play(after_zeros("111"), "draw", "122", "draw", "133", "draw", "005", "v0,0:050")
    assert state.scores == (0, -15 + 5)


def test_tr_14_a_seat_that_has_to_draw_from_an_empty_pool_passes() -> None:
    state = position(ZEROS, "001 333", "444", "002 555").play("v0,0:010")
    assert state.turn == 2
    assert state.scores == (1, 0, 0)
    assert state.events == (
        Laid(0, "001", "v0,0:010"),
        Scored(0, 1, "TR-8"),
        Passed(1, "TR-14"),
    )


def test_tr_14_option_minus_10_makes_a_pass_at_the_start_of_a_turn_cost_10() -> None:
    state = position(ZEROS, "001 333", "444", "002 555", empty_pool="minus-10").play("v0,0:010")
    assert state.turn == 2
    assert state.scores == (1, -10, 0)
    assert state.events[2:] == (Passed(1, "TR-14"), Scored(1, -10, "TR-14"))


@pytest.mark.parametrize(("empty_pool", "price"), [("pass", 0), ("minus-10", -10)])
def test_tr_14_all_other_seats_may_pass_and_the_turn_comes_back(
    empty_pool: str, price: int
) -> None:
    state = position(ZEROS, "001 002 333", "444", "555", "344", empty_pool=empty_pool)
    state = state.play("v0,0:010")
    assert state.turn == 0
    assert state.scores == (1, price, price, price)
    passed = [event for event in state.events if isinstance(event, Passed)]
    assert passed == [Passed(seat, "TR-14") for seat in (1, 2, 3)]


@pytest.mark.parametrize("empty_pool", ["pass", "minus-10"])
@pytest.mark.parametrize(("pool", "points"), [("333", -5), ("333 444", -10)])
def test_tr_14_a_pool_that_runs_out_in_mid_turn_ends_it_with_5_for_each_draw(
    empty_pool: str, pool: str, points: int
) -> None:
    state = position(ZEROS, "111", "001 222", pool=pool, empty_pool=empty_pool)
    for tile in pool.split():
        assert state.turn == 0
        state = play(state, "draw", tile)
    assert state.scores == (points, 0)
    assert state.turn == 1
    assert state.events == (Took(0, numbers(pool[-3:])),)


def test_tr_14_the_last_tile_of_the_pool_is_laid_if_it_fits() -> None:
    state = play(position(ZEROS, "111", "001 222", pool="002"), "draw", "002")
    assert state.turn == 0
    assert texts(state) == {"v0,0:020", "v-1,0:200", "v0,-1:002"}
    refused(state, "draw", "TR-12")


def test_tr_15_with_an_empty_pool_a_seat_that_can_lay_must() -> None:
    state = position(ZEROS, "001 111", "222 002")
    assert texts(state) == {"v0,0:010", "v-1,0:100", "v0,-1:001"}
    refused(state, "draw", "TR-15")


@pytest.mark.parametrize("voluntary", [True, False])
def test_tr_15_holds_with_and_without_voluntary_draw(voluntary: bool) -> None:  # noqa: FBT001
    refused(position(ZEROS, "001", "002", voluntary_draw=voluntary), "draw", "TR-15")


def test_tr_15_a_pool_that_runs_out_in_mid_turn_ends_it_even_if_another_tile_fits() -> None:
    state = play(position(ZEROS, "001 111", "002 222", pool="333"), "draw", "333")
    assert state.turn == 1
    assert state.scores == (-5, 0)
    assert numbers("001") in state.view(0).hand


def test_tr_14_15_a_pool_emptied_by_play_alone() -> None:
    state = after_zeros("001 002 003")
    unfit = [tile for tile in TILES if "00" not in tile]
    drawn = [tile for tile in unfit if numbers(tile) in state.pool]
    fits = [tile for tile in TILES if "00" in tile and numbers(tile) in state.pool]
    assert fits == ["004", "005"]
    for tile in drawn:
        state = play(state, "draw", tile)
    assert len(drawn) == 36
    assert state.view(None).pool == 2
    assert state.scores == (-25 * 6, -25 * 6)
    assert state.turn == 1
    state = play(state, "draw", "004", "v0,0:040")
    assert state.turn == 0
    state = play(state, "draw", "005", "v-1,0:500")
    assert state.view(None).pool == 0
    refused(state, "draw", "TR-15")
    assert Ended("TR-17") not in state.events
