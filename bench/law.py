"""How fast the law is: move lists and whole random games, beside python-chess in the same run."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING

import chess

import tessella

if TYPE_CHECKING:
    from collections.abc import Mapping

HEAD = (
    "| game | move list, mid-game, median (95 % of them within) | whole random games "
    "| ratio to chess | tables load in |\n|---|---|---|---|---|"
)
LOADING = """
import sys, time
import tessella
begin = time.perf_counter()
state = tessella.driver(tessella.game(sys.argv[1]).start(), __import__("random").Random(1))
state.moves()
print(time.perf_counter() - begin)
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game."""

    lists: list[float]
    games_per_second: float
    moves: int

    def row(self, name: str, peer: Figures, loading: float | None) -> str:
        """A row of the table."""
        median, most = statistics.median(self.lists), statistics.quantiles(self.lists, n=20)[-1]
        ratio = statistics.median(peer.lists) / median
        load = f"{loading:.2f} s" if loading is not None else "—"
        return (
            f"| {name} | {1000 * median:.2f} ms ({1000 * most:.2f} ms) "
            f"| {self.games_per_second:.0f} / s | {ratio:.1f} × | {load} |"
        )


def table(games: int, seed: int) -> str:
    """The table of all games."""
    peer = chess_figures(games, seed)
    rows = [
        figures(name, games, seed).row(name, peer, loading_time(name)) for name in tessella.games()
    ]
    return "\n".join([HEAD, *rows, peer.row("*chess (python-chess)*", peer, None)])


def figures(
    name: str, games: int, seed: int, options: Mapping[str, object] | None = None
) -> Figures:
    """Play random games; time every move list of a seat in the middle third of a game."""
    rng = random.Random(seed)
    lists: list[float] = []
    total, moves, game = 0.0, 0, tessella.game(name, **(options or {}))
    for _ in range(games):
        times: list[float] = []
        begin = process_time()
        state = tessella.driver(game.start(), rng)
        while state.turn is not None:
            before = process_time()
            legal = state.moves()
            times.append(process_time() - before)
            state = tessella.driver(state.play(rng.choice(legal)), rng)
        total += process_time() - begin
        moves += len(times)
        lists += _middle(times)
    return Figures(lists, games / total, moves)


def chess_figures(games: int, seed: int) -> Figures:
    """The same with python-chess, the model of a rules library in pure Python."""
    rng = random.Random(seed)
    lists: list[float] = []
    total, moves = 0.0, 0
    for _ in range(games):
        times: list[float] = []
        begin = process_time()
        board = chess.Board()
        while not board.is_game_over():
            before = process_time()
            legal = list(board.legal_moves)
            times.append(process_time() - before)
            board.push(rng.choice(legal))
        total += process_time() - begin
        moves += len(times)
        lists += _middle(times)
    return Figures(lists, games / total, moves)


def _middle(times: list[float]) -> list[float]:
    third = len(times) // 3
    return times[third : 2 * third]


def loading_time(name: str, runs: int = 5) -> float:
    """Seconds until a fresh process has a game's tables and first move list; the median."""
    command = [sys.executable, "-c", LOADING, name]
    outputs = [
        subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for _ in range(runs)
    ]
    return statistics.median(map(float, outputs))
