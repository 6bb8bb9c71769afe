"""The judge of one decision: the move that was played beside the best, in one search."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Limits, has_search
from tessella.players.engine_player import EnginePlayer
from tessella.players.uct_player import UctPlayer
from tessella.review.grade import BELOW, Grade, grade_of
from tessella.review.judged import JudgedMove
from tessella.review.reasons import reasons
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from tessella.core import Game, Move, View
    from tessella.core.evaluation import Evaluation, Report, ValuedMove

DEEPER: Final = (16_000, 128_000)
"""Simulations at least of a search that has played only better moves to the end, and goes on."""


def judged(view: View, played: Move, ply: int, simulations: int, seed: int) -> JudgedMove:
    """A move of the seat that has the turn, judged by what the seat knew."""
    report, (found,) = _searched(view, (played,), simulations, f"{seed}:{ply}")
    return _judgment(view, report, found, ply)


def retried(
    view: View, move: Move, mistake: Move, ply: int, simulations: int
) -> tuple[JudgedMove, bool]:
    """A move in place of a mistake, and whether it is as good as the best.

    All three are valued by one search; what is as bad as the mistake never is.
    """
    report, (found, bad) = _searched(view, (move, mistake), simulations, f"again:{ply}")
    judgment, seat = _judgment(view, report, found, ply), view.turn or 0
    is_better = found.evaluation.values[seat] > bad.evaluation.values[seat]
    return judgment, judgment.loss < BELOW[0][0] and is_better and move != mistake


def _judgment(view: View, report: Report, found: ValuedMove, ply: int) -> JudgedMove:
    """What a search has found of a move, beside the best."""
    best, seat = report.moves[0], view.turn or 0
    loss = best.evaluation.values[seat] - found.evaluation.values[seat]
    if loss <= 0 or found.move == best.move:
        best, loss = found, 0.0
    weight = max(loss, _points_lost(view.game, best.evaluation, found.evaluation, seat))
    grade = grade_of(weight) if len(view.moves) > 1 else None
    why = grade and reasons(view, found.move, best.move, is_best=grade is Grade.BEST)
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
        reply=found.line[1:],
        reasons=why or (),
    )


def _points_lost(game: Game, best: Evaluation, found: Evaluation, seat: int) -> float:
    """What a move gives away in points, as a share of the win, where people play for points.

    Of moves that were played to the end and win alike none is blamed.
    """
    whole = game.points_of_a_win
    is_settled = best.exact and found.exact and best.values == found.values
    if whole is None or is_settled:
        return 0.0
    return max(best.points[seat] - found.points[seat], 0.0) / whole


def _searched(
    view: View, wanted: tuple[Move, ...], simulations: int, seed: str
) -> tuple[Report, list[ValuedMove]]:
    """One search that values the best move and those that are wanted."""
    for tries in (simulations, *(max(8 * simulations, least) for least in DEEPER)):
        report = _report(view, wanted, tries, seed)
        known = {each.move: each for each in report.moves}
        if known.keys() >= set(wanted):
            return report, [known[move] for move in wanted]
    raise ArithmeticError(f"no search has valued all of {', '.join(map(str, wanted))}")


def _report(view: View, wanted: tuple[Move, ...], simulations: int, seed: str) -> Report:
    player: EnginePlayer | UctPlayer
    if has_search(view.game):
        player = EnginePlayer(Limits(simulations=simulations))
    else:
        player = UctPlayer(LawLimits(simulations=simulations))
    return player.evaluate(view, Random(seed), wanted)
