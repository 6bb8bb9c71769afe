"""A server in a process of its own, as anybody would start it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

PATIENCE = 60.0
TESSELLA = (sys.executable, "-m", "tessella.cli")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """`tessella serve` on a port that stays the same, however often it is killed."""

    def __init__(self, data: Path, *flags: str, program: tuple[str, ...] = TESSELLA) -> None:
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self.log = data / f"server-{self.port}.log"
        self._command = [
            *(*program, "serve"),
            *("--port", str(self.port), "--data", str(data)),
            *("--limit-factor", "100000", "--computer-pause", "0", "--log-level", "warning"),
            *("--password-time", "1", "--password-memory", "8"),
            *flags,
        ]
        self.process: subprocess.Popen[bytes] | None = None

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

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env={**os.environ, "NO_COLOR": "1"}
            )
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, self.output()
            assert time.monotonic() < until, self.output()
            time.sleep(0.05)

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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
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
