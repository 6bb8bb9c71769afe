"""`tessella review`: a record, judged move by move."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tessella.cli.draw.judged import lines, summary
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import shown_file
from tessella.cli.files import check_target, load_record, write_file
from tessella.cli.options import whole_number
from tessella.cli.terminal import console
from tessella.review import DEFAULT_SEED, LEAST_SIMULATIONS
from tessella.review import review as judged
from tessella.review.as_json import dumps
from tessella.review.graph import draw
from tessella.review.page import page
from tessella.review.telling import Telling

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal
    from tessella.core import Record
    from tessella.review import Review

MOST_SIMULATIONS = 10_000_000
MOST_SEED = 999_999_999


def review(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    record: str,
    *,
    json: bool = False,
    html: str | None = None,
    plot: str | None = None,
    simulations: str | None = None,
    seed: str = str(DEFAULT_SEED),
) -> None:
    """Judge a record; print it as a table unless it goes elsewhere."""
    tries = simulations and whole_number(
        simulations, "--simulations", LEAST_SIMULATIONS, MOST_SIMULATIONS
    )
    number = whole_number(seed, "--seed", 0, MOST_SEED)
    wishes = ((html, page), (plot, draw))
    targets = [(check_target(file), make) for file, make in wishes if file is not None]
    found = _judged(load_record(record), tries or None, number)
    telling = Telling(found, terminal.words.language)
    for path, make in targets:
        write_file(path, make(telling))
        if not json:
            terminal.say("pieces-written", file=shown_file(path))
    if json:
        sys.stdout.write(dumps(found))
    elif not targets:
        _show(terminal, telling)


def _judged(record: Record, simulations: int | None, seed: int) -> Review:
    """Judge with a bar that grows, where somebody watches."""
    screen = console(sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    with bar:
        task = bar.add_task("", total=len(record.moves))
        return judged(record, simulations, seed, lambda done, _: bar.update(task, completed=done))


def _show(terminal: Terminal, telling: Telling) -> None:
    words = telling.words
    terminal.write(telling.title, STRONG)
    terminal.write(telling.note, QUIET)
    terminal.write()
    terminal.write(summary(telling))
    terminal.write(telling.known("seats-note"), QUIET)
    for key, found in (("moments", telling.moments()), ("moves", lines(telling))):
        terminal.write()
        terminal.write(words(key), STRONG)
        for line in found:
            terminal.write(line)
