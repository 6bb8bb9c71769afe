"""Baselines to beat: `python -m bench.baselines` plays each against `greedy` at every table.

One player sits among `greedy` ones; seats rotate and luck is paired, as in the arena. `--write`
keeps the table in docs/baselines.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tessella
from bench import page
from tessella.arena import Plan, Score
from tessella.arena.pool import pool_of
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella import Game

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "baselines.md"
BASELINES: Final = (
    *("random", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7"),
    *("published:tuned", "published:reply", "uct-simulations:25", "simulations:1000"),
)
MEASURE: Final = "greedy"


def tables() -> Iterator[Game]:
    """Every game with every number of seats."""
    for name in tessella.games():
        counts = game_type(name).seat_counts()
        for seats in counts:
            yield tessella.game(name, **({"seats": seats} if len(counts) > 1 else {}))


def row(game: Game, player: str, games: int, jobs: int) -> str | None:
    """The share of the wins of a player among greedy ones; None where it cannot play."""
    plan = Plan.of(game, (player, *[MEASURE] * (game.seats - 1)), games)
    outcomes = [done.outcome for done in pool_of(plan, jobs=jobs).play(range(plan.games))]
    if any(outcome.forfeit for outcome in outcomes):
        return None
    share = Score(plan, outcomes).share(player)
    bounds = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    part = f"{100 * share.value:.1f} % | {bounds} | {100 / game.seats:.0f} %"
    return f"| {game.title} | {game.seats} | `{player}` | {plan.games} | {part} |"


def table(games: int, jobs: int, players: str, only: str) -> str:
    """A row for each baseline at each table."""
    head = (
        "| game | seats | player | games | wins | 95 % | par |",
        "|---|---|---|---|---|---|---|",
    )
    rows = [
        row(game, player, games, jobs)
        for game in tables()
        if only in ("", game.name)
        for player in players.split(",")
    ]
    return "\n".join([*head, *filter(None, rows)])


def main() -> None:
    """Play, print, and with `--write` keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each row")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", default=",".join(BASELINES))
    parser.add_argument("--only", default="", help="one game alone")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {PAGE.name}")
    choice = parser.parse_args()
    text = table(choice.games, choice.jobs, choice.players, choice.only)
    print(text)
    if choice.write:
        page.write("baselines", text, PAGE)


if __name__ == "__main__":
    main()
