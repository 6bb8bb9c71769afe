"""The rows of the calibration of Blokus Duo, as its guide finds them."""

from __future__ import annotations

from typing import Final

ROWS: Final[tuple[dict[str, object], ...]] = ({},)
