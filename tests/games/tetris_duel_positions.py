"""Positions of Tetris Duel from drawings, and a plain second reading of where a block may lie."""

from collections.abc import Iterator
from textwrap import dedent

import tessella
from tessella.core.picture import Grid
from tessella.games.tetris_duel.game import TetrisDuel
from tessella.games.tetris_duel.state import TetrisDuelState

SHAPES = "IJLOSTZ"
TURNED = {
    "I": ["a1 b1 c1 d1", "a1 a2 a3 a4"],
    "O": ["a1 b1 a2 b2"],
    "T": ["a1 b1 c1 b2", "b1 a2 b2 b3", "b1 a2 b2 c2", "a1 a2 b2 a3"],
    "L": ["a1 b1 a2 a3", "a1 a2 b2 c2", "b1 b2 a3 b3", "a1 b1 c1 c2"],
    "J": ["a1 b1 b2 b3", "a1 b1 c1 a2", "a1 a2 a3 b3", "c1 a2 b2 c2"],
    "S": ["a1 b1 b2 c2", "b1 a2 b2 a3"],
    "Z": ["b1 c1 a2 b2", "a1 a2 b2 b3"],
}
"""The 19 blocks as they can lie (TD-2), each in the bottom left corner of a board."""

Cell = tuple[int, int]


def duel(**options: object) -> TetrisDuel:
    game = tessella.game("tetris-duel", **options)
    assert isinstance(game, TetrisDuel)
    return game


def begun(first: int = 0, **options: object) -> TetrisDuelState:
    """The state after the lot."""
    return duel(**options).start().play(f"first:{first}")


def play(state: TetrisDuelState, *moves: str) -> TetrisDuelState:
    for move in moves:
        state = state.play(move)
    return state


def position(drawing: str, turn: str = "", **options: object) -> TetrisDuelState:
    """The position of a drawing, top row first: `x` is seat 0's, `o` seat 1's, dashes are the bar.

    `turn` says who is to lay what: `0:L`; `0:` is before the selector.
    """
    lines = dedent(drawing).split()
    bar = next(n for n, line in enumerate(lines) if line.startswith("-"))
    rows = lines[:bar] + lines[bar + 1 :]
    game = duel(columns=len(rows[0]), rows=len(rows), **options)
    cells = "".join(reversed(rows))
    seat, _, shape = (turn or "0:").partition(":")
    return TetrisDuelState(
        game,
        scores=(len(rows) - bar, bar),
        laid=(_bits(cells, "x"), _bits(cells[::-1], "o")),
        seat=int(seat),
        shape=shape or None,
    )


def _bits(cells: str, mark: str) -> int:
    return sum(1 << place for place, cell in enumerate(cells) if cell == mark)


def stocked(state: TetrisDuelState, **stock: int) -> TetrisDuelState:
    """The same position with only these blocks left."""
    counts = tuple(stock.get(shape, 0) for shape in SHAPES)
    return TetrisDuelState(
        state.game, state.scores, laid=state.laid, stock=counts, seat=state.seat, shape=state.shape
    )


def square(column: str, low: int) -> str:
    """The text of an O with its lower left cell there."""
    right = chr(ord(column) + 1)
    return f"{column}{low},{right}{low},{column}{low + 1},{right}{low + 1}"


def picture(state: TetrisDuelState) -> list[str]:
    """The board as a drawing without its bar, top row first."""
    board = state.view(None).board
    assert isinstance(board, Grid)
    marks = ["." if owner is None else "xo"[owner] for owner in board.colours]
    rows = ["".join(marks[n : n + board.columns]) for n in range(0, len(marks), board.columns)]
    return rows[::-1]


def cells_of(text: str) -> list[Cell]:
    return [(ord(cell[0]) - ord("a"), int(cell[1:]) - 1) for cell in text.replace(",", " ").split()]


def text_of(cells: list[Cell]) -> str:
    return ",".join(f"{chr(97 + x)}{y + 1}" for x, y in sorted(cells, key=lambda c: (c[1], c[0])))


def allowed(state: TetrisDuelState, shape: str) -> set[str]:
    """All placements of a shape by TD-5 to TD-7, found cell by cell on the drawn board."""
    seat, rows = state.seat or 0, picture(state)[::-1]
    if seat:
        rows = [row[::-1] for row in reversed(rows)]
    mine = {
        (x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "xo"[seat]
    }
    wide, high, own = len(rows[0]), len(rows), state.scores[seat]
    free = {(x, y) for x in range(wide) for y in range(own)} - mine
    entry = str(state.game.options["entry"])
    found = {
        frozenset(block)
        for block in _spots(shape, wide, own)
        if set(block) <= free
        and any(y == 0 or _beside(x, y) & mine for x, y in block)
        and ENTERS[entry](block, free, wide, own)
    }
    if seat:
        found = {frozenset((wide - 1 - x, high - 1 - y) for x, y in block) for block in found}
    return {text_of(list(block)) for block in found}


def _spots(shape: str, wide: int, high: int) -> Iterator[list[Cell]]:
    for turned in TURNED[shape]:
        for dx in range(wide):
            for dy in range(high):
                block = [(x + dx, y + dy) for x, y in cells_of(turned)]
                if all(x < wide for x, _ in block):
                    yield block


def _beside(x: int, y: int) -> set[Cell]:
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def _by_region(block: list[Cell], free: set[Cell], wide: int, own: int) -> bool:
    """TD-7, `region`: through empty cells each cell of the block is joined to the bar's row."""
    reached = {(x, own - 1) for x in range(wide)} & free
    edge = set(reached)
    while edge:
        edge = {cell for x, y in edge for cell in _beside(x, y)} & free - reached
        reached |= edge
    return set(block) <= reached


def _by_drop(block: list[Cell], free: set[Cell], wide: int, own: int) -> bool:
    """TD-7, `drop`: nothing lies between the block and the bar."""
    del wide
    return all((x, above) in free for x, y in block for above in range(y, own))


def _by_slide(block: list[Cell], free: set[Cell], wide: int, own: int) -> bool:
    """TD-7, `slide`: taken backwards, the block leaves by steps sideways or towards the bar."""

    def is_free(x: int, y: int) -> bool:
        return 0 <= x < wide and (y >= own or (x, y) in free)

    seen, edge = {(0, 0)}, {(0, 0)}
    while edge:
        if any(all(y + dy >= own for _, y in block) for _, dy in edge):
            return True
        steps = {s for dx, dy in edge for s in ((dx + 1, dy), (dx - 1, dy), (dx, dy + 1))}
        edge = {
            (dx, dy) for dx, dy in steps - seen if all(is_free(x + dx, y + dy) for x, y in block)
        }
        seen |= edge
    return False


ENTERS = {"region": _by_region, "drop": _by_drop, "slide": _by_slide}
