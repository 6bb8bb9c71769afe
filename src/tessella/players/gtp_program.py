"""A program that speaks the Go Text Protocol, run beside us and spoken to through pipes."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from typing import IO, Final

from tessella.core.errors import shown
from tessella.players.player import PlayerError

LONGEST_REPLY: Final = 1_000_000
CHUNK: Final = 65_536
END: Final = b"\n\n"
GRACE: Final = 1.0
"""Seconds in which a program that was told to quit may do so by itself."""
LAST_WORDS: Final = 0.2
KEPT_COMPLAINT: Final = 2_000


class GtpError(PlayerError):
    """A program that speaks the Go Text Protocol cannot be used, or cannot go on."""


class RefusedError(GtpError):
    """The program has answered a command with a failure."""


class GtpProgram:
    """A running program. It ends with `close`, with this object, or with us."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process = _started(command)
        self._end = weakref.finalize(self, _ended, self._process)
        self._heard = bytearray()
        self._complaint = bytearray()

    @property
    def name(self) -> str:
        """The command, fit for a message."""
        return shown(self.command)

    def ask(self, line: str, seconds: float) -> str:
        """The answer to a command; RefusedError if it is a failure."""
        try:
            stream = _pipe(self._process.stdin)
            stream.write(line.encode() + b"\n")
            stream.flush()
            reply = self._reply(line, time.monotonic() + seconds, seconds)
        except GtpError:
            raise
        except (OSError, ValueError) as error:
            raise self._broken("gtp-ended", line) from error
        return self._read(reply, line)

    def _read(self, reply: str, line: str) -> str:
        """The text of an answer without its status."""
        status, text = reply[:1], reply[1:].strip()
        if status == "=":
            return text
        if status == "?":
            raise RefusedError(
                "gtp-refused", program=self.name, line=shown(line), answer=shown(text)
            )
        error = GtpError("gtp-garbled", program=self.name, line=shown(line), answer=shown(reply))
        self.close()
        raise error

    def _reply(self, line: str, deadline: float, seconds: float) -> str:
        """What the program writes up to the next empty line."""
        with selectors.DefaultSelector() as selector:
            selector.register(_pipe(self._process.stdout), selectors.EVENT_READ, self._heard)
            selector.register(_pipe(self._process.stderr), selectors.EVENT_READ, self._complaint)
            while END not in self._plain():
                left = deadline - time.monotonic()
                if left <= 0:
                    raise self._broken("gtp-late", line, seconds=f"{seconds:g}")
                for key, _ in selector.select(left):
                    self._take(key, selector, line)
        reply, _, rest = bytes(self._heard).partition(END)
        self._heard[:] = rest
        return reply.decode("utf-8", "replace")

    def _plain(self) -> bytearray:
        """What was heard, in lines that end as ours do and without empty ones at its start."""
        self._heard[:] = self._heard.replace(b"\r", b"").lstrip(b"\n")
        return self._heard

    def _take(
        self, key: selectors.SelectorKey, selector: selectors.BaseSelector, line: str
    ) -> None:
        """Add what has come through a pipe to what was heard there."""
        chunk = os.read(key.fd, CHUNK)
        key.data.extend(chunk)
        if key.data is self._complaint:
            del self._complaint[:-KEPT_COMPLAINT]
            if not chunk:
                selector.unregister(key.fileobj)
        elif not chunk:
            raise self._broken("gtp-ended", line)
        elif len(self._heard) > LONGEST_REPLY:
            raise self._broken("gtp-long", line, limit=LONGEST_REPLY)

    def _broken(self, key: str, line: str, **facts: str | int) -> GtpError:
        """The program is of no use any more: end it, and say why."""
        self._hear_last_words()
        self.close()
        lines = self._complaint.decode("utf-8", "replace").split("\n")
        said = next((text for text in reversed(lines) if text.strip()), "—")
        return GtpError(
            key, program=self.name, line=shown(line), complaint=shown(said.strip()), **facts
        )

    def _hear_last_words(self) -> None:
        """Take what the program has written where errors go, and not yet been heard."""
        with suppress(OSError, ValueError), selectors.DefaultSelector() as selector:
            stream = _pipe(self._process.stderr)
            selector.register(stream, selectors.EVENT_READ)
            end = time.monotonic() + LAST_WORDS
            while (left := end - time.monotonic()) > 0 and selector.select(left):
                chunk = os.read(stream.fileno(), CHUNK)
                if not chunk:
                    return
                self._complaint += chunk
                del self._complaint[:-KEPT_COMPLAINT]

    @property
    def is_running(self) -> bool:
        """Whether it can be asked."""
        return self._end.alive and self._process.poll() is None

    def close(self) -> None:
        """End the program, kindly if it can be."""
        self._end()


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None or stream.closed:
        raise ValueError("the program has been ended")
    return stream


def _started(command: str) -> subprocess.Popen[bytes]:
    """Start a program by its command line; no shell reads it."""
    try:
        return subprocess.Popen(  # noqa: S603 - whoever names a player chooses what to run
            _words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        if isinstance(error, GtpError):
            raise
        why = error.strerror if isinstance(error, OSError) else ""
        raise GtpError("gtp-start", program=shown(command), why=shown(why or error)) from error


def _words(command: str) -> list[str]:
    """The program and its arguments."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise GtpError("gtp-command", program=shown(command)) from error
    if not words:
        raise GtpError("gtp-command", program=shown(command))
    return words


def _ended(process: subprocess.Popen[bytes]) -> None:
    """Ask the program to quit, make it if it does not, and leave nothing of it behind."""
    with suppress(OSError, ValueError):
        if process.stdin is not None:
            process.stdin.write(b"quit\n")
            process.stdin.flush()
    with suppress(OSError, ValueError):
        if process.stdin is not None:
            process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()
