"""Nobody has the engine think about a match that they play, where they may have no hint."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.server.errors import Problem
from tessella.server.match.match import Stage
from tessella.server.store.lobby import read_under_way

if TYPE_CHECKING:
    from collections.abc import Collection

    from tessella.server.live.service import MatchService
    from tessella.server.match.match import Match


async def demand_other(
    service: MatchService, person: str, game: str, moves: Collection[str]
) -> None:
    """Refuse a line of play that all moves of a match are in which a person plays.

    In whatever order they stand: it is the position that counts, and what may come of it.
    """
    rows = await service.db.peek(partial(read_under_way, person=person))
    for row in rows:
        if row.game == game and row.stage == Stage.RUNNING.value:
            room = await service.fresh_room(row.id)
            if _is_guarded(room.match) and _holds(room.match, frozenset(moves)):
                raise Problem("not-allowed-here", key="problem-analysis-running")


def _is_guarded(match: Match) -> bool:
    """Whether it is rated or between people, or hands are hidden."""
    return match.game.has_secrets or not match.may_hint


def _holds(match: Match, moves: frozenset[str]) -> bool:
    made = {ply.move for ply in match.plies if ply.move is not None}
    return bool(made) and made <= moves
