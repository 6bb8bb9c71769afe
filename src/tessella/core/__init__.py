"""What every game, player and display shares: states, moves, results, views, records, errors."""

from tessella.core.chance import CHANCE, driver
from tessella.core.errors import (
    IllegalMove,
    NotationError,
    OptionError,
    RecordError,
    SeatError,
    TessellaError,
    UnknownGameError,
)
from tessella.core.game import Game
from tessella.core.move import Move
from tessella.core.option import Option
from tessella.core.record import Record
from tessella.core.registry import game, games
from tessella.core.result import Result
from tessella.core.state import State
from tessella.core.view import View

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
