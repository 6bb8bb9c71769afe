"""Folding: a match and an entry give the match after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from tessella.core.fair import Dice, Fair
from tessella.server.match.chance import replayed
from tessella.server.match.entries import (
    Aborted,
    Absent,
    Answered,
    Audience,
    Began,
    Declined,
    HandedOver,
    Hinted,
    Moved,
    Offer,
    Offered,
    PassedOver,
    Resigned,
    Returned,
    Rose,
    Sat,
    TimedOut,
)
from tessella.server.match.match import Bid, Match, Occupant, Ply, Stage
from tessella.server.match.match_result import Cause, aborted, by_agreement, by_leaving, by_rules
from tessella.server.match.setup import Chair, Leavers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tessella.core import State
    from tessella.server.match.entries import Entry
    from tessella.server.match.match_result import MatchResult

SUBSTITUTE_LEVEL: Final = 5
"""The computer that plays on for somebody who has left."""
PAIR: Final = 2
"""So many seats are too few to go on without one."""


def fold(entry: Entry, match: Match, at: int) -> Match:
    """The match after an entry of that time."""
    return FOLDS[type(entry)](entry, match, at)


def _sat(entry: Sat, match: Match, at: int) -> Match:
    del at
    occupant = Occupant(entry.person, entry.name, entry.nonce)
    return _next(_seated(match, entry.seat, occupant))


def _rose(entry: Rose, match: Match, at: int) -> Match:
    del at
    return _next(_seated(match, entry.seat, Occupant()))


def _began(entry: Began, match: Match, at: int) -> Match:
    return begun(match, entry, replayed(match.game.start(), entry.chance), dice_of(match), at)


def _moved(entry: Moved, match: Match, at: int) -> Match:
    return moved(match, entry, replayed(match.state.play(entry.move), entry.chance), at)


def _passed_over(entry: PassedOver, match: Match, at: int) -> Match:
    state = match.state.passed_over(match.leavers)
    if state is None:
        raise ValueError(f"{match.game.name} cannot pass a seat over")
    return passed_over(match, entry, replayed(state, entry.chance), at)


def _offered(entry: Offered, match: Match, at: int) -> Match:
    del at
    asked = replace(match, offers=match.offers + 1)
    return _settled(asked, entry.what, Bid(entry.seat, _hands_of(match, entry.seat)))


def _answered(entry: Answered, match: Match, at: int) -> Match:
    del at
    bid = match.bid(entry.what)
    if not entry.accepted or bid is None:
        return _next(_without(match, entry.what))
    agreed = bid.agreed | _hands_of(match, entry.seat)
    return _settled(match, entry.what, replace(bid, agreed=agreed))


def _resigned(entry: Resigned, match: Match, at: int) -> Match:
    return _left(match, entry.seat, Cause.RESIGNATION, at)


def _timed_out(entry: TimedOut, match: Match, at: int) -> Match:
    return _left(match, entry.seat, Cause.TIME, at)


def _absent(entry: Absent, match: Match, at: int) -> Match:
    return _left(match, entry.seat, Cause.ABSENCE, at)


def _handed_over(entry: HandedOver, match: Match, at: int) -> Match:
    occupant = replace(match.occupants[entry.seat], is_away=True, level=SUBSTITUTE_LEVEL)
    return replace(_next(_seated(match, entry.seat, occupant)), bids=(), since=at)


def _returned(entry: Returned, match: Match, at: int) -> Match:
    occupant = replace(match.occupants[entry.seat], is_away=False, level=None)
    since = at if match.turn == entry.seat else match.since
    return replace(_next(_seated(match, entry.seat, occupant)), since=since)


def _declined(entry: Declined, match: Match, at: int) -> Match:
    """Without the second of two there is no match; at larger tables the seat is anybody's."""
    del at
    if match.game.seats == PAIR:
        return _ended(_next(match), aborted(match.game.seats))
    setup = match.setup
    chairs = (*setup.chairs[: entry.seat], Chair(), *setup.chairs[entry.seat + 1 :])
    return replace(_next(match), setup=replace(setup, chairs=chairs))


def _hinted(entry: Hinted, match: Match, at: int) -> Match:
    del at
    occupant = match.occupants[entry.seat]
    told = replace(occupant, hints=occupant.hints + 1)
    return _next(_seated(match, entry.seat, told))


def _audience(entry: Audience, match: Match, at: int) -> Match:
    del at
    return replace(_next(match), has_audience=entry.on, offers=match.offers + 1)


def _aborted(entry: Aborted, match: Match, at: int) -> Match:
    del entry, at
    return _ended(_next(match), aborted(match.game.seats))


def begun(match: Match, entry: Began, states: tuple[State, ...], dice: Dice, at: int) -> Match:
    """The match with its dice ready and chance's first moves made."""
    times = match.setup.clock.start(match.game.seats)
    ply = Ply(match.version + 1, None, None, states, entry.chance)
    return _with_ply(match, ply, stage=Stage.RUNNING, dice=dice, times=times, since=at)


def moved(match: Match, entry: Moved, states: tuple[State, ...], at: int) -> Match:
    """The match after a seat's move; offers that were not answered are off."""
    handed_on = states[-1].turn != entry.seat
    used = max(at - match.since, 0)  # logs may hold times of a clock that was turned back
    times = match.setup.clock.after(match.times, entry.seat, used, handed_on=handed_on)
    ply = Ply(match.version + 1, entry.seat, entry.move, states, entry.chance, used)
    return _with_ply(match, ply, times=times, since=at, bids=())


def passed_over(match: Match, entry: PassedOver, states: tuple[State, ...], at: int) -> Match:
    """The match after the turn of a seat that has left."""
    ply = Ply(match.version + 1, entry.seat, None, states, entry.chance)
    return _with_ply(match, ply, since=at)


def dice_of(match: Match) -> Dice:
    """The dice that the secret and all nonces make."""
    nonces = tuple(occupant.nonce for occupant in match.occupants)
    fair = Fair(match.setup.id, match.setup.commitment, nonces, match.secret)
    return fair.dice(match.game)


def take_back_length(match: Match, seat: int) -> int | None:
    """How many plies stay if a seat takes its last move back; None if it may not.

    Never past a roll or a draw, nor where a move has shown what was hidden.
    """
    if match.game.has_secrets:
        return None
    for length in range(len(match.plies) - 1, 0, -1):
        ply = match.plies[length]
        if ply.chance:
            return None
        if ply.seat == seat:
            return length
    return None


def _next(match: Match) -> Match:
    return replace(match, version=match.version + 1)


def _seated(match: Match, seat: int, occupant: Occupant) -> Match:
    occupants = (*match.occupants[:seat], occupant, *match.occupants[seat + 1 :])
    return replace(match, occupants=occupants)


def _with_ply(match: Match, ply: Ply, **changes: Any) -> Match:
    """The match with one more ply, and over if the law says so."""
    grown = replace(
        match,
        version=ply.version,
        position_version=ply.version,
        plies=(*match.plies, ply),
        rolls=match.rolls + len(ply.chance),
        **changes,
    )
    result = ply.states[-1].result
    return grown if result is None else _ended(grown, by_rules(result, match.leavers))


def _without(match: Match, what: Offer) -> Match:
    return replace(match, bids=tuple(pair for pair in match.bids if pair[0] is not what))


def _hands_of(match: Match, seat: int) -> frozenset[int]:
    """The seats for which whoever sits on one of them speaks: after the match, all of theirs."""
    person = match.occupants[seat].person
    if match.stage is not Stage.OVER or person is None:
        return frozenset({seat})
    return frozenset(match.seats_of(person))


def _settled(match: Match, what: Offer, bid: Bid) -> Match:
    """The match with an offer, or what comes of it once every person has agreed."""
    asked = {seat for seat, s in enumerate(match.occupants) if s.is_present}
    rest = _next(_without(match, what))
    if what is Offer.REMATCH or not asked <= bid.agreed:
        return replace(rest, bids=(*rest.bids, (what, bid)))
    if what is Offer.HINTS:
        return replace(rest, hints=True)
    if what is Offer.DRAW:
        return _ended(rest, by_agreement(match.state.scores))
    return _taken_back(rest, bid.seat)


def _taken_back(match: Match, seat: int) -> Match:
    """The match as it was before a seat's last move; used time stays used."""
    length = take_back_length(match, seat)
    if length is None:
        return match
    return replace(match, plies=match.plies[:length], position_version=match.version, bids=())


def _left(match: Match, seat: int, cause: Cause, at: int) -> Match:
    """The match without a seat: over if one is left, else a bot plays on or it is passed over."""
    left = match.occupants[seat]
    occupant = replace(left, gone=True, is_away=False, level=None, rounds=match.rounds)
    gone = (*match.leavers, seat)
    since = at if match.turn == seat else match.since
    rest = replace(_next(_seated(match, seat, occupant)), leavers=gone, bids=(), since=since)
    if len(gone) == match.game.seats - 1 or not any(s.is_held for s in rest.occupants):
        return _ended(rest, by_leaving(cause, match.state.scores, gone))
    if match.setup.leavers is Leavers.BOT:
        return _seated(rest, seat, replace(occupant, level=SUBSTITUTE_LEVEL))
    return rest


def _ended(match: Match, ending: MatchResult) -> Match:
    return replace(match, stage=Stage.OVER, ending=ending, bids=())


FOLDS: Final[Mapping[type[Entry], Callable[[Any, Match, int], Match]]] = {
    Sat: _sat,
    Rose: _rose,
    Began: _began,
    Moved: _moved,
    PassedOver: _passed_over,
    Offered: _offered,
    Answered: _answered,
    Resigned: _resigned,
    TimedOut: _timed_out,
    Absent: _absent,
    HandedOver: _handed_over,
    Returned: _returned,
    Declined: _declined,
    Hinted: _hinted,
    Audience: _audience,
    Aborted: _aborted,
}
