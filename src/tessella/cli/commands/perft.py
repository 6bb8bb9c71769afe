"""`tessella perft`: how many move sequences there are, in lines that a script can read."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError, shown_file
from tessella.cli.files import load_record
from tessella.cli.options import chosen_game, split_options, whole_number
from tessella.cli.terminal import console
from tessella.core.perft import perft as count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.terminal import Terminal
    from tessella.core import State

DEEPEST = 99


def perft(
    terminal: Terminal,
    game: str,
    *,
    depth: str,
    option: Sequence[str] = (),
    after: str | None = None,
) -> None:
    """Print `depth count` for each depth; the time goes where errors go."""
    deepest = whole_number(depth, "--depth", 1, DEEPEST)
    state = _start(game, option, after)
    began = time.perf_counter()
    for length in range(1, deepest + 1):
        terminal.write(f"{length} {count(state, length)}")
        sys.stdout.flush()
    seconds = f"{time.perf_counter() - began:.3f}"
    console(sys.stderr).print(terminal.words("perft-time", seconds=seconds))


def _start(game: str, option: Sequence[str], after: str | None) -> State:
    """The state to count from: the game after `first:0`, or the end of a record."""
    chosen = chosen_game(game, split_options(option))
    if after is None:
        return chosen.start().play("first:0")
    if option:
        raise CommandError("cli-resume-option")
    record = load_record(after)
    if record.game.name != chosen.name:
        raise CommandError("cli-resume-game", file=shown_file(after), game=record.game.name)
    return record.state
