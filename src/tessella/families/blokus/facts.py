"""What a placement does: size, corners, room, pieces that no longer fit, ways to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.fact import Fact
from tessella.core.squares import bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.move import Move
    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState
    from tessella.families.blokus.view import BlokusView

FAMILY = "blokus"


def facts(view: BlokusView, move: Move) -> tuple[Fact, ...]:
    """All that is counted, from the view of the seat that has the turn.

    A colour that is nobody's has corners and pieces for nobody.
    """
    placed = cast("Placement", move)
    before, after = view.state, view.state.lay(placed)
    colour, seat = cast("int", before.colour), cast("int", view.turn)
    size = corners = closed = shut = lost = was = ways = 0
    if colour in before.game.counted[seat]:
        size = len(placed.cells)
        corners = after.anchors(colour) & ~before.anchors(colour)
        lost = (after.lost(colour) & ~before.lost(colour)).bit_count()
        was, ways = before.ways(colour), after.ways(colour)
    rivals = _rivals(before, seat)
    for rival in rivals:
        closed |= before.anchors(rival) & ~after.anchors(rival)
        shut += (after.lost(rival) & ~before.lost(rival)).bit_count()
    cut = _reached(before, rivals) & ~_reached(after, rivals) & ~placed.mask
    return (
        Fact(FAMILY, "size", size),
        _counted(before, "corners", corners),
        _counted(before, "closed", closed),
        _counted(before, "cut", cut),
        _counted(before, "room", _own_room(after, seat) & ~_own_room(before, seat)),
        Fact(FAMILY, "shut", shut),
        Fact(FAMILY, "lost", lost, is_good=False),
        Fact(FAMILY, "ways", ways, was=was, margin=_margin(was)),
        _ways_of(rivals, before, after),
    )


def _ways_of(rivals: tuple[int, ...], before: BlokusState, after: BlokusState) -> Fact:
    """How many placements opponents could make."""
    was, ways = (sum(map(state.ways, rivals)) for state in (before, after))
    return Fact(FAMILY, "theirs", ways, is_good=False, margin=_margin(was))


def _margin(ways: int) -> int:
    """A tenth: among hundreds of placements a few more or fewer decide nothing."""
    return max(ways // 10, 1)


def _counted(state: BlokusState, name: str, cells: int) -> Fact:
    names = state.game.table().board.names
    return Fact(FAMILY, name, cells.bit_count(), tuple(names[cell] for cell in bits(cells)))


def _rivals(state: BlokusState, seat: int) -> tuple[int, ...]:
    """The colours of the other seats."""
    counted = enumerate(state.game.counted)
    return tuple(colour for other, colours in counted if other != seat for colour in colours)


def _own_room(state: BlokusState, seat: int) -> int:
    """Cells that the seat's colours might come to, and no other colour ever can."""
    own = state.game.counted[seat]
    others = tuple(colour for colour in range(len(state.laid)) if colour not in own)
    return _reached(state, own) & ~_reached(state, others)


def _reached(state: BlokusState, colours: Iterable[int]) -> int:
    """Cells that one of these colours might come to."""
    reached = 0
    for colour in colours:
        reached |= _within_reach(state, colour)
    return reached


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
