"""Moves a second and their delay, ours and a peer's, in one run: `python -m bench.table`."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bench.table.games import for_peer
from tools.web import packaged_npm, system_npm

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "build" / "peer"
OUR_PORT, PEER_PORT = 8701, 8702
Figures = dict[str, float]


def node() -> str:
    """Node.js, the system's or that of PyPI."""
    packaged = packaged_npm()
    return str(packaged[0] if packaged and not system_npm() else shutil.which("node"))


def command(*parts: str | Path, **variables: str) -> Figures:
    """What a program of the bench measured."""
    done = subprocess.run(
        parts, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


@contextmanager
def ours() -> Iterator[str]:
    """Our server, on SQLite, in one process."""
    data = tempfile.mkdtemp(prefix="tessella-bench-")
    flags = ("--port", str(OUR_PORT), "--data", data, "--limit-factor", "1000000")
    process = subprocess.Popen(
        (sys.executable, "-m", "tessella.cli", "serve", *flags, "--log-level", "error"),
        stdout=subprocess.DEVNULL,
    )
    base = f"http://localhost:{OUR_PORT}"
    try:
        _await(f"{base}/health")
        yield base
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(data)


@contextmanager
def peer() -> Iterator[None]:
    """A server of boardgame.io, which keeps matches in memory only."""
    process = subprocess.Popen(
        (node(), "server.mjs", str(PEER_PORT)), cwd=PEER, stdout=subprocess.DEVNULL
    )
    try:
        _await(f"http://127.0.0.1:{PEER_PORT}/games")
        yield
    finally:
        process.terminate()
        process.wait()


def _await(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5):  # noqa: S310 - our own machine
                return
        except urllib.error.HTTPError:
            return  # it answers, if only that there is nothing here
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


def load_ours(matches: int, seconds: int, rate: int | None = None) -> Figures:
    """Load our server."""
    more = ("--rate", str(rate)) if rate else ()
    with ours() as base:
        return command(
            *(sys.executable, "-m", "bench.table.load", base),
            *("--matches", str(matches), "--seconds", str(seconds), *more),
        )


def load_peer(matches: int, seconds: int) -> Figures:
    """Load the peer's server."""
    with peer():
        done = subprocess.run(
            (node(), "load.mjs", str(PEER_PORT), str(matches), str(seconds)),
            cwd=PEER,
            capture_output=True,
            text=True,
            check=True,
        )
        figures: Figures = json.loads(done.stdout)
        return figures


def set_up_peer() -> None:
    """Bring boardgame.io into build/, with npm."""
    shutil.copytree(ROOT / "bench" / "table" / "peer", PEER, dirs_exist_ok=True)
    (PEER / "games.json").write_text(json.dumps(for_peer()), encoding="utf-8")
    if not (PEER / "node_modules").is_dir():
        npm = system_npm() or packaged_npm() or ["npm"]
        subprocess.run((*npm, "install", "--no-audit", "--no-fund"), cwd=PEER, check=True)


def row(name: str, figures: Figures) -> str:
    """A line of the table."""
    parts = (f"{figures[key]:,.0f}" for key in ("moves a second", "p50 ms", "p99 ms"))
    return f"| {name} | {' | '.join(parts)} |"


def main() -> None:
    """Measure, in turn and more than once, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    wish = parser.parse_args()
    set_up_peer()
    print("| server | moves a second | p50 ms | p99 ms |\n|---|---|---|---|")
    for _ in range(wish.rounds):
        print(row("Tessella, SQLite", load_ours(wish.matches, wish.seconds)), flush=True)
        print(row("boardgame.io 0.50", load_peer(wish.matches, wish.seconds)), flush=True)
    print(row("Tessella at 300 moves a second", load_ours(wish.matches, wish.seconds, 300)))


if __name__ == "__main__":
    main()
