"""Files of spare parts, kept for whoever asks for the same."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.printing.errors import PieceError
from tessella.printing.files import files
from tessella.printing.order import order

if TYPE_CHECKING:
    from tessella.printing.order import Wish

KEPT: Final = 16
"""So many files are kept in memory; the largest have 3 MB."""


class Made(NamedTuple):
    """A file, its mark for caches, and how many there are."""

    body: bytes
    mark: str
    pages: int


@lru_cache(KEPT)
def made_file(game: str, wish: Wish, form: str, language: str, page: int) -> Made:
    """A page of the parts that are wished for; a `PieceError` if there is no such page."""
    found = files(order(game, wish), form, language)
    if page > len(found):
        raise PieceError("pieces-beyond", page=page, pages=len(found))
    body = found[page - 1]()
    return Made(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"', len(found))
