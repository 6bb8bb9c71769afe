"""The line that is typed: it can be edited, and the tab key completes words."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

READLINE: ModuleType | None = import_module("readline") if find_spec("readline") else None
"""What edits lines; some builds of Python have none."""
COMPLETE = "tab: complete"
COMPLETE_LIBEDIT = "bind ^I rl_complete"
SEARCHES = (r"\C-r", r"\C-s", r"\ep", r"\en")


def prepare_editing() -> None:
    """Bind the keys. Searching is off: GNU readline 8.2 crashes when it looks for broken UTF-8."""
    if READLINE is None:
        return
    READLINE.set_completer_delims(" ")
    if "libedit" in (READLINE.__doc__ or ""):
        READLINE.parse_and_bind(COMPLETE_LIBEDIT)
        return
    READLINE.parse_and_bind(COMPLETE)
    for key in SEARCHES:
        READLINE.parse_and_bind(f'"{key}": abort')


@contextmanager
def completing(words: Sequence[str]) -> Iterator[None]:
    """Complete these words for a while."""
    if READLINE is None:
        yield
        return

    def complete(start: str, number: int) -> str | None:
        found = [word for word in words if word.startswith(start.casefold())]
        return found[number] if number < len(found) else None

    READLINE.set_completer(complete)
    try:
        yield
    finally:
        READLINE.set_completer(None)
