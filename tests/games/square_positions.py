"""What the rule tests of the games on squares share: playing lines, reading cells, refusals."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, TypeAlias

import pytest

import tessella
from tessella.core.event import Scored
from tessella.core.picture import Grid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella import Game, State

Cell: TypeAlias = tuple[int, int]
Cells: TypeAlias = frozenset[Cell]
"""Cells as (column, row), both counted from 1 at the bottom left."""

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def cells_of(text: str) -> Cells:
    """The cells that the text of a placement names."""
    return frozenset((ord(name[0]) - ord("a") + 1, int(name[1:])) for name in text.split(","))


def text_of(cells: Iterable[Cell]) -> str:
    """The canonical text of a placement: by row, then column."""
    return ",".join(f"{chr(96 + column)}{row}" for row, column in sorted((r, c) for c, r in cells))


def around(cells: Iterable[Cell], steps: tuple[Cell, ...]) -> set[Cell]:
    """The cells that lie these steps away from any of the given ones."""
    return {(c + dc, r + dr) for c, r in cells for dc, dr in steps}


def fixed_polyominoes(size: int) -> set[Cells]:
    """All figures of so many joined squares that no shift brings together, lowest cell at 1, 1."""
    figures: set[Cells] = {frozenset({(1, 1)})}
    for _ in range(size - 1):
        grown = {figure | {cell} for figure in figures for cell in around(figure, SIDES) - figure}
        figures = {settled(figure) for figure in grown}
    return figures


def settled(cells: Cells) -> Cells:
    """A figure moved to the bottom left."""
    left, low = min(c for c, _ in cells), min(r for _, r in cells)
    return frozenset((c - left + 1, r - low + 1) for c, r in cells)


def likeness(cells: Cells) -> tuple[tuple[int, ...], ...]:
    """Equal for two figures of at most five squares if one can be turned, or turned over, into
    the other: how far the squares are from each other."""
    return tuple(sorted(tuple(sorted(_apart(a, b) for b in cells)) for a in cells))


def _apart(a: Cell, b: Cell) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def played(game: Game | State, *moves: str) -> State:
    """The state after these moves."""
    state = game if isinstance(game, tessella.State) else game.start()
    for move in moves:
        state = state.play(move)
    return state


def scored(state: State) -> list[tuple[int, int, str]]:
    """The points that the last move brought: whose, how many, and by which rule."""
    events = (event for event in state.events if isinstance(event, Scored))
    return [(event.seat, event.points, event.rule) for event in events]


def scored_cells(state: State, seat: int, rule: str) -> Cells:
    """The cells for which the last move brought a seat points by a rule."""
    board = state.view(None).board
    assert isinstance(board, Grid)
    events = (event for event in state.events if isinstance(event, Scored))
    named = [event.cells for event in events if (event.seat, event.rule) == (seat, rule)]
    places = (divmod(cell, board.columns) for cells in named for cell in cells)
    return frozenset((column + 1, row + 1) for row, column in places)


def texts(state: State) -> set[str]:
    """The texts of the legal moves."""
    return {str(move) for move in state.moves()}


def owners(state: State, seat: int | None = None) -> dict[Cell, int]:
    """Whose pieces lie where, as the view of a seat shows it."""
    board = state.view(seat).board
    assert isinstance(board, Grid)
    assert len(board.colours) == board.columns * board.rows
    spots = ((divmod(spot, board.columns), owner) for spot, owner in enumerate(board.colours))
    return {(c + 1, r + 1): owner for (r, c), owner in spots if owner is not None}


def refused(state: State, move: str, rule: str) -> tessella.IllegalMove:
    """Demand that a move is refused by a rule, with all that the contract says of a refusal."""
    before = deepcopy(state)
    with pytest.raises(tessella.IllegalMove) as caught:
        state.play(move)
    error = caught.value
    assert error.rule == rule
    assert error.move == state.game.parse(move)
    assert rule in str(error)
    assert isinstance(error, tessella.TessellaError)
    assert isinstance(error, ValueError)
    assert not state.is_legal(move)
    assert str(state.game.parse(move)) not in texts(state)
    assert state == before
    assert state.events == before.events
    return error


def unreadable(game: Game, text: str) -> tessella.NotationError:
    """Demand that a text is no move's text, whoever asks."""
    with pytest.raises(tessella.NotationError) as caught:
        game.parse(text)
    with pytest.raises(tessella.NotationError):
        game.start().play(text)
    assert isinstance(caught.value, tessella.TessellaError)
    assert str(caught.value)
    return caught.value
