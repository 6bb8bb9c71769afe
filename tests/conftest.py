"""What holds for all tests."""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.server.process import Process

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from _typeshed import TraceFunction

# A shell that starts its jobs in the background lets them ignore the interrupt of Ctrl-C, and so do
# the programs that they start: those that the tests interrupt would never end.
signal.signal(signal.SIGINT, signal.default_int_handler)

HERE: Final = Path(__file__).parent
TRACED_LAWS: Final = (
    *("actions", "fair", "foresight", "observations", "positions", "samples", "values", "views"),
    "setups",
)
TRACED: Final = ("core/", "games/", *(f"laws/test_{law}.py" for law in TRACED_LAWS))
"""The tests that have to reach all of the law by themselves."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Trace few tests, for tracing makes Python three to five times as slow.

    A mark of `pytest-cov` says the same, but in a process that shares the tests with others a
    second tracer goes on.
    """
    if item.path.relative_to(HERE).as_posix().startswith(TRACED):
        return (yield)
    trace, in_threads = sys.gettrace(), threading.gettrace()
    set_trace(None, None)
    try:
        return (yield)
    finally:
        set_trace(trace, in_threads)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A process on SQLite, for all tests that care neither for what is there nor leave it worse."""
    with Process(tmp_path_factory.mktemp("server")) as process:
        yield process
        assert not process.failures(), process.output()


def set_trace(here: TraceFunction | None, in_threads: TraceFunction | None) -> None:
    """Have this thread traced, and those that will begin."""
    sys.settrace(here)
    threading.settrace(in_threads)
