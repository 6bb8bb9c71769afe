"""What is agreed before a match begins."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from tessella.core.registry import game_type
from tessella.server.match.clocks import Clock, NoClock

if TYPE_CHECKING:
    from tessella.core import Game

TOP_LEVEL: Final = 9


class ChairKind(Enum):
    """For whom a chair is kept."""

    OPEN = "open"
    INVITED = "invited"
    COMPUTER = "computer"


class Leavers(Enum):
    """What becomes of a seat that leaves a match of three or four."""

    BOT = "bot"
    PASS_OVER = "pass-over"  # noqa: S105 - not a word to get in


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's chair: free for anyone, kept for a person, or a computer's at a level.

    A computer's nonce is known with the commitment, before any person gives one: the table cannot
    choose it to suit itself.
    """

    kind: ChairKind = ChairKind.OPEN
    person: str | None = None
    level: Annotated[int, msgspec.Meta(ge=1, le=TOP_LEVEL)] | None = None
    nonce: str = ""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match before anyone has sat down."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    chairs: tuple[Chair, ...]
    commitment: str
    clock: Clock = msgspec.field(default_factory=NoClock)
    rated: bool = False
    public: bool = True
    leavers: Leavers = Leavers.BOT
    previous: str | None = None
    """The match that this one is the rematch of."""

    @classmethod
    def read(cls, text: str) -> Setup:
        """The setup that a row of the database holds."""
        return _decoder.decode(text)

    def law(self) -> Game:
        """The game with its options."""
        return game_type(self.game)(**self.options)


_decoder: Final = msgspec.json.Decoder(Setup)
# Made here, once: msgspec crashes when threads meet a type for the first time at the same moment.
