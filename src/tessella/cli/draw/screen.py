"""The whole table as one sees it: players, board, die, racks, and what happened last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tessella.cli.draw.board import board_lines
from tessella.cli.draw.racks import piece_lines, rack_line, rack_lines
from tessella.cli.draw.story import story_table
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.words import number
from tessella.core.colour import colour_of
from tessella.core.option import written
from tessella.core.picture import Lattice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from tessella.cli.draw.story import Line
    from tessella.cli.draw.theme import Theme
    from tessella.cli.words import Words
    from tessella.core import Game, View
    from tessella.core.picture import Board, Rack

LEAST_PANEL = 30
GAP = 3
NAME_WIDTH = 20
SHORT = 8
"""Lines of the story where they stand under the board."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A view with all that is needed to draw it. `before` is the board that it is compared with."""

    view: View
    before: Board | None
    names: Sequence[str]
    story: Sequence[Line]
    theme: Theme
    words: Words

    def draw(self) -> RenderableType:
        """The board with all else beside it, or, where that does not fit, above and below."""
        board = board_lines(self.view.board, self.before, self.theme)
        wide = max((line.cell_len for line in board), default=0)
        panel = self.theme.width - wide - GAP
        if not board:
            board, panel = [Text(self.words("table-empty"), QUIET)], 0
        if panel < LEAST_PANEL:
            return Group(title(self.view.game), *board, *self._panel(self.theme.width, SHORT))
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True, width=wide)
        grid.add_column(width=panel)
        beside = Group(title(self.view.game), *self._panel(panel, len(self.story)))
        grid.add_row(Group(*board), beside)
        return grid

    def _panel(self, width: int, story: int) -> Iterator[RenderableType]:
        """All but title and board, with so many lines of the story."""
        yield Text()
        yield from self._players()
        yield Text()
        if self.view.rolled is not None:
            yield from self._die(self.view.rolled)
        yield from self._racks(width)
        if isinstance(self.view.board, Lattice) and self.view.board.tiles:
            yield Text(self.words("lattice-legend"), QUIET)
        if self.story:
            yield Text()
            yield story_table(self.story[-story:])

    def _players(self) -> Iterator[Text]:
        """A line for each seat: whose turn it is, marks, name, points and colours."""
        wide = min(NAME_WIDTH, max(map(len, self.names)))
        points = [number(score) for score in self.view.scores]
        for seat, name in enumerate(self.names):
            colours = self.view.game.colours_of(seat)
            turn = self.theme.signs.turn if self.view.turn == seat else " "
            yield Text.assemble(
                (f"{turn} ", STRONG),
                *((f"{self.theme.mark(colour)} ", self.theme.ink(colour)) for colour in colours),
                (f"{name[:wide]:<{wide}}  ", STRONG if self.view.turn == seat else Style()),
                (f"{points[seat]:>{max(map(len, points))}}", STRONG),
                (f"  {', '.join(map(self._colour, colours))}", QUIET),
            )

    def _colour(self, colour: int) -> str:
        return self.words("colour", colour=self.view.game.colours[colour])

    def _die(self, face: str) -> Iterator[Text]:
        """What the die or the selector shows, with a picture if a piece is called so."""
        yield Text.assemble(self.words("rolled"), " ", (f"[ {face} ]", STRONG))
        pieces = (piece for rack in self.view.racks for piece in rack.pieces)
        piece = next((piece for piece in pieces if piece.name == face), None)
        if piece:
            yield from (Text(f"  {line}") for line in piece_lines(piece, self.theme.signs))
        yield Text()

    def _racks(self, width: int) -> Iterator[Text]:
        """The viewer's own pieces drawn, those of others by name, hidden ones by number."""
        own = self._own_colour
        for rack in sorted(self.view.racks, key=lambda rack: colour_of(rack) != own):
            lost = self.view.lost(rack)
            if rack.pieces and colour_of(rack) == own and own is not None:
                left = [piece for piece in rack.pieces if piece.name not in lost]
                yield from rack_lines(left, self.theme, self.theme.ink(own), width)
                if lost:
                    yield self._lost(rack, lost)
            else:
                yield self._rack(rack, lost)

    @property
    def _own_colour(self) -> int | None:
        """The colour that acts, if the viewer lays it, else their first; None: nobody's."""
        view = self.view
        if view.seat is None:
            return view.colour
        colours = view.game.colours_of(view.seat)
        return view.colour if view.colour in colours else colours[0]

    def _lost(self, rack: Rack, lost: frozenset[str]) -> Text:
        """The pieces that can never be laid any more, by name."""
        names = " ".join(piece.name for piece in rack.pieces if piece.name in lost)
        return Text(self.words("rack-lost", pieces=names), QUIET)

    def _rack(self, rack: Rack, lost: frozenset[str]) -> Text:
        signs, colour = self.theme.signs, colour_of(rack)
        hidden = self.words("rack-hidden", count=rack.hidden) if rack.hidden else ""
        left = [piece for piece in rack.pieces if piece.name not in lost]
        pieces = " ".join(filter(None, [rack_line(left, signs), hidden]))
        if colour is None:
            pool = self.words("pool", hidden="no" if rack.pieces else "yes")
            return Text.assemble((f"{pool} ", QUIET), pieces or number(0))
        mark = (f"{self.theme.mark(colour)} ", self.theme.ink(colour))
        gone = (("  ", QUIET), self._lost(rack, lost)) if lost else ()
        return Text.assemble(mark, pieces or self.words("rack-empty"), *gone)


def title(game: Game) -> Text:
    """The game, and the options that are not the usual ones."""
    usual = {option.name: option.default for option in game.choices}
    unusual = [f"{k}={written(v)}" for k, v in game.options.items() if v != usual[k]]
    return Text.assemble((game.title, STRONG), (f"  {', '.join(unusual)}", QUIET))
