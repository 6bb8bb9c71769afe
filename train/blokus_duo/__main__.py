"""Teach the network of Blokus Duo by games of the search against itself, generation by generation.

    .venv/bin/python -m train.blokus_duo --generations 12 --seconds 100 --simulations 100

writes native/games/blokus_duo/guide/net.weights; `make` builds it in. Generation 0 learns from
games whose moves a measure made by hand has drawn, each later one from games of the one before it.
A run that was stopped goes on after the last generation in its folder.
"""

from __future__ import annotations

import argparse
import math
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from train.programs import PROGRAMS, ROOT, compiled, run

SOURCES = Path(__file__).resolve().parent
SELF_PLAY, LEARN = SOURCES / "self_play.cpp", SOURCES / "learn.cpp"
FOLDER = PROGRAMS / "blokus_duo" / "generations"
WEIGHTS = ROOT / "native" / "games" / "blokus_duo" / "guide" / "net.weights"

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
        return run(compiled(SELF_PLAY), lessons, weights, *limits, seed).decode()

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
    said = run(compiled(LEARN), *outputs, start, *numbers, *lessons).decode()
    print(said, end="", flush=True)


def train(plan: Plan) -> None:
    """Run the generations that are missing, and put the weights in place."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(compiled, (SELF_PLAY, LEARN)))
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
