"""A process that has all modules of a server in memory, and forks: a start takes no import.

`python -m tests.server.zygote FD` serves the one who holds the other end of a pipe. The servers
are processes like any other: `multiprocessing` would have them share the processes they fork.
"""

from __future__ import annotations

import atexit
import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from importlib import import_module
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).parent.parent.parent
NEEDED: Final = (
    *("tessella.cli", "tessella.server.run", "tessella.server.app"),
    *("alembic.command", "anyio._backends._asyncio", "httptools", "uvloop"),
)
PAUSE: Final = 0.02


class Forked:
    """The command in a process that was forked; it offers what `Popen` does."""

    def __init__(self, prepare: Callable[[], None], tokens: list[str], log: Path) -> None:
        surroundings = {**os.environ, "NO_COLOR": "1"}
        wish = (pickle.dumps(prepare), tokens, str(log), surroundings, str(Path.cwd()))
        self.pid: int = _zygote().ask("start", *wish)
        self._code: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        if self._code is None:
            self._code = _zygote().ask("poll", self.pid)
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        """How it ended, once it has."""
        until = time.monotonic() + (timeout or float("inf"))
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("tessella", timeout or 0)
            time.sleep(PAUSE)
        return code

    def terminate(self) -> None:
        """Ask it to stop."""
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self._send(signal.SIGKILL)

    def _send(self, what: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, what)


class Zygote:
    """The process that forks, as seen from here."""

    def __init__(self) -> None:
        self._line, other = Pipe()
        command = (sys.executable, "-m", "tests.server.zygote", str(other.fileno()))
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[other.fileno()]
        )
        other.close()
        self._turn = threading.Lock()
        atexit.register(self.end)

    def ask(self, what: str, *about: object) -> Any:
        """Ask it to start a server, or how one has ended."""
        with self._turn:
            self._line.send((what, *about))
            return self._line.recv()

    def end(self) -> None:
        """Have it end; servers that still run go on."""
        self._line.close()
        self._process.wait()


_zygote: Final = cache(Zygote)


def _start(line: Connection, wish: tuple[Any, ...]) -> int:
    """Fork. The copy leaves by the same way as a command that was started: to the very end."""
    pid = os.fork()
    if pid:
        return pid
    prepare, tokens, log, surroundings, folder = wish
    line.close()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(out)
    os.environ.clear()
    os.environ.update(surroundings)
    os.chdir(folder)
    pickle.loads(prepare)()  # noqa: S301 - our own function
    from tessella.cli import main  # noqa: PLC0415 - it is there already

    sys.exit(main(tokens))


def _poll(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def serve(line: Connection) -> None:
    """Fork as often as asked, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    for name in NEEDED:
        import_module(name)
    gc.freeze()  # what all copies have in common is looked through by none of them
    while True:
        try:
            what, *about = line.recv()
        except EOFError:
            return
        line.send(_start(line, tuple(about)) if what == "start" else _poll(*about))


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
