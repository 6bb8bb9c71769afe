"""The package as others get it: built, installed into an empty environment, and started there."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.process import Process

ROOT = Path(__file__).resolve().parent.parent.parent
UV = Path(sys.executable).parent / "uv"


def run(*command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 - our own server
        assert answer.status == 200
        return bytes(answer.read())


def play_in_the_terminal(command: Path) -> None:
    """The plain package has law, engine and terminal; whatever needs more says what."""
    line = [str(command), "play", "tetris-link", "--players", "level:2,greedy", "--seed", "1"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout
    served = subprocess.run([command, "serve"], capture_output=True, text=True, check=False)
    assert (served.returncode, served.stdout) == (2, "")
    assert "pip install 'tessella[server]'" in served.stderr


@pytest.mark.long
def test_an_installed_wheel_serves_the_app(tmp_path: Path) -> None:
    run(UV, "build", "--wheel", "--no-build-isolation", "--out-dir", tmp_path / "dist", ".")
    wheel = next((tmp_path / "dist").glob("tessella-*.whl"))
    names = ZipFile(wheel).namelist()
    assert {"tessella/web/index.html", "tessella/web/worker.js"} <= set(names)
    assert any(name.startswith("tessella/web/assets/") for name in names)
    assert not [name for name in names if "node_modules" in name or name.startswith("tests/")]

    home = tmp_path / "venv"
    run(UV, "venv", "--python", sys.executable, home)
    run(UV, "pip", "install", "--python", home / "bin" / "python", wheel)
    play_in_the_terminal(home / "bin" / "tessella")

    run(UV, "pip", "install", "--python", home / "bin" / "python", f"{wheel}[server]")
    with Process(tmp_path, program=(str(home / "bin" / "tessella"),)) as server:
        front = fetched(server.base).decode()
        assert '<div id="app">' in front
        for address in re.findall(r'(?:src|href)="(/[^"]+)"', front):
            assert fetched(server.base + address)
