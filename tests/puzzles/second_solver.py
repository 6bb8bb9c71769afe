"""A second solver, of which the first knows nothing: plain recursion on the law alone."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tessella.core import CHANCE
from tessella.puzzles import Goal

if TYPE_CHECKING:
    from tessella import State
    from tessella.puzzles import Puzzle

MOVES_OF_GOAL = {Goal.WIN: 1, Goal.WIN_IN_TWO: 2}


class Exhausted(Exception):  # noqa: N818
    """More states than were allowed."""


class SecondSolver:
    """Alpha-beta and exact odds over `State`; it remembers what states are worth within bounds."""

    def __init__(self, seat: int, states: int) -> None:
        self.seat, self.left = seat, states
        self.known: dict[tuple[State, Fraction, Fraction], Fraction] = {}

    def optima(self, puzzle: Puzzle) -> set[str]:
        """Every move that reaches the goal of a puzzle, and no other."""
        state = puzzle.record.state
        if puzzle.goal in MOVES_OF_GOAL:
            most = MOVES_OF_GOAL[puzzle.goal]
            return {move.text for move in state.moves() if self.wins(state.play(move), most - 1)}
        worth = {
            move.text: self.secured(state.play(move), Fraction(0), Fraction(1))
            for move in state.moves()
        }
        best = max(worth.values())
        return {move for move, value in worth.items() if value == best}

    def secured(self, state: State, low: Fraction, high: Fraction) -> Fraction:
        """The share that nobody can take away, exact between the bounds."""
        if state.result is not None:
            first = state.result.winners
            return Fraction(self.seat in first, len(first))
        key = (state, low, high)
        if key not in self.known:
            self.known[key] = self._searched(state, low, high)
        return self.known[key]

    def _searched(self, state: State, low: Fraction, high: Fraction) -> Fraction:
        self._count()
        if state.turn == CHANCE:
            whole = Fraction(0), Fraction(1)
            return sum((p * self.secured(state.play(m), *whole) for m, p in state.odds()), whole[0])
        if state.turn == self.seat:
            best = Fraction(0)
            for move in state.moves():
                best = max(best, self.secured(state.play(move), max(low, best), high))
                if best >= high:
                    break
            return best
        least = Fraction(1)
        for move in state.moves():
            least = min(least, self.secured(state.play(move), low, min(high, least)))
            if least <= low:
                break
        return least

    def wins(self, state: State, moves: int) -> bool:
        """Whether the seat wins for sure with so many more moves of its own."""
        self._count()
        if state.result is not None:
            return state.result.winners == (self.seat,)
        if state.turn == self.seat:
            return moves > 0 and any(self.wins(state.play(m), moves - 1) for m in state.moves())
        return moves > 0 and all(self.wins(state.play(m), moves) for m in state.moves())

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Exhausted
