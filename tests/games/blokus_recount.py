"""What a placement does in Blokus and Blokus Duo, counted cell by cell, without the law's masks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast

from tessella.families.blokus.pieces import pieces_of

if TYPE_CHECKING:
    from tessella.core.picture import Grid
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.state import BlokusState

Spot: TypeAlias = tuple[int, int]
Tables: TypeAlias = dict[int, set[Spot]]
"""The cells of each colour."""
Hands: TypeAlias = list[tuple[str, ...]]

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (-1, 1), (1, -1), (-1, -1))


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
        rest = [one for one in spread(self.state.game) if one[0] in hand and one[1] <= free]
        alive = set[str]()
        while hits := [one for one in rest if one[1] & anchors]:
            alive |= {piece for piece, _ in hits}
            rest = [one for one in rest if not one[1] & anchors]
            anchors = set().union(*(self.near(cells, CORNERS) & free for _, cells in hits))
        return set(hand) - alive


@cache
def spread(game: BlokusGame) -> list[tuple[str, set[Spot]]]:
    """Every placement of the box: its piece and its cells."""
    wide = len({name[0] for name in game.table().board.names})
    return [(p.piece, {(n % wide, n // wide) for n in p.cells}) for p in game.table().all]


class Recount:
    """A placement, with the board before and after it."""

    def __init__(self, state: BlokusState, move: Placement) -> None:
        self.colour = cast("int", state.colour)
        self.before = Board(state, {})
        self.piece = set(map(spot, move.text.split(",")))
        self.after = Board(state, {self.colour: self.piece})
        self.owners = state.game.owners
        self.own = [c for c, seats in enumerate(self.owners) if seats == (state.turn,)]
        single = [c for c, seats in enumerate(self.owners) if len(seats) == 1]
        self.rivals = [c for c in single if c not in self.own]
        self.hands: Hands = [pieces_of(hand) for hand in state.hands]
        self.later: Hands = [
            tuple(p for p in hand if colour != self.colour or p != move.piece)
            for colour, hand in enumerate(self.hands)
        ]

    def corners(self) -> set[Spot]:
        fresh = self.after.anchors(self.colour) - self.before.anchors(self.colour)
        return fresh if self.colour in self.own else set()

    def size(self) -> int:
        return len(self.piece) if self.colour in self.own else 0

    def cut(self) -> set[Spot]:
        lost = self._reach(self.before, self.hands) - self._reach(self.after, self.later)
        return lost - self.piece

    def _reach(self, board: Board, held: Hands) -> set[Spot]:
        return set().union(*(board.region(c, has_pieces=bool(held[c])) for c in self.rivals))

    def closed(self) -> set[Spot]:
        return set().union(*(self.before.anchors(c) - self.after.anchors(c) for c in self.rivals))

    def room(self) -> set[Spot]:
        return self._own_room(self.after, self.later) - self._own_room(self.before, self.hands)

    def _own_room(self, board: Board, held: Hands) -> set[Spot]:
        reach = [board.region(c, has_pieces=bool(held[c])) for c in range(len(self.owners))]
        mine = set().union(*(reach[c] for c in self.own))
        return mine.difference(*(reach[c] for c in range(len(self.owners)) if c not in self.own))

    def shut(self) -> int:
        return sum(len(self._died(colour)) for colour in self.rivals)

    def lost(self) -> int:
        return len(self._died(self.colour)) if self.colour in self.own else 0

    def ways(self) -> int:
        return self._ways(self.after, self.later, self.colour) if self.colour in self.own else 0

    def ways_was(self) -> int:
        return self._ways(self.before, self.hands, self.colour) if self.colour in self.own else 0

    def theirs(self) -> int:
        return sum(self._ways(self.after, self.later, colour) for colour in self.rivals)

    def _ways(self, board: Board, held: Hands, colour: int) -> int:
        free, anchors, hand = board.free(colour), board.anchors(colour), set(held[colour])
        rest = [cells for piece, cells in spread(self.before.state.game) if piece in hand]
        return sum(cells <= free and bool(cells & anchors) for cells in rest)

    def _died(self, colour: int) -> set[str]:
        before = self.before.dead(colour, self.hands[colour])
        return self.after.dead(colour, self.later[colour]) - before


def recount(state: BlokusState, move: Placement, name: str) -> tuple[int, set[str]]:
    """A fact of a move: its number, and the cells where it has some."""
    found: int | set[Spot] = getattr(Recount(state, move), name.replace("-", "_"))()
    return (found, set()) if isinstance(found, int) else (len(found), set(map(name_of, found)))
