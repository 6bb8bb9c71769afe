"""A league of small agents: `python -m bench.league` trains them, and has them meet each other.

Each is a learner of examples/learn.py, with its seed, its size and the rounds that it has learned
from. Then all of them, `greedy` and `random` play a round-robin in the arena: both seats, the same
luck. What is found is kept in docs/league.json, of which page and picture are made.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from dataclasses import dataclass
from functools import partial
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bench import page
from bench.baselines import DOCS
from bench.chart import Axis, lines
from tessella import engine
from tessella.arena import Plan, Score
from tessella.arena.pool import pool_of
from tessella.players import player

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random
    from types import ModuleType

    from tessella.arena import Standing
    from tessella.core import Move, View
    from tessella.players import Player

LEARNER: Final = DOCS.parent / "examples" / "learn.py"
DATA, PAGE = DOCS / "league.json", DOCS / "league.md"
PICTURE: Final = DOCS / "pictures" / "league-curve.svg"
OTHERS: Final = ("greedy", "random")
MEASURED: Final = (0, 4, 8, 16)
"""After so many rounds, wins against greedy are counted for the curve."""
PAIRS: Final = 25
CURVE_SEED: Final = 10_000


@dataclass(frozen=True, slots=True)
class School:
    """How agents of the league come to be: one learner, kept after some of its rounds."""

    seed: int
    hidden: int
    kept: tuple[int, ...]

    def name(self, rounds: int) -> str:
        """The agent after so many rounds."""
        return f"seed-{self.seed}/hidden-{self.hidden}/rounds-{rounds}"


SCHOOLS: Final = (
    School(1, 128, (4, 16)),
    School(2, 128, (16,)),
    School(3, 128, (16,)),
    School(1, 16, (16,)),
)
CURVES: Final = 3
"""Schools whose curves are drawn: the same learner with other seeds."""


def learner() -> ModuleType:
    """The example, as a module."""
    if "learn" not in sys.modules:
        spec = importlib.util.spec_from_file_location("learn", LEARNER)
        if spec is None or spec.loader is None:
            raise ImportError(f"{LEARNER} is not there")
        sys.modules["learn"] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules["learn"]


class Alone:
    """An agent as a player of one game."""

    def __init__(self, weights: Path) -> None:
        learn = learner()
        with np.load(weights) as kept:
            network = learn.Network(np.random.default_rng(0))
            network.weights = [kept[name] for name in kept.files]
        self._agent: Any = learn.Agent(network)
        self._game = engine.batch(learn.GAME, 1, seed=0, threads=1)

    def choose(self, view: View, rng: Random) -> Move:
        """The move that it values most; nothing is drawn by lot."""
        del rng
        self._game[0] = engine.start(view.game).at(*engine.seen(view))
        actions, _, _ = self._agent.choose(
            self._game, self._game.turns(), np.random.default_rng(0), 0
        )
        text = self._game.text(0, int(actions[0]))
        return next(move for move in view.moves if move.text == text)


def opened(folder: Path, name: str) -> Player:
    """An agent of the league by its name, or a player of ours."""
    return player(name) if name in OTHERS else Alone(folder / f"{name.replace('/', '_')}.npz")


def trained(school: School, folder: Path, rounds: int) -> Iterator[tuple[int, float]]:
    """Train, keep what is wanted, and tell games learned from and wins against greedy."""
    learn = learner()
    rng = np.random.default_rng(school.seed)
    agent = learn.Agent(learn.Network(rng, school.hidden))
    for done in range(rounds + 1):
        if done in school.kept:
            path = folder / f"{school.name(done).replace('/', '_')}.npz"
            np.savez(path, *agent.network.weights)
        if done in MEASURED:
            yield done * learn.GAMES, learn.match(agent, "greedy", PAIRS, seed=CURVE_SEED)
        if done < rounds:
            learn.learn_round(agent, rng, done / rounds)


def curves(folder: Path) -> dict[str, list[tuple[int, float]]]:
    """Every school's wins against greedy; those that are there are not trained again."""
    found: dict[str, list[tuple[int, float]]] = {}
    for school in SCHOOLS:
        name = school.name(max(school.kept))
        kept = folder / f"{name.replace('/', '_')}.json"
        if not kept.exists():
            points = list(trained(school, folder, max(school.kept)))
            kept.write_text(json.dumps(points), encoding="utf-8")
            print(name, points[-1], flush=True)
        found[name] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def standings(folder: Path, games: int, jobs: int) -> list[dict[str, Any]]:
    """The round-robin: Elo against the mean of all, with its interval, and the share of wins."""
    names = (*(school.name(kept) for school in SCHOOLS for kept in school.kept), *OTHERS)
    plan = Plan.of(learner().GAME, names, games)
    pool = pool_of(plan, jobs=jobs, open_player=partial(opened, folder))
    found = Score(plan, [done.outcome for done in pool.play(range(plan.games))]).results().standings
    if any(one.forfeits for one in found):
        raise RuntimeError(f"a player failed: {[one.forfeits[:1] for one in found]}")
    return [_row(one) for one in sorted(found, key=lambda one: -one.share.value)]


def _row(one: Standing) -> dict[str, Any]:
    elo = [] if one.elo is None else [one.elo.value, one.elo.low, one.elo.high]
    known = [round(value) if isfinite(value) else None for value in elo]
    return {
        "name": one.name,
        "games": one.all.games,
        "share": round(one.share.value, 4),
        "elo": known,
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The leaderboard."""
    head = ["| | agent | games | wins | Elo | 95 % |", "|---|---|---|---|---|---|"]
    return "\n".join(
        head
        + [
            f"| {place} | `{row['name']}` | {row['games']} | {100 * row['share']:.1f} % | "
            f"{_signed(row['elo'][0])} | {_signed(row['elo'][1])} to {_signed(row['elo'][2])} |"
            for place, row in enumerate(rows, 1)
        ]
    )


def _signed(elo: int | None) -> str:
    return "∞" if elo is None else f"{elo:+}".replace("-", "−")


def picture(data: dict[str, Any]) -> str:
    """The curves of the same learner with other seeds."""
    named = list(data["curves"].items())[:CURVES]
    most = max(MEASURED)
    points = [
        (f"seed {school.seed}", [(games, 100 * share) for games, share in curve])
        for school, (_, curve) in zip(SCHOOLS, named, strict=False)
    ]
    across = Axis(0, most * 64, range(0, most * 64 + 1, 128), "games learned from")
    up = Axis(40, 100, range(40, 101, 10), "wins against greedy, per cent")
    return lines(points, across, up)


def write(data: dict[str, Any]) -> None:
    """Page and picture from what was found."""
    page.write("league", table(data["standings"]), PAGE)
    PICTURE.write_text(picture(data), encoding="utf-8")


def main() -> None:
    """Train, play, write."""
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/league"), help="of the agents")
    parser.add_argument("--games", type=int, default=210, help="of the round-robin")
    parser.add_argument("--jobs", type=int, default=1)
    choice = parser.parse_args()
    choice.folder.mkdir(parents=True, exist_ok=True)
    data = {
        "curves": curves(choice.folder),
        "standings": standings(choice.folder, choice.games, choice.jobs),
    }
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    write(data)
