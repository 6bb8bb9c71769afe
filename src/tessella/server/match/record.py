"""A match as a record: the file that replays, and that anybody can verify once it is over."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Final

from tessella.core import Record
from tessella.core.ending import Ending, How
from tessella.core.fair import Fair
from tessella.core.move import Pass
from tessella.server.match.match import Stage
from tessella.server.match.match_result import Cause

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core import Move
    from tessella.server.match.match import Match

HOW: Final = {
    Cause.RESIGNATION: How.RESIGNED,
    Cause.TIME: How.TIMEOUT,
    Cause.ABSENCE: How.TIMEOUT,  # a day without the person is the time of who has no clock
    Cause.AGREEMENT: How.DRAW,
    Cause.ABORTED: How.ABORTED,
}


def record_of(match: Match, names: Sequence[str]) -> Record:
    """The record of a match so far. The secret of its dice is in it only once it is over."""
    over = match.stage is Stage.OVER
    fair = None
    if match.plies:
        nonces = tuple(occupant.nonce for occupant in match.occupants)
        secret = match.secret if over else None
        fair = Fair(match.setup.id, match.setup.commitment, nonces, secret)
    date = dt.datetime.fromtimestamp(match.created / 1000, dt.UTC).date()
    record = Record(match.game, tuple(names), date, tuple(_moves(match)), fair)
    ending = _ending(match)
    return record if ending is None else record.end(ending)


def _moves(match: Match) -> Iterator[Move]:
    for ply in match.plies:
        if ply.move is not None:
            yield match.game.parse(ply.move)
        elif ply.seat is not None:
            yield Pass.of(ply.seat)
        yield from map(match.game.parse, ply.chance)


def thoughts_of(match: Match) -> Iterator[int]:
    """The milliseconds before each move of the record; chance and the table take none."""
    for ply in match.plies:
        if ply.move is not None or ply.seat is not None:
            yield ply.thought
        yield from (0 for _ in ply.chance)


def _ending(match: Match) -> Ending | None:
    """How the match ended, if not by the rules."""
    if match.ending is None or match.ending.cause is Cause.RULES:
        return None
    how = HOW[match.ending.cause]
    lost = how in {How.RESIGNED, How.TIMEOUT}
    return Ending(how, match.leavers if lost else ())
