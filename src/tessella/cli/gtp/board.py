"""The table as plain lines, for `showboard`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.draw.board import board_lines
from tessella.cli.draw.theme import PLAIN, Theme
from tessella.core.colour import colour_of
from tessella.core.gtp import actor_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import State, View
    from tessella.core.picture import Rack

WIDTH = 1_000


def board_text(state: State, before: State | None) -> str:
    """The board, a line for each colour, and whose turn it is, as a spectator sees them."""
    view, game = state.view(None), state.game
    theme = Theme(PLAIN, game.colours, WIDTH)
    then = before.view(None).board if before is not None else view.board
    drawn = [line.plain for line in board_lines(view.board, then, theme)]
    return "\n".join(["", *drawn, *_colours(view, theme), *_turn(view)])


def _colours(view: View, theme: Theme) -> Iterator[str]:
    """Who is who, the score of the colour's seat, and what is left on the racks."""
    for colour, seats in enumerate(view.game.owners):
        star = "*" if colour == view.colour else " "
        name = actor_name(view.game, colour)
        score = "-" if colour in view.game.unscored else view.scores[seats[0]]
        yield f"{star}{name} {theme.colours[colour]}({theme.mark(colour)}): {score}"
        for rack in view.racks:
            if colour_of(rack) == colour:
                yield f"   {_rack(rack)}"
    for rack in view.racks:
        if colour_of(rack) is None:
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
