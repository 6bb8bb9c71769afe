"""The rules for players: the text of `docs/rules`, whole or one rule of it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from tessella.cli.errors import CommandError
from tessella.core.errors import shown
from tessella.core.language import DEFAULT_LANGUAGE
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tessella.cli.terminal import Terminal

PACKAGE = "tessella"
IN_PACKAGE = "rules"
IN_SOURCES = Path(__file__).resolve().parents[3] / "docs" / "rules"
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)\n*")
LANGUAGE_LINKS = re.compile(r"^.*\]\([^)]*\.md\).*\n", re.MULTILINE)
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
RULE_END = re.compile(r"^(?! |- \*\*|\n)|^- \*\*", re.MULTILINE)


def rules_text(game: str, language: str) -> str:
    """The rules of a game as Markdown: from the package, else from the tree of sources."""
    game_type(game)
    folder = () if language == DEFAULT_LANGUAGE else (language,)
    places: tuple[Traversable, ...] = (files(PACKAGE) / IN_PACKAGE, IN_SOURCES)
    for place in places:
        page = place.joinpath(*folder, f"{game}.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise CommandError("cli-rules-missing", game=game)


def one_rule(text: str, number: str) -> str:
    """The rule of that number, as it stands in the rules."""
    wanted = number.strip().upper().strip("*.")
    starts = {match[1]: match for match in RULE.finditer(text)}
    if wanted not in starts:
        first, last = (*starts, "")[0], ("", *starts)[-1]
        raise CommandError("cli-rules-number", number=shown(number), first=first, last=last)
    start = starts[wanted]
    end = RULE_END.search(text, start.end())
    return text[start.start() : end.start() if end else len(text)]


def readable(text: str) -> str:
    """Rules fit for a terminal: no pictures, no links to other languages."""
    return PICTURE.sub("", LANGUAGE_LINKS.sub("", text))


def print_rules(game: str, number: str, terminal: Terminal) -> None:
    """Print the rules of a game, or one of them."""
    text = readable(rules_text(game, terminal.words.language))
    terminal.write(Markdown(one_rule(text, number) if number else text, hyperlinks=False))
