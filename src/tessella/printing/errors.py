"""What can be wrong with an order of parts."""

from __future__ import annotations

from tessella.core.errors import TessellaError


class PieceError(TessellaError):
    """A part, a size, a paper or a format that was asked for is none that there is."""
