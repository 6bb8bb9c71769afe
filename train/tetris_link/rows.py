"""The rows of the calibration of Tetris Link, as its guide finds them."""

from __future__ import annotations

from typing import Final

ROWS: Final[tuple[dict[str, object], ...]] = tuple(
    {"dice": d, "seats": n} for d in (True, False) for n in (2, 3, 4)
)
