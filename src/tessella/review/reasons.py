"""Why a move was good, or worse than the best: facts that were counted on the board, or silence."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from tessella.core.language import Message
from tessella.review.judged import Reason

if TYPE_CHECKING:
    from tessella.core import Game, Move, View
    from tessella.core.fact import Fact, Facts


def reasons(view: View, played: Move, best: Move, *, is_best: bool) -> tuple[Reason, ...]:
    """What speaks for a move that is as good as the best, or else against it."""
    counting = facts_of(type(view.game))
    if counting is None:
        return ()
    own = counting.facts(view, played)
    if is_best:
        return tuple(_alone(fact) for fact in own if fact.is_praise)
    pairs = zip(own, counting.facts(view, best), strict=True)
    return tuple(_beside(fact, other) for fact, other in pairs if fact.is_worse(other))


@cache
def facts_of(kind: type[Game]) -> Facts | None:
    """The module `facts` in the folder of a game, or of a family that it belongs to."""
    for each in kind.__mro__:
        folder = each.__module__.rpartition(".")[0] or each.__module__
        name = f"{folder}.facts"
        if folder != "builtins" and _exists(name):
            return cast("Facts", import_module(name))
    return None


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the game is a module and not a package
        return False


def _alone(fact: Fact) -> Reason:
    return Reason(fact, Message.of("review-fact", fact=fact.message))


def _beside(fact: Fact, other: Fact) -> Reason:
    best = str(other.number)
    return Reason(fact, Message.of("review-fact-beside", fact=fact.message, best=best))
