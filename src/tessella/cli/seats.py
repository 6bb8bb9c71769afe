"""Who sits where: humans and players, from a command line, a menu or a record."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError
from tessella.core.errors import shown
from tessella.players import families, is_own, player, players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.words import Words
    from tessella.players import Player

HUMAN = "human"
OPPONENT = "greedy"
NAME_LENGTH = 24
SAVED = re.compile(r"(.+) \(([a-z]+(?::[0-9a-z.]+)?)\)")


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: `kind` is `human`, or the name of the player on it; `name` is what all call it."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        """Whether somebody at the keyboard sits here."""
        return self.kind == HUMAN

    @property
    def player(self) -> Player:
        """The player that chooses the moves of this seat; for some kinds another one each time."""
        return player(self.kind)

    @property
    def saved(self) -> str:
        """The seat as a record names it, fit to be read back by `saved_seat`."""
        if saved_seat(self.name) == self:
            return self.name
        kind = self.kind if is_own(self.kind) else self.kind.partition(":")[0]
        return f"{self.name} ({kind})"


def saved_seat(text: str) -> Seat:
    """The seat that a record names; a name that says nothing of a player is a human's.

    So is another program's: a file must not choose what runs here.
    """
    match = SAVED.fullmatch(text)
    if match and (match[2] == HUMAN or is_own(match[2])):
        return Seat(match[2], match[1])
    return Seat(text if text in players() else HUMAN, text)


def default_kinds(seats: int) -> list[str]:
    """One human against the computer."""
    return [HUMAN] + [OPPONENT] * (seats - 1)


def seated(texts: Sequence[str], words: Words) -> tuple[Seat, ...]:
    """The seats that texts such as `human`, `human:Anna` or `gtp:COMMAND` name, in order."""
    parts = [_read(text) for text in texts]
    unnamed = Counter(kind for kind, name in parts if not name)
    numbers: Counter[str] = Counter()
    seats = []
    for kind, given in parts:
        name = given or (words("name-human") if kind == HUMAN else _called(kind))
        if not given and unnamed[kind] > 1:
            numbers[kind] += 1
            name = f"{name} {numbers[kind]}"
        seats.append(Seat(kind, name))
    return tuple(seats)


def _called(kind: str) -> str:
    """What a player is called that was given no name: `level 5`; a program, as its file."""
    family, colon, rest = kind.partition(":")
    words = rest.split()
    if rest.replace(".", "").isdigit():
        return f"{family} {rest}"
    name = shown(PurePath(words[0]).name).strip() if words else ""
    return name[:NAME_LENGTH] or family if colon else kind


def _read(text: str) -> tuple[str, str]:
    """Kind and name, the latter empty if not given."""
    kind, colon, name = (part.strip() for part in text.partition(":"))
    kind = kind.lower()
    if kind in families() and name:
        return f"{kind}:{name}", ""
    if kind not in (HUMAN, *players()):
        kinds = ", ".join([HUMAN, *players(), *(f"{family}:…" for family in families())])
        raise CommandError("cli-seat-kind", text=shown(kind), kinds=kinds)
    if colon and (not 0 < len(name) <= NAME_LENGTH or not name.isprintable()):
        raise CommandError("cli-seat-name", name=shown(name), limit=NAME_LENGTH)
    return kind, name
