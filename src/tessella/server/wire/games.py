"""The games on the wire: what can be chosen when a match is opened."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class NumberRange(Struct, frozen=True):
    """Whole numbers from `least` to `most`, each `step` apart."""

    least: int
    most: int
    step: int


class Condition(Struct, frozen=True):
    """That an option has a value."""

    option: str
    value: bool | int | str


class OptionFacts(Struct, frozen=True):
    """An option: `values` lists what it takes, or `range` does; `accepts` tells it to people.

    It changes nothing unless `only_with` holds. `usual` is, by language, what the box of that
    language says where it is not the default.
    """

    name: str
    default: bool | int | str
    rule: str
    accepts: str
    values: tuple[bool | int | str, ...] | None
    range: NumberRange | None
    only_with: Condition | None
    usual: dict[str, bool | int | str]


class GameFacts(Struct, frozen=True):
    """A game: its colours as words in the order of play, and whether hands are hidden.

    `seats` is how many may play. `owners` has for each of these numbers the seats of each colour;
    it is left out where each seat always has one colour, its own. `brought` is there if a package
    of its own brings it: its words and rules are to be asked for.
    """

    name: str
    title: str
    colours: tuple[str, ...]
    has_secrets: bool
    options: tuple[OptionFacts, ...]
    seats: tuple[int, ...]
    owners: tuple[tuple[tuple[int, ...], ...], ...] | UnsetType = UNSET
    brought: bool | UnsetType = UNSET
