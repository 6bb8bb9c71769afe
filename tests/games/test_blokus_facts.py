"""What is told of a placement in Blokus and Blokus Duo, counted again cell by cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias, cast

import pytest

import tessella
from tessella.families.blokus.facts import facts
from tessella.families.blokus.pieces import pieces_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.picture import Grid
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState

Spot: TypeAlias = tuple[int, int]
Tables: TypeAlias = dict[int, set[Spot]]
"""The cells of each colour."""

DEEP = 26
"""The ply at which the pieces are counted that fit no more, which takes long."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (-1, 1), (1, -1), (-1, -1))
GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("blokus-duo", {}),
    ("blokus", {"seats": 2}),
    ("blokus", {"seats": 3}),
    ("blokus", {"seats": 4, "corners": "any"}),
)


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(cell: Spot) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


class Board:
    """Colours on squares, as plain sets."""

    def __init__(self, state: BlokusState, extra: dict[int, set[Spot]]) -> None:
        grid = cast("Grid", state.view(None).board)
        self.wide, self.high = grid.columns, grid.rows
        self.state = state
        self.laid: Tables = {colour: set() for colour in range(len(state.laid))}
        for number, colour in enumerate(grid.colours):
            if colour is not None:
                self.laid[colour].add((number % self.wide, number // self.wide))
        for colour, cells in extra.items():
            self.laid[colour] |= cells

    def near(self, cells: set[Spot], steps: tuple[Spot, ...]) -> set[Spot]:
        found = {(x + dx, y + dy) for x, y in cells for dx, dy in steps}
        return {(x, y) for x, y in found if 0 <= x < self.wide and 0 <= y < self.high}

    def free(self, colour: int) -> set[Spot]:
        whole = {(x, y) for x in range(self.wide) for y in range(self.high)}
        taken = set().union(*self.laid.values())
        return whole - taken - self.near(self.laid[colour], SIDES)

    def anchors(self, colour: int) -> set[Spot]:
        if self.laid[colour]:
            return self.near(self.laid[colour], CORNERS) & self.free(colour)
        starts = self.state.game.starts(colour)
        cells = {n for n in range(self.wide * self.high) if starts >> n & 1}
        return {(n % self.wide, n // self.wide) for n in cells} & self.free(colour)

    def region(self, colour: int, *, has_pieces: bool) -> set[Spot]:
        found, fresh = set[Spot](), self.anchors(colour) if has_pieces else set[Spot]()
        free = self.free(colour)
        while fresh:
            found |= fresh
            fresh = (self.near(fresh, SIDES + CORNERS) & free) - found
        return found

    def dead(self, colour: int, hand: tuple[str, ...]) -> set[str]:
        """The pieces that no chain of placements, each allowed by itself, can bring down."""
        free, anchors = self.free(colour), self.anchors(colour)
        rest = []
        for placement in self.state.game.table().all:
            cells = {(n % self.wide, n // self.wide) for n in placement.cells}
            if placement.piece in hand and cells <= free:
                rest.append((placement.piece, cells))
        alive = set[str]()
        while hits := [one for one in rest if one[1] & anchors]:
            alive |= {piece for piece, _ in hits}
            rest = [one for one in rest if not one[1] & anchors]
            anchors = set().union(*(self.near(cells, CORNERS) & free for _, cells in hits))
        return set(hand) - alive


def positions(name: str, options: dict[str, object], seed: int) -> Iterator[BlokusState]:
    rng = random.Random(seed)
    state = tessella.driver(tessella.game(name, **options).start(), rng)
    while state.turn is not None:
        yield cast("BlokusState", state)
        state = state.play(rng.choice(state.moves()))


def counted(state: BlokusState, move: Placement, *, deep: bool) -> dict[str, tuple[int, set[str]]]:
    """All facts of a move."""
    seat, colour = state.turn, cast("int", state.colour)
    cells = set(map(spot, move.text.split(",")))
    before, after = Board(state, {}), Board(state, {colour: cells})
    owners = state.game.owners
    own = [c for c, seats in enumerate(owners) if seats == (seat,)]
    rivals = [c for c, seats in enumerate(owners) if len(seats) == 1 and c not in own]
    hands = [pieces_of(hand) for hand in state.hands]
    later = [tuple(p for p in h if c != colour or p != move.piece) for c, h in enumerate(hands)]
    corners = after.anchors(colour) - before.anchors(colour) if colour in own else set()
    closed = set().union(*(before.anchors(c) - after.anchors(c) for c in rivals))

    def room(board: Board, held: list[tuple[str, ...]]) -> set[Spot]:
        reach = [board.region(c, has_pieces=bool(held[c])) for c in range(len(owners))]
        mine = set().union(*(reach[c] for c in own))
        return mine.difference(*(reach[c] for c in range(len(owners)) if c not in own))

    gained = room(after, later) - room(before, hands)
    found = {
        "corners": (len(corners), set(map(name_of, corners))),
        "closed": (len(closed), set(map(name_of, closed))),
        "room": (len(gained), set(map(name_of, gained))),
    }
    if deep:
        shut = sum(len(after.dead(c, later[c]) - before.dead(c, hands[c])) for c in rivals)
        lost = after.dead(colour, later[colour]) - before.dead(colour, hands[colour])
        found["shut"] = (shut, set())
        found["lost"] = (len(lost) if colour in own else 0, set())
    return found


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_fact_is_true(name: str, options: dict[str, object]) -> None:
    rng = random.Random(2)
    checked = 0
    for place, state in enumerate(positions(name, options, 7)):
        deep = place == DEEP
        if place % (2 if name == "blokus-duo" else 8) and not deep:
            continue
        move = cast("Placement", rng.choice(state.moves()))
        told = {fact.name: fact for fact in facts(state.view(state.turn), move)}
        for fact, (number, cells) in counted(state, move, deep=deep).items():
            assert (told[fact].number, set(told[fact].cells)) == (number, cells), (fact, move)
            checked += 1
    assert checked > 15
