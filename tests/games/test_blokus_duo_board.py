from __future__ import annotations

from collections import Counter

import pytest

import tessella
from tessella.core.perft import perft
from tessella.core.picture import Grid
from tests.games.blokus_duo_by_hand import STARTS
from tests.games.contact_by_hand import placements_on
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

GAME = tessella.game("blokus-duo")
TURN = played(GAME, "first:0")
OPENED = played(TURN, "e10,f10", "j5")


def test_the_game_has_two_seats_and_no_options() -> None:
    assert (GAME.name, GAME.seats, dict(GAME.options)) == ("blokus-duo", 2, {})
    for options in ({"seats": 2}, {"edition": "fr"}, {"dice": False}):
        with pytest.raises(tessella.OptionError, match=next(iter(options))):
            tessella.game("blokus-duo", **options)


def test_bd_1_the_board_has_14_by_14_cells_and_begins_empty() -> None:
    board = TURN.view(0).board
    assert isinstance(board, Grid)
    assert (board.columns, board.rows, len(board.colours)) == (14, 14, 196)
    assert owners(TURN) == {}


def test_bd_1_the_start_points_are_e10_and_j5() -> None:
    board = TURN.view(0).board
    assert isinstance(board, Grid)
    assert {(spot % 14 + 1, spot // 14 + 1) for spot in board.marks} == STARTS
    assert {text for text in texts(TURN) if "," not in text} == {"e10", "j5"}


@pytest.mark.parametrize("cell", ["a1", "n1", "a14", "n14"])
def test_bd_1_the_corners_of_the_board_are_cells(cell: str) -> None:
    assert str(GAME.parse(cell)) == cell


@pytest.mark.parametrize("cell", ["o1", "a15", "n15", "z9", "a99"])
def test_bd_1_a_cell_off_the_board_is_no_move(cell: str) -> None:
    error = unreadable(GAME, cell)
    assert error.rule == "BD-1"
    assert "BD-1" in str(error)
    assert cell in str(error)
    unreadable(GAME, f"e10,{cell}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "e",
        "10",
        "e0",
        "e010",
        "e10,",
        ",e10",
        "e10,,f10",
        "e10 f10",
        "e10, f10",
        " e10",
        "e10\n",
        "e10,e10",
        "e-1",
        "e1.0",
        "é10",
        "e1٠",
        "pass",
        "draw",
        "I",
        "*",
        "^0,0:012",
        "first:",
        "first:2",
        "first:-1",
        "first:00",
        "first:0 ",
        "FIRST:0",
        "e10," * 500,
    ],
)
def test_a_text_outside_the_grammar_is_no_move(text: str) -> None:
    unreadable(GAME, text)


def test_cells_may_come_in_any_order_and_either_case() -> None:
    plus = "f9,e10,f10,g10,f11"
    for text in (plus, "F11,G10,F10,E10,F9", "e10,f9,f10,f11,g10", "f9,E10,f10,G10,f11"):
        assert str(GAME.parse(text)) == plus
        assert GAME.parse(text) == GAME.parse(plus)
        assert TURN.play(text) == TURN.play(plus)


def test_bd_2_each_seat_has_the_21_free_polyominoes_of_1_to_5_cells() -> None:
    racks = TURN.view(None).racks
    assert [rack.seat for rack in racks] == [0, 1]
    for rack in racks:
        assert [piece.count for piece in rack.pieces] == [1] * 21
        assert Counter(len(piece.cells) for piece in rack.pieces) == {1: 1, 2: 1, 3: 2, 4: 5, 5: 12}
        assert sum(len(piece.cells) for piece in rack.pieces) == 89
        assert len({likeness(frozenset(piece.cells)) for piece in rack.pieces}) == 21


def test_bd_2_turned_and_turned_over_there_are_91_orientations() -> None:
    orientations = {settled(cells_of(text)) for text in texts(TURN)}
    assert len(orientations) == 91
    assert Counter(map(len, orientations)) == {1: 1, 2: 2, 3: 6, 4: 19, 5: 63}


def test_bd_2_there_are_13729_placements() -> None:
    placements = placements_on(14)
    assert len(placements) == 13_729
    assert {str(GAME.parse(text)) for text in placements} == placements.keys()
    shapes = [TURN.refusal(text) for text in placements]
    assert {error.rule for error in shapes if error is not None} == {"BD-4"}


@pytest.mark.parametrize(
    "text",
    [
        "e10,g10",
        "e10,f11",
        "e10,f10,h10",
        "e10,e11,g10,g11",
        "e10,e11,e12,e13,e14,f14",
        "e10,f10,g10,h10,i10,j10",
    ],
)
def test_bd_2_cells_that_are_no_piece_are_refused(text: str) -> None:
    refused(TURN, text, "BD-2")


@pytest.mark.parametrize("text", ["g11,h11", "g11,g12", "d11,d12", "g9,h9", "c9,d9"])
def test_bd_2_a_seat_has_each_piece_once_however_it_is_turned(text: str) -> None:
    refused(OPENED, text, "BD-2")


def test_bd_2_a_piece_turned_over_is_the_same_piece() -> None:
    state = played(TURN, "e10,f10,g10,g11", "j5")
    for text in ("h12,h13,i13,j13", "h12,i12,j12,h13", "h12,i12,h13,h14"):
        assert settled(cells_of(text)) != settled(cells_of("e10,f10,g10,g11"))
        refused(state, text, "BD-2")
    assert state.is_legal("h12,i12,i13,j13")


def test_bd_2_the_other_seat_keeps_its_own_piece_of_the_same_kind() -> None:
    state = played(TURN, "e10,f10")
    assert state.is_legal("j5,k5")
    racks = state.view(1).racks
    assert [len(rack.pieces) for rack in racks] == [20, 21]
    assert all(len(piece.cells) != 2 for piece in racks[0].pieces)


def test_perft_first_moves_by_piece_size_on_a_fixed_start() -> None:
    sizes = Counter(len(cells_of(text)) for text in texts(TURN) if "e10" in text.split(","))
    assert sizes == {1: 1, 2: 4, 3: 18, 4: 76, 5: 315}


@pytest.mark.parametrize("start", ["e10", "j5"])
def test_perft_with_a_fixed_start(start: str) -> None:
    moves = [move for move in TURN.moves() if start in str(move).split(",")]
    assert len(moves) == 414
    assert sum(perft(TURN.play(move), 1) for move in moves) == 171_396


@pytest.mark.parametrize("lot", ["first:0", "first:1"])
def test_perft_with_a_free_start(lot: str) -> None:
    state = played(GAME, lot)
    assert perft(state, 1) == 828
    assert perft(state, 2) == 342_792
    assert perft(GAME.start(), 2) == 2 * 828


@pytest.mark.long
def test_perft_to_depth_3() -> None:
    assert perft(TURN, 3) == 178_409_524
