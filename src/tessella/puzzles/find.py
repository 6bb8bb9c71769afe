"""Puzzles in a record: its positions from the last to the first, exact ones before others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core import CHANCE
from tessella.core.move import Pass
from tessella.engine.native_state import has_native
from tessella.engine.search import Limits, native_of
from tessella.players.engine_player import EnginePlayer
from tessella.puzzles.ending import NODES, Ending, TooLarge
from tessella.puzzles.forced import Forced
from tessella.puzzles.gap import gap_of
from tessella.puzzles.puzzle import Goal, Proof, Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Record, View

Solution: TypeAlias = tuple[Goal, tuple[str, ...], Proof]
LEAST_MOVES: Final = 3
SHARE: Final = 1 / 3
"""No more than this part of the moves may be right: else it is no puzzle."""
LEAST_GAP: Final = 0.1
FORCED_PLIES: Final = 12
"""So near to the end of a record forced wins are looked for."""
FAILURES: Final = 2
"""After so many endings that are too large, earlier ones are not tried."""
MOST_MOVES: Final = 100
"""With more, no ending was ever played out."""
FORCED: Final = ((1, Goal.WIN), (2, Goal.WIN_IN_TWO))


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for in a record: `most` puzzles, and those of a gap only if `gaps`."""

    most: int = 2
    nodes: int = NODES
    gaps: bool = False
    seed: int = 1


def puzzles_of(record: Record, search: Search | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a record, at most one for each seat and goal; the earliest of each."""
    wanted = search or Search()
    if not has_native(record.game):
        return ()
    found: dict[tuple[int, Goal], Puzzle] = {}
    for puzzle in all_puzzles(record, wanted):
        found[puzzle.seat, puzzle.goal] = puzzle
    return tuple(found.values())[: wanted.most]


def all_puzzles(whole: Record, search: Search) -> Iterator[Puzzle]:
    """All puzzles of a record, the last first: every position that is one."""
    record = replace(whole, players=(), date=None, fair=None, ended=None)
    finder = _Finder(search, len(record.moves))
    states = list(record.states())
    for length in range(len(record.moves) - 1, 0, -1):
        turn = states[length].turn
        if turn in {None, CHANCE} or isinstance(record.moves[length], Pass):
            continue
        solution = finder.solution(states[length].view(turn), length)
        if solution is not None:
            yield Puzzle.of(record.cut(length), *solution)


@dataclass(slots=True)
class _Finder:
    """Looks at the positions of a record, and gives up on endings where they become too large."""

    search: Search
    whole: int
    failures: int = 0

    def solution(self, view: View, length: int) -> Solution | None:
        """What makes a position a puzzle, the surest first."""
        if len(view.moves) < LEAST_MOVES:
            return None
        found = self._exact(view, length) if view.knows_all else None
        if found is None and self.search.gaps:
            found = _gap(view, self.search.seed + length)
        return found

    def _exact(self, view: View, length: int) -> Solution | None:
        """A win at a stroke where there are such wins, else an ending."""
        if not view.game.ranked_by_score:
            return _forced(view) if self.whole - length <= FORCED_PLIES else None
        if self.failures >= FAILURES or len(view.moves) > MOST_MOVES:
            return None
        try:
            return _ending(view, self.search.nodes)
        except TooLarge:
            self.failures += 1
            return None


def _forced(view: View) -> Solution | None:
    """A win that nothing can stop, the shortest first."""
    state, seat = native_of(view), view.turn or 0
    try:
        for within, goal in FORCED:
            moves = Forced(seat).winning(state, within)
            if moves:
                return (goal, moves, Proof(1.0, 0.0)) if _is_rare(view, moves) else None
    except TooLarge:
        return None
    return None


def _ending(view: View, nodes: int) -> Solution | None:
    """An ending that can be played out, by the engine's own means or by ours."""
    values = _solved(view) or Ending(view.turn or 0, nodes).values(native_of(view))
    best = max(values.values())
    accepted = tuple(sorted(move for move, value in values.items() if value == best))
    others = [value for move, value in values.items() if move not in accepted]
    if not others or best - max(others) < LEAST_GAP or not _is_rare(view, accepted):
        return None
    return Goal.SECURE, accepted, Proof(best, max(others))


def _solved(view: View) -> dict[str, float] | None:
    """What every move is worth where the engine has played all of them to the end."""
    report = EnginePlayer(Limits(simulations=1)).evaluate(view, Random(0))
    exact = {m.move.text: m.evaluation.values for m in report.moves if m.evaluation.exact}
    if len(exact) < len(view.moves):
        return None
    return {move: values[view.turn or 0] for move, values in exact.items()}


def _gap(view: View, seed: int) -> Solution | None:
    gap = gap_of(view, seed)
    if gap is None or not _is_rare(view, gap.accepted):
        return None
    return Goal.BEST, gap.accepted, Proof(gap.best, gap.next, gap.error)


def _is_rare(view: View, accepted: tuple[str, ...]) -> bool:
    return len(accepted) <= SHARE * len(view.moves)
