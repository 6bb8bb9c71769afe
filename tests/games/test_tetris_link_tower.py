from __future__ import annotations

import random
from collections import Counter

import pytest

import tessella
from tessella.core.picture import Grid
from tessella.games.tetris_link.state import TetrisLinkState
from tessella.games.tetris_link.tower import SHAPES, fitting, resting
from tests.games.square_positions import (
    cells_of,
    likeness,
    owners,
    played,
    refused,
    settled,
    texts,
    unreadable,
)
from tests.games.tetris_link_by_hand import FACES, orientations, shape_of

GAME = tessella.game("tetris-link")
FREE = tessella.game("tetris-link", dice=False)
TURN = played(FREE, "first:0")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
OVERHANG = played(TURN, "a1,b1,b2,c2")
O_STACK = [f"a{row},b{row},a{row + 1},b{row + 1}" for row in range(1, 20, 2)]


def test_the_options_have_their_defaults() -> None:
    assert dict(GAME.options) == {"seats": 2, "edition": "fr", "dice": True}
    assert (GAME.name, GAME.seats) == ("tetris-link", 2)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seats", 1),
        ("seats", 5),
        ("seats", 0),
        ("seats", "2"),
        ("seats", 2.0),
        ("seats", True),
        ("seats", None),
        ("edition", "en"),
        ("edition", "FR"),
        ("edition", None),
        ("dice", 1),
        ("dice", "false"),
        ("dice", None),
        ("colours", 2),
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused(option: str, value: object) -> None:
    with pytest.raises(tessella.OptionError, match=option):
        tessella.game("tetris-link", **{option: value})


def test_tl_1_the_tower_has_10_columns_and_20_rows() -> None:
    board = TURN.view(0).board
    assert isinstance(board, Grid)
    assert (board.columns, board.rows, len(board.colours)) == (10, 20, 200)
    assert owners(TURN) == {}


@pytest.mark.parametrize("cell", ["k1", "a21", "j21", "a99", "z1"])
def test_tl_1_a_cell_outside_the_tower_is_no_move(cell: str) -> None:
    error = unreadable(GAME, f"a1,b1,c1,{cell}")
    assert error.rule == "TL-1"
    assert "TL-1" in str(error)
    assert cell in str(error)


def test_tl_1_the_corners_of_the_tower_are_cells() -> None:
    assert str(GAME.parse("a1,a20,j1,j20")) == "a1,j1,a20,j20"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a0,b0,c0,d0",
        "a1,b1,c1,",
        "a1,b1,c1,c1",
        "a1 b1 c1 d1",
        "a1, b1, c1, d1",
        "a01,b1,c1,d1",
        "i",
        "o",
        "J",
        "Z",
        "**",
        "logo",
        "I ",
        "pass",
        "draw",
        "first:",
        "first:2",
        "first:-1",
        "First:0",
        "first:01",
        "a1,b1,c1,d1\n",
        "a1," * 60,
    ],
)
def test_a_text_outside_the_grammar_is_no_move(text: str) -> None:
    unreadable(GAME, text)


def test_cells_may_come_in_any_order_and_either_case() -> None:
    for text in ("a1,b1,b2,c2", "C2,B2,B1,A1", "b2,a1,C2,b1"):
        assert str(FREE.parse(text)) == "a1,b1,b2,c2"
        assert TURN.play(text) == OVERHANG


@SEATS
def test_tl_2_each_seat_has_five_pieces_of_each_of_five_shapes(seats: int) -> None:
    racks = tessella.game("tetris-link", seats=seats).start().view(None).racks
    assert [rack.seat for rack in racks] == list(range(seats))
    for rack in racks:
        assert {piece.name: piece.count for piece in rack.pieces} == dict.fromkeys("IOTLS", 5)
        for piece in rack.pieces:
            assert likeness(frozenset(piece.cells)) == likeness(cells_of(FACES[piece.name]))


def test_tl_2_a_laid_piece_leaves_the_rack_of_its_seat() -> None:
    racks = OVERHANG.view(0).racks
    assert {piece.name: piece.count for piece in racks[0].pieces}["S"] == 4
    assert {piece.name: piece.count for piece in racks[1].pieces}["S"] == 5


def test_tl_2_a_sixth_piece_of_a_shape_is_refused() -> None:
    state = played(TURN, *O_STACK[:9])
    assert state.is_legal(O_STACK[9])
    state = state.play(O_STACK[9])
    refused(state, "c1,d1,c2,d2", "TL-2")
    assert {shape_of(text) for text in texts(state)} == set("ITLS")


def test_tl_3_there_are_19_orientations_and_162_placements() -> None:
    moves = texts(TURN)
    assert len(moves) == 162
    assert Counter(map(shape_of, moves)) == {"I": 17, "O": 9, "T": 34, "L": 68, "S": 34}
    held = {settled(cells_of(text)) for text in moves}
    assert len(held) == 19
    counts = {shape: len(figures) for shape, figures in orientations().items()}
    assert counts == {"I": 2, "O": 1, "T": 4, "L": 8, "S": 4}


@pytest.mark.parametrize("text", ["b1,b2,a3,b3", "a1,b1,b2,b3", "b1,c1,a2,b2", "a1,a2,b2,b3"])
def test_tl_3_a_piece_may_be_turned_over(text: str) -> None:
    assert TURN.is_legal(text)


@pytest.mark.parametrize(
    "text",
    [
        "a1",
        "a1,b1,c1",
        "a1,b1,c1,e1",
        "a1,b2,c3,d4",
        "a1,b1,a3,b3",
        "a1,b1,c1,d1,e1",
        "a1,j1,a20,j20",
    ],
)
def test_tl_3_cells_that_are_no_piece_are_refused(text: str) -> None:
    refused(TURN, text, "TL-3")


@SEATS
def test_tl_4_there_are_2_to_4_seats_with_a_colour_each(seats: int) -> None:
    game = tessella.game("tetris-link", seats=seats, dice=False)
    state = game.start()
    assert game.seats == len(state.scores) == seats
    assert state.scores == (0,) * seats
    assert len(set(game.colours[:seats])) == seats
    state = state.play("first:0")
    for seat in range(seats):
        assert state.turn == seat
        state = state.play(f"a{seat + 1},b{seat + 1},c{seat + 1},d{seat + 1}")
    assert [owners(state)[1, row] for row in range(1, seats + 1)] == list(range(seats))


@SEATS
def test_tl_4_the_moves_are_the_same_however_many_sit_there(seats: int) -> None:
    game = tessella.game("tetris-link", seats=seats, dice=False)
    assert texts(played(game, "first:0")) == texts(TURN)
    assert texts(played(game, "first:0", "a1,b1,b2,c2")) == texts(OVERHANG)


@pytest.mark.parametrize(
    "text", ["a2,b2,c2,d2", "a19,b19,a20,b20", "a2,a3,a4,a5", "i17,j17,i18,j18"]
)
def test_tl_9_a_piece_does_not_hang_in_the_air(text: str) -> None:
    refused(TURN, text, "TL-9")


@pytest.mark.parametrize("text", ["b1,c1,b2,c2", "a1,b1,b2,c2", "b2,c2,d2,e2", "a1,a2,a3,a4"])
def test_tl_9_a_piece_does_not_drop_into_another(text: str) -> None:
    refused(OVERHANG, text, "TL-9")


@pytest.mark.parametrize("text", ["c1,d1,e1,f1", "c1,d1,e1,d2", "c1,d1,d2,d3"])
def test_tl_9_a_piece_does_not_slide_under_an_overhang(text: str) -> None:
    assert cells_of(text).isdisjoint(owners(OVERHANG))
    refused(OVERHANG, text, "TL-9")


@pytest.mark.parametrize(
    ("text", "rests_on"),
    [
        ("c3,d3,e3,f3", "c2"),
        ("a3,b3,c3,d3", "b2,c2"),
        ("a2,a3,a4,a5", "a1"),
        ("a2,a3,b3,b4", "a1,b2"),
        ("d1,e1,d2,e2", ""),
        ("c3,c4,c5,d5", "c2"),
    ],
)
def test_tl_9_a_piece_drops_until_it_rests(text: str, rests_on: str) -> None:
    assert OVERHANG.is_legal(text)
    state = OVERHANG.play(text)
    assert cells_of(text) == {cell for cell, seat in owners(state).items() if seat == 1}
    under = {(c, r - 1) for c, r in cells_of(text)} & set(owners(OVERHANG))
    assert under == (cells_of(rests_on) if rests_on else set())


def test_tl_9_orientation_and_column_are_free() -> None:
    spots = {
        (settled(cells_of(text)), min(c for c, _ in cells_of(text))) for text in texts(OVERHANG)
    }
    assert len(spots) == len(texts(OVERHANG)) == 162


def test_tl_10_a_placement_is_wholly_inside_the_tower() -> None:
    state = played(TURN, *O_STACK[:9])
    assert state.is_legal("a19,b19,a20,b20")
    assert state.is_legal("a19,b19,c19,b20")
    for text in texts(state):
        columns = {c for c, _ in cells_of(text)}
        assert columns != {1}
        assert columns != {2}
        assert max(r for _, r in cells_of(text)) <= 20
    for text in ("a19,a20,b20,c20", "a19,b19,b20,c20"):
        assert state.is_legal(text)
    unreadable(FREE, "a19,a20,a21,a22")
    unreadable(FREE, "a19,b19,a20,a21")


def test_tl_10_a_full_column_takes_nothing() -> None:
    state = played(TURN, *O_STACK)
    assert not any({1, 2} & {c for c, _ in cells_of(text)} for text in texts(state))
    unreadable(FREE, "a21,b21,c21,d21")


def test_states_are_equal_whatever_the_order_of_the_moves() -> None:
    one = played(TURN, "a1,b1,a2,b2", "i1,j1,i2,j2", "d1,e1,d2,e2", "g1,g2,g3,g4")
    other = played(TURN, "d1,e1,d2,e2", "g1,g2,g3,g4", "a1,b1,a2,b2", "i1,j1,i2,j2")
    assert one == other
    assert hash(one) == hash(other)
    assert one != played(TURN, "a1,b1,a2,b2", "i1,j1,i2,j2", "d1,e1,d2,e2")


def test_tl_10_a_shape_fits_as_long_as_it_can_come_to_rest_somewhere() -> None:
    rng = random.Random(10)
    for _ in range(20):
        state = TURN
        while state.result is None:
            assert isinstance(state, TetrisLinkState)
            rests = (any(resting(shape, state.heights)) for shape in SHAPES)
            assert fitting(state.filled) == tuple(rests)
            state = state.play(rng.choice(state.moves()))
