"""`tessella serve` as processes that can be killed and started again at the same address."""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
import time
import urllib.request
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

PATIENCE: Final = 60.0
FLAGS: Final = (
    *("--limit-factor", "100000", "--computer-pause", "0", "--log-level", "warning"),
    *("--password-time", "1", "--password-memory", "8", "--spectator-delay", "0"),
)
CRASH: Final = "Fatal Python error"
LONGEST: Final = 8000
"""Characters of where all threads were that are kept of a crash."""
CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tessella.cli", "tessella.server.run", "tessella.server.app"])


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(tokens: list[str], log: str) -> None:
    """The command line in a process that has Tessella in memory: a start takes no import."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    from tessella.cli import main  # noqa: PLC0415 - it is there already

    sys.exit(main(tokens))


class Server:
    """A server on a port that stays the same."""

    def __init__(self, data: Path, *more: str, flags: Sequence[str] = FLAGS) -> None:
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self.log = data / f"server-{self.port}.log"
        where = ("--port", str(self.port), "--data", str(data))
        self.tokens = ["serve", *where, *flags, *more]
        self._process: ForkServerProcess | None = None

    @property
    def _running(self) -> ForkServerProcess:
        if self._process is None:
            raise RuntimeError("the server was not started")
        return self._process

    @property
    def pid(self) -> int:
        """The process that runs, or ran last."""
        return self._running.pid or 0

    def launch(self) -> None:
        """Start without waiting."""
        self._process = CONTEXT.Process(target=serve, args=(self.tokens, str(self.log)))
        self._process.start()

    def start(self) -> None:
        """Start, and wait until it is ready."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not self.is_alive or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.02)

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    def is_ready(self) -> bool:
        """Whether it answers that all its parts are there."""
        try:
            with urllib.request.urlopen(f"{self.base}/health", timeout=5) as answer:  # noqa: S310
                return bool(answer.status == 200)  # noqa: PLR2004
        except OSError:
            return False

    def kill(self) -> int | None:
        """End it without a warning; how it had ended if it was dead already."""
        before = self._running.exitcode
        self._running.kill()
        self._running.join()
        return before

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        self._running.terminate()
        self._running.join(PATIENCE)
        code = self._running.exitcode
        if code is None:
            self._running.kill()
            raise RuntimeError("the server did not stop")
        return code

    def failures(self) -> list[str]:
        """Lines of the log that tell of something unexpected."""
        text = self.log.read_text() if self.log.exists() else ""
        marks = ("[error", "[critical", "Traceback")
        lines = [line for line in text.splitlines() if any(mark in line for mark in marks)]
        return lines + [CRASH + crash[:LONGEST] for crash in text.split(CRASH)[1:]]
