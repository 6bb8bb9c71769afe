"""Teach a network by games of the search against itself, generation by generation.

Generation 0 learns from games whose moves a measure made by hand has drawn, each later one from
games of the one before it. A run can be stopped at any moment, and goes on where it was: games of a
process that was done are kept, and so is every generation. Its folder has what was learned from
(`*.lessons`), the networks (`*.weights`, `*.numbers`), a log (`log.jsonl`) and the learning curve
(`curve.svg`).
"""

from __future__ import annotations

import argparse
import json
import math
import re
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from train.curve import Line, chart
from train.programs import PROGRAMS, ROOT, compiled, run

SHARED: Final = Path(__file__).resolve().parent
FIRST_EPOCHS: Final = 4
FIRST_RATE: Final = 0.002
WINDOW: Final = 6
LOSSES: Final = re.compile(r"^end: (.*)$", re.MULTILINE)
PLAYED: Final = re.compile(r"^(\d+) games", re.MULTILINE)
SHOWN: Final = ("win", "lead", "policy")


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run was asked for."""

    game: str
    generations: int
    simulations: int
    seconds: float
    games: int | None
    rate: float
    epochs: float
    processes: int
    seed: int
    folder: Path
    weights: Path

    @property
    def programs(self) -> tuple[Path, Path]:
        """What plays and what learns, compiled."""
        sources = ROOT / "train" / self.game
        with ThreadPoolExecutor() as pool:
            play, learn = pool.map(
                lambda name: compiled(sources / name, SHARED), ("self_play.cpp", "learn.cpp")
            )
        return play, learn

    def file(self, generation: int, kind: str) -> Path:
        """A file of a generation."""
        return self.folder / f"{generation:03}.{kind}"

    def lessons(self, generation: int) -> list[Path]:
        """The files with the lessons of a generation."""
        return sorted(self.folder.glob(f"{generation:03}.*.lessons"))

    def seed_of(self, generation: int, process: int) -> str:
        """A seed that no other part of the run has."""
        return str((self.seed * 10_000 + generation) * 100 + process)


def play(plan: Plan, generation: int, program: Path, first_games: int) -> str:
    """Play the games of a generation, in all processes at once; those that are kept are not."""
    first = generation == 0
    games = plan.games or (math.ceil(first_games / plan.processes) if first else 10**9)
    weights = "-" if first else plan.file(generation - 1, "weights")
    seconds = math.inf if first else plan.seconds

    def play_some(process: int) -> str:
        lessons = plan.file(generation, f"{process}.lessons")
        if lessons.exists():
            return ""
        part = lessons.with_suffix(".part")
        limits = (str(plan.simulations), str(games), str(seconds))
        said = run(program, part, weights, *limits, plan.seed_of(generation, process)).decode()
        part.replace(lessons)
        return said

    with ThreadPoolExecutor(plan.processes) as pool:
        return "".join(pool.map(play_some, range(plan.processes)))


def learn(plan: Plan, generation: int, program: Path) -> str:
    """Fit the network to the last generations; what the measure made by hand taught is left out."""
    first = generation == 0
    start = "-" if first else plan.file(generation - 1, "numbers")
    epochs, rate = (FIRST_EPOCHS, FIRST_RATE) if first else (plan.epochs, plan.rate)
    window = range(min(generation, max(1, generation - WINDOW + 1)), generation + 1)
    lessons = [file for each in window for file in plan.lessons(each)]
    numbers = (str(epochs), str(rate), plan.seed_of(generation, 99), str(plan.processes))
    outputs = (plan.file(generation, "weights"), plan.file(generation, "numbers"))
    return run(program, *outputs, start, *numbers, *lessons).decode()


def train(plan: Plan, first_games: int) -> None:
    """Run the generations that are missing, and put the weights in place."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    player, learner = plan.programs
    known = [int(file.stem) for file in plan.folder.glob("*.weights")]
    for generation in range(max(known, default=-1) + 1, plan.generations + 1):
        print(f"generation {generation}", flush=True)
        began = time.monotonic()
        played = play(plan, generation, player, first_games)
        print(played, end="", flush=True)
        learned = learn(plan, generation, learner)
        print(learned, end="", flush=True)
        log(plan, generation, played + learned, time.monotonic() - began)
        known.append(generation)
    shutil.copyfile(plan.file(max(known), "weights"), plan.weights)


def log(plan: Plan, generation: int, said: str, seconds: float) -> None:
    """Add a line to the log, and draw the learning curve anew."""
    (losses,) = LOSSES.findall(said)
    row: dict[str, float] = {"generation": generation, "seconds": round(seconds, 1)}
    row["games"] = sum(map(int, PLAYED.findall(said)))
    row |= {name: float(loss) for name, loss in (each.split() for each in losses.split(", "))}
    file = plan.folder / "log.jsonl"
    with file.open("a") as lines:
        lines.write(json.dumps(row) + "\n")
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    curves = [
        Line(name, [(each["generation"], each[name]) for each in rows], each_on_its_own=True)
        for name in SHOWN
    ]
    picture = chart(f"{plan.game}: losses on lessons held out", "generation", "loss", curves)
    (plan.folder / "curve.svg").write_text(picture)


def plan_of(
    game: str,
    description: str,
    weights: Path,
    defaults: dict[str, float],
    arguments: list[str] | None,
) -> Plan:
    """The plan that a command line asks for."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--resume", action="store_true", help="go on with the run in the folder, as always")
    add("--generations", type=int, default=12, help="the last generation to come to")
    add("--simulations", type=int, default=100, help="of a search, on average")
    add("--seconds", type=float, default=100, help="of play in each generation but the first")
    add("--games", type=int, help="most games of each process: with them a seed repeats a run")
    add("--rate", type=float, default=0.0012, help="of learning")
    add("--epochs", type=float, default=2, help="how often each lesson is gone through")
    add("--processes", type=int, default=2, help="that play, and threads that learn")
    add("--seed", type=int, default=1)
    folder = PROGRAMS / game / "generations"
    add("--folder", type=Path, default=folder, help="keeps lessons and networks")
    add("--weights", type=Path, default=weights, help="where the last network goes")
    parser.set_defaults(**defaults)
    wish = vars(parser.parse_args(arguments))
    del wish["resume"]
    return Plan(game=game, **wish)
