"""Tessella: four tile-laying box games, exact to the rulebook.

>>> import tessella
>>> game = tessella.game("blokus-duo")
>>> state = game.start().play("first:0").play("e10,f10")
>>> state.turn, state.scores
(1, (-87, -89))
"""

import tessella.games as games  # noqa: PLR0402 - the package answers when called
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
    State,
    TessellaError,
    UnknownGameError,
    View,
    driver,
    game,
)

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
    "State",
    "TessellaError",
    "UnknownGameError",
    "View",
    "driver",
    "game",
    "games",
]
