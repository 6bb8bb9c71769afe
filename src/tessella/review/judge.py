"""The judge of one decision: the move that was played beside the best, in one search."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Limits, has_search
from tessella.players.engine_player import EnginePlayer
from tessella.players.uct_player import UctPlayer
from tessella.review.grade import Grade, grade_of
from tessella.review.judged import JudgedMove
from tessella.review.reasons import reasons
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from tessella.core import Move, View
    from tessella.core.evaluation import Report, ValuedMove

DEEPER: Final = (16_000, 128_000)
"""Simulations at least of a search that has played only better moves to the end, and goes on."""


def judged(view: View, played: Move, ply: int, simulations: int, seed: int) -> JudgedMove:
    """A move of the seat that has the turn, judged by what the seat knew."""
    report, found = _searched(view, played, simulations, f"{seed}:{ply}")
    best, seat = report.moves[0], view.turn or 0
    loss = best.evaluation.values[seat] - found.evaluation.values[seat]
    if loss <= 0 or found.move == best.move:
        best, loss = found, 0.0
    grade = grade_of(loss) if len(view.moves) > 1 else None
    why = grade and reasons(view, played, best.move, is_best=grade is Grade.BEST)
    return JudgedMove(
        ply=ply,
        seat=seat,
        move=found.move,
        best=best.move,
        before=best.evaluation,
        after=found.evaluation,
        loss=loss,
        grade=grade,
        line=best.line,
        reasons=why or (),
    )


def _searched(view: View, played: Move, simulations: int, seed: str) -> tuple[Report, ValuedMove]:
    """One search that values both the best move and the one that was played."""
    for tries in (simulations, *(max(8 * simulations, least) for least in DEEPER)):
        report = _report(view, played, tries, seed)
        found = next((each for each in report.moves if each.move == played), None)
        if found is not None:
            return report, found
    raise ArithmeticError(f"no search has valued {played}")


def _report(view: View, played: Move, simulations: int, seed: str) -> Report:
    player: EnginePlayer | UctPlayer
    if has_search(view.game):
        player = EnginePlayer(Limits(simulations=simulations))
    else:
        player = UctPlayer(LawLimits(simulations=simulations))
    return player.evaluate(view, Random(seed), (played,))
