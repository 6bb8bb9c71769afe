"""What a picture is: rows of data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tessella.core.option import OptionValue
    from tessella.core.picture import Triangle
    from tools.pictures.grid_frame import GridFrame
    from tools.pictures.lattice_frame import LatticeFrame
    from tools.pictures.played import Position
    from tools.pictures.svg import Element


@dataclass(frozen=True, slots=True)
class Try:
    """A placement drawn as a ghost; `refused` is the rule that forbids it, empty if it is legal."""

    move: str
    refused: str = ""
    label: str = ""


class GridNote(Protocol):
    """Something drawn over a board of squares, or beside it."""

    room: ClassVar[float]
    """How much room it needs at the right of the board."""

    def draw(self, frame: GridFrame) -> Iterable[Element]:
        """The elements, in the board's own coordinates."""


class LatticeNote(Protocol):
    """Something drawn over a board of triangles."""

    room: ClassVar[float]
    """How much room it needs at both sides of the board."""

    def cells(self) -> Iterable[Triangle]:
        """Cells that it shows besides the tiles."""

    def draw(self, frame: LatticeFrame) -> Iterable[Element]:
        """The elements, in the board's own coordinates."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A position of a game, reached by moves, with what is shown on it.

    `sign` stands under it: ✓, ✗, ★, or points, which are those of the last move. `claim` is
    anything else that the picture tells, asked of the law.
    """

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    moves: str
    tries: tuple[Try, ...] = ()
    last: bool = False
    sign: str = ""
    claim: Callable[[Position], bool] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GridPanel(Panel):
    """A board of squares.

    `show` are the corners of what is drawn of it (`a1-j8`); a board with an open top has no rim
    there. `tally` shows each seat's result and the pieces that it has left, so large to a cell.
    """

    show: str = ""
    open_top: bool = False
    bare: bool = False
    """Without letters and numbers."""
    own_rows: bool = False
    """Each territory counts its rows from its own edge."""
    tally: float = 0
    under: tuple[GridNote, ...] = ()
    """Notes that lie under the pieces."""
    notes: tuple[GridNote, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LatticePanel(Panel):
    """A board of triangles; `loose` tiles lie on it besides, as they are named, to be looked at."""

    moves: str = ""
    loose: str = ""
    notes: tuple[LatticeNote, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceShelves:
    """The pieces of a seat, as its rack holds them at the start.

    Each shelf holds the pieces of a size, or one piece in all the ways to lay it.
    """

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    turned: bool = False
    in_row: int = 9
    total: int
    """How many there are in all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileShelves:
    """All tiles of a game in its own order."""

    game: str
    in_row: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A file: panels side by side, `across` in a row, `size` pixels to a cell."""

    slug: str
    panels: tuple[GridPanel | LatticePanel | PieceShelves | TileShelves, ...]
    size: float = 22
    across: int = 9
    then: bool = False
    """An arrow leads from each panel to the next."""


@dataclass(frozen=True, slots=True)
class BannerBoard:
    """A board of the banner, and the size of its cells."""

    panel: GridPanel | LatticePanel
    size: float
