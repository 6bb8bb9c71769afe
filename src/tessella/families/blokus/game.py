"""What the facts of the family's games have in common."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, cast

from tessella.core.game import Game
from tessella.core.polyomino import Placement
from tessella.families.blokus.pieces import CELLS
from tessella.families.blokus.state import BlokusState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.colour import Owners
    from tessella.core.move import Move
    from tessella.core.option import OptionValue
    from tessella.core.state import State
    from tessella.families.blokus.pieces import PlacementTable

PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of a game's rules. Messages of refusals begin with them in small letters."""

    pieces: str
    start: str
    contact: str
    stays: str
    out: str
    worth: str
    end: str


class BlokusGame(Game):
    """A board of squares, and 21 pieces for each colour."""

    __slots__ = ()

    covers_the_board = True
    rules: ClassVar[Rules]
    sgf_games: ClassVar[Mapping[str, Mapping[str, OptionValue]]]
    """Names of the game in `.blksgf` files, with the options that each stands for."""
    sgf_colours: ClassVar[tuple[str, ...]]
    """The property of each colour's moves there."""

    @staticmethod
    @abstractmethod
    def table() -> PlacementTable:
        """All placements on the board."""

    @abstractmethod
    def starts(self, colour: int) -> int:
        """The cells of which a colour's first piece covers one, if it is free."""

    @property
    def counted(self) -> tuple[tuple[int, ...], ...]:
        """The colours of each seat that count for it."""
        return _counted(self.owners, self.seats)

    def start(self) -> BlokusState:
        """The empty board, before the lot."""
        return BlokusState.start(self)

    def final_score(self, state: State) -> str:
        """As Pentobi says it: the lead of two seats, or what each colour has laid and its bonus."""
        if self.seats == PAIR:
            lead = state.scores[0] - state.scores[1]
            return "0" if not lead else f"{'B' if lead > 0 else 'W'}+{abs(lead)}"
        return " ".join(str(CELLS + worth) for worth in cast("BlokusState", state).worth)

    def turned(self, move: Move, quarters: int) -> Move:
        """The placement on the board turned clockwise."""
        if not isinstance(move, Placement):
            return move
        board = self.table().board
        return self._read(board.write(board.turned(move.cells, quarters)))

    def _read(self, text: str) -> Placement:
        """The cells of a piece."""
        return self.table().placements.read(text)


@cache
def _counted(owners: Owners, seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(colour for colour, of in enumerate(owners) if of == (seat,)) for seat in range(seats)
    )
