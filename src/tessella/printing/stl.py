"""Solids as STL: triangles in millimetres, each with its outward normal, in binary form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tessella.printing.solid import solid

if TYPE_CHECKING:
    from manifold3d import Manifold  # type: ignore[import-not-found]

    from tessella.printing.order import Order
    from tessella.printing.packing import Laid

HEAD: Final = b"Tessella, in millimetres".ljust(80)
FACET: Final = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])


def stl(page: list[Laid], order: Order) -> bytes:
    """The bytes of a file with the parts of a page."""
    parts = (solid(one.item.part.form, one.figure, order).translate((*one.at, 0)) for one in page)
    facets = np.concatenate([_facets(part) for part in parts])
    return HEAD + len(facets).to_bytes(4, "little") + facets.tobytes()


def _facets(part: Manifold) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    mesh = part.to_mesh()
    corners = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(across, axis=1, keepdims=True)
    facets = np.zeros(len(corners), FACET)
    facets["corners"] = corners
    facets["normal"] = np.divide(across, lengths, out=np.zeros_like(across), where=lengths > 0)
    return facets
