"""Observations of Tetris Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.observation import cells, plane, score, seats_from, turn
from tessella.games.tetris_link.tower import LOGO, SHAPES, TOWER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.tetris_link.game import TetrisLink
    from tessella.games.tetris_link.view import TetrisLinkView

FACES = (None, *SHAPES, LOGO)


def shape(game: TetrisLink) -> tuple[int, int, int]:
    """A plane for each seat, and the facts."""
    return game.seats + 1, TOWER.rows, TOWER.columns


def encode(view: TetrisLinkView) -> bytes:
    """The cells of each seat, the own ones first; then the facts."""
    state, size = view.state, len(TOWER.names)
    seats = seats_from(view.seat or 0, view.game.seats)
    laid = [cells(state.laid[seat], size) for seat in seats]
    return b"".join([*laid, plane(_facts(view, seats), size)])


def _facts(view: TetrisLinkView, seats: tuple[int, ...]) -> Iterator[int]:
    """Turn and roll; of each seat the pieces of each shape that it has left, and its score."""
    yield turn(view)
    yield FACES.index(view.state.rolled)
    for seat in seats:
        yield from view.state.left[seat]
        yield from score(view.scores[seat])
