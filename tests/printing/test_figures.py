"""Parts as they lie on the table: their areas, sizes and signs, in millimetres."""

from itertools import pairwise
from math import dist, sqrt

import pytest

import tessella
from tessella.core.box import Part, Polyomino, Tile
from tessella.core.registry import game_type
from tessella.printing.figure import Figure, Line
from tessella.printing.forms import figure_of
from tessella.printing.order import box_of
from tessella.printing.paints import PAINTS
from tools.pictures.theme import DAY

PARTS = {
    f"{game} {part.name}": part
    for game in tessella.games()
    for one in box_of(game_type(game)).sets
    for part in one.parts
}
SQUARES = {name: part.form for name, part in PARTS.items() if isinstance(part.form, Polyomino)}
every_part = pytest.mark.parametrize("part", PARTS.values(), ids=PARTS.keys())
every_piece = pytest.mark.parametrize("name", SQUARES)


def area(polygon: Line) -> float:
    """The area within a polygon; negative if it runs clockwise."""
    closed = (*polygon, polygon[0])
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise(closed)) / 2


def middle(lines: tuple[Line, ...]) -> tuple[float, float]:
    points = [point for line in lines for point in line]
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    return x, y


@every_part
def test_a_part_begins_at_its_corner_and_runs_anticlockwise(part: Part) -> None:
    figure = figure_of(part.form, 15)
    assert min(x for x, _ in figure.outline) == pytest.approx(0)
    assert min(y for _, y in figure.outline) == pytest.approx(0)
    for polygon in (figure.outline, *figure.blocks, *figure.signs, *figure.holes):
        assert area(polygon) > 0


@every_part
def test_signs_stay_within_the_part(part: Part) -> None:
    figure = figure_of(part.form, 20)
    width, height = figure.size
    for line in (*figure.signs, *figure.strokes, *figure.holes, *figure.blocks):
        for x, y in line:
            assert -1e-9 <= x <= width + 1e-9
            assert -1e-9 <= y <= height + 1e-9


@pytest.mark.parametrize("cell", [12.7, 15.5])
@every_piece
def test_a_piece_of_squares_is_as_large_as_its_cells(name: str, cell: float) -> None:
    figure, cells = figure_of(SQUARES[name], cell), SQUARES[name].cells
    assert area(figure.outline) == pytest.approx(len(cells) * cell**2)
    assert sum(map(area, figure.blocks)) == pytest.approx(len(cells) * cell**2)
    wide, high = (max(axis) + 1 for axis in zip(*cells, strict=True))
    assert figure.size == pytest.approx((wide * cell, high * cell))
    assert figure.upright().size == pytest.approx((high * cell, wide * cell))
    assert area(figure.upright().outline) == pytest.approx(area(figure.outline))


def test_tr_1_a_tile_has_its_numbers_clockwise_from_the_left() -> None:
    side = 30.0
    for numbers in ((0, 1, 2), (3, 4, 5), (1, 1, 5)):
        whole = figure_of(Tile(numbers), side)
        spots = [middle(strokes) for strokes in in_order(whole, numbers)]
        height = side * sqrt(3) / 2
        corners = [(0, 0), (side / 2, height), (side, 0)]
        for spot, corner in zip(spots, corners, strict=True):
            assert min(corners, key=lambda c: dist(c, spot)) == corner


def in_order(tile: Figure, numbers: tuple[int, ...]) -> list[tuple[Line, ...]]:
    """The strokes of each number: each of these is one line of the pen."""
    assert len(tile.strokes) == len(numbers)
    return [(line,) for line in tile.strokes]


def test_a_tile_is_a_triangle_with_blunt_corners() -> None:
    side = 25.4
    whole = figure_of(Tile((0, 0, 0)), side)
    assert len(whole.outline) == 6
    assert area(whole.outline) == pytest.approx(sqrt(3) / 4 * side**2 * (1 - 3 * 0.04**2))


def test_the_net_of_a_die_has_six_faces_and_seven_flaps() -> None:
    form = PARTS["tetris-link die"].form
    figure = figure_of(form, 15)
    flap = 0.25 * 0.75 * 16**2
    assert len(figure.blocks) == len(figure.signs) == 6
    assert area(figure.outline) == pytest.approx(6 * 16**2 + 7 * flap)


def test_td_4_the_selector_has_a_sector_for_each_shape() -> None:
    figure = figure_of(PARTS["tetris-duel selector"].form, 15)
    assert len(figure.signs) == len(figure.strokes) == 7
    assert figure.size == pytest.approx((76, 76))


def test_paper_has_the_colours_of_the_pictures() -> None:
    assert set(PAINTS) == set(DAY.paints)
    for name, paint in PAINTS.items():
        assert (paint.face, paint.edge) == (DAY.paints[name].face, DAY.paints[name].edge)
