"""Which players there are, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.errors import TessellaError, shown
from tessella.players.greedy import Greedy
from tessella.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.players.player import Player

PLAYERS: Final[Mapping[str, Player]] = {"greedy": Greedy(), "random": RandomPlayer()}


class UnknownPlayerError(TessellaError):
    """No player of this name is known."""


def players() -> tuple[str, ...]:
    """The names of all players, sorted."""
    return tuple(sorted(PLAYERS))


def player(name: str) -> Player:
    """The player of that name."""
    if name not in PLAYERS:
        raise UnknownPlayerError("player-unknown", player=shown(name), players=", ".join(players()))
    return PLAYERS[name]
