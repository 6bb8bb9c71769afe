"""Tessella: tile-laying board games, exact to the rulebook.

>>> import tessella
>>> game = tessella.game("blokus-duo")
>>> state = game.start().play("first:0").play("e10,f10")
>>> state.turn, state.scores
(1, (-87, -89))
"""

from typing import TYPE_CHECKING

from tessella.core import (
    CHANCE,
    Game,
    IllegalMove,
    Move,
    NotationError,
    Option,
    OptionError,
    Record,
    RecordError,
    Result,
    SeatError,
    State,
    TessellaError,
    UnknownGameError,
    View,
    driver,
    game,
)

if TYPE_CHECKING:
    from tessella.core import games
else:
    from tessella import games  # the package, which answers when called

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "Option",
    "OptionError",
    "Record",
    "RecordError",
    "Result",
    "SeatError",
    "State",
    "TessellaError",
    "UnknownGameError",
    "View",
    "driver",
    "game",
    "games",
]
