"""The rows of the calibration of Triominos, as its guide finds them."""

from __future__ import annotations

from typing import Final

ROWS: Final[tuple[dict[str, object], ...]] = tuple(
    {"match": m, "seats": n} for m in ("round", "400") for n in (2, 3, 4)
)
