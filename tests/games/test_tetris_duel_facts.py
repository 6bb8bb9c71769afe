"""What is told of a block in Tetris Duel, counted again cell by cell."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, cast

import pytest

import tessella
from tessella.games.tetris_duel.board import SHAPES
from tessella.games.tetris_duel.facts import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.picture import Grid
    from tessella.games.tetris_duel.state import TetrisDuelState

Spot: TypeAlias = tuple[int, int]


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def states(columns: int, rows: int, seed: int) -> Iterator[TetrisDuelState]:
    rng = random.Random(seed)
    game = tessella.game("tetris-duel", columns=columns, rows=rows)
    state = tessella.driver(game.start(), rng)
    while state.turn is not None:
        yield cast("TetrisDuelState", state)
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)


class Half:
    """The blocks of a seat as the board names their cells."""

    def __init__(self, grid: Grid, seat: int, cells: set[Spot]) -> None:
        self.cells, self.seat = cells, seat
        self.wide, self.high = grid.columns, grid.rows

    def lines(self) -> set[Spot]:
        rows = [{(x, y) for x in range(self.wide)} for y in range(self.high)]
        return set().union(*(row for row in rows if row <= self.cells))

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


@pytest.mark.parametrize(("columns", "rows", "seed"), [(10, 32, 1), (4, 12, 2), (5, 14, 3)])
def test_every_fact_is_true(columns: int, rows: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in states(columns, rows, seed):
        seat = cast("int", state.turn)
        grid = cast("Grid", state.view(None).board)
        laid = {(n % columns, n // columns) for n, c in enumerate(grid.colours) if c == seat}
        before = Half(grid, seat, laid)
        moves = state.moves()
        for move in rng.sample(moves, min(2, len(moves))):
            after = Half(grid, seat, laid | set(map(spot, move.text.split(","))))
            lines, height, holes, stuck = facts(state.view(seat), move)
            made = after.lines() - before.lines()
            assert (lines.number, set(map(spot, lines.cells))) == (len(made) // columns, made)
            assert height.number == after.height()
            covered = after.holes() - before.holes()
            assert (holes.number, set(map(spot, holes.cells))) == (len(covered), covered)
            assert stuck.number == _stuck(state.play(move), seat)


def _stuck(state: TetrisDuelState, seat: int) -> int:
    """The shapes with which the seat would have no move if it had the turn."""
    if state.result is not None:
        return 0
    left = [shape for shape, count in zip(SHAPES, state.stock, strict=True) if count]
    return sum(not replace(state, seat=seat, shape=shape).moves() for shape in left)
