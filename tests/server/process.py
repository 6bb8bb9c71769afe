"""A server in a process of its own."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from typing import TYPE_CHECKING, Final, Protocol

from tests.server.zygote import Forked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

PATIENCE: Final = 180.0
"""Seconds for a start or a stop: a machine with other work to do takes its time."""
TESSELLA: Final = (sys.executable, "-m", "tessella.cli")
"""The command, as anybody would start it."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nothing() -> None:
    """A server that is as it is needs no preparation."""


class Program(Protocol):
    """What runs; as `Popen` has it."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


class Process:
    """`tessella serve` on a port that stays the same, however often it is killed.

    `prepare` changes it before it starts; `program` is a command of its own to start instead.
    """

    def __init__(
        self,
        data: Path,
        *flags: str,
        prepare: Callable[[], None] = nothing,
        program: tuple[str, ...] = (),
        limit_factor: int = 100_000,
    ) -> None:
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self.log = data / f"server-{self.port}.log"
        self._prepare, self._program = prepare, program
        self._tokens = [
            *("serve", "--port", str(self.port), "--data", str(data)),
            *("--limit-factor", str(limit_factor)),
            *("--computer-pause", "0", "--log-level", "warning"),
            *("--password-time", "1", "--password-memory", "8"),
            *flags,
        ]
        self.process: Program | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _launch(self) -> Program:
        if not self._program:
            return Forked(self._prepare, self._tokens, self.log)
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*self._program, *self._tokens],
                stdout=log,
                stderr=log,
                env={**os.environ, "NO_COLOR": "1"},
            )

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self.process = self._launch()
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, self.output()
            assert time.monotonic() < until, self.output()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether it answers that all its parts are there."""
        try:
            with urllib.request.urlopen(f"{self.base}/health", timeout=5) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def output(self) -> str:
        """All that it wrote."""
        return self.log.read_text()

    def failures(self) -> list[str]:
        """Lines that tell of something unexpected."""
        return re.findall(r".*(?:\[error|Traceback|\[critical).*", self.output())
