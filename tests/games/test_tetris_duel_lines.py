"""Tetris Duel: lines and the bar that they push (TD-9 to TD-12), and the score (TD-16)."""

from random import Random

import pytest

import tessella
from tessella.core.event import Laid
from tessella.core.picture import Grid
from tests.games.square_positions import Cells, refused, scored, scored_cells, texts
from tests.games.tetris_duel_positions import (
    begun,
    picture,
    play,
    position,
)

SHAFT = """
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ----
    ....
    ....
    ....
    ....
    ....
    ....
    {}.x
    {}.x
    {}.x
    {}.x
"""
"""Four rows to be filled by an I that stands in column c; `xx` rows become full, `x.` do not."""

ADVANCES = [("x. x. x. x.", 0, 0), *[(rows, 1, 1) for rows in ("xx x. x. x.", "x. x. x. xx")]]
ADVANCES += [(rows, 2, 3) for rows in ("x. x. xx xx", "xx x. x. xx", "x. xx x. xx")]
ADVANCES += [(rows, 3, 5) for rows in ("xx xx xx x.", "xx x. xx xx")]
ADVANCES += [("xx xx xx xx", 4, 7)]


def test_td_9_a_line_is_a_row_of_all_columns() -> None:
    state = play(begun(columns=4, rows=8), "I", "a1,b1,c1,d1")
    assert state.scores == (5, 3)
    wide = play(begun(columns=5, rows=8), "I", "a1,b1,c1,d1")
    assert wide.scores == (4, 4)


def test_td_9_ten_cells_on_the_standard_board() -> None:
    state = play(begun(), "I", "a1,b1,c1,d1", "O", "a31,b31,a32,b32")
    state = play(state, "I", "e1,f1,g1,h1", "O", "c31,d31,c32,d32")
    assert state.scores == (16, 16)
    state = play(state, "L", "i1,j1,i2,i3")
    assert state.scores == (17, 15)


def test_td_9_lines_and_blocks_stay_on_the_board() -> None:
    state = play(begun(columns=4, rows=8), "I", "a1,b1,c1,d1", "O", "a7,b7,a8,b8")
    assert picture(state) == ["oo..", "oo..", "....", "....", "....", "....", "....", "xxxx"]
    board = state.view(None).board
    assert isinstance(board, Grid)
    assert board.done == frozenset(range(4))
    assert board.bar == 5


def test_td_10_a_row_counts_once() -> None:
    state = play(begun(columns=4), "I", "a1,b1,c1,d1", "O", "a31,b31,a32,b32")
    assert state.scores == (17, 15)
    state = play(state, "O", "a2,b2,a3,b3")
    assert state.scores == (17, 15)
    assert state.events == (Laid(0, "O", "a2,b2,a3,b3"),)
    state = play(state, "I", "d29,d30,d31,d32", "O", "c2,d2,c3,d3")
    assert state.scores == (20, 12)


def test_td_10_a_row_counts_also_above_a_row_that_is_not_full() -> None:
    state = play(begun(columns=4), "I", "a1,a2,a3,a4", "O", "a31,b31,a32,b32")
    state = play(state, "I", "b1,b2,b3,b4", "I", "d29,d30,d31,d32", "O", "c3,d3,c4,d4")
    assert state.scores == (19, 13)


def test_td_10_worked_position_3_rows_need_not_be_adjacent() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ....
        ....
        ....
        ----
        ....
        ....
        xxx.
        x.x.
        xxx.
        x.x.
        x.xx
    """
    state = position(drawing, "0:I").play("d2,d3,d4,d5")
    assert state.events[0] == Laid(0, "I", "d2,d3,d4,d5")
    assert scored(state) == [(0, 3, "TD-11"), (1, -3, "TD-11")]
    assert state.scores == (10, 4)


@pytest.mark.parametrize(("rows", "lines", "advance"), ADVANCES)
def test_td_11_lines_push_the_bar_1_3_5_or_7_rows(rows: str, lines: int, advance: int) -> None:
    state = position(SHAFT.format(*rows.split()), "0:I").play("c1,c2,c3,c4")
    assert rows.split().count("xx") == lines
    assert state.scores == (10 + advance, 10 - advance)
    both = [(0, advance, "TD-11"), (1, -advance, "TD-11")]
    assert scored(state) == (both if advance else [])
    board = state.view(None).board
    assert isinstance(board, Grid)
    assert board.bar == 10 + advance


@pytest.mark.parametrize(("rows", "lines", "advance"), ADVANCES)
def test_td_11_seat_1_pushes_the_bar_the_other_way(rows: str, lines: int, advance: int) -> None:
    drawing = SHAFT.format(*rows.split()).strip()[::-1].replace("x", "o")
    state = position(drawing, "1:I").play("b17,b18,b19,b20")
    assert rows.split().count("xx") == lines
    assert state.scores == (10 - advance, 10 + advance)


def rows_of(*rows: int) -> Cells:
    """All cells of some rows of a board with four columns."""
    return frozenset((column, row) for row in rows for column in range(1, 5))


def test_td_11_points_name_the_lines_and_the_rows_that_change_hands() -> None:
    drawing = SHAFT.format("xx", "x.", "x.", "xx")
    state = position(drawing, "0:I").play("c1,c2,c3,c4")
    assert scored_cells(state, 0, "TD-11") == rows_of(1, 4)
    assert scored_cells(state, 1, "TD-11") == rows_of(11, 12, 13)
    mirrored = drawing.strip()[::-1].replace("x", "o")
    state = position(mirrored, "1:I").play("b17,b18,b19,b20")
    assert scored_cells(state, 1, "TD-11") == rows_of(17, 20)
    assert scored_cells(state, 0, "TD-11") == rows_of(8, 9, 10)


def test_td_11_rows_won_are_the_seats_own() -> None:
    state = position(SHAFT.format("xx", "xx", "xx", "xx"), "0:I").play("c1,c2,c3,c4")
    state = play(state, "I", "a20,b20,c20,d20", "I", "a5,a6,a7,a8")
    assert state.scores == (16, 4)
    state = play(state, "O", "a18,b18,a19,b19", "I", "a9,a10,a11,a12")
    state = play(state, "L", "c17,d17,c18,c19", "I")
    refused(state, "a14,a15,a16,a17", "TD-5")
    assert "a13,a14,a15,a16" in texts(state)


def test_td_12_the_marker_stands_at_the_highest_completed_line() -> None:
    state = begun(columns=4)
    assert [state.view(None).marker(seat) for seat in (0, 1)] == [0, 0]
    state = play(state, "I", "a1,a2,a3,a4", "I", "a32,b32,c32,d32")
    assert [state.view(0).marker(seat) for seat in (0, 1)] == [0, 1]
    state = play(state, "I", "b1,b2,b3,b4", "O", "a30,b30,a31,b31", "O", "c3,d3,c4,d4")
    assert [state.view(1).marker(seat) for seat in (0, 1)] == [4, 1]
    board = state.view(None).board
    assert isinstance(board, Grid)
    assert board.markers == (4, 1)


def test_td_12_the_marker_never_goes_back() -> None:
    state = play(begun(columns=4), "I", "a1,a2,a3,a4", "O", "a31,b31,a32,b32")
    state = play(state, "I", "b1,b2,b3,b4", "I", "d29,d30,d31,d32", "O", "c3,d3,c4,d4")
    assert state.view(0).marker(0) == 4
    state = play(state, "I", "c29,c30,c31,c32", "I", "a5,b5,c5,d5")
    assert state.view(0).marker(0) == 5
    state = play(state, "T", "a28,b28,c28,b29", "T", "a6,b6,c6,b7")
    assert state.view(0).marker(0) == 5


@pytest.mark.parametrize("touch", ["win", "continue"])
def test_td_16_the_score_is_the_number_of_rows_of_the_territory(touch: str) -> None:
    rng = Random(touch)
    for _ in range(12):
        state = begun(columns=4, rows=20, touch=touch)
        while state.result is None:
            state = tessella.driver(state, rng)
            board = state.view(None).board
            assert isinstance(board, Grid)
            assert state.scores == (board.bar, 20 - (board.bar or 0))
            if state.result is None:
                state = state.play(rng.choice(state.moves()))
        assert state.result.scores == state.scores
