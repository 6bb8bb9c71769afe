"""What is told of a piece in Tetris Link, counted again cell by cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias, cast

import pytest

import tessella
from tessella.games.tetris_link.facts import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.picture import Grid
    from tessella.games.tetris_link.state import TetrisLinkState

Spot: TypeAlias = tuple[int, int]


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def beside(cell: Spot) -> set[Spot]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def groups(cells: set[Spot]) -> list[set[Spot]]:
    found, rest = [], set(cells)
    while rest:
        group, fresh = set[Spot](), {rest.pop()}
        while fresh:
            group |= fresh
            fresh = set().union(*map(beside, fresh)) & cells - group
        rest -= group
        found.append(group)
    return found


def states(seats: int) -> Iterator[TetrisLinkState]:
    rng = random.Random(seats)
    state = tessella.driver(tessella.game("tetris-link", seats=seats).start(), rng)
    while state.turn is not None:
        yield cast("TetrisLinkState", state)
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)


def counted(state: TetrisLinkState, text: str) -> dict[str, set[Spot] | int]:
    grid, seat = cast("Grid", state.view(None).board), state.turn
    laid: list[set[Spot]] = [set() for _ in range(state.game.seats)]
    for number, colour in enumerate(grid.colours):
        if colour is not None:
            laid[colour].add((number % grid.columns, number // grid.columns))
    piece = set(map(spot, text.split(",")))
    filled = set().union(*laid)
    holes = set[Spot]()
    for x in {x for x, _ in piece}:
        y = min(y for column, y in piece if column == x) - 1
        while y >= 0 and (x, y) not in filled:
            holes.add((x, y))
            y -= 1
    near = set().union(*map(beside, piece))
    own = [group for group in groups(laid[seat or 0]) if group & near]
    whole = piece.union(*own)
    scored = piece.union(*(g for g in own if len(g) < 12)) if len(whole) >= 12 else set[Spot]()
    cut = []
    for rival, cells in enumerate(laid):
        touched = [group for group in groups(cells) if group & near]
        cut += touched if rival != seat and len(touched) > 1 else []
    return {
        "points": len(scored) // 4,
        "scored": scored,
        "joined": len(own) if len(own) > 1 else 0,
        "linked": set().union(*own) if len(own) > 1 else set(),
        "cut": len(cut),
        "apart": set().union(*cut),
        "holes": holes,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_is_true(seats: int) -> None:
    rng = random.Random(1)
    for state in states(seats):
        moves = state.moves()
        for move in rng.sample(moves, min(4, len(moves))):
            points, joined, cut, holes = facts(state.view(state.turn), move)
            own = counted(state, move.text)
            assert (points.number, set(map(spot, points.cells))) == (own["points"], own["scored"])
            assert (joined.number, set(map(spot, joined.cells))) == (own["joined"], own["linked"])
            assert (cut.number, set(map(spot, cut.cells))) == (own["cut"], own["apart"])
            assert set(map(spot, holes.cells)) == own["holes"]
            assert holes.number == len(holes.cells)
