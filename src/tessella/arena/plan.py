"""What is to be played: who meets whom, on which seats, and who begins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, permutations
from math import factorial
from typing import TYPE_CHECKING, Any

import tessella
from tessella.arena.errors import ArenaError
from tessella.arena.luck import has_chance
from tessella.core.errors import shown

if TYPE_CHECKING:
    from tessella.arena.sprt import Sprt
    from tessella.core import Game

DEFAULT_LIMIT = 60
"""Seconds that a move may take."""
MOST_GAMES = 1_000_000
MOST_OPENING = 40
MOST_PLAYERS = 64


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game: its number, its block, who sits on each seat, and which seat begins."""

    number: int
    block: int
    seats: tuple[str, ...]
    begins: int

    def place(self, seat: int) -> int:
        """When a seat has its first turn: 0 for the one that begins."""
        return (seat - self.begins) % len(self.seats)


@dataclass(frozen=True)
class Plan:
    """A run. A block is every lineup once on every rotation of the seats, all with equal luck."""

    game: Game
    players: tuple[str, ...]
    blocks: int
    seed: str = "1"
    opening: int = 0
    limit: int = DEFAULT_LIMIT
    sprt: Sprt | None = None

    @classmethod
    def of(  # noqa: PLR0913 - a run has as many facts
        cls,
        game: Game,
        players: tuple[str, ...],
        games: int,
        *,
        seed: str = "1",
        opening: int | None = None,
        limit: int = DEFAULT_LIMIT,
        sprt: Sprt | None = None,
    ) -> Plan:
        """The run with at least that many games, in whole blocks.

        Without a wish for the opening it is one ply of each seat where chance varies nothing.
        """
        _check_players(game, players)
        if opening is None:
            opening = 0 if has_chance(game) else game.seats
        plan = cls(game, players, 1, seed, opening, limit, sprt)
        if sprt is not None and len(plan.entrants) != 2:  # noqa: PLR2004 - a test has two sides
            raise ArenaError("arena-sprt-players", count=len(plan.entrants))
        blocks = -(-games // plan.block_size)
        return cls(game, players, blocks, seed, opening, limit, sprt)

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Who sits together: all players, or every choice of as many as there are seats."""
        return tuple(combinations(self.players, self.game.seats))

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The players, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.players))

    @property
    def block_size(self) -> int:
        """How many games a block has."""
        return len(self.lineups) * self.game.seats

    @property
    def games(self) -> int:
        """How many games the run has."""
        return self.blocks * self.block_size

    def fixture(self, number: int) -> Fixture:
        """A game by its number, counted from 0."""
        seats = self.game.seats
        block, within = divmod(number, self.block_size)
        lineup, turn = divmod(within, seats)
        order = _order(self.lineups[lineup], block // seats)
        return Fixture(number, block, order[turn:] + order[:turn], block % seats)

    def facts(self) -> dict[str, Any]:
        """All that decides how the games go, as a journal keeps it."""
        return {
            "game": self.game.name,
            "options": dict(self.game.options),
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "opening": self.opening,
            "limit": self.limit,
            "sprt": None if self.sprt is None else str(self.sprt),
            "version": tessella.__version__,
        }


def _order(lineup: tuple[str, ...], number: int) -> tuple[str, ...]:
    """A lineup around the table: who sits left of whom changes as the blocks go on."""
    head, *tail = lineup
    which = number % factorial(len(tail))
    return (head, *next(islice(permutations(tail), which, None)))


def _check_players(game: Game, players: tuple[str, ...]) -> None:
    """Refuse too few players, and names that a round-robin has twice."""
    seats = game.seats
    if not seats <= len(players) <= MOST_PLAYERS:
        raise ArenaError(
            "arena-players-count",
            game=game.title,
            seats=seats,
            most=MOST_PLAYERS,
            given=len(players),
        )
    name, times = Counter(players).most_common(1)[0]
    if len(players) > seats and times > 1:
        raise ArenaError("arena-players-twice", player=shown(name), given=len(players), seats=seats)
