"""Deciding: a match and a command give the entries that follow, or a refusal that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tessella.core.errors import IllegalMove, NotationError
from tessella.server.errors import Problem
from tessella.server.match.absence import claim_absent, hand_over, return_
from tessella.server.match.bounds import OFFERS, OPENING
from tessella.server.match.chance import rolled_on
from tessella.server.match.commands import (
    Abort,
    Ask,
    Claim,
    ClaimAbsent,
    Decline,
    HandOver,
    Hush,
    Play,
    Reply,
    Resign,
    Return,
    Rise,
    Sit,
    TakeHint,
)
from tessella.server.match.entries import (
    Aborted,
    Answered,
    Audience,
    Began,
    Declined,
    Hinted,
    Moved,
    Offer,
    Offered,
    Resigned,
    Rose,
    Sat,
    TimedOut,
)
from tessella.server.match.fold import (
    begun,
    dice_of,
    moved,
    take_back_length,
)
from tessella.server.match.match import Match, Stage
from tessella.server.match.setup import ChairKind
from tessella.server.match.steps import Step, demand_stage, dice, passing, step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tessella.core import State
    from tessella.server.match.commands import Command

PATIENCE: Final = 250
"""Milliseconds that a move may be late: it was on its way."""


def decide(command: Command, match: Match, now: int) -> list[Step]:
    """What follows from a command at a time; at least one entry, or a `Problem`."""
    return DECISIONS[type(command)](command, match, now)


def _sit(command: Sit, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.OPEN)
    if match.version >= OPENING:
        raise Problem("not-allowed-here", key="problem-opening-full", most=OPENING)
    steps: list[Step] = []
    for seat in _free_seats(match, command):
        sat = Sat(seat, command.person, command.name, command.nonce)
        steps.append(step(sat, steps[-1].match if steps else match, now))
    if all(occupant.is_taken for occupant in steps[-1].match.occupants):
        steps.append(_begin(steps[-1].match, now))
    return steps


def _rise(command: Rise, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.OPEN)
    return [step(Rose(command.seat), match, now)]


def _decline(command: Decline, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.OPEN)
    chairs = zip(match.setup.chairs, match.occupants, strict=True)
    kept = [
        seat
        for seat, (chair, who) in enumerate(chairs)
        if chair.person == command.person and not who.is_taken
    ]
    if not kept or match.seats_of(command.person):
        raise Problem("not-your-seat")
    steps: list[Step] = []
    for seat in kept:
        current = steps[-1].match if steps else match
        if current.stage is Stage.OPEN:
            steps.append(step(Declined(seat, command.person, command.name), current, now))
    return steps


def _take_hint(command: TakeHint, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.RUNNING)
    if match.turn != command.seat:
        raise Problem("not-your-turn", seat=match.turn if match.turn is not None else -1)
    return [step(Hinted(command.seat), match, now)]


def _hush(command: Hush, match: Match, now: int) -> list[Step]:
    if match.offers >= OFFERS:
        raise Problem("not-allowed-here", key="problem-offers-full", most=OFFERS)
    return [step(Audience(command.seat, command.on), match, now)]


def _play(command: Play, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.RUNNING)
    if command.version < match.position_version:
        raise Problem("stale", version=match.version)
    if match.turn != command.seat:
        raise Problem("not-your-turn", seat=match.turn if match.turn is not None else -1)
    due = match.due
    if due is not None and now > due + PATIENCE:
        return _claim(Claim(), match, now)
    state = played(match, command.move)
    text = str(match.game.parse(command.move))
    states, chance = rolled_on(state, dice(match), match.rolls)
    entry = Moved(command.seat, text, chance)
    return passing(Step(entry, moved(match, entry, states, now)), now)


def _ask(command: Ask, match: Match, now: int) -> list[Step]:
    demand_stage(match, _stage_of(command.what))
    bid = match.bid(command.what)
    if bid is not None:
        if bid.seat == command.seat:
            raise Problem("not-allowed-here", key="problem-offered-already")
        return _reply(Reply(command.seat, command.what, accept=True), match, now)
    _demand_allowed(command, match)
    return [step(Offered(command.seat, command.what), match, now)]


def _stage_of(what: Offer) -> Stage:
    return Stage.OVER if what is Offer.REMATCH else Stage.RUNNING


def _reply(command: Reply, match: Match, now: int) -> list[Step]:
    demand_stage(match, _stage_of(command.what))
    bid = match.bid(command.what)
    if bid is None or (command.accept and command.seat in bid.agreed):
        raise Problem("nothing-to-answer")
    return [step(Answered(command.seat, command.what, command.accept), match, now)]


def _resign(command: Resign, match: Match, now: int) -> list[Step]:
    demand_stage(match, Stage.RUNNING)
    return passing(step(Resigned(command.seat), match, now), now)


def _abort(command: Abort, match: Match, now: int) -> list[Step]:
    if match.stage is Stage.OVER:
        raise Problem("not-running")
    if command.seat is not None and not match.may_be_called_off:
        key = "problem-abort-late" if match.has_moves else "problem-abort-dealt"
        raise Problem("not-allowed-here", key=key)
    return [step(Aborted(command.seat), match, now)]


def _claim(command: Claim, match: Match, now: int) -> list[Step]:
    del command
    demand_stage(match, Stage.RUNNING)
    due = match.due
    if due is None or match.turn is None or now <= due:
        raise Problem("not-allowed-here", key="problem-time-left")
    return passing(step(TimedOut(match.turn), match, now), now)


def played(match: Match, move: str) -> State:
    """The state after a seat's move, before chance answers; a `Problem` names the rule."""
    try:
        return match.state.play(move)
    except IllegalMove as error:
        key, rule = "illegal-move", error.rule
        raise Problem(key, key="problem-law", rule=rule, why=error.message) from error
    except NotationError as error:
        raise Problem("not-a-move", key="problem-law", why=error.message) from error


def _begin(match: Match, now: int) -> Step:
    """The start: all nonces are known, so the dice are fixed."""
    thrown = dice_of(match)
    states, chance = rolled_on(match.game.start(), thrown, 0)
    entry = Began(chance)
    return Step(entry, begun(match, entry, states, thrown, now))


def _free_seats(match: Match, command: Sit) -> list[int]:
    """The seats that a person takes: the one asked for, else those kept for them, else any one."""
    seats, person = range(match.game.seats), command.person
    if command.seat is not None and command.seat not in seats:
        raise Problem("bad-request", key="problem-seat", seat=command.seat, last=seats[-1])
    free = [seat for seat in seats if _may_sit(match, seat, person)]
    kept = [seat for seat in free if match.setup.chairs[seat].kind is ChairKind.INVITED]
    if match.seats_of(person) and not kept:
        raise Problem("already-seated")
    chosen = kept or free[:1] if command.seat is None else [s for s in free if s == command.seat]
    if not chosen:
        raise Problem("seat-taken")
    return chosen


def _may_sit(match: Match, seat: int, person: str) -> bool:
    chair, occupant = match.setup.chairs[seat], match.occupants[seat]
    if occupant.is_taken or chair.kind is ChairKind.COMPUTER:
        return False
    return chair.kind is ChairKind.OPEN or chair.person == person


def _demand_hints_wanted(match: Match) -> None:
    """Refuse to offer hints where they are never given, or given anyway."""
    if match.setup.rated:
        raise Problem("not-allowed-here", key="problem-hint-rated")
    if match.may_hint:
        raise Problem("not-allowed-here", key="problem-hints-allowed")


def _demand_allowed(command: Ask, match: Match) -> None:
    """Refuse an offer that makes no sense here, or one too many."""
    if match.offers >= OFFERS:
        raise Problem("not-allowed-here", key="problem-offers-full", most=OFFERS)
    if command.what is Offer.DRAW and match.has_computers:
        raise Problem("not-allowed-here", key="problem-draw-computer")
    if command.what is Offer.HINTS:
        _demand_hints_wanted(match)
    if command.what is Offer.TAKE_BACK and match.setup.rated:
        raise Problem("not-allowed-here", key="problem-take-back-rated")
    if command.what is Offer.TAKE_BACK and take_back_length(match, command.seat) is None:
        raise Problem("not-allowed-here", key="problem-take-back-chance")


DECISIONS: Final[Mapping[type[Command], Callable[[Any, Match, int], list[Step]]]] = {
    Sit: _sit,
    Rise: _rise,
    Play: _play,
    Ask: _ask,
    Reply: _reply,
    Resign: _resign,
    Abort: _abort,
    Claim: _claim,
    ClaimAbsent: claim_absent,
    HandOver: hand_over,
    Return: return_,
    Decline: _decline,
    TakeHint: _take_hint,
    Hush: _hush,
}
