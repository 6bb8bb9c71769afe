"""For pytest: leave out the tests that take the game as their example, which is not there.

`pytest -p tools.without.naming`, with the name of the game in `WITHOUT_GAME`.
"""

from __future__ import annotations

import inspect
import os
import re
from typing import TYPE_CHECKING, Final

from tools.check_names import spelled

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

GAME: Final = os.environ.get("WITHOUT_GAME", "")
NAME: Final = spelled(GAME)
BEGINS: Final = re.compile(r"(from|import) |\w+ = .*\bgame\(")
"""A line that is worked out as soon as a file of tests is read."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out files that import something of the game, or make it for all of their tests."""
    if collection_path.suffix != ".py":
        return None
    lines = collection_path.read_text(encoding="utf-8").splitlines()
    begins = (line for line in lines if BEGINS.match(line))
    return True if any(map(NAME.search, begins)) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that name the game themselves, or in what they are given."""
    named = [item for item in items if _names(item)]
    config.hook.pytest_deselected(items=named)
    items[:] = [item for item in items if item not in named]


def _names(item: pytest.Item) -> bool:
    function = getattr(item, "function", None)
    source = inspect.getsource(function) if function is not None else ""
    return bool(NAME.search(item.nodeid) or NAME.search(source))
