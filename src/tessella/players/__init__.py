"""Who sits on a seat when no human does: from a view, and nothing else, to a move."""

from tessella.players.engine_player import EnginePlayer
from tessella.players.greedy import Greedy
from tessella.players.gtp_player import GtpPlayer
from tessella.players.gtp_program import GtpError
from tessella.players.level_player import LEVELS, LevelPlayer
from tessella.players.player import Evaluator, Player, PlayerError, StatefulPlayer
from tessella.players.random_player import RandomPlayer
from tessella.players.registry import UnknownPlayerError, families, is_own, player, players
from tessella.players.seated_player import SeatedPlayer
from tessella.players.uct_player import UctPlayer

__all__ = [
    "LEVELS",
    "EnginePlayer",
    "Evaluator",
    "Greedy",
    "GtpError",
    "GtpPlayer",
    "LevelPlayer",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "SeatedPlayer",
    "StatefulPlayer",
    "UctPlayer",
    "UnknownPlayerError",
    "families",
    "is_own",
    "player",
    "players",
]
