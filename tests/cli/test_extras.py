"""A light installation: law, engine and terminal work, and what needs more says what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tessella.cli.extras import missing_extra
from tessella.core.language import LANGUAGES

HIDING = """
import importlib.abc, sys
from importlib.metadata import requires

class Hidden(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
from tessella.cli import main
sys.exit(main({line}))
"""
"""Runs a command as if what the extras bring was not installed."""
EXTRAS = {
    *("alembic", "argon2", "litestar", "msgspec", "openskill", "pebble", "platformdirs"),
    *("prometheus_client", "sqlalchemy", "structlog", "uvicorn", "uvloop", "httptools"),
    *("websockets", "asyncpg", "redis", "saq", "gymnasium", "pettingzoo", "pyspiel", "ray"),
    *("pyarrow",),
}


def light(*line: str) -> subprocess.CompletedProcess[str]:
    code = HIDING.format(names=EXTRAS, line=list(line))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "line",
    [
        ("play", "tetris-link", "--players", "level:1,greedy", "--seed", "1"),
        ("games",),
        ("--help",),
        ("rules", "blokus"),
    ],
    ids=" ".join,
)
def test_the_terminal_needs_no_extra(line: tuple[str, ...]) -> None:
    done = light(*line)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_needs_an_extra_says_which(language: str) -> None:
    done = light("serve", "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'tessella[server]'" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_module_that_no_extra_brings_is_a_fault_of_ours() -> None:
    error = ModuleNotFoundError("No module named 'tessella.nothing'", name="tessella.nothing")
    with pytest.raises(ModuleNotFoundError):
        missing_extra(error)
