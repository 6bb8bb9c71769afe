"""Who can play a rated match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

RATED_KINDS: Final = frozenset({"account", "bot"})
"""Guests come and go: a rating needs somebody who stays. Computers of ours have levels instead."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the table: who, of what kind, and for a bot whose it is."""

    person: str
    kind: str
    owner: str | None = None


def why_unrated(players: Sequence[Player | None]) -> str | None:
    """Why a match with these players cannot be rated, as a key of the catalogues; None: it can.

    None in the place of a player is a computer.
    """
    people = [player for player in players if player is not None]
    if len(people) < len(players):
        return "unrated-computer"
    if any(player.kind not in RATED_KINDS for player in people):
        return "unrated-guest"
    if len({player.person for player in people}) < len(people):
        return "unrated-twice"
    if len({player.owner or player.person for player in people}) < len(people):
        return "unrated-own-bot"
    return None
