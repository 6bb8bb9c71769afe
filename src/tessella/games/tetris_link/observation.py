"""Observations of Tetris Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.observation import cells, choice, moved, plane, score, seats_from, turn
from tessella.games.tetris_link.actions import mirrored
from tessella.games.tetris_link.tower import LOGO, SHAPES, TOWER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.tetris_link.game import TetrisLink
    from tessella.games.tetris_link.view import TetrisLinkView

FACES = (*SHAPES, LOGO)


def shape(game: TetrisLink) -> tuple[int, int, int]:
    """A plane for each seat, and the facts."""
    return game.seats + 1, TOWER.rows, TOWER.columns


def encode(view: TetrisLinkView) -> bytes:
    """The cells of each seat, the own ones first; then the facts."""
    state, size = view.state, len(TOWER.names)
    seats = seats_from(view.seat or 0, view.game.seats)
    laid = [cells(state.laid[seat], size) for seat in seats]
    return b"".join([*laid, plane(_facts(view, seats), size)])


def becomes(game: TetrisLink, name: str) -> tuple[int, ...]:
    """The cells go where the mirror has them, facts stay."""
    del name
    return moved(game.seats, [mirrored(cell) for cell in range(len(TOWER.names))])


def _facts(view: TetrisLinkView, seats: tuple[int, ...]) -> Iterator[int]:
    """Turn and roll; of each seat the pieces of each shape that it has left, and its score."""
    yield turn(view)
    yield from choice(view.state.rolled, FACES)
    for seat in seats:
        yield from view.state.left[seat]
        yield from score(view.scores[seat])
