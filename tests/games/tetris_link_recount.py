"""What a piece does in Tetris Link, counted cell by cell, without the law's masks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.picture import Grid
    from tessella.core.polyomino import Placement
    from tessella.games.tetris_link.state import TetrisLinkState

Spot: TypeAlias = tuple[int, int]
PIECE, SCORING = 4, 12
"""Cells of a piece, and of the smallest group that scores."""
FACES = ("I", "O", "T", "L", "S", "*")


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(cell: Spot) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


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


class Tower:
    """The cells of each seat, as plain sets."""

    def __init__(self, state: TetrisLinkState) -> None:
        grid = cast("Grid", state.view(None).board)
        self.laid: list[set[Spot]] = [set() for _ in range(state.game.seats)]
        for number, colour in enumerate(grid.colours):
            if colour is not None:
                self.laid[colour].add((number % grid.columns, number // grid.columns))
        self.groups = [groups(laid) for laid in self.laid]

    def touched(self, seat: int, piece: set[Spot]) -> list[set[Spot]]:
        near = set().union(*map(beside, piece))
        return [group for group in self.groups[seat] if group & near]

    def scored(self, seat: int, piece: set[Spot]) -> set[Spot]:
        own = self.touched(seat, piece)
        if len(piece.union(*own)) < SCORING:
            return set()
        return piece.union(*(group for group in own if len(group) < SCORING))

    def holes(self, piece: set[Spot]) -> set[Spot]:
        filled, found = set().union(*self.laid), set[Spot]()
        for x in {x for x, _ in piece}:
            y = min(y for column, y in piece if column == x) - 1
            while y >= 0 and (x, y) not in filled:
                found.add((x, y))
                y -= 1
        return found


def winning(state: TetrisLinkState, seat: int) -> int:
    """How many faces, or shapes where there is no die, let a seat win points now."""
    has_die = bool(state.game.options["dice"])
    tower, found = Tower(state), 0
    for face in FACES if has_die else FACES[:-1]:
        rolled = replace(state, seat=seat, rolled=face if has_die else None, result=None)
        moves = [cast("Placement", move) for move in rolled.moves()]
        pieces = (move.text for move in moves if has_die or move.piece == face)
        found += any(tower.scored(seat, set(map(spot, text.split(",")))) for text in pieces)
    return found


def recount(state: TetrisLinkState, move: Move, name: str) -> tuple[int, set[str]]:
    """A fact of a move: its number, and the cells where it has some."""
    tower, piece = Tower(state), set(map(spot, move.text.split(",")))
    seat = cast("int", state.turn)
    if name in {"rolls-was", "shapes-was"}:
        return winning(state, seat), set()
    if name in {"rolls", "shapes"}:
        return winning(state.play(move), seat), set()
    if name in {"next-rolls", "next-shapes"}:
        return winning(state.play(move), (seat + 1) % len(state.laid)), set()
    if name == "points":
        scored = tower.scored(seat, piece)
        return len(scored) // PIECE, set(map(name_of, scored))
    if name == "holes":
        holes = tower.holes(piece)
        return len(holes), set(map(name_of, holes))
    seats = {"joined": [seat], "cut": [n for n in range(len(tower.laid)) if n != seat]}[name]
    met = [groups for other in seats if len(groups := tower.touched(other, piece)) > 1]
    found = [group for groups in met for group in groups]
    return len(found), set(map(name_of, set().union(*found)))
