"""A search under way: it can be asked for what it has found, and stopped, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from tessella.core.evaluation import Evaluation, Report, ValuedMove

if TYPE_CHECKING:
    from tessella.core import Game, Move

Row: TypeAlias = tuple[
    str, int, float, float, bool, list[float], list[float], list[float], list[str]
]
Rows: TypeAlias = tuple[list[Row], int, float, bool]
Measures: TypeAlias = list[list[float]]
"""A row for each seat: the chances to be first alone and to share it, and the points, as they were
measured; its score, whether it has the turn (1 or 0), how far the game has come, and how much was
searched (from -1 to 1)."""


class NativeRun(Protocol):
    """A native search under way."""

    def report(self) -> Rows:
        """What was found so far."""

    def stop(self) -> None:
        """End it, whether it has begun or not."""

    def wait(self) -> Rows:
        """What was found in the end."""

    def measures(self) -> Measures:
        """What the evaluation of the best move is worked out from."""


class Run:
    """A search of a game under way. It is stopped when nobody holds it any more."""

    def __init__(self, game: Game, native: NativeRun) -> None:
        self._game = game
        self._native = native

    def report(self) -> Report:
        """What was found so far, or in the end: after the first simulation at the earliest."""
        return self._read(self._native.report())

    def stop(self) -> Report:
        """End the search, even before it has begun; what it has found."""
        self._native.stop()
        return self.wait()

    def wait(self) -> Report:
        """What was found when a limit was reached or somebody stopped the search."""
        return self._read(self._native.wait())

    def best(self) -> Move:
        """The best move in the end, without all that a report says of the others."""
        rows, _, _, _ = self._native.wait()
        return self._game.parse(rows[0][0])

    def ranked(self) -> list[Move]:
        """The moves that were tried in the end, the best first."""
        rows, _, _, _ = self._native.wait()
        return [self._game.parse(row[0]) for row in rows]

    def evaluation(self) -> Evaluation:
        """What the best move is worth in the end."""
        rows, _, _, _ = self._native.wait()
        return _evaluation(rows[0])

    def measured(self) -> tuple[float, Measures]:
        """What the best move was worth to its seat, and what its evaluation is worked out from.

        The one is what the search maximises, from 0 to 1; the other is what calibration learns by.
        """
        rows, _, _, _ = self._native.wait()
        return rows[0][3], self._native.measures()

    def _read(self, found: Rows) -> Report:
        rows, simulations, seconds, is_final = found
        moves = tuple(map(self._valued, rows))
        return Report(moves[0].evaluation, moves, simulations, seconds, is_final)

    def _valued(self, row: Row) -> ValuedMove:
        line = tuple(map(self._game.parse, row[8]))
        return ValuedMove(line[0], _evaluation(row), row[1], row[2], line)


def _evaluation(row: Row) -> Evaluation:
    exact, win, draw, points = row[4:8]
    return Evaluation(tuple(win), tuple(draw), tuple(points), exact)
