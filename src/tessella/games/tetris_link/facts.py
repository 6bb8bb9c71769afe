"""What a piece does in the tower: points, groups linked or kept apart, holes, rolls that help."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tessella.core.fact import Fact
from tessella.core.squares import bits
from tessella.games.tetris_link.score import group_size, scoring
from tessella.games.tetris_link.tower import ROLLS, SHAPES, TOWER, holes_under, resting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.move import Move
    from tessella.core.polyomino import Placement
    from tessella.games.tetris_link.state import TetrisLinkState
    from tessella.games.tetris_link.view import TetrisLinkView

FAMILY = "tl"
SEVERAL = 2


def facts(view: TetrisLinkView, move: Move) -> tuple[Fact, ...]:
    """All that is counted, from the view of the seat that has the turn."""
    state, placement, seat = view.state, cast("Placement", move), cast("int", view.turn)
    scored = scoring(state.laid[seat], placement)
    linked = _touched(state.laid[seat], placement)
    apart = [
        group
        for rival, laid in enumerate(state.laid)
        if rival != seat and len(groups := _touched(laid, placement)) >= SEVERAL
        for group in groups
    ]
    own = linked if len(linked) >= SEVERAL else []
    return (
        Fact(FAMILY, "points", group_size(scored), _names(bits(scored))),
        Fact(FAMILY, "joined", len(own), _names(bits(sum(own)))),
        Fact(FAMILY, "cut", len(apart), _names(bits(sum(apart)))),
        _holes(view, placement),
        *_rolls(view.state, placement, seat),
    )


def _rolls(state: TetrisLinkState, placement: Placement, seat: int) -> tuple[Fact, Fact]:
    """What would win points on the tower as it then is: for the seat, and for the next one.

    Faces of the die; shapes where there is none.
    """
    after, kind = state.lay(placement), "rolls" if state.game.options["dice"] else "shapes"
    following = (seat + 1) % state.game.seats
    return (
        Fact(FAMILY, kind, _winning(after, seat), was=_winning(state, seat)),
        Fact(FAMILY, f"next-{kind}", _winning(after, following), is_good=False),
    )


def _winning(state: TetrisLinkState, seat: int) -> int:
    """How many faces, or shapes, let a seat place a piece that wins points (TL-15)."""
    winners = {shape for shape in SHAPES if _wins(state, seat, shape)}
    if not state.game.options["dice"]:
        return len(winners.intersection(state.playable(seat)))
    rolled = (replace(state, rolled=face) for face in ROLLS)
    return sum(not winners.isdisjoint(each.playable(seat)) for each in rolled)


def _wins(state: TetrisLinkState, seat: int, shape: str) -> bool:
    """Whether a piece of a shape can join a group so that it scores."""
    own = state.laid[seat]
    beside = TOWER.sides(own)
    rests = (placement for _, placement in resting(shape, state.heights))
    return any(rest.mask & beside and scoring(own, rest) for rest in rests)


def _holes(view: TetrisLinkView, placement: Placement) -> Fact:
    """Empty cells under the piece (TL-16)."""
    holes = holes_under(placement, view.state.heights)
    return Fact(FAMILY, "holes", len(holes), _names(sorted(holes)), is_good=False)


def _touched(laid: int, placement: Placement) -> list[int]:
    """The groups of a seat that a placement touches by a side (TL-14)."""
    beside = TOWER.sides(placement.mask)
    return [group for group in TOWER.groups(laid) if group & beside]


def _names(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(TOWER.names[cell] for cell in cells)
