"""`tessella calibrate`: how true the odds are that the engine tells."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tessella.arena.calibration import calibrated
from tessella.cli.draw.odds import bins, losses
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import CommandError
from tessella.cli.options import SEATS, chosen_game, split_options, whole_number
from tessella.cli.terminal import console
from tessella.engine.search import Limits, has_search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.arena.calibration import Third
    from tessella.cli.terminal import Terminal
    from tessella.core import Game

MOST_GAMES = 1_000_000
MOST_SIMULATIONS = 1_000_000


def calibrate(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    game: str,
    *,
    games: str = "100",
    strength: str = "100,400",
    seats: str | None = None,
    option: Sequence[str] = (),
    seed: str = "1",
) -> None:
    """Play games of the engine against itself, and compare what it told with how they ended."""
    options = split_options(option)
    if seats is not None:
        options[SEATS] = seats
    chosen = chosen_game(game, options)
    if not has_search(chosen):
        raise CommandError("cli-calibrate-search", game=chosen.title)
    count = whole_number(games, "--games", 1, MOST_GAMES)
    strengths = [
        Limits(simulations=whole_number(text.strip(), "--strength", 1, MOST_SIMULATIONS))
        for text in strength.split(",")
    ]
    terminal.write(str(chosen), STRONG)
    terminal.say("calibrate-plan", QUIET, games=count, strengths=strength, seed=seed)
    thirds = _played(terminal, chosen, strengths, count, seed)
    terminal.write(losses(thirds, terminal.words))
    terminal.write(bins(thirds, terminal.words))


def _played(
    terminal: Terminal, game: Game, strengths: Sequence[Limits], games: int, seed: str
) -> tuple[Third, ...]:
    """Play with a bar that grows, where somebody watches."""
    screen = console(sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task(terminal.words("arena-games"), total=games * len(strengths))
        return calibrated(game, strengths, games, seed, lambda: bar.advance(task))
