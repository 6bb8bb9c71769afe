"""The banner: the mark, the name, and a living board of each game."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from tessella.core.registry import on_show
from tools.pictures.page import drawn_panel, laid_out, sheet, width_of
from tools.pictures.tables import BANNER
from tools.pictures.wordmark import mark, name

if TYPE_CHECKING:
    from tools.pictures.rows import BannerBoard
    from tools.pictures.svg import Element

PADDING, GAP = 38.0, 44.0
HEAD = 96.0
TYPE, SIDE = 58.0, 30.0


def drawn_banner() -> str:
    """The text of the banner's file."""
    boards = [
        drawn_panel(board.panel, board.size, prefix)
        for prefix, board in zip(ascii_lowercase, _boards(), strict=False)
    ]
    wide = width_of(boards, GAP) + 2 * PADDING
    high = max(board.height for board in boards)
    elements = [*_title(wide), *laid_out(boards, PADDING, HEAD + PADDING, GAP)]
    return sheet(wide, HEAD + high + 2 * PADDING - 10, elements)


def _boards() -> list[BannerBoard]:
    """The boards from left to right."""
    return [BANNER[game.name] for game in on_show() if game.name in BANNER]


def _title(wide: float) -> list[Element]:
    """The mark and the name, in the middle of the page."""
    _, letters = name((0, 0), TYPE)
    tall = 2.4 * SIDE
    left = (wide - letters - tall) / 2
    written, _ = name((left + tall, HEAD - 16), TYPE)
    return [mark((left + SIDE * 0.7, HEAD - 32), SIDE), written]
