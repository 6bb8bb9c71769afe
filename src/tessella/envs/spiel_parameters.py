"""Options of our games as parameters of OpenSpiel, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Game
    from tessella.core.option import OptionValue

MARK = "_"
"""OpenSpiel reads the text 400 as a number: texts of digits are written `_400`."""


def parameters(options: Mapping[str, OptionValue]) -> dict[str, Any]:
    """The parameters that choose options."""
    return {name: _marked(value) for name, value in options.items()}


def defaults(kind: type[Game]) -> dict[str, Any]:
    """The parameters of a game, each with its default."""
    return parameters({option.name: option.default for option in kind.choices})


def options(params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters choose."""
    return {name: _unmarked(value) for name, value in params.items()}


def _marked(value: OptionValue) -> OptionValue:
    return f"{MARK}{value}" if isinstance(value, str) and value.isdigit() else value


def _unmarked(value: OptionValue) -> OptionValue:
    return value.removeprefix(MARK) if isinstance(value, str) else value
