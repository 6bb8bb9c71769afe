"""Hints: what the engine would play, for those who ask in a casual match."""

from __future__ import annotations

import asyncio
import random
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Budget
from tessella.players.engine_player import EnginePlayer
from tessella.server.errors import Problem
from tessella.server.match.match import Stage
from tessella.server.table.seat import seat_of
from tessella.server.wire.hint import Hint, Suggestion

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.players import Candidate
    from tessella.server.match.match import Match

THOUGHT: Final = Budget(seconds=0.5)
SHOWN: Final = 3
"""So many moves are suggested."""


async def hint(match: Match, person: str) -> Hint:
    """The best moves for whoever has the turn, by what their seat may know."""
    seat = seat_of(match, person, None)
    if match.setup.rated:
        raise Problem("not-allowed-here", key="problem-hint-rated")
    if match.stage is not Stage.RUNNING:
        raise Problem("not-running")
    if match.turn != seat:
        raise Problem("not-your-turn")
    found = await asyncio.to_thread(partial(_think, match.state.view(seat)))
    best = tuple(Suggestion(str(c.move), round(c.value, 4)) for c in found[:SHOWN])
    return Hint(match.version, best)


def _think(view: View) -> list[Candidate]:
    return EnginePlayer(THOUGHT).values(view, random.Random(secrets.randbits(64)))
