"""`tessella gtp`: an engine on standard input and output, for other programs to drive."""

from __future__ import annotations

import os
import re
import secrets
import sys
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError
from tessella.cli.gtp.engine import Engine
from tessella.cli.options import chosen_game, split_options, whole_number
from tessella.core.errors import shown
from tessella.players import LEVELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.terminal import Terminal

PLAYER = "level:5"
SECONDS = re.compile(r"[0-9]{1,5}(\.[0-9]{1,6})?", re.ASCII)


def gtp(  # noqa: PLR0913 - a parameter for each flag
    terminal: Terminal,
    game: str,
    *,
    level: str | None = None,
    seconds: str | None = None,
    player: str | None = None,
    option: Sequence[str] = (),
    seed: str | None = None,
) -> None:
    """Answer commands until `quit` or the end of the input."""
    del terminal
    chosen = chosen_game(game, split_options(option))
    chance = seed if seed is not None else secrets.token_hex(8)
    engine = Engine(chosen, _player(level, seconds, player), chance)
    try:
        engine.run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody listens any more: what is still to be flushed shall not complain at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _player(level: str | None, seconds: str | None, player: str | None) -> str:
    """The name of the player that the flags ask for."""
    wishes = []
    if level is not None:
        wishes.append(f"level:{whole_number(level, '--level', LEVELS[0], LEVELS[-1])}")
    if seconds is not None:
        if not SECONDS.fullmatch(seconds) or not float(seconds):
            raise CommandError("cli-gtp-seconds", text=shown(seconds))
        wishes.append(f"engine:{seconds}")
    if player is not None:
        wishes.append(player)
    if len(wishes) > 1:
        raise CommandError("cli-gtp-player")
    return wishes[0] if wishes else PLAYER
