"""`python -m bench.envs --peers PYTHON`: our environments beside others, in one run.

Both sides with observation and mask, per CPU-second. The others are installed where they do not
meet our own packages: PYTHON is an interpreter that has some of `open_spiel pgx pettingzoo pygame`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import tessella
import tessella.envs.pettingzoo
from bench import page
from bench.envs.peers import agents, rate
from bench.envs.sharing import PAIRS, sharing
from tessella import engine

PEERS = Path(__file__).with_name("peers.py")
GAMES = 512
SHARED = 4096
TWO_THREADS = 1.6
"""How many times as fast two threads should be as one, on a machine with nothing else to do."""
HEAD = "| with observation and mask | steps per CPU-second | beside |\n|---|---|---|"
BARS = (
    ("tetris-link", "OpenSpiel connect_four", 5.0),
    ("tetris-link", "pgx connect_four, 4096 at once", 1.0),
    ("blokus-duo", "OpenSpiel chess", 5.0),
    ("triominos", "OpenSpiel python_block_dominoes", 10.0),
    ("tetris-link, AEC", "PettingZoo connect_four_v3", 1.5),
)
"""Which of ours stands beside which of theirs, and how many times as fast it should be."""
NO_PEERS = "No peers were given (`--peers PYTHON`), so there are no ratios."


class Stepper:
    """A batch that is stepped as one who learns would: look, choose, act, begin anew."""

    def __init__(self, name: str, games: int = GAMES, threads: int = 1) -> None:
        self.games = engine.batch(tessella.game(name), games, seed=1, threads=threads)
        self.planes = np.zeros((games, *self.games.observation_shape), np.uint8)
        self.masks = np.zeros((games, self.games.actions), np.int8)

    def __call__(self) -> int:
        """One step of each game; how many were made."""
        self.games.restart()
        self.games.play_chance()
        self.games.observations(out=self.planes)
        self.games.masks(self.masks)
        self.games.act(self.games.random_actions())
        self.games.rewards()
        self.games.done()
        return len(self.games)


def ours(seconds: float) -> dict[str, float]:
    """Steps per CPU-second of each game in a batch, and of one with agents in turn."""
    rates = {name: rate(Stepper(name), seconds) for name in tessella.games()}
    return rates | {
        "tetris-link, AEC": rate(agents(tessella.envs.pettingzoo.env("tetris-link")), seconds)
    }


def theirs(python: str, seconds: float) -> tuple[dict[str, float], list[str]]:
    """The rates of the peers that an interpreter has, and what it lacks."""
    if not python:
        return {}, [NO_PEERS]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [python, str(PEERS), str(seconds)],
        env=environment | {"JAX_PLATFORMS": "cpu"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    missing = [f"{one['peer']}: skipped, {one['missing']}." for one in told if "missing" in one]
    return {one["peer"]: one["rate"] for one in told if "rate" in one}, missing


def threads(pairs: int) -> str:
    """Two threads beside one at every game, by the clock and per CPU-second."""
    rows = []
    for name in tessella.games():
        one, two = (Stepper(name, SHARED, count) for count in (1, 2))
        found = sharing(one, two, pairs)
        quiet = "—" if found.quiet is None else f"{found.quiet:.2f} × ({found.quiet_pairs})"
        rows.append(f"| {name} | {quiet} | {found.clock:.2f} × | {found.cpu:.2f} × |")
    bar = f"| two threads beside one (bar: {TWO_THREADS:g} ×) | left alone (pairs) | all pairs | "
    return "\n".join([f"{bar}per CPU-second |", "|---|---|---|---|", *rows])


def table(seconds: float, python: str, pairs: int = PAIRS) -> str:
    """All rows, and what was skipped."""
    mine = ours(seconds)
    peers, missing = theirs(python, seconds)
    rows = []
    for name, speed in mine.items():
        beside = [
            f"{speed / peers[peer]:.1f} × {peer} (bar: {bar:g} ×)"
            for own, peer, bar in BARS
            if own == name and peer in peers
        ]
        rows.append(f"| {name} | {speed:,.0f} | {'; '.join(beside) or '—'} |")
    rows += [f"| *{peer}* | {speed:,.0f} | 1 |" for peer, speed in peers.items()]
    return "\n".join([HEAD, *rows, "", *missing, "", threads(pairs)])


def main() -> None:
    """Measure, print, and with `--write` keep it."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--peers", default="", help="the Python that has the peers")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU-seconds for each figure")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {page.PAGE.name}")
    parser.add_argument("--threads", action="store_true", help="two threads beside one alone")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of runs on one and two threads")
    choice = parser.parse_args()
    if choice.threads:
        print(threads(choice.pairs))
        return
    text = f"{datetime.now(UTC):%Y-%m-%d}.\n\n{table(choice.seconds, choice.peers, choice.pairs)}"
    print(text)
    if choice.write:
        page.write("envs", text)


if __name__ == "__main__":
    main()
