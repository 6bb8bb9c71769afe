"""The rules for players in the terminal: whole, or one rule of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from tessella.cli.errors import CommandError
from tessella.core.errors import shown
from tessella.core.rulebook import rules_text

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal

PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)\n*")
LANGUAGE_LINKS = re.compile(r"^.*\]\([^)]*\.md\).*\n", re.MULTILINE)
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
RULE_END = re.compile(r"^(?! |- \*\*|\n)|^- \*\*", re.MULTILINE)


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
    found = rules_text(game, terminal.words.language)
    if found is None:
        raise CommandError("cli-rules-missing", game=game)
    text = readable(found)
    terminal.write(Markdown(one_rule(text, number) if number else text, hyperlinks=False))
