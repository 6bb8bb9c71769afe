"""What a block does in Tetris Duel, counted cell by cell, without the law's masks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, cast

from tessella.games.tetris_duel.board import SHAPES

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.picture import Grid
    from tessella.games.tetris_duel.state import TetrisDuelState

Spot: TypeAlias = tuple[int, int]


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(cell: Spot) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


class Half:
    """The blocks of a seat as the board names their cells."""

    def __init__(self, grid: Grid, seat: int, cells: set[Spot]) -> None:
        self.cells, self.seat = cells, seat
        self.grid, self.wide, self.high = grid, grid.columns, grid.rows

    def lines(self) -> set[Spot]:
        rows = [{(x, y) for x in range(self.wide)} for y in range(self.high)]
        return set().union(*(row for row in rows if row <= self.cells))

    def completed_by(self, block: set[Spot]) -> set[Spot]:
        return Half(self.grid, self.seat, self.cells | block).lines() - self.lines()

    def height(self) -> int:
        rows = [y for _, y in self.cells]
        return max(rows) + 1 if self.seat == 0 else self.high - min(rows)

    def holes(self) -> set[Spot]:
        whole = {(x, y) for x in range(self.wide) for y in range(self.high)}
        return {cell for cell in whole - self.cells if self._is_covered(cell)}

    def _is_covered(self, cell: Spot) -> bool:
        x, y = cell
        above = range(y + 1, self.high) if self.seat == 0 else range(y)
        return any((x, other) in self.cells for other in above)


def recount(state: TetrisDuelState, move: Move, name: str) -> tuple[int, set[str]]:
    """A fact of a move: its number, and the cells where it has some."""
    seat, grid = cast("int", state.turn), cast("Grid", state.view(None).board)
    wide = grid.columns
    laid = {(n % wide, n // wide) for n, colour in enumerate(grid.colours) if colour == seat}
    before = Half(grid, seat, laid)
    after = Half(grid, seat, laid | set(map(spot, move.text.split(","))))
    if name == "lines":
        made = after.lines() - before.lines()
        return len(made) // wide, set(map(name_of, made))
    if name == "holes":
        covered = after.holes() - before.holes()
        return len(covered), set(map(name_of, covered))
    if name == "prepared":
        nearly = _prepared(state.play(move), after)
        return len(nearly) // wide, set(map(name_of, nearly))
    if name == "stuck":
        return _stuck(state.play(move), seat), set()
    return {"height": after.height()}[name], set()


def _prepared(state: TetrisDuelState, half: Half) -> set[Spot]:
    """The rows that one more block would complete, if its seat had the turn."""
    found = set[Spot]()
    for shape, count in zip(SHAPES, state.stock, strict=True):
        if count and state.result is None:
            for move in replace(state, seat=half.seat, shape=shape).moves():
                found |= half.completed_by(set(map(spot, move.text.split(","))))
    return found


def _stuck(state: TetrisDuelState, seat: int) -> int:
    """The shapes with which the seat would have no move if it had the turn."""
    if state.result is not None:
        return 0
    left = [shape for shape, count in zip(SHAPES, state.stock, strict=True) if count]
    return sum(not replace(state, seat=seat, shape=shape).moves() for shape in left)
