"""Boards and racks as text, to the letter."""

from __future__ import annotations

import pytest

from tessella.cli.draw.board import board_lines
from tessella.cli.draw.racks import piece_lines, rack_line, rack_lines
from tessella.cli.draw.theme import FINE, PLAIN, Theme
from tessella.core.picture import Board, Grid, Lattice, Piece, Triangle

COLOURS = ("violet", "orange")
FINE_THEME = Theme(FINE, COLOURS, width=80)
PLAIN_THEME = Theme(PLAIN, COLOURS, width=80)


def drawn(board: Board, theme: Theme = FINE_THEME, before: Board | None = None) -> list[str]:
    return [line.plain.rstrip() for line in board_lines(board, before, theme)]


def grid(*rows: str, **more: object) -> Grid:
    """A grid from a drawing, the top row first: a digit is a seat."""
    signs = "".join(reversed(rows))
    laid = tuple(sum(1 << cell for cell, sign in enumerate(signs) if sign == seat) for seat in "01")
    return Grid(len(rows[0]), len(rows), laid, **more)  # type: ignore[arg-type]


def test_each_seat_has_its_mark_and_each_side_its_coordinates() -> None:
    assert drawn(grid("..1", "0.1", "00.", marks=frozenset({7}))) == [
        "     a b c",
        "  3  · + ● 3",
        "  2  ■ · ● 2",
        "  1  ■ ■ · 1",
        "     a b c",
    ]


def test_without_fine_signs_letters_do() -> None:
    assert drawn(grid("..1", "0.1", done=frozenset({0})), PLAIN_THEME) == [
        "     a b c",
        "  2  . . O 2",
        "  1  x . O 1",
        "     a b c",
    ]


def test_what_was_laid_last_stands_out() -> None:
    lines = drawn(grid("..1", "001"), before=grid("...", "00."))
    assert lines[1:3] == ["  2  · ·›● 2", "  1  ■ ■›● 1"]


def test_cells_that_are_done_are_hollow() -> None:
    assert drawn(grid("010", done=frozenset({0, 1})))[1] == "  1  □ ○ ■ 1"


@pytest.mark.parametrize(("bar", "line"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_bar_lies_above_its_rows(bar: int, line: int) -> None:
    assert drawn(grid("..", "..", "..", bar=bar))[line] == "    ════"


def test_a_narrow_terminal_gets_narrow_cells() -> None:
    wide = Grid(26, 1)
    assert drawn(wide, Theme(FINE, COLOURS, width=40))[1] == f"  1 {'·' * 26} 1"


def test_a_low_terminal_folds_empty_rows_away() -> None:
    tower = grid(*["."] * 19, "0")
    low = drawn(tower, Theme(FINE, COLOURS, width=80, height=24))
    assert "  ⋮" in low
    assert len(low) < 20
    assert [line.split()[0] for line in low[-7:-1]] == ["⋮", "5", "4", "3", "2", "1"]
    assert len(drawn(tower, Theme(FINE, COLOURS, width=80, height=60))) == 22
    assert len(drawn(tower)) == 22


def test_rows_beside_the_bar_are_never_folded() -> None:
    board = grid(*["."] * 32, bar=16)
    low = drawn(board, Theme(FINE, COLOURS, width=80, height=24))
    numbers = {line.split()[0] for line in low[1:-1]}
    assert {"16", "17", "1", "32"} <= numbers


UP = Triangle(up=True, x=0, y=0, numbers=(0, 1, 2))
DOWN = Triangle(up=False, x=0, y=0, numbers=(1, 5, 2))


def test_a_tile_has_its_numbers_at_its_corners_and_the_cells_beside_it_name_themselves() -> None:
    assert drawn(Lattice((UP,)), PLAIN_THEME) == [
        "        1",
        "    -1 / \\ 0",
        "  0  v/   \\v 0",
        "     0-----2",
        "        0",
        " -1     v    -1",
    ]


def test_tiles_that_meet_share_side_and_numbers() -> None:
    lines = drawn(Lattice((UP, DOWN)), PLAIN_THEME)
    assert any("1-----5" in line for line in lines)
    assert any("/ \\   /" in line for line in lines)


def test_the_last_tile_is_filled() -> None:
    lines = drawn(Lattice((UP, DOWN)), FINE_THEME, Lattice((UP,)))
    assert any("╲░░░╱" in line for line in lines)
    assert any("╲░╱" in line for line in lines)


def test_an_empty_lattice_has_nothing_to_draw() -> None:
    assert drawn(Lattice(())) == []


def test_a_wide_lattice_is_cut_into_bands_with_every_tile_whole() -> None:
    tiles = tuple(Triangle(up=True, x=x, y=0, numbers=(0, 1, 2)) for x in range(20))
    lines = drawn(Lattice(tiles), Theme(PLAIN, COLOURS, width=40))
    assert max(map(len, lines)) <= 40
    assert sum(line.count("0-----") for line in lines) >= 20


def test_pieces_are_drawn_with_half_blocks_or_plain_signs() -> None:
    piece = Piece("L", 2, ((0, 0), (1, 0), (0, 1), (0, 2)))
    assert piece_lines(piece, FINE) == ["▄ ", "█▄"]
    assert piece_lines(piece, PLAIN) == ["# ", "# ", "##"]


def test_a_tile_in_hand_is_a_triangle_with_its_numbers_clockwise_from_the_left() -> None:
    tile = Piece("012", numbers=(0, 1, 2))
    assert piece_lines(tile, PLAIN) == ["  1  ", " / \\ ", "0---2"]


def test_a_piece_without_a_shape_is_its_name() -> None:
    assert piece_lines(Piece("star"), FINE) == ["star"]


def test_racks_name_and_count_their_pieces() -> None:
    pieces = [Piece("I", 3, ((0, 0), (1, 0), (2, 0), (3, 0))), Piece("O", 1, ((0, 0),))]
    assert rack_line(pieces, FINE) == "I×3 O"
    lines = rack_lines(pieces, FINE_THEME, FINE_THEME.ink(0), width=40)
    assert [line.plain for line in lines] == ["▄▄▄▄  ▄", "I×3   O"]
    narrow = rack_lines(pieces, FINE_THEME, FINE_THEME.ink(0), width=5)
    assert [line.plain for line in narrow] == ["▄▄▄▄", "I×3", "▄", "O"]
