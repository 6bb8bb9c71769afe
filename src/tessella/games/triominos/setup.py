"""Positions of Triominos that are set up by hand: the table, the hands, and the points."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from tessella.core.setup import LARGEST, POINTS, TURN, SetupError
from tessella.core.tuples import put
from tessella.games.triominos.moves import DEALS, Lay
from tessella.games.triominos.score import MOST_DRAWS
from tessella.games.triominos.state import Stage
from tessella.games.triominos.tiles import tile_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.lattice import Numbers
    from tessella.core.move import Move
    from tessella.core.setup import Fields
    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.state import TriominosState

HAND, DRAWS, DRAWN, LAST = "hand", "draws", "drawn", "last"
NO, YES = "", "1"
TILES = {deal.text: tile for tile, deal in DEALS.items()}


def names(game: Triominos) -> tuple[str, ...]:
    """Whose turn it is, the hands, the points, and how far the turn and the match have come."""
    hands = tuple(f"{HAND}{seat}" for seat in range(game.seats))
    return (TURN, *hands, POINTS, DRAWS, DRAWN, LAST)


def ground(game: Triominos, fields: Fields) -> TriominosState:
    """The empty table."""
    del fields
    return replace(game.start(), stage=Stage.TURN, seat=0)


def lay(state: TriominosState, colour: int, move: Move) -> TriominosState:
    """A tile lies where it fits (TR-4 to TR-6), once."""
    held = frozenset((move.tile,)) if isinstance(move, Lay) else frozenset()
    before = replace(state, seat=colour, hands=put(state.hands, colour, held))
    refusal = before.refusal(move)
    if refusal is not None or not isinstance(move, Lay):
        raise refusal or SetupError("setup-tile", rule="TR-5", piece=move.text)
    if move.tile in state.tableau.tiles:
        raise SetupError("setup-stock", rule="TR-1", piece=tile_text(move.tile))
    return replace(state, tableau=state.tableau.lay(move))


def finish(state: TriominosState, fields: Fields) -> TriominosState:
    """The hands, and the turn of a seat that can lay or draw."""
    seats = state.game.seats
    drawn = fields.chosen(DRAWN, (NO, *TILES), NO)
    found = replace(
        state,
        hands=_hands(state, fields),
        seat=fields.number(TURN, range(seats)),
        scores=fields.numbers(POINTS, range(-LARGEST, LARGEST + 1), (0,) * seats),
        draws=fields.number(DRAWS, range(MOST_DRAWS + 1)),
        drawn=TILES[drawn] if drawn else None,
        last_round=fields.chosen(LAST, (NO, YES), NO) == YES,
    )
    if not _is_drawn(found):
        raise SetupError("setup-drawn", rule="TR-12", piece=drawn or "…")
    if not found.moves():
        raise SetupError("setup-stuck", rule="TR-14", turn=found.seat or 0)
    return found


def _is_drawn(state: TriominosState) -> bool:
    """Whether a drawn tile is in the hand, and there is one after the last draw (TR-12, TR-13)."""
    if state.drawn is None:
        return state.draws < MOST_DRAWS
    return state.draws > 0 and state.drawn in state.hands[state.seat or 0]


def _hands(state: TriominosState, fields: Fields) -> tuple[frozenset[Numbers], ...]:
    """Each tile is in one place; a seat without any would have ended the round (TR-16)."""
    hands = [list(_tiles(fields, seat)) for seat in range(state.game.seats)]
    seen = set(state.tableau.tiles)
    for tile in chain.from_iterable(hands):
        if tile in seen:
            raise SetupError("setup-stock", rule="TR-1", piece=tile_text(tile))
        seen.add(tile)
    empty = next((seat for seat, hand in enumerate(hands) if not hand), None)
    if empty is not None:
        raise SetupError("setup-hand", rule="TR-16", name=f"{HAND}{empty}")
    return tuple(map(frozenset, hands))


def _tiles(fields: Fields, seat: int) -> Iterator[Numbers]:
    for word in fields.words(f"{HAND}{seat}"):
        if word not in TILES:
            raise SetupError("setup-tile", rule="TR-1", piece=word)
        yield TILES[word]


def write(state: TriominosState) -> dict[str, str]:
    """The hands, and the rest that a seat's turn has."""
    if state.seat is None or state.stage is not Stage.TURN:
        raise SetupError("setup-draw")
    hands = {
        f"{HAND}{seat}": "/".join(sorted(map(tile_text, hand)))
        for seat, hand in enumerate(state.hands)
    }
    return {
        TURN: str(state.seat),
        **hands,
        POINTS: ",".join(map(str, state.scores)),
        DRAWS: str(state.draws) if state.draws else NO,
        DRAWN: tile_text(state.drawn) if state.drawn else NO,
        LAST: YES if state.last_round else NO,
    }


def choices(state: TriominosState) -> dict[str, tuple[str, ...]]:
    """The seats, and the tiles that no hand and no table has."""
    pool = tuple(sorted(map(tile_text, state.pool)))
    hands = {f"{HAND}{seat}": pool for seat in range(state.game.seats)}
    return {TURN: tuple(map(str, range(state.game.seats))), **hands}
