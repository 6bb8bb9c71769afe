"""Matches that tests play without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.fair import Secret
from tessella.core.registry import game_type
from tessella.server.match.commands import Command, Play, Sit
from tessella.server.match.decide import decide
from tessella.server.match.entries import Entry, dumps, loads
from tessella.server.match.fold import fold
from tessella.server.match.match import Match, Stage
from tessella.server.match.setup import Chair, Setup

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable


SECRET = Secret(bytes(range(32)))


class Sat:
    """A match in the making: commands at times, and the log that they leave."""

    def __init__(
        self, game: str = "blokus-duo", chairs: Iterable[Chair] = (), **terms: object
    ) -> None:
        options = terms.pop("options", {})
        law = game_type(game)(**options)  # type: ignore[arg-type]
        seats = tuple(chairs) or (Chair(),) * law.seats
        setup = Setup("m", game, dict(law.options), seats, SECRET.commitment, **terms)  # type: ignore[arg-type]
        self.match = Match.of(setup, SECRET, 0)
        self.log: list[tuple[int, Entry]] = []
        self.now = 1000

    def do(self, command: Command, wait: int = 0) -> Match:
        """Give a command after so many milliseconds."""
        self.now += wait
        for entry, reached in decide(command, self.match, self.now):
            self.log.append((self.now, entry))
            self.match = reached
        return self.match

    def full(self) -> Sat:
        """Have everybody sit down."""
        for seat, occupant in enumerate(self.match.occupants):
            if not occupant.is_taken:
                self.do(Sit(f"p{seat}", f"Name {seat}", f"nonce-{seat}", seat))
        return self

    def move(self, rng: random.Random, wait: int = 0) -> Match:
        """Have whoever has the turn make some move."""
        match = self.match
        assert match.turn is not None
        move = rng.choice(match.state.moves())
        return self.do(Play(match.turn, str(move), match.version), wait)

    def to_end(self, rng: random.Random) -> Match:
        """Play on until the match is over."""
        while self.match.stage is Stage.RUNNING:
            self.move(rng)
        return self.match

    def refolded(self) -> Match:
        """The match as another process reads it from the log."""
        match = Match.of(self.match.setup, SECRET, 0)
        for at, entry in self.log:
            match = fold(loads(dumps(entry)), match, at)
        return match
