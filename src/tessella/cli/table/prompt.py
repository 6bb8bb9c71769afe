"""The line that is typed: it can be edited, and the tab key completes moves and orders."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tessella.cli.table.orders import ORDERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

    from tessella.core import Move

READLINE: ModuleType | None = import_module("readline") if find_spec("readline") else None
"""What edits lines; some builds of Python have none."""


@contextmanager
def completing(moves: Sequence[Move]) -> Iterator[None]:
    """Complete these moves, and all orders, while a turn lasts."""
    if READLINE is None:
        yield
        return
    words = [move.text for move in moves] + sorted(ORDERS)

    def complete(start: str, number: int) -> str | None:
        found = [word for word in words if word.startswith(start.casefold())]
        return found[number] if number < len(found) else None

    READLINE.set_completer_delims(" ")
    READLINE.parse_and_bind("tab: complete")
    READLINE.set_completer(complete)
    try:
        yield
    finally:
        READLINE.set_completer(None)
