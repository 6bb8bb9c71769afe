"""Steps: an entry and the match after it, and what goes by without anybody asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.server.errors import Problem
from tessella.server.match.bounds import ENTRIES
from tessella.server.match.chance import rolled_on
from tessella.server.match.entries import Aborted, Entry, PassedOver
from tessella.server.match.fold import dice_of, fold, passed_over
from tessella.server.match.match import Match, Stage

if TYPE_CHECKING:
    from tessella.core.fair import Dice


class Step(NamedTuple):
    """An entry, and the match after it."""

    entry: Entry
    match: Match


def step(entry: Entry, match: Match, now: int) -> Step:
    """An entry, and what comes of it."""
    return Step(entry, fold(entry, match, now))


def passing(first: Step, now: int) -> list[Step]:
    """A step, and the turns that go by after it because their seats have left."""
    steps = [first]
    while _is_passed_over(match := steps[-1].match):
        state = match.state.passed_over(match.leavers)
        if state is None or match.turn is None:
            break
        states, chance = rolled_on(state, dice(match), match.rolls)
        entry = PassedOver(match.turn, chance)
        steps.append(Step(entry, passed_over(match, entry, states, now)))
    if match.version >= ENTRIES and match.stage is Stage.RUNNING:
        steps.append(step(Aborted(None), match, now))
    return steps


def _is_passed_over(match: Match) -> bool:
    mover = match.mover
    return mover is not None and mover.gone and mover.level is None


def dice(match: Match) -> Dice:
    """The dice of a match; fixed once it has begun."""
    return match.dice or dice_of(match)


def demand_stage(match: Match, stage: Stage) -> None:
    """Refuse what makes no sense at another stage."""
    if match.stage is not stage:
        raise Problem(_WANTED[stage])


_WANTED: Final = {
    Stage.OPEN: "not-open",
    Stage.RUNNING: "not-running",
    Stage.OVER: "not-yet",
}
