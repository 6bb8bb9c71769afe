"""What holds for all tests."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

# A shell that starts its jobs in the background lets them ignore the interrupt of Ctrl-C, and so do
# the programs that they start: those that the tests interrupt would never end.
signal.signal(signal.SIGINT, signal.default_int_handler)

HERE: Final = Path(__file__).parent
TRACED: Final = (
    *("core/", "games/"),
    *("laws/test_fair.py", "laws/test_values.py", "laws/test_views.py"),
)
"""The tests that have to reach all of the law by themselves."""


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Trace few tests, for tracing makes Python three times as slow."""
    for item in items:
        if not item.path.relative_to(HERE).as_posix().startswith(TRACED):
            item.add_marker(pytest.mark.no_cover)
