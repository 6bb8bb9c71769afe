"""The terminal, pipe or file that the command speaks to and listens to."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from typing import TYPE_CHECKING, TextIO

from rich.console import Console
from rich.text import Text

from tessella.cli.draw.theme import FINE, PLAIN, Theme
from tessella.cli.errors import printable
from tessella.cli.line import prepare_editing

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.style import Style

    from tessella.cli.words import Words
    from tessella.core import Game

SIMPLER = "tessella-simpler"
SIMPLE = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "−": "-", "–": "-",
        "—": "-", "×": "x", "·": ".", "…": "...", "•": "*", "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ", "ß": "ss", "œ": "oe", "│": "|", "─": "-", "→": "->",
        "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    }
)  # fmt: skip
LEAST_WIDTH = 20
LONGEST_LINE = 500
CLEAR, CLEAR_ALL = "\x1b[H\x1b[2J", "\x1b[H\x1b[2J\x1b[3J"


def simpler(error: UnicodeError) -> tuple[str, int]:
    """Signs that an encoding does not have, in simpler signs: quotes, dashes, letters bare."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(SIMPLE))
    bare = (sign for sign in text if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in bare), error.end


def prepare_streams() -> None:
    """No sign that comes in or goes out shall ever stop the program."""
    codecs.register_error(SIMPLER, simpler)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, SIMPLER), (sys.stderr, SIMPLER)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    prepare_editing()


class Terminal:
    """Where lines are written and read. Nothing that is written is taken for markup."""

    def __init__(self, words: Words, *, colour: bool = True) -> None:
        self.words = words
        self.console = console(sys.stdout, colour=colour)

    @property
    def interactive(self) -> bool:
        """Whether somebody sits at a keyboard and looks at a screen."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many signs fit on a line."""
        return max(self.console.width, LEAST_WIDTH)

    def theme(self, game: Game) -> Theme:
        """How a game is drawn here."""
        fine = self.console.encoding.lower().startswith("utf")
        height = self.console.height if self.interactive else None
        return Theme(FINE if fine else PLAIN, game.colours, self.width, height)

    def write(self, what: RenderableType = "", style: Style | str = "") -> None:
        """Write lines."""
        self.console.print(Text(what, style) if isinstance(what, str) else what, soft_wrap=False)

    def write_whole(self, line: str) -> None:
        """Write a line that must not be broken, such as a command to be copied."""
        self.console.print(line, soft_wrap=True)

    def say(self, key: str, style: Style | str = "", /, **facts: str | int) -> None:
        """Write one of the command's own sentences."""
        self.write(self.words(key, **facts), style)

    def ask(self, prompt: str) -> str:
        """A line that is typed, EOFError if there is none; of too long a line the beginning."""
        sys.stdout.flush()
        line = input(f"{prompt} > " if prompt else "")[: LONGEST_LINE + 1]
        if not self.interactive:
            self.write(printable(line))
        return line.strip()

    def clear(self, *, forget: bool = False) -> None:
        """An empty screen; `forget` also what could be scrolled back to."""
        if self.interactive:
            dumb = "\n" * self.console.height if forget else ""
            clear = CLEAR_ALL if forget else CLEAR
            sys.stdout.write(dumb if os.environ.get("TERM") == "dumb" else clear)
            sys.stdout.flush()


def console(stream: TextIO, *, colour: bool = True) -> Console:
    """A console that writes what it is given and nothing fancier."""
    return Console(
        file=stream,
        no_color=None if colour else True,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
