"""How a game is shown and measured: options for pictures and loads, no part of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.option import OptionValue

if TYPE_CHECKING:
    from tessella.core.game import Game

Options: TypeAlias = Mapping[str, OptionValue]
LAST = 1000


@dataclass(frozen=True, slots=True)
class Showcase:
    """What a game looks like to somebody who passes by."""

    place: int = LAST
    """Its place among the others, wherever games stand side by side."""
    options: Options = field(default_factory=dict)
    """Those that it is shown with."""
    plies: int = 10
    """Moves until it is worth a look; so few that no game can be over by then."""
    replayed: int = 15
    """The move of a game twice as long at which a replay is worth a look."""
    by_night: bool = False
    short: Options = field(default_factory=dict)
    """Those that make a game short."""
    loads: tuple[Options, ...] = ({},)
    """Sets of options that are measured each by itself."""
    tree: int = 0
    """How deep the sequences of its moves are counted when its speed is measured; 0: not at all."""


def most_seats(game: type[Game]) -> dict[str, OptionValue]:
    """The options that fill a table; none where a game has one number of seats."""
    return _seats(game, -1)


def fewest_seats(game: type[Game]) -> dict[str, OptionValue]:
    """The options with which as few play as can; none where a game has one number of seats."""
    return _seats(game, 0)


def _seats(game: type[Game], number: int) -> dict[str, OptionValue]:
    return {option.name: option.values[number] for option in game.choices if option.name == "seats"}
