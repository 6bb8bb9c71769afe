"""Who sits where: humans and players, from a command line, a menu or a record."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError
from tessella.core.errors import shown
from tessella.players import player, players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.words import Words
    from tessella.players import Player

HUMAN = "human"
OPPONENT = "greedy"
NAME_LENGTH = 24
SAVED = re.compile(r"(.+) \(([a-z]+)\)")


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
        """The player that chooses the moves of this seat."""
        return player(self.kind)

    @property
    def saved(self) -> str:
        """The seat as a record names it, fit to be read back by `saved_seat`."""
        if saved_seat(self.name) == self:
            return self.name
        return f"{self.name} ({self.kind})"


def saved_seat(text: str) -> Seat:
    """The seat that a record names; a name that says nothing of a player is a human's."""
    match = SAVED.fullmatch(text)
    if match and match[2] in (HUMAN, *players()):
        return Seat(match[2], match[1])
    return Seat(text if text in players() else HUMAN, text)


def default_kinds(seats: int) -> list[str]:
    """One human against the computer."""
    return [HUMAN] + [OPPONENT] * (seats - 1)


def seated(texts: Sequence[str], words: Words) -> tuple[Seat, ...]:
    """The seats that texts such as `human`, `human:Anna` or `greedy` name, in order."""
    parts = [_read(text) for text in texts]
    unnamed = Counter(kind for kind, name in parts if not name)
    numbers: Counter[str] = Counter()
    seats = []
    for kind, given in parts:
        name = given or (words("name-human") if kind == HUMAN else kind)
        if not given and unnamed[kind] > 1:
            numbers[kind] += 1
            name = f"{name} {numbers[kind]}"
        seats.append(Seat(kind, name))
    return tuple(seats)


def _read(text: str) -> tuple[str, str]:
    """Kind and name, the latter empty if not given."""
    kind, colon, name = (part.strip() for part in text.partition(":"))
    kind = kind.lower()
    if kind not in (HUMAN, *players()):
        kinds = ", ".join([HUMAN, *players()])
        raise CommandError("cli-seat-kind", text=shown(kind), kinds=kinds)
    if colon and (not 0 < len(name) <= NAME_LENGTH or not name.isprintable()):
        raise CommandError("cli-seat-name", name=shown(name), limit=NAME_LENGTH)
    return kind, name
