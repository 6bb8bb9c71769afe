"""How fast the muscle is: random games, searches and batches, beside the law in the same run."""

from __future__ import annotations

import importlib
import random
import statistics
from time import perf_counter, process_time

import tessella
from bench.law import figures
from tessella import engine
from tessella.core.registry import game_type, on_show
from tessella.engine.builds import runnable
from tessella.engine.search import Kind, Limits, Search, has_search

GAMES_HEAD = "| random games per CPU-second |{builds} the law | ratio |\n|---|{lines}---|---|"
TREE_HEAD = "| {game}, all sequences of {depth} moves | how many | CPU time |\n|---|---|---|"
SEARCH_HEAD = "| search | simulations per CPU-second, opening | middle of the game |\n|---|---|---|"
BATCH_HEAD = (
    "| batch of {count} games | moves per second, all cores | bytes a game |\n|---|---|---|"
)
RUNS = 5
SECONDS = 0.4
BATCH_SECONDS = 3.0
"""Long enough for several games each: openings, which all games of a batch begin with, are slow."""
BATCH = 4096
KINDS = {Kind.ENGINE: "", Kind.BASELINE: ", the baseline `mcts`"}


def table(games: int, seed: int) -> str:
    """All tables of the muscle."""
    trees = [tree_table(game) for game in on_show() if game.showcase.tree]
    parts = [games_table(games, seed), *trees, search_table(seed), batch_table(seed)]
    return "\n\n".join(parts)


def games_table(games: int, seed: int) -> str:
    """Whole random games, in every build and in the law."""
    builds = runnable(engine.cpu_level())
    head = GAMES_HEAD.format(
        builds="".join(f" {b.isa} |" for b in builds), lines="---|" * len(builds)
    )
    rows = []
    for name in tessella.games():
        for options in game_type(name).showcase.loads:
            game = tessella.game(name, **options)
            rates = [rate(game, b.module, seed) for b in builds]
            law = figures(name, games, seed, options).games_per_second
            cells = "".join(f" {r:,.0f} |" for r in rates)
            rows.append(f"| {game} |{cells} {law:,.0f} | {rates[-1] / law:,.0f} × |")
    return "\n".join([head, *rows])


def rate(game: tessella.Game, module: str, seed: int) -> float:
    """Random games per CPU-second of one build; the median of some runs."""
    start = engine.start(game, importlib.import_module(module))
    start.random_games(50, seed)
    rates = []
    for run in range(RUNS):
        count, begin = 0, process_time()
        while process_time() - begin < SECONDS:
            start.random_games(100, seed + run * 1_000_003 + count)
            count += 100
        rates.append(count / (process_time() - begin))
    return statistics.median(rates)


def tree_table(game: type[tessella.Game]) -> str:
    """The time to count all sequences of a few moves from an empty board; the median of some."""
    rows, depth = [], game.showcase.tree
    for build in runnable(engine.cpu_level()):
        start = engine.start(game(), importlib.import_module(build.module))
        start.play("first:0")
        times = []
        for _ in range(RUNS):
            begin = process_time()
            count = start.perft(depth)
            times.append(process_time() - begin)
        rows.append(f"| {build.isa} | {count:,} | {statistics.median(times):.2f} s |")
    return "\n".join([TREE_HEAD.format(game=game.name, depth=depth), *rows])


def search_table(seed: int) -> str:
    """Simulations of the search at the first move, and half-way through a random game."""
    rows = []
    for name in tessella.games():
        for options in game_type(name).showcase.loads:
            game = tessella.game(name, **options)
            states = random_game(game, seed)
            for kind in filter(lambda kind: has_search(game, kind), KINDS):
                at = (states[0], states[len(states) // 2])
                cells = [f"{simulations(state, seed, kind):,.0f}" for state in at]
                rows.append(f"| {game}{KINDS[kind]} | {' | '.join(cells)} |")
    return "\n".join([SEARCH_HEAD, *rows])


def random_game(game: tessella.Game, seed: int) -> list[tessella.State]:
    """The states of a random game, chance played."""
    rng = random.Random(seed)
    states = [tessella.driver(game.start(), rng)]
    while states[-1].turn is not None:
        move = rng.choice(states[-1].moves())
        states.append(tessella.driver(states[-1].play(move), rng))
    return states


def simulations(state: tessella.State, seed: int, kind: Kind) -> float:
    """Simulations per CPU-second from a state."""
    search = Search(state.view(state.turn), seed, kind=kind)
    begin = process_time()
    run = search.run(Limits(seconds=SECONDS))
    spent = process_time() - begin
    return run.wait().simulations / spent


def batch_table(seed: int) -> str:
    """Random moves through the batch interface, legal moves asked for or not."""
    rows = []
    for name in tessella.games():
        games = engine.batch(tessella.game(name), BATCH, seed=seed)
        moves, begin = 0, perf_counter()
        while perf_counter() - begin < BATCH_SECONDS:
            games.play(games.random_moves())
            moves += BATCH
            games.restart()
        speed = moves / (perf_counter() - begin)
        rows.append(f"| {name} | {speed:,.0f} | {games.bytes_per_game:,} |")
    return "\n".join([BATCH_HEAD.format(count=BATCH), *rows])
