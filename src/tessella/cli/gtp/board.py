"""The table as plain lines, for `showboard`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.draw.board import board_lines
from tessella.cli.draw.theme import PLAIN, Theme
from tessella.core.gtp import actor_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import State, View
    from tessella.core.picture import Rack

WIDTH = 1_000


def board_text(state: State, before: State | None) -> str:
    """The board, a line for each seat, and whose turn it is, as a spectator sees them."""
    view, game = state.view(None), state.game
    theme = Theme(PLAIN, game.colours, WIDTH)
    then = before.view(None).board if before is not None else view.board
    drawn = [line.plain for line in board_lines(view.board, then, theme)]
    return "\n".join(["", *drawn, *_seats(view, theme), *_turn(view)])


def _seats(view: View, theme: Theme) -> Iterator[str]:
    """Who is who, the scores, and what is left on the racks."""
    for seat, score in enumerate(view.scores):
        star = "*" if seat == view.turn else " "
        name = actor_name(view.game, seat)
        yield f"{star}{name} {theme.colours[seat]}({theme.mark(seat)}): {score}"
        for rack in view.racks:
            if rack.seat == seat:
                yield f"   {_rack(rack)}"
    for rack in view.racks:
        if rack.seat is None:
            yield f" pool: {_rack(rack)}"


def _rack(rack: Rack) -> str:
    pieces = [f"{p.count}x{p.name}" if p.count > 1 else p.name for p in rack.pieces]
    hidden = [f"{rack.hidden} face down"] if rack.hidden else []
    return " ".join([*pieces, *hidden]) or "-"


def _turn(view: View) -> Iterator[str]:
    if view.rolled is not None:
        yield f" rolled: {view.rolled}"
    if view.result is not None:
        yield f" over: {view.result.reason}"
