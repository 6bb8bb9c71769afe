"""Triominos: which tile may lie where (TR-4 to TR-6), one tile a turn (TR-7)."""

from random import Random

import pytest

import tessella
from tessella.core.event import Laid, Passed, Scored
from tests.games.square_positions import refused, texts
from tests.games.triominos_positions import (
    TILES,
    dealt,
    fitting,
    play,
    points_of,
    position,
    tile_in,
    triominos,
    wander,
    worth,
)

LAY = ("TR-4", "TR-8", "TR-9", "TR-10")
"""The rules that give points for a laid tile."""
GAP = "^0,0:023 v0,-1:030 v-1,0:220 ^-1,0:120 v-2,0:221 ^-2,0:121 v-2,-1:111 ^-1,-1:110"
"""A ring with a gap at ^0,-1: one shared side with 0 and 0, and 0 at the corner opposite."""


def test_tr_4_the_first_seat_lays_any_tile_of_its_hand() -> None:
    hand = "000 012 013 024 113 155 255 333 555"
    state = dealt(hand, "")
    assert [str(move) for move in state.moves()] == [f"^0,0:{tile}" for tile in hand.split()]


@pytest.mark.parametrize(("tile", "points"), [("000", 0), ("012", 3), ("155", 11), ("555", 15)])
def test_tr_4_the_first_tile_scores_its_sum(tile: str, points: int) -> None:
    state = dealt(tile, "111", first=0).play(f"^0,0:{tile}")
    assert state.scores == (points, 0)
    scored = (Scored(0, points, "TR-4"),) if points else ()
    assert state.events == (Laid(0, tile, f"^0,0:{tile}"), *scored)
    assert state.turn == 1


def test_tr_4_the_first_seat_may_not_draw_instead() -> None:
    for options in ({}, {"voluntary_draw": False}):
        refused(dealt("012", "", **options), "draw", "TR-4")


@pytest.mark.parametrize(
    "move", ["^0,0:120", "^0,0:201", "v0,0:012", "^1,0:012", "^0,-1:012", "v-5,7:120"]
)
def test_tr_4_the_first_tile_lies_at_the_origin_with_its_lowest_number_left(move: str) -> None:
    refused(dealt("012", ""), move, "TR-4")


def test_tr_4_a_first_tile_of_another_hand_or_of_the_pool_is_refused() -> None:
    state = dealt("012", "345")
    refused(state, "^0,0:345", "TR-4")
    refused(state, "^0,0:000", "TR-4")


@pytest.mark.parametrize(("p", "q"), [(p, q) for p in range(6) for q in range(6)], ids=str)
def test_tr_5_worked_position_3_how_many_tiles_fit_an_open_side(p: int, q: int) -> None:
    expected = 6 if p == q else 7 - (q - p) if p < q else p - q + 1
    for corner, cell in enumerate(("v-1,0", "v0,0", "v0,-1")):
        shown = [q, q, q]
        shown[(corner + 1) % 3] = p
        state = position("^0,0:" + "".join(map(str, shown)), " ".join(TILES), "")
        fits = [text for text in texts(state) if text.startswith(f"{cell}:")]
        assert len({tile_in(text) for text in fits}) == expected
        assert len(fits) == expected


@pytest.mark.parametrize("cell", ["^5,0", "v5,0", "^1,0", "^0,1", "^-1,1", "v1,-1", "v-1,1"])
def test_tr_5_a_tile_must_share_a_full_side(cell: str) -> None:
    state = play(dealt("000", "001"), "^0,0:000")
    for shown in ("001", "010", "100"):
        refused(state, f"{cell}:{shown}", "TR-5")


def test_tr_5_the_three_neighbours_of_a_triangle_share_a_side() -> None:
    state = play(dealt("000", "001"), "^0,0:000")
    assert texts(state) == {"v0,0:010", "v-1,0:100", "v0,-1:001", "draw"}
    state = position("v0,0:000", "001", "")
    assert texts(state) == {"^0,1:010", "^1,0:001", "^0,0:100"}


def test_tr_5_a_cell_with_a_tile_on_it_is_taken() -> None:
    state = position("^0,0:000 v0,0:010", "002", "003")
    refused(state, "^0,0:002", "TR-5")
    refused(state, "v0,0:020", "TR-5")


def test_tr_5_both_numbers_of_a_shared_side_must_agree() -> None:
    state = position("^0,0:012", "122", "555")
    assert texts(state) == {"v0,0:122"}
    for move in ("v0,0:212", "v0,0:221", "v-1,0:122", "v-1,0:212", "v0,-1:122", "v0,-1:221"):
        refused(state, move, "TR-5")


def test_tr_5_numbers_that_agree_in_the_wrong_order_do_not_fit() -> None:
    state = position("^0,0:012", "012 122", "555")
    assert texts(state) == {"v0,0:122"}
    for cell in ("v0,0", "v-1,0", "v0,-1"):
        for turned in ("012", "120", "201"):
            refused(state, f"{cell}:{turned}", "TR-5")


def test_tr_5_on_two_shared_sides_all_numbers_must_agree() -> None:
    ring = "^0,0:012 v0,-1:023 ^0,-1:403 v-1,-1:504 ^-1,0:500"
    state = position(ring, "001 111 011", "555")
    assert "v-1,0:010" in texts(state)
    refused(state, "v-1,0:110", "TR-5")
    refused(state, "v-1,0:011", "TR-5")


def test_tr_5_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    state = play(dealt("000 002", "001"), "^0,0:000")
    refused(state, "v0,0:020", "TR-5")
    refused(state, "v0,0:030", "TR-5")


def test_tr_6_every_corner_shows_the_same_number_also_where_only_the_corner_touches() -> None:
    state = position(GAP, "000 001 002", "555")
    assert "^0,-1:000" in texts(state)
    for tile in ("001", "002"):
        turns = {tile[i:] + tile[:i] for i in range(3)}
        agree = {turned for turned in turns if turned[1:] == "00"}
        assert agree == {f"{tile[2]}00"}
        refused(state, f"^0,-1:{tile[2]}00", "TR-6")
        for turned in turns - agree:
            refused(state, f"^0,-1:{turned}", "TR-5")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"voluntary_draw": False, "hexagon": "50-each"}])
def test_tr_5_6_8_9_10_moves_and_points_are_those_of_a_plain_second_reading(
    seats: int, options: dict[str, object]
) -> None:
    rng = Random(seats)
    hexagons = (0, 50, 100, 150) if options else (0, 50, 60, 70)
    for _ in range(2):
        laid: list[str] = []
        for before, move, after in wander(triominos(seats=seats, **options).start(), rng):
            if before.turn not in {tessella.CHANCE, None} and not before.draws:
                hand = ["".join(map(str, tile)) for tile in before.hands[before.turn or 0]]
                assert texts(before) - {"draw"} == fitting(laid, hand)
            if "," in move:
                points = [e.points for e in after.events if isinstance(e, Scored) and e.rule in LAY]
                assert sum(points) == worth(laid, move, hexagons)
                laid.append(move)
        shown = {corner for lay in laid for corner in points_of(lay).items()}
        assert len({point for point, _ in shown}) == len(shown)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_7_one_tile_a_turn(seats: int) -> None:
    for before, move, after in wander(triominos(seats=seats).start(), Random(7)):
        if "," in move and after.result is None:
            passed = sum(isinstance(event, Passed) for event in after.events)
            assert after.turn == ((before.turn or 0) + 1 + passed) % seats


def test_tr_7_the_lot_comes_first() -> None:
    for move in ("draw", "012", "^0,0:012", "v3,3:333"):
        refused(triominos().start(), move, "TR-7")


def test_tr_7_the_deal_is_not_a_seats_turn() -> None:
    state = play(triominos().start(), "first:0", "012", "013")
    for move in ("draw", "^0,0:012", "first:0"):
        refused(state, move, "TR-7")


def test_tr_7_a_seats_turn_is_not_chances() -> None:
    for state in (dealt("000", "111"), play(dealt("000", "111"), "^0,0:000")):
        for move in ("first:0", "first:1", "000", "111", "222"):
            refused(state, move, "TR-7")


def test_tr_7_a_draw_waits_for_its_tile() -> None:
    state = play(dealt("000", "001"), "^0,0:000", "draw")
    assert state.turn == tessella.CHANCE
    for move in ("draw", "v0,0:010", "first:0"):
        refused(state, move, "TR-7")
