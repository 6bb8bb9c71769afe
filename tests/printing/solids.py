"""STL files as a slicer reads them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])


@dataclass(frozen=True)
class Mesh:
    """Triangles, and the normals that the file tells of them."""

    corners: np.ndarray[Any, np.dtype[np.float64]]
    normals: np.ndarray[Any, np.dtype[np.float64]]

    @property
    def size(self) -> list[float]:
        points = self.corners.reshape(-1, 3)
        return [float(side) for side in points.max(axis=0) - points.min(axis=0)]

    @property
    def volume(self) -> float:
        a, b, c = (self.corners[:, n] for n in range(3))
        return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)

    @property
    def across(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        a, b, c = (self.corners[:, n] for n in range(3))
        return np.cross(b - a, c - a)

    def edges(self) -> Iterator[tuple[bytes, bytes]]:
        for triangle in self.corners:
            points = [corner.tobytes() for corner in triangle]
            yield from zip(points, points[1:] + points[:1], strict=True)

    def open_edges(self) -> list[tuple[bytes, bytes]]:
        """Edges that do not have exactly one partner, which runs the other way."""
        found = Counter(self.edges())
        return [(a, b) for (a, b), n in found.items() if n != 1 or found[b, a] != 1]


def read(file: bytes) -> Mesh:
    """The mesh of a binary STL file."""
    count = int.from_bytes(file[80:84], "little")
    assert not file.startswith(b"solid")
    assert len(file) == 84 + 50 * count
    facets = np.frombuffer(file[84:], FACET)
    return Mesh(facets["corners"].astype(float), facets["normal"].astype(float))
