"""Somebody is away and no clock runs: a computer plays for them, or the match is claimed.

Only in casual matches without a clock: where one runs, it decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.server.errors import Problem
from tessella.server.match.clocks import SECOND, NoClock
from tessella.server.match.entries import Absent, HandedOver, Returned
from tessella.server.match.match import Match, Stage
from tessella.server.match.steps import Step, demand_stage, passing, step

if TYPE_CHECKING:
    from tessella.server.match.commands import ClaimAbsent, HandOver, Return


def has_absence(match: Match) -> bool:
    """Whether absence counts in a match: it is casual, and no clock runs."""
    return not match.setup.rated and isinstance(match.setup.clock, NoClock)


def may_await(match: Match, mine: tuple[int, ...]) -> bool:
    """Whether who plays these seats waits for another person's move."""
    mover = match.mover
    return mover is not None and mover.is_present and match.turn not in mine


def away_since(match: Match, seen: int) -> int:
    """Since when a person keeps others waiting without being there."""
    return max(match.since, seen)


def hand_over(command: HandOver, match: Match, now: int) -> list[Step]:
    """A computer plays for whoever has the turn, until they come back."""
    seat = _absent_seat(command, match, now)
    return [step(HandedOver(seat), match, now)]


def claim_absent(command: ClaimAbsent, match: Match, now: int) -> list[Step]:
    """Whoever has the turn has left."""
    seat = _absent_seat(command, match, now)
    return passing(step(Absent(seat), match, now), now)


def return_(command: Return, match: Match, now: int) -> list[Step]:
    """A person plays again."""
    demand_stage(match, Stage.RUNNING)
    if not match.occupants[command.seat].is_away:
        raise Problem("not-allowed-here", key="problem-not-handed-over")
    return [step(Returned(command.seat), match, now)]


def _absent_seat(command: HandOver | ClaimAbsent, match: Match, now: int) -> int:
    """The seat that has the turn, if its person has been away for so long."""
    demand_stage(match, Stage.RUNNING)
    if not has_absence(match):
        key = "problem-absence-rated" if match.setup.rated else "problem-absence-clock"
        raise Problem("not-allowed-here", key=key)
    own = match.occupants[command.by].person
    if match.turn is None or not may_await(match, match.seats_of(own or "")):
        raise Problem("not-allowed-here", key="problem-nobody-awaited")
    left = away_since(match, command.seen) + command.after - now
    if left > 0:
        raise Problem("not-yet", key="problem-absence-short", retry_after=-(-left // SECOND))
    return match.turn
