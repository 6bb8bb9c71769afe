"""Positions that are set up by hand, and their texts: what lies, and what else a state holds.

`turn=1;roll=S;laid=0:a1,b1,b2,c2/1:d1,e1,f1,g1;points=-1,0` are the parts of one; each game says
which it has. The pieces stand in an order in which they can be laid, each after the number of its
colour. The law refuses what no state can hold; whether anybody would play so is not asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from tessella.core.errors import IllegalMove, NotationError, shown
from tessella.core.event import Laid
from tessella.core.move import First
from tessella.core.registry import beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.state import State

LAID: Final = "laid"
TURN: Final = "turn"
ROLL: Final = "roll"
POINTS: Final = "points"
BETWEEN: Final = ";"
BETWEEN_PIECES: Final = "/"
LONGEST: Final = 20_000
"""Characters of a position; all pieces of the largest box take a third of it."""
LARGEST: Final = 100_000
"""No points are more."""


class SetupError(NotationError):
    """A position that cannot be read, or that no state can hold."""


class Fields:
    """The parts of a position by their names; whoever asks for one says what it may be."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self._parts = parts

    def chosen(self, name: str, accepted: Iterable[str], default: str) -> str:
        """One of some words."""
        found, words = self._parts.get(name, default), tuple(accepted)
        if found not in words:
            raise _wrong(name, found, ", ".join(words))
        return found

    def number(self, name: str, accepted: range, default: int = 0) -> int:
        """A whole number within bounds."""
        return self.numbers(name, accepted, (default,))[0]

    def numbers(self, name: str, accepted: range, default: tuple[int, ...]) -> tuple[int, ...]:
        """As many whole numbers within bounds as the default has."""
        text = self._parts.get(name, ",".join(map(str, default)))
        words = text.split(",")
        found = tuple(int(word) for word in words if _is_number(word))
        if len(found) != len(default) or not all(number in accepted for number in found):
            hint = ",".join([f"{accepted[0]}…{accepted[-1]}"] * len(default))
            raise _wrong(name, text, hint)
        return found

    def words(self, name: str) -> tuple[str, ...]:
        """Some words, none of them empty."""
        text = self._parts.get(name, "")
        return tuple(text.split(BETWEEN_PIECES)) if text else ()


class Setups(Protocol):
    """What the module `setup` offers in the folder of a game whose positions can be set up."""

    def names(self, game: Any, /) -> tuple[str, ...]:
        """The parts that its positions have besides `laid`."""

    def ground(self, game: Any, fields: Fields, /) -> State:
        """The state before anything lies."""

    def lay(self, state: Any, colour: int, move: Move, /) -> State:
        """The state after a colour has laid a piece, whoever has the turn; IllegalMove if not."""

    def finish(self, state: Any, fields: Fields, /) -> State:
        """The state in which all pieces lie, with the rest of the position."""

    def write(self, state: Any, /) -> dict[str, str]:
        """The parts of a state besides `laid`."""

    def choices(self, state: Any, /) -> dict[str, tuple[str, ...]]:
        """What parts of which there are only few kinds may be."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A state, and the pieces that lie in it with their colours, in the order of laying."""

    state: State
    laid: tuple[tuple[int, str], ...] = ()

    @property
    def text(self) -> str:
        """The position as text; a SetupError if the law does not leave it open at this moment."""
        return self._written(_open_parts(self.state))

    @property
    def choices(self) -> dict[str, tuple[str, ...]]:
        """What parts of which there are only few kinds may be."""
        return _setups(self.state.game).choices(self.state)

    def after(self, move: Move, state: State) -> Setup:
        """The position after a move, which has led to a state; a lot begins with nothing laid."""
        if isinstance(move, First):
            return Setup(state)
        fresh = [
            (each.seat if each.colour is None else each.colour, each.move)
            for each in state.events
            if isinstance(each, Laid)
        ]
        return Setup(state, (*self.laid, *fresh))

    def with_laid(self, after: Setup) -> Setup:
        """The pieces and points of a later position, with turn and roll of this one.

        A SetupError if nothing could be done there.
        """
        kept = {name: _open_parts(self.state).get(name, "") for name in (TURN, ROLL)}
        return loads(self.state.game, after._written(_open_parts(after.state) | kept))

    def _written(self, parts: Mapping[str, str]) -> str:
        whole = {**parts, LAID: BETWEEN_PIECES.join(map(_piece, self.laid))}
        return BETWEEN.join(f"{name}={value}" for name, value in whole.items() if value)


def loads(game: Game, text: str) -> Setup:
    """The position that a text holds; SetupError or IllegalMove say what is wrong with it."""
    setups, parts = _setups(game), _parts(text)
    unknown = next((name for name in parts if name not in {LAID, *setups.names(game)}), None)
    if unknown is not None:
        names = ", ".join((LAID, *setups.names(game)))
        raise SetupError("setup-part", name=shown(unknown), names=names)
    fields = Fields(parts)
    state, laid = setups.ground(game, fields), list[tuple[int, str]]()
    for number, word in enumerate(fields.words(LAID), 1):
        colour, move = _read_piece(game, word, number)
        try:
            state = setups.lay(state, colour, move)
        except IllegalMove as error:
            raise SetupError(
                "setup-piece", number=number, piece=shown(word), why=error.message
            ) from error
        laid.append((colour, move.text))
    return Setup(setups.finish(state, fields), tuple(laid))


def pieces_in(text: str) -> tuple[str, ...]:
    """The pieces that a text of a position names, whether or not it can be read."""
    laid = (part.removeprefix(f"{LAID}=") for part in text.split(BETWEEN) if part.startswith(LAID))
    return tuple(word.partition(":")[2] for part in laid for word in part.split(BETWEEN_PIECES))


def _setups(game: Game) -> Setups:
    found = beside(game, "setup")
    if found is None:
        raise SetupError("setup-none", game=game.title)
    return cast("Setups", found)


def _open_parts(state: State) -> dict[str, str]:
    if state.turn is None:
        raise SetupError("setup-over")
    return _setups(state.game).write(state)


def _parts(text: str) -> dict[str, str]:
    if len(text) > LONGEST:
        raise SetupError("setup-long", limit=LONGEST)
    parts: dict[str, str] = {}
    for word in filter(None, text.split(BETWEEN)):
        name, equals, value = word.partition("=")
        if not equals or not name or name in parts:
            raise SetupError("setup-word", text=shown(word))
        parts[name] = value
    return parts


def _piece(laid: tuple[int, str]) -> str:
    return f"{laid[0]}:{laid[1]}"


def _read_piece(game: Game, word: str, number: int) -> tuple[int, Move]:
    colour, colon, text = word.partition(":")
    if not colon or not _is_number(colour) or int(colour) not in range(len(game.owners)):
        raise SetupError("setup-colour", number=number, piece=shown(word))
    return int(colour), game.parse(text)


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= len(str(LARGEST))


def _wrong(name: str, value: str, accepted: str) -> SetupError:
    return SetupError("setup-value", name=name, value=shown(value), accepts=accepted)
