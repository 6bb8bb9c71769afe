"""Positions of Tetris Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.result import Result
from tessella.core.squares import bits, mask
from tessella.games.tetris_link.score import largest_group
from tessella.games.tetris_link.state import TetrisLinkState
from tessella.games.tetris_link.tower import LOGO, SHAPES

if TYPE_CHECKING:
    from tessella.games.tetris_link.game import TetrisLink
    from tessella.games.tetris_link.view import TetrisLinkView

    Numbers = tuple[list[list[int]], list[list[int]], list[int], int, int, bool]

FACES = (*SHAPES, LOGO)
NONE = -1


def numbers(state: TetrisLinkState) -> Numbers:
    """The cells, pieces left, scores, seat and roll of a state."""
    return (
        [list(bits(cells)) for cells in state.laid],
        [list(left) for left in state.left],
        list(state.scores),
        NONE if state.seat is None else state.seat,
        NONE if state.rolled is None else FACES.index(state.rolled),
        state.result is not None,
    )


def of_view(view: TetrisLinkView) -> Numbers:
    """The numbers of the state that a view shows: all of it."""
    return numbers(view.state)


def state(game: TetrisLink, numbers: Numbers) -> TetrisLinkState:
    """The law's state."""
    cells, hands, points, seat, rolled, over = numbers
    laid, scores = tuple(map(mask, cells)), tuple(points)
    keys = list(zip(scores, map(largest_group, laid), strict=True))
    return TetrisLinkState(
        game,
        laid,
        tuple(map(tuple, hands)),
        scores,
        None if seat == NONE else seat,
        None if rolled == NONE else FACES[rolled],
        Result.ranked(keys, scores, "TL-20") if over else None,
    )
