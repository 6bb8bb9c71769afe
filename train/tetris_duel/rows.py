"""The rows of the calibration of Tetris Duel, as its guide finds them."""

from __future__ import annotations

from typing import Final

ROWS: Final[tuple[dict[str, object], ...]] = ({},)
