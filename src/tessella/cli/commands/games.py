"""`tessella games`: which games there are, and what can be chosen in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from tessella.cli.draw.theme import QUIET, STRONG
from tessella.core import games as game_names
from tessella.core.option import written
from tessella.core.registry import faults, game_type, on_show

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal
    from tessella.core import Option


def games(terminal: Terminal) -> None:
    """Print every game with its options: name, default, values and rule; and what is broken."""
    for name in game_names():
        kind = game_type(name)
        terminal.write(name, STRONG)
        if kind.choices:
            terminal.write(_options(kind.choices, terminal))
        else:
            terminal.say("games-no-options", QUIET)
        terminal.write()
    for fault in faults():
        terminal.write(fault.say(terminal.words.language))
    if example := next((kind for kind in on_show() if kind.choices), None):
        option = example.choices[0]
        wish = f"{option.name}={written(option.values[-1])}"
        terminal.say("games-use", QUIET, game=example.name, option=wish)


def _options(options: tuple[Option, ...], terminal: Terminal) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in options:
        default = terminal.words("games-default", value=written(option.default))
        table.add_row(f"  {option.name}", option.accepts, default, option.rule)
    return table
