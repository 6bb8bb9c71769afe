"""What a move of Triominos must not do; messages tell no more than its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.lattice import ORIGIN
from tessella.games.triominos.moves import Deal, Draw, Lay
from tessella.games.triominos.tableau import agrees
from tessella.games.triominos.tiles import tile_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.move import Move
    from tessella.core.state import Demand
    from tessella.games.triominos.state import TriominosState


def of(state: TriominosState, move: Move) -> Iterator[Demand]:
    """What a move of the right kind must not do."""
    seat = cast("int", state.seat)
    match move:
        case Deal():
            yield move.tile not in state.pool, "tr-2-pool", "TR-2"
        case Lay():
            yield from _lay(state, move, seat)
        case Draw():
            yield from _draw(state, seat)
        case _:
            return


def facts(state: TriominosState, move: Move) -> dict[str, str]:
    """What the messages speak of."""
    return {
        "tile": tile_text(move.tile) if isinstance(move, Lay) else "",
        "drawn": tile_text(state.drawn) if state.drawn else "",
    }


def _draw(state: TriominosState, seat: int) -> Iterator[Demand]:
    yield not state.tableau.laid, "tr-4-draw", "TR-4"
    yield state.drawn is not None, "tr-12-draw", "TR-12"
    yield not state.pool, "tr-15-draw", "TR-15"
    yield not state.may_draw(seat), "tr-11-draw", "TR-11"


def _lay(state: TriominosState, move: Lay, seat: int) -> Iterator[Demand]:
    tableau, first = state.tableau, not state.tableau.laid
    yield move.tile not in state.hands[seat], "tr-5-hand", "TR-4" if first else "TR-5"
    yield state.draws > 0 and state.drawn is None, "tr-12-again", "TR-12"
    yield move.tile not in state.layable(seat), "tr-12-other", "TR-12"
    if first:
        spot = (move.cell, move.numbers)
        yield spot != (ORIGIN, move.tile), "tr-4-spot", "TR-4"
        return
    yield move.cell in tableau.laid, "tr-5-taken", "TR-5"
    sides = tableau.shared_sides(move.cell)
    yield not sides, "tr-5-side", "TR-5"
    wanted = tableau.wanted(move.cell)
    beside = {corner for side in sides for corner in (side, (side + 1) % 3)}
    on_sides = [want if corner in beside else None for corner, want in enumerate(wanted)]
    yield not agrees(move.numbers, on_sides), "tr-5-numbers", "TR-5"
    yield not agrees(move.numbers, wanted), "tr-6-corner", "TR-6"
