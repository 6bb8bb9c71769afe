"""Options of a game: a table of what may be chosen, and one strict way to read a choice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.errors import OptionError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, its default, the rule behind it, and the values that it takes."""

    name: str
    default: OptionValue
    rule: str
    values: tuple[OptionValue, ...] | range
    only_with: tuple[str, OptionValue] | None = None
    """The option and its value without which this one changes nothing."""
    usual: tuple[tuple[str, OptionValue], ...] = ()
    """Languages, and what the box of each says, where it is not the default."""

    @property
    def accepts(self) -> str:
        """The values, as any language reads them: `2–4`, `8, 10 … 98`, `fr | de`."""
        if isinstance(self.values, range):
            first, second, last = self.values[0], self.values[1], self.values[-1]
            return f"{first}–{last}" if self.values.step == 1 else f"{first}, {second} … {last}"
        return " | ".join(written(value) for value in self.values)

    def check(self, value: object) -> OptionValue:
        """The value itself, if it is one of ours in type and range."""
        kinds = {type(v) for v in self.values} if not isinstance(self.values, range) else {int}
        if type(value) in kinds and value in self.values:
            return value  # type: ignore[return-value]
        got = shown(written(value) if isinstance(value, bool) else value)
        got = f"{got} ({type(value).__name__})"
        raise OptionError("option-value", option=self.name, value=got, accepts=self.accepts)

    def read(self, text: str) -> OptionValue:
        """The value that a text names, as it stands in a record or on a command line."""
        if isinstance(self.values, range):
            return self.check(int(text) if NUMBER.fullmatch(text) else text)
        named = {written(value): value for value in self.values}
        return named[text] if text in named else self.check(text)


def written(value: object) -> str:
    """An option's value as text: `true`, `3`, `region`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def usual(options: Iterable[Option], language: str) -> dict[str, OptionValue]:
    """The options that players of a language know otherwise than by default, by name."""
    known = ((option.name, dict(option.usual)) for option in options)
    return {name: values[language] for name, values in known if language in values}


def chosen(
    game: str, options: Iterable[Option], given: Mapping[str, object]
) -> Mapping[str, OptionValue]:
    """All options of a game by name: the given ones, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "—"
            raise OptionError("option-unknown", game=game, option=shown(name), options=names)
    values = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
    return MappingProxyType(values)
