from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessella import NotationError
from tessella.core.squares import LETTERS, Squares, bits, mask

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
Cells = frozenset[tuple[int, int]]


@st.composite
def boards(draw: st.DrawFn) -> Squares:
    return Squares(draw(st.integers(1, 26)), draw(st.integers(1, 30)), rule="XX-1")


@st.composite
def boards_and_cells(draw: st.DrawFn) -> tuple[Squares, int, int]:
    """A board and two sets of its cells, dense enough to have large groups."""
    board = Squares(draw(st.integers(1, 7)), draw(st.integers(1, 7)), rule="XX-1")
    some = st.integers(0, board.all)
    return board, draw(some) | draw(some), draw(some)


def spots(board: Squares, cells: int) -> Cells:
    return frozenset((cell % board.columns, cell // board.columns) for cell in bits(cells))


def moved(board: Squares, cells: Cells, steps: tuple[tuple[int, int], ...]) -> Cells:
    """The cells one step away, found without arithmetic on bits."""
    reached = {(x + dx, y + dy) for x, y in cells for dx, dy in steps}
    return frozenset(
        (x, y) for x, y in reached if x in range(board.columns) and y in range(board.rows)
    )


def flooded(board: Squares, start: Cells, ground: Cells) -> Cells:
    found = start & ground
    while wider := (moved(board, found, SIDES) & ground) - found:
        found |= wider
    return found


def grouped(board: Squares, cells: Cells) -> Iterator[Cells]:
    while cells:
        group = flooded(board, frozenset([next(iter(cells))]), cells)
        cells -= group
        yield group


@given(boards_and_cells())
def test_sides_and_corners_are_those_of_a_naive_board(case: tuple[Squares, int, int]) -> None:
    board, cells, _ = case
    assert spots(board, board.sides(cells)) == moved(board, spots(board, cells), SIDES)
    assert spots(board, board.corners(cells)) == moved(board, spots(board, cells), CORNERS)


@given(boards_and_cells())
def test_floods_and_groups_are_those_of_a_naive_board(case: tuple[Squares, int, int]) -> None:
    board, cells, start = case
    ground, source = spots(board, cells), spots(board, start)
    assert spots(board, board.flood(start, cells)) == flooded(board, source, ground)
    groups = [spots(board, group) for group in board.groups(cells)]
    assert sorted(map(sorted, groups)) == sorted(map(sorted, grouped(board, ground)))


@given(boards())
def test_names_numbers_rows_and_columns_agree(board: Squares) -> None:
    assert len(board.names) == len(set(board.names)) == board.columns * board.rows
    assert board.names[0] == "a1"
    assert board.names[board.cell(board.columns - 1, 0)] == f"{LETTERS[board.columns - 1]}1"
    assert board.names[board.cell(0, board.rows - 1)] == f"a{board.rows}"
    assert board.all == mask(range(len(board.names)))
    assert board.row == mask(board.cell(x, 0) for x in range(board.columns))
    assert board.below(board.rows) == board.all
    assert board.below(0) == 0
    for x in range(board.columns):
        assert board.column(x) == mask(board.cell(x, y) for y in range(board.rows))


@given(boards(), st.data())
def test_cells_are_read_in_any_order_and_either_case(board: Squares, data: st.DataObject) -> None:
    cells = data.draw(st.lists(st.sampled_from(range(len(board.names))), min_size=1, unique=True))
    text = ",".join(board.names[cell] for cell in cells)
    assert board.read(text) == board.read(text.upper()) == tuple(sorted(cells))
    assert board.read(board.write(cells)) == tuple(sorted(cells))


def test_cells_are_written_by_row_then_column() -> None:
    board = Squares(14, 14, rule="BD-1")
    assert board.write(board.read("F11,g10,E10,f9,f10")) == "f9,e10,f10,g10,f11"


@given(st.sets(st.integers(0, 300)))
def test_bits_and_mask_are_each_other_s_inverse(cells: set[int]) -> None:
    assert list(bits(mask(cells))) == sorted(cells)


@pytest.mark.parametrize("text", ["d1", "a4", "c9", "a1,b1,z1", "a99", "Z9"])
def test_a_cell_off_the_board_names_the_rule_and_the_last_cell(text: str) -> None:
    with pytest.raises(NotationError, match=r"XX-1") as caught:
        Squares(3, 3, rule="XX-1").read(text)
    assert caught.value.rule == "XX-1"
    assert "a1" in str(caught.value)
    assert "c3" in str(caught.value)


@pytest.mark.parametrize("text", ["a1,a1", "a1,b2,A1"])
def test_a_cell_twice_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="twice"):
        Squares(3, 3, rule="XX-1").read(text)


NO_CELLS = (
    *("", " ", ",", "a1,", ",a1", "a1,,b1", "a", "1", "1a", "a0", "a01", "a100", "a-1", "aa1"),
    *("a1 ", "a 1", "a1;b1", "a1\n", "a\0", "a1.0", "é1", "\N{KELVIN SIGN}1", "a¹", "a１", "а1"),
)


@pytest.mark.parametrize("text", NO_CELLS)
def test_what_is_no_cell_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match="e10") as caught:
        Squares(14, 14, rule="XX-1").read(text)
    assert caught.value.rule is None
    assert str(caught.value).isprintable()
