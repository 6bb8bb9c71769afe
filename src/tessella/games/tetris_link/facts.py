"""What a piece does in the tower: points, groups linked or kept apart, holes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.fact import Fact
from tessella.core.squares import bits
from tessella.games.tetris_link.score import group_size, scoring
from tessella.games.tetris_link.tower import TOWER, holes_under

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.move import Move
    from tessella.core.polyomino import Placement
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
    )


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
