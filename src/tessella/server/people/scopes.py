"""Scopes: what a token allows. A session allows everything."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Scope(StrEnum):
    """Something that a request may be allowed to do in the name of a person."""

    READ = "read"
    """See what this person sees: matches, hands, settings."""
    PLAY = "play"
    """Make and join matches, move, offer, resign."""
    CHAT = "chat"
    """Write to others."""
    MANAGE = "manage"
    """Change the account itself, its tokens and its bots: only who has signed in."""


ALL: Final = frozenset(Scope)
FOR_TOKENS: Final = ALL - {Scope.MANAGE}
