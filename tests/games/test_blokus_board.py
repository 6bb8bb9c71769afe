from __future__ import annotations

from collections import Counter

import pytest

import tessella
from tessella.core.perft import perft
from tessella.core.picture import Grid
from tests.games.blokus_by_hand import STARTS
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

GAME = tessella.game("blokus")
TURN = played(GAME, "first:0")
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])


def test_the_options_are_seats_and_corners() -> None:
    assert (GAME.name, dict(GAME.options)) == ("blokus", {"seats": 4, "corners": "own"})
    for options in ({"seats": 1}, {"seats": 5}, {"corners": "mine"}, {"dice": False}):
        with pytest.raises(tessella.OptionError, match=next(iter(options))):
            tessella.game("blokus", **options)


@EVERY_TABLE
def test_bk_1_the_board_has_20_by_20_cells_and_begins_empty(seats: int) -> None:
    state = played(tessella.game("blokus", seats=seats), "first:0")
    board = state.view(0).board
    assert isinstance(board, Grid)
    assert (board.columns, board.rows, len(board.colours)) == (20, 20, 400)
    assert owners(state) == {}


@pytest.mark.parametrize("cell", ["u1", "a21", "t21", "z9", "a99"])
def test_bk_1_a_cell_off_the_board_is_no_move(cell: str) -> None:
    error = unreadable(GAME, cell)
    assert error.rule == "BK-1"
    assert cell in str(error)


def test_bk_2_each_colour_has_the_21_free_polyominoes_of_1_to_5_cells() -> None:
    racks = TURN.view(None).racks
    assert GAME.colours == ("blue", "yellow", "red", "green")
    assert len(racks) == 4
    for rack in racks:
        assert [piece.count for piece in rack.pieces] == [1] * 21
        assert Counter(len(piece.cells) for piece in rack.pieces) == {1: 1, 2: 1, 3: 2, 4: 5, 5: 12}
        assert sum(len(piece.cells) for piece in rack.pieces) == 89
        assert len({likeness(frozenset(piece.cells)) for piece in rack.pieces}) == 21


def test_bk_2_there_are_91_orientations_and_30433_placements() -> None:
    placements = placements_on(20)
    assert len({settled(cells) for cells in placements.values()}) == 91
    assert len(placements) == 30_433
    assert {str(GAME.parse(text)) for text in placements} == placements.keys()


@pytest.mark.parametrize("text", ["a20,c20", "a20,b19", "a20,b20,c20,d20,e20,f20"])
def test_bk_2_cells_that_are_no_piece_are_refused(text: str) -> None:
    refused(TURN, text, "BK-2")


def test_bk_2_a_colour_has_each_piece_once_and_the_others_keep_theirs() -> None:
    state = played(TURN, "a20,b20")
    assert state.is_legal("t20,s20")
    state = played(state, "t20", "t1", "a1")
    refused(state, "c19,c18", "BK-2")
    assert state.is_legal("c19")


def test_bk_4_by_default_the_first_piece_of_a_colour_covers_its_own_corner() -> None:
    state, board = TURN, TURN.view(0).board
    assert isinstance(board, Grid)
    assert {(cell % 20 + 1, cell // 20 + 1) for cell in board.marks} == set(STARTS)
    for corner, others in (("a20", "t20"), ("t20", "t1"), ("t1", "a1"), ("a1", "b2")):
        refused(state, others, "BK-4")
        assert {text for text in texts(state) if "," not in text} == {corner}
        assert all(cells_of(corner) <= cells_of(text) for text in texts(state))
        state = state.play(corner)


def test_bk_4_with_any_corner_a_first_piece_takes_one_that_is_free() -> None:
    state = played(tessella.game("blokus", corners="any"), "first:0")
    assert {text for text in texts(state) if "," not in text} == {"a1", "t1", "a20", "t20"}
    state = state.play("t1")
    assert {text for text in texts(state) if "," not in text} == {"a1", "a20", "t20"}
    refused(state, "t1", "BK-6")
    refused(state, "j10", "BK-4")
    assert all(not cells_of("t1") <= cells_of(text) for text in texts(state))


@EVERY_TABLE
def test_perft_after_the_lot(seats: int) -> None:
    for first in range(seats):
        state = played(tessella.game("blokus", seats=seats), f"first:{first}")
        assert perft(state, 1) == 58
        assert perft(state, 2) == 3_364


def test_perft_to_depth_3() -> None:
    assert perft(TURN, 3) == 195_112


def test_perft_with_any_corner() -> None:
    assert perft(played(tessella.game("blokus", corners="any"), "first:0"), 1) == 232
