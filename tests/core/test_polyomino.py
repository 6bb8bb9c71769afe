import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessella import NotationError
from tessella.core.polyomino import Placement, Placements, Shape, drawn, orientations
from tessella.core.squares import Squares, mask

ELL = drawn("#.", "#.", "##")
DOMINO = drawn("##")
BOARD = Squares(4, 3, rule="XX-1")
shapes = st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)


def shape_of(cells: set[tuple[int, int]]) -> Shape:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted(((x - left, y - low) for x, y in cells), key=lambda cell: cell[::-1]))


def test_a_drawing_has_its_top_row_first() -> None:
    assert ELL == ((0, 0), (1, 0), (0, 1), (0, 2))
    assert drawn("...", ".x.", "...") == ((0, 0),)
    assert drawn(".##", "##.") == ((0, 0), (1, 0), (1, 1), (2, 1))


@pytest.mark.parametrize(
    ("rows", "turned", "turned_and_flipped"),
    [
        (("#",), 1, 1),
        (("##",), 2, 2),
        (("##", "##"), 1, 1),
        (("####",), 2, 2),
        (("###", ".#."), 4, 4),
        (("#.", "#.", "##"), 4, 8),
        ((".##", "##."), 2, 4),
        ((".##", "##.", ".#."), 4, 8),
    ],
)
def test_shapes_have_as_many_orientations_as_their_symmetry_leaves(
    rows: tuple[str, ...], turned: int, turned_and_flipped: int
) -> None:
    assert len(orientations(drawn(*rows), flips=False)) == turned
    assert len(orientations(drawn(*rows), flips=True)) == turned_and_flipped


@given(shapes)
def test_orientations_are_closed_under_turning_and_turning_over(
    cells: set[tuple[int, int]],
) -> None:
    shape = shape_of(cells)
    found = orientations(shape, flips=True)
    assert found[0] == shape
    assert len(found) == len(set(found))
    for turned in found:
        assert len(turned) == len(cells)
        assert shape_of({(y, -x) for x, y in turned}) in found
        assert shape_of({(-x, y) for x, y in turned}) in found
    assert set(orientations(shape, flips=False)) <= set(found)


def test_placements_are_all_that_fit_on_the_board_sorted_by_text() -> None:
    placements = Placements(BOARD, {"L": ELL, "D": DOMINO}, flips=False)
    texts = [placement.text for placement in placements.all]
    assert texts == sorted(set(texts))
    assert sum(p.piece == "D" for p in placements.all) == 3 * 3 + 4 * 2
    assert sum(p.piece == "L" for p in placements.all) == 2 * (3 * 1) + 2 * (2 * 2)
    for placement in placements.all:
        assert placement.text == BOARD.write(placement.cells)
        assert placement.mask == mask(placement.cells)
        assert placements.read(placement.text) is placement


def test_a_piece_too_large_for_the_board_has_no_placement() -> None:
    assert Placements(Squares(2, 2, rule="XX-1"), {"I": drawn("###")}, flips=True).all == ()


def test_cells_in_any_order_name_the_same_placement() -> None:
    placements = Placements(BOARD, {"L": ELL}, flips=True)
    assert placements.read("A3,a2,B1,a1") is placements.by_text["a1,b1,a2,a3"]


def test_cells_that_form_no_piece_are_a_placement_of_none() -> None:
    placements = Placements(BOARD, {"L": ELL}, flips=True)
    stray = placements.read("d3,a1")
    assert (stray.text, stray.piece, stray.mask) == ("a1,d3", "", mask(BOARD.read("a1,d3")))
    assert stray == Placement("a1,d3", "", (), 0)


def test_no_cells_at_all_are_no_move() -> None:
    with pytest.raises(NotationError, match="at least one square"):
        Placements(BOARD, {"L": ELL}, flips=True).read("")
