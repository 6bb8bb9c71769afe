"""Who sits on a seat when no human does: from a view, and nothing else, to a move."""

from tessella.players.greedy import Greedy
from tessella.players.player import Player
from tessella.players.random_player import RandomPlayer
from tessella.players.registry import UnknownPlayerError, player, players

__all__ = ["Greedy", "Player", "RandomPlayer", "UnknownPlayerError", "player", "players"]
