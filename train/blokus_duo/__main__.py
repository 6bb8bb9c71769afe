"""Teach the network of Blokus Duo by games of the search against itself, generation by generation.

    .venv/bin/python -m train.blokus_duo --generations 12 --seconds 100 --simulations 100

writes native/games/blokus_duo/guide/net.weights; `make` builds it in. Generation 0 learns from
games whose moves a measure made by hand has drawn, each later one from games of the one before it.
A run that was stopped goes on after the last generation in its folder.
"""

from __future__ import annotations

import argparse
import fcntl
import math
import os
import shlex
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = Path(__file__).resolve().parent
PROGRAMS = ROOT / "build" / "train"
FOLDER = PROGRAMS / "blokus_duo"
WEIGHTS = ROOT / "native" / "games" / "blokus_duo" / "guide" / "net.weights"

COMPILER = shlex.split(os.environ.get("CXX", "c++"))
FLAGS = ("-std=c++20", "-O3", "-march=native", "-pthread", f"-I{ROOT / 'native'}")
WARNINGS = ("-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-Wno-psabi")

FIRST_GAMES = 12_000
FIRST_EPOCHS, FIRST_RATE = 4, 0.002
EPOCHS = 2
WINDOW = 6


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run was asked for."""

    generations: int
    simulations: int
    seconds: float
    games: int | None
    rate: float
    processes: int
    seed: int
    folder: Path
    weights: Path

    def file(self, generation: int, kind: str) -> Path:
        """A file of a generation."""
        return self.folder / f"{generation:03}.{kind}"

    def lessons(self, generation: int) -> list[Path]:
        """The files with the lessons of a generation."""
        return sorted(self.folder.glob(f"{generation:03}.*.lessons"))

    def seed_of(self, generation: int, process: int) -> str:
        """A seed that no other part of the run has."""
        return str((self.seed * 10_000 + generation) * 100 + process)


def compiled(name: str) -> Path:
    """The program, compiled again if a source is younger than it."""
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    program, part = PROGRAMS / name, PROGRAMS / f"{name}.part"
    with (PROGRAMS / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_up_to_date(program):
            run(*COMPILER, *FLAGS, *WARNINGS, SOURCES / f"{name}.cpp", "-o", part)
            part.replace(program)
    return program


def is_up_to_date(program: Path) -> bool:
    """Whether a program is younger than all sources."""
    sources = [*SOURCES.glob("*.[ch]pp"), *(ROOT / "native").glob("**/*.hpp")]
    youngest = max(source.stat().st_mtime for source in sources)
    return program.exists() and program.stat().st_mtime > youngest


def run(*command: str | Path) -> str:
    """What a command prints; if it fails, what it said ends the run."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def play(plan: Plan, generation: int) -> None:
    """Play the games of a generation, in all processes at once."""
    first = generation == 0
    games = plan.games or (math.ceil(FIRST_GAMES / plan.processes) if first else 10**9)
    weights = "-" if first else plan.file(generation - 1, "weights")
    seconds = math.inf if first else plan.seconds
    for left_over in plan.lessons(generation):
        left_over.unlink()

    def play_some(process: int) -> str:
        limits = (str(plan.simulations), str(games), str(seconds))
        lessons = plan.file(generation, f"{process}.lessons")
        seed = plan.seed_of(generation, process)
        return run(compiled("self_play"), lessons, weights, *limits, seed)

    with ThreadPoolExecutor(plan.processes) as pool:
        print(*pool.map(play_some, range(plan.processes)), sep="", end="", flush=True)


def learn(plan: Plan, generation: int) -> None:
    """Fit the network to the last generations; what the measure made by hand taught is left out."""
    first = generation == 0
    start = "-" if first else plan.file(generation - 1, "numbers")
    epochs, rate = (FIRST_EPOCHS, FIRST_RATE) if first else (EPOCHS, plan.rate)
    window = range(min(generation, max(1, generation - WINDOW + 1)), generation + 1)
    lessons = [file for each in window for file in plan.lessons(each)]
    numbers = (str(epochs), str(rate), plan.seed_of(generation, 99), str(plan.processes))
    outputs = (plan.file(generation, "weights"), plan.file(generation, "numbers"))
    print(run(compiled("learn"), *outputs, start, *numbers, *lessons), end="", flush=True)


def train(plan: Plan) -> None:
    """Run the generations that are missing, and put the weights in place."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(compiled, ("self_play", "learn")))
    known = [int(file.stem) for file in plan.folder.glob("*.weights")]
    for generation in range(max(known, default=-1) + 1, plan.generations + 1):
        print(f"generation {generation}", flush=True)
        play(plan, generation)
        learn(plan, generation)
        known.append(generation)
    shutil.copyfile(plan.file(max(known), "weights"), plan.weights)


def plan_of(arguments: list[str] | None = None) -> Plan:
    """The plan that a command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--generations", type=int, default=12, help="the last generation to come to")
    add("--simulations", type=int, default=100, help="of a search, on average")
    add("--seconds", type=float, default=100, help="of play in each generation but the first")
    add("--games", type=int, help="most games of each process: with them a seed repeats a run")
    add("--rate", type=float, default=0.0012, help="of learning")
    add("--processes", type=int, default=2, help="that play, and threads that learn")
    add("--seed", type=int, default=1)
    add("--folder", type=Path, default=FOLDER, help="keeps lessons and networks")
    add("--weights", type=Path, default=WEIGHTS, help="where the last network goes")
    return Plan(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    train(plan_of())
