"""What the dice of a match did, for who wants to check it."""

from __future__ import annotations

from msgspec import Struct


class Decision(Struct, frozen=True):
    """A move of chance: its number, the entry that it belongs to, and out of what it was drawn.

    The choices are equally likely and in the order of the protocol, unless `weights` tells how
    likely each is. `due` is what follows from the secret, once that is known.
    """

    number: int
    version: int
    move: str
    choices: tuple[str, ...]
    weights: tuple[int, ...] | None
    due: str | None


class DiceAudit(Struct, frozen=True):
    """The commitment and all nonces; the secret and whether it was kept to once the match is over.

    Decisions that are secrets of the players are listed once the match is over.
    """

    match: str
    game: str
    terms: tuple[str, ...]
    commitment: str
    nonces: tuple[str, ...]
    secret: str | None
    kept: bool | None
    decisions: tuple[Decision, ...]
