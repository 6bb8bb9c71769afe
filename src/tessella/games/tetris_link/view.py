"""Tetris Link as a seat sees it: everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement
from tessella.core.squares import bits
from tessella.core.view import OpenView, shared
from tessella.games.tetris_link.score import scored_cells
from tessella.games.tetris_link.tower import SHAPES, TOWER

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.games.tetris_link.state import TetrisLinkState


KEPT_RACKS: Final = 4096
KEPT_GROUPS: Final = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class TetrisLinkView(OpenView["TetrisLinkState"]):
    """A view of an open game."""

    def appeal(self, move: Move) -> tuple[float, ...]:
        """Points first; then links with own pieces, links denied to others, and a low tower."""
        if self.seat is None or not isinstance(move, Placement):
            return (0,)
        beside = TOWER.sides(move.mask)
        own = (beside & self.state.laid[self.seat]).bit_count()
        others = sum((beside & laid).bit_count() for laid in self.state.laid) - own
        top = move.cells[-1] // TOWER.columns
        return (self.gain(move), own, others, -top)


def seen(state: TetrisLinkState, seat: int | None) -> TetrisLinkView:
    """The view of a seat."""
    return TetrisLinkView(
        **shared(state, seat),
        board=_grid(state),
        racks=tuple(map(_rack, range(len(state.left)), state.left)),
        rolled=state.rolled,
        state=state,
    )


def _grid(state: TetrisLinkState) -> Grid:
    scored = frozenset().union(*map(_scored, state.laid))
    return Grid(TOWER.columns, TOWER.rows, state.laid, done=scored)


@lru_cache(KEPT_GROUPS)
def _scored(laid: int) -> frozenset[int]:
    """The cells of a seat that have scored; one seat at most has laid a piece since last time."""
    return frozenset(bits(scored_cells(laid)))


@lru_cache(KEPT_RACKS)
def _rack(seat: int, left: tuple[int, ...]) -> Rack:
    pieces = (Piece(name, n, SHAPES[name]) for name, n in zip(SHAPES, left, strict=True) if n)
    return Rack(seat, tuple(pieces))
