"""Nobody has the engine think about a match that they play, where they may have no hint."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.core.errors import NotationError
from tessella.core.event import Began, Laid
from tessella.core.setup import pieces_in
from tessella.server.errors import Problem
from tessella.server.match.match import Stage
from tessella.server.store.lobby import read_under_way

if TYPE_CHECKING:
    from tessella.core import Game
    from tessella.server.live.service import MatchService
    from tessella.server.match.match import Match
    from tessella.server.wire.analysis import Line


async def demand_other(service: MatchService, person: str, line: Line) -> None:
    """Refuse a line of play that all moves of a match are in which a person plays.

    In whatever order they stand: it is the position that counts, and what may come of it. Of one
    that begins with a position that was set up, the pieces that lie are compared.
    """
    rows = await service.db.peek(partial(read_under_way, person=person))
    for row in rows:
        if row.game == line.game and row.stage == Stage.RUNNING.value:
            room = await service.fresh_room(row.id)
            if _is_guarded(room.match) and _holds(room.match, line):
                raise Problem("not-allowed-here", key="problem-analysis-running")


def _is_guarded(match: Match) -> bool:
    """Whether it is rated or between people, or hands are hidden."""
    return match.game.has_secrets or not match.may_hint


def _holds(match: Match, line: Line) -> bool:
    made = {ply.move for ply in match.plies if ply.move is not None}
    if line.position:
        made = set(_laid(match))
    texts = (*line.moves, *pieces_in(line.position))
    return bool(made) and made <= {_plain(match.game, text) for text in texts}


def _laid(match: Match) -> list[str]:
    """The pieces that lie; a lot begins with nothing laid."""
    found: list[str] = []
    for ply in match.plies:
        for state in ply.states:
            for event in state.events:
                if isinstance(event, Began):
                    found.clear()
                elif isinstance(event, Laid):
                    found.append(event.move)
    return found


def _plain(game: Game, text: str) -> str:
    """A move as it is written, however somebody has put the order of its squares."""
    try:
        return game.parse(text).text
    except NotationError:
        return text
