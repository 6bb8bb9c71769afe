"""What can be wrong with a run of the arena."""

from __future__ import annotations

from tessella.core import TessellaError


class ArenaError(TessellaError):
    """A run cannot begin, or cannot go on."""
