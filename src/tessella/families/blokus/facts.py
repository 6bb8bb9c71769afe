"""What a placement does: corners, room that nobody else has, and pieces that no longer fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.fact import Fact
from tessella.core.squares import bits

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState
    from tessella.families.blokus.view import BlokusView

FAMILY = "blokus"


def facts(view: BlokusView, move: Move) -> tuple[Fact, ...]:
    """All that is counted, from the view of the seat that has the turn.

    A colour that is nobody's has corners and pieces for nobody.
    """
    before, after = view.state, view.state.lay(cast("Placement", move))
    colour, seat = cast("int", before.colour), cast("int", view.turn)
    corners = closed = shut = lost = 0
    if colour in before.game.counted[seat]:
        corners = after.anchors(colour) & ~before.anchors(colour)
        lost = (after.lost(colour) & ~before.lost(colour)).bit_count()
    for rival in _rivals(before, seat):
        closed |= before.anchors(rival) & ~after.anchors(rival)
        shut += (after.lost(rival) & ~before.lost(rival)).bit_count()
    return (
        _counted(before, "corners", corners),
        _counted(before, "closed", closed),
        _counted(before, "room", _own_room(after, seat) & ~_own_room(before, seat)),
        Fact(FAMILY, "shut", shut),
        Fact(FAMILY, "lost", lost, is_good=False),
    )


def _counted(state: BlokusState, name: str, cells: int) -> Fact:
    names = state.game.table().board.names
    return Fact(FAMILY, name, cells.bit_count(), tuple(names[cell] for cell in bits(cells)))


def _rivals(state: BlokusState, seat: int) -> tuple[int, ...]:
    """The colours of the other seats."""
    counted = enumerate(state.game.counted)
    return tuple(colour for other, colours in counted if other != seat for colour in colours)


def _own_room(state: BlokusState, seat: int) -> int:
    """Cells that the seat's colours might come to, and no other colour ever can."""
    own = others = 0
    for colour in range(len(state.laid)):
        if colour in state.game.counted[seat]:
            own |= _within_reach(state, colour)
        else:
            others |= _within_reach(state, colour)
    return own & ~others


def _within_reach(state: BlokusState, colour: int) -> int:
    """No less than all cells that a colour can ever cover.

    Cells that it may not cover only become more, and each of its pieces touches a corner of today
    or a piece that does, by a side or a corner, on cells that it may cover.
    """
    if not state.hands[colour]:
        return 0
    board, free = state.game.table().board, ~state.forbidden(colour)
    reached, before = state.anchors(colour), 0
    while reached != before:
        before = reached
        reached |= (board.sides(reached) | board.corners(reached)) & free
    return reached
