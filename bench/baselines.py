"""Baselines to beat: `python -m bench.baselines` plays each against `greedy` at every table.

One player sits among `greedy` ones; seats rotate and luck is paired, as in the arena. Figures are
kept in docs/baselines.json, row by row, and the page is made from them. What is there is not played
again: `--seconds` ends a run early, and the same command goes on with what is left.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import tessella
from bench import page
from tessella.arena import Plan, Score
from tessella.arena.pool import pool_of
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella import Game

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PAGE: Final = DOCS / "baselines.md"
DATA: Final = DOCS / "baselines.json"
BASELINES: Final = (
    *("random", "level:1", "level:3", "level:5", "level:7", "published:tuned", "published:reply"),
    *("simulations:200", "uct-simulations:10"),
)
MEASURE: Final = "greedy"
HEAD: Final = (
    "| game | seats | player | games | wins | 95 % | par | CPU ms a move |",
    "|---|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True, slots=True)
class Row:
    """A player among greedy ones: its share of the wins; no games where it cannot play.

    Milliseconds of CPU a move are 0 where they were not kept.
    """

    game: str
    seats: int
    player: str
    games: int
    wins: float = 0.0
    low: float = 0.0
    high: float = 0.0
    milliseconds: float = 0.0

    @property
    def key(self) -> tuple[str, int, str]:
        """What is measured."""
        return self.game, self.seats, self.player

    def line(self) -> str:
        """The row of the page."""
        wins, bounds = f"{100 * self.wins:.1f} %", f"{100 * self.low:.1f}–{100 * self.high:.1f}"
        time = f"{self.milliseconds:.1f}" if self.milliseconds else "–"
        head = f"| {game_type(self.game).title} | {self.seats} | `{self.player}` | {self.games} | "
        return f"{head}{wins} | {bounds} | {100 / self.seats:.0f} % | {time} |"


def tables() -> Iterator[Game]:
    """Every game with every number of seats."""
    for name in tessella.games():
        counts = game_type(name).seat_counts()
        for seats in counts:
            yield tessella.game(name, **({"seats": seats} if len(counts) > 1 else {}))


def measured(game: Game, player: str, games: int, jobs: int) -> Row:
    """The share of the wins of a player among greedy ones."""
    plan = Plan.of(game, (player, *[MEASURE] * (game.seats - 1)), games)
    outcomes = [done.outcome for done in pool_of(plan, jobs=jobs).play(range(plan.games))]
    if any(outcome.forfeit for outcome in outcomes):
        return Row(game.name, game.seats, player, 0)
    score = Score(plan, outcomes)
    share = score.share(player)
    cpu = next(one.cpu.mean for one in score.results().standings if one.name == player)
    wins, low, high = (round(each, 4) for each in (share.value, share.low, share.high))
    milliseconds = round(1000 * cpu, 1)
    return Row(game.name, game.seats, player, plan.games, wins, low, high, milliseconds)


def load() -> dict[tuple[str, int, str], Row]:
    """The rows that are kept."""
    if not DATA.exists():
        return {}
    rows = [Row(**row) for row in json.loads(DATA.read_text(encoding="utf-8"))]
    return {row.key: row for row in rows}


def keep(rows: Iterable[Row]) -> None:
    """Write figures and page, in the order of tables and baselines."""
    order = {game_type(name).title: place for place, name in enumerate(tessella.games())}
    places = {player: place for place, player in enumerate(BASELINES)}
    by_table = sorted(
        rows,
        key=lambda row: (order[game_type(row.game).title], row.seats, places.get(row.player, 99)),
    )
    lines = ",\n".join(json.dumps(asdict(row)) for row in by_table)
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    page.write("baselines", table(by_table), PAGE)


def table(rows: Iterable[Row]) -> str:
    """The table of the page, without those that cannot play."""
    return "\n".join([*HEAD, *(row.line() for row in rows if row.games)])


def main() -> None:
    """Play what is missing, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="of each row")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", default=",".join(BASELINES))
    parser.add_argument("--only", default="", help="one game alone")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no row later")
    choice = parser.parse_args()
    rows, until = load(), monotonic() + choice.seconds
    for player in choice.players.split(","):
        for game in tables():
            known = rows.get((game.name, game.seats, player))
            if choice.only not in ("", game.name) or monotonic() > until:
                continue
            if known is None or 0 < known.games < choice.games:
                row = measured(game, player, choice.games, choice.jobs)
                rows[row.key] = row
                print(row.line(), flush=True)
                keep(rows.values())


if __name__ == "__main__":
    main()
