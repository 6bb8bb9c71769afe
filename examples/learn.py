"""An agent that learns Tetris Link from games against itself, with numpy alone.

It values what it may leave after each of its moves: the lead in points so far, and what a small
network expects to come. After every round of games the network is brought nearer to what came.

    python examples/learn.py --minutes 9 --seed 1 --out agent.npz
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import TYPE_CHECKING

import numpy as np

import tessella
from tessella import engine
from tessella.players import player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

GAME = tessella.game("tetris-link")
GAMES = 64
POINTS = 20.0  # a lead of so many points is worth 1
HIDDEN = 128
FACTS = 20


class Network:
    """One hidden layer, and Adam."""

    def __init__(self, rng: np.random.Generator, hidden: int = HIDDEN) -> None:
        inside = inputs(engine.batch(GAME, 1, seed=0).observations(0)).shape[1]
        wide = rng.normal(0, math.sqrt(2 / inside), (inside, hidden)).astype(np.float32)
        zeros = [np.zeros(shape, np.float32) for shape in (hidden, (hidden, 1), 1)]
        self.weights = [wide, *zeros]  # the last layer begins at 0: the lead alone counts
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def __call__(self, seen: Floats) -> Floats:
        first, bias, last, shift = self.weights
        worth: Floats = (np.maximum(seen @ first + bias, 0) @ last)[:, 0] + shift[0]
        return worth

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> None:
        first, bias, last, shift = self.weights
        inside = np.maximum(seen @ first + bias, 0)
        error = ((inside @ last)[:, 0] + shift[0] - wanted)[:, None] / len(seen)
        back = (error @ last.T) * (inside > 0)
        slopes = [seen.T @ back, back.sum(0), inside.T @ error, error.sum(0)]
        self.steps += 1
        right = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            np.add(mean, 0.1 * (slope - mean), out=mean)
            np.add(square, 0.001 * (slope**2 - square), out=square)
            np.subtract(weight, right * mean / (np.sqrt(square) + 1e-8), out=weight)


def inputs(planes: NDArray[np.uint8]) -> Floats:
    """The cells of both seats, and pieces left, of planes as a seat sees them."""
    cells = planes[:, :2].reshape(len(planes), -1)
    facts = planes[:, 2].reshape(len(planes), -1)[:, :FACTS].astype(np.float32)
    left = facts[:, [7, 8, 9, 10, 11, 14, 15, 16, 17, 18]] / 5
    return np.concatenate([cells, left], axis=1, dtype=np.float32)


def lead(scores: NDArray[np.int32], seats: NDArray[np.int64]) -> Floats:
    """How many points a seat is ahead, in the measure of the network."""
    own = np.take_along_axis(scores, seats[:, None], 1)[:, 0]
    ahead: Floats = ((2 * own - scores.sum(1)) / POINTS).astype(np.float32)
    return ahead


class Agent:
    """It looks one move ahead, and values what it would leave."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.batches: dict[int, engine.Batch] = {}

    def tries(self, count: int) -> engine.Batch:
        """Games to try moves in, at least so many."""
        size = 1 << max(count - 1, 1).bit_length()
        if size not in self.batches:
            self.batches[size] = engine.batch(GAME, size, seed=0, threads=1)
        return self.batches[size]

    def choose(
        self, games: engine.Batch, turns: NDArray[np.int8], rng: np.random.Generator, lots: float
    ) -> tuple[NDArray[np.int64], Floats, Floats]:
        """An action for each game whose turn is a seat's, and what it leaves: inputs and lead."""
        listed, begins = games.legal_actions()
        counts = np.diff(np.append(begins, len(listed)))[: len(games)]
        owner = np.repeat(np.arange(len(games)), counts)
        states, tries = [games[game] for game in range(len(games))], self.tries(len(owner))
        for place, game in enumerate(owner.tolist()):
            tries[place] = states[game]
        chosen = np.full(len(tries), -1, np.int64)
        chosen[: len(owner)] = listed
        tries.act(chosen)
        seats = turns[owner].astype(np.int64)
        both = [tries.observations(seat)[: len(owner)] for seat in (0, 1)]
        seen = inputs(np.where(seats[:, None, None, None] == 0, *both))
        leads = lead(tries.scores()[: len(owner)], seats)
        worth = leads + self.network(seen)
        worth += (rng.random(len(games)) < lots)[owner] * rng.normal(0, 10, len(owner))
        ranges = zip(begins.tolist(), counts.tolist(), strict=False)
        best = [b + int(worth[b : b + n].argmax()) if n else -1 for b, n in ranges]
        actions = np.where(counts > 0, listed[np.maximum(best, 0)], -1)
        return actions, seen[best], leads[best]


def play_round(agent: Agent, seed: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Games against itself: what was left after each move, and the points that came yet."""
    games = engine.batch(GAME, GAMES, seed=seed, threads=1)
    left: list[tuple[NDArray[np.int64], NDArray[np.int64], Floats, Floats]] = []
    games.play_chance()
    while not games.done().all():
        turns = games.turns()
        going = np.flatnonzero(turns >= 0)
        actions, seen, leads = agent.choose(games, turns, rng, 0.1)
        left.append((going, turns[going].astype(np.int64), seen[going], leads[going]))
        games.act(actions)
        games.play_chance()
    scores = games.scores()
    seen = np.concatenate([one[2] for one in left])
    ends = np.concatenate([lead(scores[one[0]], one[1]) for one in left])
    return seen, ends - np.concatenate([one[3] for one in left])


def learn_round(agent: Agent, rng: np.random.Generator, spent: float) -> None:
    """Play a round, and learn from it; the more of the time is spent, the less at a time."""
    seen, wanted = play_round(agent, rng.integers(2**31).item(), rng)
    order = rng.permutation(len(seen))
    for part in np.array_split(order, max(1, len(order) // 256)):
        agent.network.learn(seen[part], wanted[part], 1e-3 * (1 - 0.9 * spent))


def match(agent: Agent, other: str, pairs: int, seed: int) -> float:
    """The share of wins against a player of ours; each seed is played from both seats."""
    opponent, rng = player(other), random.Random(seed)
    none = np.random.default_rng(0)
    games = engine.batch(GAME, 2 * pairs, seed=seed, threads=1)
    for game in range(2 * pairs):
        games.reset(game, seed + game // 2)
    games.play_chance()
    own = np.arange(2 * pairs) % 2
    while not games.done().all():
        for game in np.flatnonzero((games.turns() >= 0) & (games.turns() != own)).tolist():
            view = engine.to_law(GAME, games[game]).view(games.turn(game))
            games.act_in(game, games.action(game, opponent.choose(view, rng).text))
        turns = games.turns()
        for begin in range(0, 2 * pairs, GAMES):
            part = range(begin, min(begin + GAMES, 2 * pairs))
            mine = [game for game in part if turns[game] == own[game]]
            if mine:
                few = engine.batch(GAME, len(mine), seed=0, threads=1)
                for place, game in enumerate(mine):
                    few[place] = games[game]
                actions, _, _ = agent.choose(few, turns[mine], none, 0)
                for game, action in zip(mine, actions.tolist(), strict=True):
                    games.act_in(game, action)
    won = (games.rewards()[np.arange(2 * pairs), own] + 1).sum() / 2
    return float(won) / (2 * pairs)


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies, in 95 of 100 cases (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return middle - half, middle + half


def by_the_clock(minutes: float) -> Iterator[float]:
    """How much of the time is spent, round by round."""
    begun = time.monotonic()
    while (spent := (time.monotonic() - begun) / 60 / minutes) < 1:
        yield spent


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=9.0)
    arguments.add_argument("--rounds", type=int, help="of games, instead of minutes")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--pairs", type=int, default=200, help="of the match in the end")
    arguments.add_argument("--out", help="a file for the weights")
    chosen = arguments.parse_args()
    rng = np.random.default_rng(chosen.seed)
    agent, rounds, told = Agent(Network(rng)), 0, 0.0
    counted = (done / chosen.rounds for done in range(chosen.rounds or 0))
    for spent in counted if chosen.rounds else by_the_clock(chosen.minutes):
        if spent >= told:
            share = match(agent, "greedy", min(20, chosen.pairs), seed=10_000)
            print(f"{spent:4.0%} {rounds * GAMES:7} games: {share:.1%} of greedy", flush=True)
            told += 1 / 8
        learn_round(agent, rng, spent)
        rounds += 1
    share = match(agent, "greedy", chosen.pairs, seed=20_000)
    low, high = interval(share, 2 * chosen.pairs)
    print(
        f"{rounds * GAMES} games learned from; wins {share:.1%} of {2 * chosen.pairs} games", end=""
    )
    print(f" against greedy ({low:.1%} to {high:.1%})")
    if chosen.out:
        np.savez(chosen.out, *agent.network.weights)


if __name__ == "__main__":
    main()
