"""What a computer plays; for threads and for workers, which load no more than this."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING

from tessella.players.level_player import LevelPlayer

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.engine.search import Memory


def choose(level: int, view: View, memory: Memory | None = None) -> str:
    """The move of a computer that knows a view and nothing else, but what it found out before."""
    rng = random.Random(secrets.randbits(64))
    return str(LevelPlayer(level, memory).choose(view, rng))
