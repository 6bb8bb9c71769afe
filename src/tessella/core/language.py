"""Words in English, French and German: every package keeps its own in `messages/*.ftl`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

# Fluent is loaded when the first word is said: it takes longer than all of our rules.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

DEFAULT_LANGUAGE = "en"
LANGUAGES = ("en", "fr", "de")
ROOT = Path(__file__).resolve().parent.parent
_learned: list[Path] = []
"""Folders of catalogues that packages have brought."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence before it is put into words: its key in the catalogues, and its facts.

    A fact may be a message itself; it is said in the same language.
    """

    key: str
    facts: tuple[tuple[str, str | int | Message], ...] = ()

    @classmethod
    def of(cls, key: str, **facts: str | int | Message) -> Message:
        """The message `key` with these facts."""
        return cls(key, tuple(sorted(facts.items())))

    def say(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence in a language."""
        told = {
            name: fact.say(language) if isinstance(fact, Message) else fact
            for name, fact in self.facts
        }
        return say(self.key, language, **told)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language, of every package that has some."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    paths = sorted(ROOT.rglob(f"messages/{language}.ftl"))
    for path in (*paths, *(folder / f"{language}.ftl" for folder in _learned)):
        bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> ast.Resource:
    """A file of words, read once."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(path.read_text(encoding="utf-8"))


def learn(folder: Path) -> None:
    """Speak the words of one more folder as well."""
    if folder not in _learned:
        _learned.append(folder)
        catalogue.cache_clear()


def keys_of(path: Path) -> tuple[str, ...]:
    """The keys that a file has words for.

    Raises:
        ValueError: a part of it is not in the form of a catalogue.
    """
    from fluent.syntax import ast  # noqa: PLC0415

    body = _resource(path).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise ValueError(str(entry.content).strip())  # noqa: TRY004 - the text is at fault
    return tuple(entry.id.name for entry in body if isinstance(entry, ast.Message))


def has_message(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether a language has words for `key`."""
    return catalogue(language).has_message(key)


def say(key: str, language: str = DEFAULT_LANGUAGE, /, **facts: str | int) -> str:
    """The words of a language for `key`; a key or a fact without words is a bug, and says so."""
    bundle = catalogue(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, problems = bundle.format_pattern(pattern, facts)
    if problems:
        raise problems[0]
    return str(text)


def signed(points: int) -> str:
    """A number of points with its sign, as players write it: +3, −1."""
    return f"+{points}" if points >= 0 else f"\N{MINUS SIGN}{-points}"
