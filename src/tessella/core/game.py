"""A game with its options chosen: where states start and texts become moves."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from tessella.core.colour import own_colours
from tessella.core.errors import NotationError, shown
from tessella.core.ladder import GENERAL_LADDER
from tessella.core.move import First, Move
from tessella.core.option import Option, OptionValue, chosen, written
from tessella.core.showcase import Showcase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.box import Box
    from tessella.core.colour import Owners
    from tessella.core.format import Format
    from tessella.core.ladder import Rung
    from tessella.core.state import State
    from tessella.core.view import View

MOVE_LENGTH = 20_000
"""All cells of the largest board fit; they are a move that can be read, if not a legal one."""
FIRST = re.compile(r"first:(0|[1-9][0-9]?)", re.ASCII)


class Game(ABC):
    """A table of facts about the game first; then how it starts and how its moves are read."""

    __slots__ = ("_key", "options")

    name: ClassVar[str]
    title: ClassVar[str]
    choices: ClassVar[tuple[Option, ...]] = ()
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is, and for what."""
    colours: ClassVar[tuple[str, ...]]
    """The colours in the order of play, as words of the catalogues."""
    has_secrets: ClassVar[bool] = False
    """Whether a seat knows what others may not."""
    formats: ClassVar[tuple[Format, ...]] = ()
    """Files of other programs that records can be read from and written to."""
    ranked_by_score: ClassVar[bool] = True
    """Whether a higher score always means a better rank."""
    gtp_games: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    """Names of the game with some options in the Go Text Protocol; else it goes by its title."""
    gtp_colours: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The names of each colour in the Go Text Protocol, the usual one first; none: its number."""
    box: ClassVar[Box | None] = None
    """The parts in the box, and their true sizes; None where there are none to be made."""
    showcase: ClassVar[Showcase] = Showcase()
    """How it is shown and measured."""
    ladder: ClassVar[tuple[Rung, ...]] = GENERAL_LADDER
    """The levels, the last aside, which has all the time that a level may take.

    Where luck decides much, the whole ladder is short and its steps are small.
    """
    covers_the_board: ClassVar[bool] = False
    """Whether pieces stay where they lie, and it matters which squares each colour will cover."""
    points_of_a_win: ClassVar[float | None] = None
    """So many expected points weigh as much as the whole win when a move is judged.

    For games in which people play for points as well; None: only the win counts.
    """
    paces: ClassVar[tuple[float, ...]] = (1.0,)
    """How long a seat thinks about each of its moves, the first first, as times of the mean.

    The last is that of all that follow. Over a game of usual length they come to the mean.
    """
    level_strengths: ClassVar[tuple[int, ...]] = tuple(range(-525, 526, 150))
    """The Elo of the levels, the last aside (docs/strength.md); 0 is the middle."""

    options: Mapping[str, OptionValue]

    def __init__(self, **options: object) -> None:
        self.options = chosen(self.name, self.choices, options)
        self._key = (self.name, tuple(self.options.items()))

    def __setattr__(self, name: str, value: object) -> None:
        """A game is a value: each attribute is set once, when the game is made."""
        if hasattr(self, name):
            raise AttributeError(f"a game cannot be altered: {name}")
        super().__setattr__(name, value)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.options.get("seats", 2))

    @classmethod
    def seat_counts(cls) -> tuple[int, ...]:
        """How many seats there may be."""
        counts = next((option.values for option in cls.choices if option.name == "seats"), (2,))
        return tuple(map(int, counts))

    @property
    def owners(self) -> Owners:
        """The seats of each colour; where there are several they lay it in turns.

        They follow from the number of seats, whatever else is chosen.
        """
        return own_colours(self.seats)

    @classmethod
    def owners_by_seats(cls) -> tuple[Owners, ...]:
        """The owners for each number of seats that there may be."""
        counts = cls.seat_counts()
        if len(counts) == 1:
            return (cls().owners,)
        return tuple(cls(seats=count).owners for count in counts)

    @property
    def unscored(self) -> frozenset[int]:
        """The colours that count for nobody."""
        return frozenset()

    def moves_made(self, view: View) -> int:
        """How many moves the seat of a view has made, where `paces` tell them apart."""
        del view
        return 0

    def pace(self, view: View) -> float:
        """How long the seat of a view thinks about its move, as times of the mean."""
        return self.paces[min(self.moves_made(view), len(self.paces) - 1)]

    @property
    def has_own_colours(self) -> bool:
        """Whether every seat has one colour, its own: colour and seat have the same number."""
        return self.owners == own_colours(self.seats)

    def colours_of(self, seat: int) -> tuple[int, ...]:
        """The colours that a seat lays, shared ones too."""
        return tuple(colour for colour, seats in enumerate(self.owners) if seat in seats)

    @property
    def lines(self) -> tuple[str, ...]:
        """The game and its options as the head of a record states them."""
        options = " ".join(f"{name}={written(value)}" for name, value in self.options.items())
        return (f"game: {self.name}", *([f"options: {options}"] if options else []))

    @abstractmethod
    def start(self) -> State:
        """The state before anything happened; chance has not acted yet."""

    @abstractmethod
    def _read(self, text: str) -> Move:
        """The move that a text names, lots aside."""

    def final_score(self, state: State) -> str:
        """The score of a state as the Go Text Protocol says it."""
        return " ".join(map(str, state.scores))

    def gtp_turned(self, colour: int, first: Move) -> int:
        """By how many quarters the Go Text Protocol has the board turned after such an opening."""
        del colour, first
        return 0

    def turned(self, move: Move, quarters: int) -> Move:
        """A seat's move on the board turned clockwise by quarters; itself if it makes no sense."""
        del quarters
        return move

    def parse(self, move: Move | str) -> Move:
        """The move that a text names; NotationError if it is not the text of a move."""
        text = move.text if isinstance(move, Move) else move
        if not isinstance(text, str):
            raise NotationError("notation-type", kind=type(text).__name__)
        if len(text) > MOVE_LENGTH:
            raise NotationError("notation-long", text=shown(text), limit=MOVE_LENGTH)
        if text.startswith("first:"):
            return self._first(text)
        return self._read(text)

    def _first(self, text: str) -> First:
        match = FIRST.fullmatch(text)
        seat = int(match[1]) if match else self.seats
        if seat >= self.seats:
            raise NotationError(
                "notation-first", rule=self.turn_rule, text=shown(text), last=self.seats - 1
            )
        return First(text, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"tessella.game({self.name!r}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), dict(self.options))

    def __str__(self) -> str:
        options = ", ".join(f"{name}={written(value)}" for name, value in self.options.items())
        return f"{self.title} ({options})" if options else self.title


def _restore(kind: type[Game], options: dict[str, OptionValue]) -> Game:
    """Rebuild an unpickled game; a mapping proxy does not travel."""
    return kind(**options)
