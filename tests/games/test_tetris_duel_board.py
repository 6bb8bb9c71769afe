"""Tetris Duel: the board and its options (TD-1), the blocks (TD-2), and the texts of moves."""

import pytest

import tessella
from tessella.core.picture import Grid
from tests.games.square_positions import refused, texts, unreadable
from tests.games.tetris_duel_positions import (
    SHAPES,
    TURNED,
    begun,
    cells_of,
    duel,
    play,
    text_of,
)


def test_td_1_board_is_10_columns_by_32_rows_with_the_bar_in_the_middle() -> None:
    state = duel().start()
    board = state.view(None).board
    assert isinstance(board, Grid)
    assert (board.columns, board.rows, board.bar) == (10, 32, 16)
    assert set(board.colours) == {None}
    assert state.scores == (16, 16)


def test_td_1_defaults_are_among_the_options() -> None:
    game = duel()
    assert (game.name, game.seats) == ("tetris-duel", 2)
    assert dict(game.options) == {"columns": 10, "rows": 32, "entry": "region", "touch": "win"}


def test_td_1_seats_face_each_other_at_the_short_edges() -> None:
    seat_0 = begun(0).play("O")
    assert {text for text in texts(seat_0) if text.startswith("a")} == {"a1,b1,a2,b2"}
    assert len(texts(seat_0)) == 9
    seat_1 = begun(1).play("O")
    assert "a31,b31,a32,b32" in texts(seat_1)
    assert all("32" in text for text in texts(seat_1))


@pytest.mark.parametrize(("columns", "rows"), [(4, 8), (4, 98), (26, 8), (7, 20)])
def test_td_1_options_change_columns_and_rows(columns: int, rows: int) -> None:
    game = duel(columns=columns, rows=rows)
    assert game.start().scores == (rows // 2, rows // 2)
    corner = f"{chr(96 + columns)}{rows}"
    assert corner in str(game.parse(f"a1,{corner}"))
    edges = [text_of([(column, row)]) for column, row in ((columns - 1, 0), (0, rows - 1))]
    for first, edge in enumerate(edges):
        state = game.start().play(f"first:{first}").play("I")
        assert any(edge in text.split(",") for text in texts(state))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("columns", value) for value in (3, 27, 0, -10, "10", 10.0, True, None)],
        *[("rows", value) for value in (6, 7, 9, 31, 33, 99, 100, "32", 32.0, True, None)],
        *[("entry", value) for value in ("Region", "", "fall", None, 0)],
        *[("touch", value) for value in ("lose", "", True, None)],
        *[("seats", 2), ("edition", "fr")],
    ],
)
def test_td_1_other_options_are_refused(option: str, value: object) -> None:
    with pytest.raises(tessella.OptionError, match=option):
        duel(**{option: value})


@pytest.mark.parametrize("cell", ["k1", "a33", "z99", "j40"])
def test_td_1_cells_off_the_board_are_not_read(cell: str) -> None:
    assert "TD-1" in str(unreadable(duel(), f"a1,b1,c1,{cell}"))


def test_td_1_cells_off_a_smaller_board_are_not_read() -> None:
    game = duel(columns=4, rows=8)
    assert str(game.parse("a8,d8")) == "a8,d8"
    for cell in ("e1", "a9"):
        with pytest.raises(tessella.NotationError, match="TD-1"):
            game.parse(cell)


def test_td_2_stock_is_16_of_each_of_seven_shapes() -> None:
    (rack,) = duel().start().view(0).racks
    assert rack.seat is None
    assert {piece.name: piece.count for piece in rack.pieces} == dict.fromkeys("IOTLJSZ", 16)
    assert sum(piece.count for piece in rack.pieces) == 112


def test_td_2_both_seats_lay_from_one_stock() -> None:
    state = play(begun(), "O", "a1,b1,a2,b2", "O", "a31,b31,a32,b32", "T", "c1,d1,e1,d2")
    (rack,) = state.view(1).racks
    counts = {piece.name: piece.count for piece in rack.pieces}
    assert counts == dict.fromkeys("IJLSZ", 16) | {"O": 14, "T": 15}


def test_td_2_there_are_19_orientations() -> None:
    assert sum(map(len, TURNED.values())) == 19


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("shape", SHAPES)
def test_td_2_a_block_is_turned_but_never_turned_over(shape: str, seat: int) -> None:
    state = begun(seat).play(shape)
    lying = set()
    for text in texts(state):
        cells = cells_of(text)
        left, low = min(x for x, _ in cells), min(y for _, y in cells)
        lying.add(text_of([(x - left, y - low) for x, y in cells]))
    assert lying == {text_of(cells_of(turned)) for turned in TURNED[shape]}


@pytest.mark.parametrize(
    ("shape", "cells", "mirror"),
    [
        ("L", "a1,b1,a2,a3", "J"),
        ("J", "a1,b1,b2,b3", "L"),
        ("S", "a1,b1,b2,c2", "Z"),
        ("Z", "b1,c1,a2,b2", "S"),
    ],
)
def test_td_2_shapes_with_a_mirror_are_told_apart(shape: str, cells: str, mirror: str) -> None:
    assert begun().play(shape).play(cells).turn == tessella.CHANCE
    refused(begun().play(mirror), cells, "TD-4")


@pytest.mark.parametrize(
    "cells",
    [
        "a1",
        "a1,b1",
        "a1,b1,c1",
        "a1,b1,c1,d1,e1",
        "a1,b1,c1,e1",
        "a1,b2,c3,d4",
        "a1,b1,c2,d2",
        "a1,j1,a2,j2",
        "j1,a2,b2,c2",
    ],
)
def test_td_2_cells_that_form_no_block_are_refused(cells: str) -> None:
    for shape in SHAPES:
        refused(begun().play(shape), cells, "TD-2")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("A1,B1,A2,B2", "a1,b1,a2,b2"),
        ("b2,a2,b1,a1", "a1,b1,a2,b2"),
        ("j10,J9,i10,I9", "i9,j9,i10,j10"),
        ("b10,a9,b9,a10", "a9,b9,a10,b10"),
        ("a4,a2,a3,a1", "a1,a2,a3,a4"),
        ("d1,C1,b1,A1", "a1,b1,c1,d1"),
    ],
)
def test_cells_are_read_in_any_order_and_either_case(text: str, canonical: str) -> None:
    game = duel()
    move = game.parse(text)
    assert str(move) == canonical
    assert game.parse(str(move)) == move
    assert hash(game.parse(canonical)) == hash(move)


def test_a_move_is_played_as_its_text_or_as_itself() -> None:
    state = begun().play("O")
    move = state.game.parse("b2,a2,B1,A1")
    assert state.play(move) == state.play("a1,b1,a2,b2") == state.play("B2,A2,B1,A1")
    assert state.play(move).events == state.play("B2,A2,B1,A1").events


@pytest.mark.parametrize("text", ["first:0", "first:1", *SHAPES])
def test_texts_of_chance_round_trip(text: str) -> None:
    move = duel().parse(text)
    assert str(move) == text
    assert duel().parse(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", ",", "X", "II", "*", "I ", "-1", "draw", "pass", "012", "^0,0:012"],
        *["a0,b1,c1,d1", "a01,b1,c1,d1", "a1,b1,c1,d", "a1,b1,c1,4", "a1,b1,c1,dd1"],
        *["a1,b1,,c1", "a1,b1,c1,", ",a1,b1,c1", "a1 b1 c1 d1", "a1, b1, c1, d1", "a1;b1;c1;d1"],
        *["a1,b1,c1,d-1", "a1,b1,c1,d+1", "a1,b1,c1,d1.0", "a1,b1,c1,d１", "ａ1,b1,c1,d1"],
        *["a1,b1,c1,d99999999999999999999", "a1,a1,b1,c1", "a1,A1,b1,c1"],
        *["a1,b1,c1,d1\n", "\x00", "a1,b1,c1,d1\x1b[31m", "𝒂1,b1,c1,d1", "a1," * 5000, "9" * 5000],
        *[
            "first:2",
            "first:-1",
            "first:00",
            "first:01",
            "first:",
            "first:a",
            "first:0 ",
            "First:0",
        ],
        *["first:99999999999999999999", "first:٠"],
    ],
)
def test_texts_that_are_no_move_are_a_notation_error(text: str) -> None:
    message = str(unreadable(duel(), text))
    assert message.isprintable()
    assert len(message) < 300
    for state in (begun(), begun().play("I")):
        with pytest.raises(tessella.NotationError):
            state.play(text)


@pytest.mark.parametrize("value", [None, 1, 1.5, b"I", ["a1", "b1", "c1", "d1"]])
def test_values_that_are_no_text_are_a_notation_error(value: object) -> None:
    with pytest.raises(tessella.NotationError):
        begun().play(value)  # type: ignore[arg-type]
