"""Lines of the Go Text Protocol: what a command says, and how it is answered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_LINE: Final = 10_000
COMMENT: Final = b"#"
CONTROL: Final = bytes([*range(9), *range(10, 32), 127])
"""All control characters but the tab, which stands for a space."""
WORD: Final = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
ESCAPED: Final = re.compile(r"\\(.)")
ID: Final = re.compile(r"[0-9]+", re.ASCII)


class Refusal(Exception):  # noqa: N818 - it is an answer, not a mistake of ours
    """Why a command is answered with a failure."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its number, if it has one, and its arguments."""

    number: str
    name: str
    words: tuple[str, ...]

    def one(self, what: str) -> str:
        """The only argument."""
        self.check(1, 1, what)
        return self.words[0]

    def check(self, least: int, most: int, what: str = "") -> None:
        """Refuse too few and too many arguments."""
        if not least <= len(self.words) <= most:
            takes = f"{self.name} {what}".rstrip() if what else f"{self.name}, and nothing after it"
            raise Refusal(f"say: {takes}")


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of a line without end only its start, a little too long."""
    while raw := stream.readline(LONGEST_LINE + 1):
        rest = raw
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield raw


def read(raw: bytes) -> Command | None:
    """The command of a line; None if the line is empty or a comment."""
    plain = raw.partition(COMMENT)[0].translate(None, CONTROL).replace(b"\t", b" ")
    text = plain.decode("utf-8", "surrogateescape")
    words = [ESCAPED.sub(r"\1", quoted) if quoted else bare for quoted, bare in WORD.findall(text)]
    if not words:
        return None
    number = words.pop(0) if ID.fullmatch(words[0]) else ""
    if len(plain) > LONGEST_LINE:
        return Command(number[:20], "", ())
    return Command(number, words[0] if words else "", tuple(words[1:]))


def answer(status: str, number: str, text: str) -> str:
    """An answer as it is written; no line of it is empty but the one that ends it."""
    body = "\n".join(line or " " for line in text.rstrip("\n").split("\n"))
    if text.startswith("\n"):
        body = body[1:]
    return f"{status}{number} {body if text else ''}\n\n"
