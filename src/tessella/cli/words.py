"""The language of the command, and its words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tessella.core.language import DEFAULT_LANGUAGE, LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = "--lang"


@dataclass(frozen=True, slots=True)
class Words:
    """What the command says, in one language."""

    language: str = DEFAULT_LANGUAGE

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The words for `key`, one of the command's own messages."""
        return say(f"cli-{key}", self.language, **facts)


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is one of ours; else English."""
    wish = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return wish[:2].lower() if wish[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


def wished_language(tokens: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line, known before the line itself is understood.

    An unknown one is refused later, in the language of the environment.
    """
    wish = ""
    for token, following in pairwise([*tokens, ""]):
        if token == OPTION:
            wish = following
        elif token.startswith(f"{OPTION}="):
            wish = token.partition("=")[2]
    return wish if wish in LANGUAGES else system_language(environment)


def number(value: int) -> str:
    """A number as players write it, with a true minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)
