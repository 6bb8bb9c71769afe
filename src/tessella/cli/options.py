"""From words on a command line to a game with its options and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError
from tessella.cli.seats import default_kinds, seated
from tessella.cli.words import Words
from tessella.core.errors import shown
from tessella.core.language import LANGUAGES
from tessella.core.option import usual, written
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tessella.cli.seats import Seat
    from tessella.core import Game

SEATS = "seats"
LONGEST_NUMBER = 9


def spoken(language: str) -> Words:
    """The words of a language that was asked for by name."""
    wish = language.strip().lower()
    if wish not in LANGUAGES:
        raise CommandError("cli-language", text=shown(language), languages=", ".join(LANGUAGES))
    return Words(wish)


def whole_number(text: str, flag: str, least: int, most: int) -> int:
    """The number that a flag was given, within its bounds."""
    digits = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    number = int(text) if digits else least - 1
    if not least <= number <= most:
        raise CommandError("cli-flag-number", flag=flag, text=shown(text), least=least, most=most)
    return number


def split_options(texts: Sequence[str]) -> dict[str, str]:
    """The values of options by name, from texts such as `seats=3`."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise CommandError("cli-option-form", text=shown(text))
        if name in found:
            raise CommandError("cli-option-twice", option=shown(name))
        found[name] = value
    return found


def chosen_game(name: str, options: Mapping[str, str]) -> Game:
    """The game of that name with these options, as the law reads and checks them."""
    kind = game_type(name.strip().lower())
    known = {option.name: option for option in kind.choices}
    return kind(**{n: known[n].read(v) if n in known else v for n, v in options.items()})


def chosen_table(
    name: str, options: Mapping[str, str], seats: Sequence[str], words: Words
) -> tuple[Game, tuple[Seat, ...]]:
    """The game and who plays it; the number of seats given chooses the game's, where it can.

    What is left open is as the box of the language has it.
    """
    choices = game_type(name.strip().lower()).choices
    has_seats = any(option.name == SEATS for option in choices)
    if seats and has_seats and SEATS not in options:
        options = {**options, SEATS: str(len(seats))}
    boxed = {option: written(value) for option, value in usual(choices, words.language).items()}
    options = {**boxed, **options}
    game = chosen_game(name, options)
    if seats and len(seats) != game.seats:
        raise CommandError("cli-seat-count", game=game.title, seats=game.seats, given=len(seats))
    return game, seated(seats or default_kinds(game.seats), words)
