"""The outline of joined squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella.core.polyomino import Shape
    from tessella.printing.figure import Line

SIDES = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""The sides of a square, anticlockwise."""


def outline(shape: Shape) -> Line:
    """The corners of a shape without holes, anticlockwise; a cell is one wide."""
    sides = {((x + ax, y + ay), (x + bx, y + by)) for x, y in shape for (ax, ay), (bx, by) in SIDES}
    after = {start: end for start, end in sides if (end, start) not in sides}
    start = min(after)
    points = [start]
    while after[points[-1]] != start:
        points.append(after[points[-1]])
    return tuple(p for n, p in enumerate(points) if not _straight(points, n))


def _straight(points: list[tuple[int, int]], n: int) -> bool:
    """Whether a line goes on in the same direction at a point."""
    (ax, ay), (bx, by), (cx, cy) = points[n - 1], points[n], points[(n + 1) % len(points)]
    return (bx - ax) * (cy - by) == (by - ay) * (cx - bx)
