"""Tetris Duel: lot, selector and where a block may lie (TD-3 to TD-6), and moves out of turn."""

from fractions import Fraction
from random import Random

import pytest

import tessella
from tessella.core.event import Began, Laid, Rolled
from tests.games.square_positions import refused, texts
from tests.games.tetris_duel_positions import (
    SHAPES,
    allowed,
    begun,
    duel,
    picture,
    play,
    position,
    square,
    stocked,
)


def test_td_3_who_begins_is_drawn_by_lot() -> None:
    state = duel().start()
    assert state.turn == tessella.CHANCE
    assert [str(move) for move in state.moves()] == ["first:0", "first:1"]
    assert [(str(m), share) for m, share in state.odds()] == [
        ("first:0", Fraction(1, 2)),
        ("first:1", Fraction(1, 2)),
    ]
    assert state.events == ()


@pytest.mark.parametrize("first", [0, 1])
def test_td_3_the_seat_of_the_lot_has_the_first_turn(first: int) -> None:
    state = begun(first)
    assert state.turn == tessella.CHANCE
    assert state.events == (Began(first),)
    assert state.play("T").turn == first


def test_td_3_seats_alternate() -> None:
    state, turns = begun(1), []
    for cells in (square("a", 31), square("a", 1), square("c", 31), square("c", 1)):
        state = state.play("O")
        turns.append(state.turn)
        state = state.play(cells)
    assert turns == [1, 0, 1, 0]


@pytest.mark.parametrize("move", ["I", "Z", "a1,b1,c1,d1", "a1,b1"])
def test_td_3_before_the_lot_nothing_else_is_a_move(move: str) -> None:
    refused(duel().start(), move, "TD-3")


@pytest.mark.parametrize("move", ["first:0", "first:1", "a1,b1,c1,d1", "a1"])
def test_td_3_a_turn_waits_for_the_selector(move: str) -> None:
    refused(begun(), move, "TD-3")


@pytest.mark.parametrize("move", ["first:0", "I", "T"])
def test_td_3_a_turn_with_a_shape_waits_for_its_block(move: str) -> None:
    refused(begun().play("I"), move, "TD-3")


def test_td_4_all_seven_shapes_are_equally_likely() -> None:
    state = begun()
    assert [str(move) for move in state.moves()] == sorted(SHAPES)
    assert [share for _, share in state.odds()] == [Fraction(1, 7)] * 7
    assert sum(share for _, share in state.odds()) == 1


def test_td_4_the_selector_says_what_the_seat_lays() -> None:
    state = begun(1).play("S")
    assert state.events == (Rolled(1, "S"),)
    assert state.view(0).rolled == state.view(1).rolled == state.view(None).rolled == "S"
    assert state.odds() == ()
    assert state.play("a31,b31,b32,c32").view(0).rolled is None


@pytest.mark.parametrize("move", ["a1,b1,a2,b2", "a1,a2,a3,a4", "a1,b1,c1,b2"])
def test_td_4_another_shape_than_the_selectors_is_refused(move: str) -> None:
    assert "L" in str(refused(begun().play("L"), move, "TD-4"))


def test_td_4_a_shape_that_is_used_up_is_spun_again() -> None:
    state = begun(columns=26)
    for column in "acegikmo":
        for low in (1, 31):
            state = play(state, "O", square(column, low))
    assert [str(move) for move in state.moves()] == ["I", "J", "L", "S", "T", "Z"]
    assert [share for _, share in state.odds()] == [Fraction(1, 6)] * 6
    refused(state, "O", "TD-4")
    (rack,) = state.view(None).racks
    assert "O" not in {piece.name for piece in rack.pieces}


def test_td_4_odds_are_even_however_many_blocks_are_left() -> None:
    state = stocked(begun(), I=16, S=1, Z=2)
    assert {str(move): share for move, share in state.odds()} == {
        "I": Fraction(1, 3),
        "S": Fraction(1, 3),
        "Z": Fraction(1, 3),
    }


def test_td_5_a_block_lies_in_the_own_territory() -> None:
    state = play(begun(), "I", "a1,a2,a3,a4", "I", "j29,j30,j31,j32", "I")
    for cells in ("c31,d31,e31,f31", "a32,b32,c32,d32", "j17,j18,j19,j20"):
        refused(state, cells, "TD-5")


def test_td_5_a_block_may_not_cross_the_bar() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ----
        ....
        x...
        xx..
        x...
    """
    state = position(drawing, "0:I")
    refused(state, "b3,b4,b5,b6", "TD-5")
    refused(state, "b2,b3,b4,b5", "TD-5")
    assert "a4,b4,c4,d4" in texts(state)


def test_td_5_cells_must_be_empty() -> None:
    state = play(begun(), "T", "a1,b1,c1,b2", "I", "a32,b32,c32,d32", "O")
    refused(state, "b2,c2,b3,c3", "TD-5")
    assert state.play("c2,d2,c3,d3").turn == tessella.CHANCE


def test_td_5_a_block_does_not_fall() -> None:
    state = play(begun(), "I", "a1,a2,a3,a4", "I", "a32,b32,c32,d32", "O")
    after = state.play("b4,c4,b5,c5")
    assert after.events == (Laid(0, "O", "b4,c4,b5,c5"),)
    assert picture(after)[-5:] == [
        ".xx.......",
        "xxx.......",
        "x.........",
        "x.........",
        "x.........",
    ]


def test_td_5_a_block_may_hang_from_another() -> None:
    state = play(begun(), "I", "e1,e2,e3,e4", "I", "a32,b32,c32,d32", "I", "e5,f5,g5,h5")
    state = play(state, "I", "e32,f32,g32,h32", "T")
    assert "f4,g4,h4,g3" not in texts(state)
    assert "g3,f4,g4,h4" in texts(state)


@pytest.mark.parametrize(
    ("shape", "cells"), [("O", "e2,f2,e3,f3"), ("I", "a2,b2,c2,d2"), ("T", "j7,i8,j8,j9")]
)
def test_td_6_a_first_block_must_touch_row_1(shape: str, cells: str) -> None:
    refused(begun().play(shape), cells, "TD-6")


@pytest.mark.parametrize("cells", ["e30,f30,e31,f31", "a17,b17,a18,b18", "i20,j20,i21,j21"])
def test_td_6_seat_1_touches_its_own_edge_which_is_row_32(cells: str) -> None:
    refused(begun(1).play("O"), cells, "TD-6")


def test_td_6_one_cell_in_row_1_is_enough() -> None:
    state = begun().play("T")
    assert state.play("e1,d2,e2,f2").turn == tessella.CHANCE


def test_td_6_a_shared_side_with_an_own_block_is_contact_a_corner_is_not() -> None:
    state = play(begun(), "O", "a1,b1,a2,b2", "O", "a32,b32,a31,b31", "O")
    refused(state, "c3,d3,c4,d4", "TD-6")
    for beside in ("c2,d2,c3,d3", "b3,c3,b4,c4", "a3,b3,a4,b4"):
        assert beside in texts(state)


def test_td_6_long_sides_and_bar_are_no_contact() -> None:
    state = begun().play("O")
    refused(state, "a7,b7,a8,b8", "TD-6")
    refused(state, "i9,j9,i10,j10", "TD-6")
    refused(state, "e15,f15,e16,f16", "TD-6")


def test_td_6_a_block_of_the_opponent_across_the_bar_is_no_contact() -> None:
    drawing = """
        .o..
        .o..
        .oo.
        ..o.
        ----
        ....
        ....
        ....
        x...
    """
    refused(position(drawing, "0:O"), "b3,c3,b4,c4", "TD-6")
    refused(position(drawing, "0:I"), "a4,b4,c4,d4", "TD-6")


def test_td_6_columns_at_the_two_long_sides_are_not_neighbours() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ----
        ....
        ...x
        ...x
        ..xx
    """
    refused(position(drawing, "0:I"), "a2,a3,a4,a5", "TD-5")
    state = position(drawing, "0:O")
    refused(state, "a3,b3,a4,b4", "TD-6")
    assert "b3,c3,b4,c4" in texts(state)


@pytest.mark.parametrize("entry", ["region", "slide", "drop"])
@pytest.mark.parametrize(("columns", "rows"), [(4, 8), (5, 14), (7, 10), (6, 20)])
def test_td_5_6_7_listed_moves_are_those_of_a_plain_second_reading(
    entry: str, columns: int, rows: int
) -> None:
    rng = Random(f"{entry} {columns} {rows}")
    for first in (0, 1, 0, 1):
        state = begun(first, columns=columns, rows=rows, entry=entry, touch="continue")
        while state.result is None:
            state = tessella.driver(state, rng)
            if state.shape is not None:
                assert texts(state) == allowed(state, state.shape)
                assert [str(m) for m in state.moves()] == sorted(texts(state))
                state = state.play(rng.choice(state.moves()))
