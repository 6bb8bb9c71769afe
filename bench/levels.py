"""How the levels play: how good their moves are, the worst of them, and the absurd ones.

`python -m bench.levels GAME [--games N]`: each level plays against itself, and the engine judges
every choice that it makes, the move that was played beside the best in one search.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import tessella
from bench.absurd import definition
from tessella.core.registry import game_type
from tessella.core.showcase import fewest_seats
from tessella.players import LEVELS
from tessella.players.level_player import at_level
from tessella.review.judge import judged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Game, Move, View

SIMULATIONS: Final = 400
NEAR: Final = (0.02, 0.05, 0.10)
HEAD: Final = "| level | moves | within 2, 5, 10 points | worst | absurd |\n|---|---|---|---|---|"


@dataclass
class Tally:
    """What the moves of a level came to."""

    losses: list[float] = field(default_factory=list)
    absurd: int = 0

    def row(self, level: int) -> str:
        """A row of the table."""
        count = len(self.losses)
        near = (sum(loss <= bound for loss in self.losses) / count for bound in NEAR)
        shares = ", ".join(f"{100 * share:.0f} %" for share in near)
        lots = f"1 in {count / self.absurd:,.0f}" if self.absurd else f"none in {count:,}"
        return f"| {level} | {count:,} | {shares} | {100 * max(self.losses):.0f} | {lots} |"


def choices(game: Game, level: int, seed: str) -> Iterator[tuple[View, Move]]:
    """The choices of a level that plays all seats: what it saw, and what it played."""
    rng, player = random.Random(seed), at_level(game, level)
    state = tessella.driver(game.start(), rng)
    while state.turn is not None:
        view = state.view(state.turn)
        move = player.choose(view, rng)
        if len(view.moves) > 1:
            yield view, move
        state = tessella.driver(state.play(move), rng)


def tally(game: Game, level: int, games: int, simulations: int = SIMULATIONS) -> Tally:
    """Judge some games of a level."""
    told, is_absurd = Tally(), definition(game.name)
    for number in range(games):
        for ply, (view, move) in enumerate(choices(game, level, f"{level} {number}")):
            told.absurd += is_absurd(view, move)
            told.losses.append(judged(view, move, ply, simulations, number).loss)
    return told


def main() -> None:
    """Print a row for each level but the last, which plays as well as can be."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("game", choices=tessella.games())
    parser.add_argument("--games", type=int, default=20)
    wish = parser.parse_args()
    kind = game_type(wish.game)
    print(HEAD)
    for level in LEVELS[:-1]:
        print(tally(kind(**fewest_seats(kind)), level, wish.games).row(level), flush=True)


if __name__ == "__main__":
    main()
