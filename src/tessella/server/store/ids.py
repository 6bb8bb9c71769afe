"""Names of people and matches that nobody can guess, and that anybody can read aloud."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Base 58: letters and digits that are not mistaken for one another."""
LENGTH: Final = 12
"""70 bits: a link to a private match is its key."""


def random_id() -> str:
    """A text that has never been drawn before."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
