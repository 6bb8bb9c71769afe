"""Events in words, with the players' names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from rich.table import Table
from rich.text import Text

from tessella.core.event import Ended, Passed
from tessella.core.language import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.cli.draw.theme import Theme
    from tessella.cli.words import Words
    from tessella.core.event import Event

Line: TypeAlias = tuple[Text, Text]
"""The mark of a colour, and a sentence."""
MANY = 3


def sentence(event: Event, names: Sequence[str], words: Words, theme: Theme) -> str:
    """An event in words."""
    facts = dict(event.message.facts)
    seat, colour = facts.get("seat"), facts.get("colour")
    if isinstance(seat, int):
        facts["seat"] = names[seat]
    if isinstance(colour, int):
        facts["colour"] = words("colour", colour=theme.colours[colour]).capitalize()
    return Message.of(event.message.key, **facts).say(words.language)


def story(
    events: Sequence[Event], names: Sequence[str], words: Words, theme: Theme
) -> Iterator[Line]:
    """A line for each event, with the mark of its colour.

    Events that a bystander could not tell apart, such as a deal, are told once, with their number.
    The end of the game is told with its result, and nobody is told a second time to be out.
    """
    events = [event for event in events if not isinstance(event, Ended) and not _is_known(event)]
    told = [sentence(event.seen_by(None), names, words, theme) for event in events]
    counts = Counter(told)
    for event, common in zip(events, told, strict=True):
        count = counts[common]
        if count >= MANY:
            counts[common] = 0
            yield _line(event, f"{common} {theme.signs.times}{count}", theme)
        elif count:
            yield _line(event, sentence(event, names, words, theme), theme)


def _is_known(event: Event) -> bool:
    return isinstance(event, Passed) and event.again


def _line(event: Event, text: str, theme: Theme) -> Line:
    named = getattr(event, "colour", None)
    colour = getattr(event, "seat", None) if named is None else named
    mark = Text(theme.mark(colour), theme.ink(colour)) if isinstance(colour, int) else Text(" ")
    return mark, Text(text)


def story_table(lines: Sequence[Line]) -> Table:
    """The lines under each other, each beside its mark however often it is broken."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        table.add_row(*line)
    return table
