"""The command, run in this process or in a terminal of its own, far from the user's own files."""

from __future__ import annotations

import io
import os
import signal
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pexpect
import pytest

from tessella.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


class Command(Protocol):
    """Runs the command with some tokens, and lines that are typed."""

    def __call__(self, *tokens: str, typed: str = "") -> Outcome: ...


class Spawn(Protocol):
    """Runs the command in a terminal."""

    def __call__(
        self, *tokens: str, size: tuple[int, int] = (40, 100), **environment: str
    ) -> pexpect.spawn[str]: ...


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games that nobody gave a name."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    for variable in (*LANGUAGE_VARIABLES, "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    return folder


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*tokens: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(tokens)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Outcome(code, out, err)

    return run


@pytest.fixture
def spawn() -> Iterator[Spawn]:
    started: list[pexpect.spawn[str]] = []

    def start(
        *tokens: str, size: tuple[int, int] = (40, 100), **environment: str
    ) -> pexpect.spawn[str]:
        settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "tessella.cli", *tokens],
            env={**os.environ, **settings, **environment},
            dimensions=size,
            timeout=60,
            encoding="utf-8",
            codec_errors="replace",
        )
        child.delaybeforesend = None
        started.append(child)
        return child

    yield start
    for child in started:
        if child.isalive():
            child.kill(signal.SIGKILL)
            child.wait()  # on a busy machine it takes longer than `close` would wait
        child.close(force=True)
