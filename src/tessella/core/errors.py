"""What can go wrong. Every error names what was refused, which rule or limit, and what would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessella.core.language import DEFAULT_LANGUAGE, Message

if TYPE_CHECKING:
    from tessella.core.move import Move

SHOWN_LENGTH = 40


def shown(text: object) -> str:
    """Foreign text made fit for a message: short, and without control characters."""
    letters = _letters(text)[:400]
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in letters)
    return line if len(line) <= SHOWN_LENGTH else line[: SHOWN_LENGTH - 1] + "…"


def _letters(value: object) -> str:
    """A value as text; Python refuses to write numbers of thousands of digits."""
    try:
        return str(value)
    except ValueError:
        return "…"


class TessellaError(ValueError):
    """What all errors of Tessella derive from. It says itself in any language that we speak."""

    def __init__(self, key: str, **facts: str | int | Message) -> None:
        super().__init__(key)
        self.message = Message.of(key, **facts)

    def __str__(self) -> str:
        return self.say(DEFAULT_LANGUAGE)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.args, self.__dict__)

    def say(self, language: str) -> str:
        """The error as a sentence for a player."""
        return self.message.say(language)


class OptionError(TessellaError):
    """A game was asked for with an option, or a value of one, that it does not have."""


class UnknownGameError(OptionError):
    """No game of this name is installed."""


class SeatError(TessellaError):
    """The game has no such seat."""


class NotationError(TessellaError):
    """A text is not the text of a move of this game. `rule` is set where a rule bounds the text."""

    def __init__(self, key: str, *, rule: str | None = None, **facts: str | int | Message) -> None:
        super().__init__(key, **({"rule": rule} if rule else {}), **facts)
        self.rule = rule


class IllegalMove(TessellaError):  # noqa: N818 - the public contract names it so
    """A readable move that a rule forbids; the state is as before."""

    def __init__(self, key: str, *, move: Move, rule: str, **facts: str | int | Message) -> None:
        super().__init__(key, rule=rule, move=shown(move), **facts)
        self.move = move
        self.rule = rule


class RecordError(TessellaError):
    """A record cannot be read; `line` is where, counted from 1 (0: the file as a whole)."""

    def __init__(self, key: str, *, line: int, **facts: str | int | Message) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line


def _restore(kind: type[TessellaError], args: tuple[str], state: dict[str, Any]) -> TessellaError:
    """Rebuild an unpickled error without asking for its facts again."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
