"""Hints: what the engine would play, for those who ask in a casual match."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Final

from tessella.players.level_player import best_player
from tessella.server.errors import Problem
from tessella.server.live.seat import seat_of
from tessella.server.match.match import Stage
from tessella.server.wire.hint import Suggestion

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.server.match.match import Match

SECONDS: Final = 0.5
SHOWN: Final = 3
"""So many moves are suggested."""


def asked(match: Match, person: str) -> View:
    """What a person sees who has the turn and may have a hint."""
    seat = seat_of(match, person, None)
    if match.setup.rated:
        raise Problem("not-allowed-here", key="problem-hint-rated")
    if match.stage is not Stage.RUNNING:
        raise Problem("not-running")
    if match.turn != seat:
        raise Problem("not-your-turn")
    return match.state.view(seat)


def thought(view: View) -> tuple[Suggestion, ...]:
    """The best moves by what a view shows; for workers."""
    rng = random.Random(secrets.randbits(64))
    found = best_player(view.game, SECONDS).values(view, rng)
    return tuple(Suggestion(str(c.move), round(c.value, 4)) for c in found[:SHOWN])
