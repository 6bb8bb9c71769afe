"""`python -m bench.siege`: how long people wait for their moves while one address attacks.

Each attack has a server of its own on SQLite, with the limits that everybody gets. The programs of
the attack are less urgent than the others: an enemy would bring a machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bench.reliability.servers import Server
from bench.siege.attacks import ATTACKS
from bench.siege.innocents import FirstLevel, playing
from tests.toys.registered import FOLDER

if TYPE_CHECKING:
    from bench.siege.innocents import Promises

USUAL: Final = ("--spectator-delay", "30", "--log-level", "warning", "--computer-pause", "400")
WARM_UP: Final = 3.0
HEAD: Final = (
    "| attack | p50 ms | p99 ms | slowest ms | first level, slowest s | memory MB | workers MB |"
    " lost | the attacker was told |\n|---|---:|---:|---:|---:|---:|---:|---:|---|"
)


class Program(Server):
    """The command itself, as anybody would start it: with processes of its own that work for it."""

    _command: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start without waiting."""
        command = [sys.executable, "-m", "tessella.cli", *self.tokens]
        with self.log.open("ab") as log:
            world = {**os.environ, "PYTHONPATH": str(FOLDER)}  # with a game from outside
            self._command = subprocess.Popen(command, stdout=log, stderr=log, env=world)

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._command is not None and self._command.poll() is None

    @property
    def pid(self) -> int:
        """The process."""
        return self._command.pid if self._command else 0

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        if self._command is None:
            return 0
        self._command.terminate()
        return self._command.wait(60)


async def besiege(server: Server, name: str | None, seconds: float) -> dict[str, Any]:
    """Have people play alone for a while, then under an attack (None: alone again)."""
    base = f"http://127.0.0.1:{server.port}"
    tally = await playing(base)
    first = FirstLevel(base)
    until = time.monotonic() + WARM_UP + seconds + 3
    opponent = asyncio.create_task(first.play(until))
    await asyncio.sleep(WARM_UP)
    watch = _apart("bench.siege.memory", str(server.pid), str(seconds))
    tally.reset()
    first.answers.clear()
    attack = _attack(name, base, seconds) if name else None
    await asyncio.sleep(seconds)
    report = tally.report()
    delays = tuple(tally.delays)
    told = json.loads(await asyncio.to_thread(_told, attack)) if attack else {}
    grown = json.loads(await asyncio.to_thread(_told, watch))
    await opponent
    return {
        **report,
        "delays": delays,
        "slowest ms": max(delays, default=0.0) * 1000,
        "first level": max(first.answers, default=0.0),
        "memory": grown["server"],
        "workers": grown["workers"],
        "lost": _lost(tally, server.log.parent),
        "told": told,
    }


def _attack(name: str, base: str, seconds: float) -> subprocess.Popen[str]:
    return _apart("bench.siege.attacks", name, base, str(seconds))


def _apart(module: str, *words: str) -> subprocess.Popen[str]:
    """A program in a session of its own: it does not use up the server's share of a processor."""
    command = [sys.executable, "-m", module, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)


def _told(program: subprocess.Popen[str]) -> str:
    out, _ = program.communicate(timeout=120)
    return out.strip().splitlines()[-1]


def _lost(tally: Promises, data: Path) -> int:
    """How many of the acknowledged moves are not on disk."""
    with sqlite3.connect(data / "tessella.sqlite3") as database:
        query = "SELECT request FROM entries WHERE match = ? AND version = ?"
        return sum(
            database.execute(query, (match, version)).fetchone() != (request,)
            for match, version, request in tally.kept
        )


def row(name: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    told = ", ".join(f"{what} {count:,}" for what, count in sorted(found["told"].items()))
    return (
        f"| {name} | {found['p50 ms']:.1f} | {found['p99 ms']:.1f} | {found['slowest ms']:.0f} "
        f"| {found['first level']:.2f} | {found['memory']:+.1f} | {found['workers']:+.1f} "
        f"| {found['lost']} of {found['moves']:.0f} | {told} |"
    )


def main() -> int:
    """Besiege a server by each attack, and print what people noticed."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", choices=ATTACKS)
    wish = parser.parse_args()
    print(HEAD, flush=True)
    for name in [wish.only] if wish.only else [None, *ATTACKS]:
        with tempfile.TemporaryDirectory(prefix="tessella-siege-") as folder:
            server = Program(Path(folder), flags=USUAL)
            server.start()
            try:
                found = asyncio.run(besiege(server, name, wish.seconds))
            finally:
                server.stop()
            print(row(name or "none", found), flush=True)
            for line in server.failures():
                print(f"the server failed: {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
