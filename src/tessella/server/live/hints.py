"""Hints: what the engine would play, for those who ask in a casual match."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Final

from tessella.core.language import LANGUAGES
from tessella.players.level_player import best_player
from tessella.review.reasons import reasons
from tessella.server.errors import Problem
from tessella.server.live.seat import seat_of
from tessella.server.match.match import Stage
from tessella.server.wire.hint import ValuedMove
from tessella.server.wire.review import ReviewReason

if TYPE_CHECKING:
    from tessella.core import View, evaluation
    from tessella.review import Reason
    from tessella.server.match.match import Match

SECONDS: Final = 0.5
SHOWN: Final = 3
"""So many moves are suggested."""
SEED_BITS: Final = 63
DIGITS: Final = 4


def asked(match: Match, person: str) -> View:
    """What a person sees who has the turn and may have a hint."""
    seat = seat_of(match, person, None)
    if match.setup.rated:
        raise Problem("not-allowed-here", key="problem-hint-rated")
    if not match.may_hint:
        raise Problem("not-allowed-here", key="problem-hint-people")
    if match.stage is not Stage.RUNNING:
        raise Problem("not-running")
    if match.turn != seat:
        raise Problem("not-your-turn")
    return match.state.view(seat)


def thought(view: View) -> tuple[ValuedMove, ...]:
    """The best moves by what a view shows; for workers."""
    luck = random.Random(secrets.randbits(SEED_BITS))
    report = best_player(view.game, SECONDS).evaluate(view, luck)
    return tuple(_told(each, view) for each in report.moves[:SHOWN])


def _told(valued: evaluation.ValuedMove, view: View) -> ValuedMove:
    """A move as it travels."""
    found, move = valued.evaluation, valued.move
    return ValuedMove(
        str(move),
        round(found.values[view.seat or 0], DIGITS),
        _rounded(found.win),
        _rounded(found.draw),
        _rounded(found.points),
        found.exact,
        tuple(map(str, valued.line)),
        tuple(map(_reason, reasons(view, move, move, is_best=True))),
    )


def _reason(reason: Reason) -> ReviewReason:
    fact = reason.fact
    text = {language: reason.message.say(language) for language in LANGUAGES}
    return ReviewReason(fact.name, fact.number, fact.cells, text)


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(number, DIGITS) for number in numbers)
