"""The rows of the calibration of Blokus, as its guide finds them."""

from __future__ import annotations

from typing import Final

ROWS: Final[tuple[dict[str, object], ...]] = tuple({"seats": n} for n in (2, 3, 4))
