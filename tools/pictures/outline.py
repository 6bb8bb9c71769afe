"""The outline of a piece of squares: one closed line around its cells, with round corners."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tools.pictures.svg import number

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

Square: TypeAlias = tuple[int, int]
"""A cell on the page: columns to the right, rows down."""
Step: TypeAlias = tuple[int, int]

CURVE = 4.0


def gap_of(size: float) -> float:
    """Room between a piece and the sides of its cells."""
    return min(1.5, size * 0.065)


def outline(cells: Collection[Square], size: float, gap: float | None = None) -> str:
    """The path data around cells of a size, clockwise, drawn in by a gap."""
    gap = gap_of(size) if gap is None else gap
    corners = list(_corners(_way(set(cells)), size, gap))
    curve = min(CURVE, size / 4)
    (x, y), _, ahead, _ = corners[0]
    parts = [f"M{number(x + ahead[0] * curve)} {number(y + ahead[1] * curve)}"]
    for (x, y), behind, ahead, bend in (*corners[1:], corners[0]):
        if behind[0]:
            parts.append(f"H{number(x - behind[0] * curve)}")
        else:
            parts.append(f"V{number(y - behind[1] * curve)}")
        turn = ((behind[0] + ahead[0]) * curve, (behind[1] + ahead[1]) * curve)
        round_ = number(curve)
        parts.append(f"a{round_} {round_} 0 0 {bend} {number(turn[0])} {number(turn[1])}")
    return "".join(parts) + "z"


def _sides(cells: set[Square]) -> Iterator[tuple[Square, Square]]:
    """The sides between the cells and what is outside, each as (start, end), clockwise."""
    for x, y in sorted(cells):
        around = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        yield from ((start, end) for other, start, end in around if other not in cells)


def _way(cells: set[Square]) -> list[Square]:
    """The points along the outline. A piece has no holes, so it has one outline."""
    after = dict(_sides(cells))
    start = min(after)
    way = [start]
    while after[way[-1]] != start:
        way.append(after[way[-1]])
    if len(way) != len(after):
        raise ValueError(f"cells {sorted(cells)} have more than one outline")
    return way


def _corners(
    way: list[Square], size: float, gap: float
) -> Iterator[tuple[tuple[float, float], Step, Step, int]]:
    """Each corner: where it lies, the steps before and after it, and whether it bends outward."""
    for before, here, after in zip([way[-1], *way], way, [*way[1:], way[0]], strict=False):
        behind = (here[0] - before[0], here[1] - before[1])
        ahead = (after[0] - here[0], after[1] - here[1])
        if behind != ahead:
            x = here[0] * size - gap * (behind[1] + ahead[1])
            y = here[1] * size + gap * (behind[0] + ahead[0])
            yield (x, y), behind, ahead, int(behind[0] * ahead[1] > behind[1] * ahead[0])
