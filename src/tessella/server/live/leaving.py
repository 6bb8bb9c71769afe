"""Somebody goes for good: out of their matches, and out of those that wait for them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tessella.server.errors import Problem
from tessella.server.match import commands
from tessella.server.match.match import Stage
from tessella.server.store.lobby import read_invitations, read_under_way
from tessella.server.store.people import DELETED_NAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.live.service import MatchService
    from tessella.server.match.commands import Command
    from tessella.server.match.match import Match


async def leave_all(service: MatchService, person: str) -> None:
    """Have a person leave all matches that are not over, and decline all that invite them."""
    for kept in await service.db.read(partial(read_invitations, person=person)):
        with suppress(Problem):  # it has begun without them
            await _leave(service, kept.id, person, commands.Decline(person, DELETED_NAME))
    for row in await service.db.read(partial(read_under_way, person=person)):
        match = (await service.fresh_room(row.id)).match
        leave = _way_out(match, person)
        for seat in match.seats_of(person):
            with suppress(Problem):  # it has ended by the first of their seats
                await _leave(service, row.id, person, leave(seat))


async def _leave(service: MatchService, match_id: str, person: str, command: Command) -> None:
    await service.dispatcher.take(match_id, person, None, lambda _: command)


def _way_out(match: Match, person: str) -> Callable[[int], Command]:
    """How somebody leaves a match: one that nobody else has joined is called off."""
    if match.stage is not Stage.OPEN:
        return commands.Resign
    return commands.Rise if set(match.seated) - {person} else commands.Abort
