"""Passwords: argon2id, away from the event loop, at the same cost whether or not a name exists."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from tessella.server.errors import Problem
from tessella.server.people.names import name_key

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
LEAST: Final = 8
MOST: Final = 200
THREADS: Final = 2
WAITING: Final = 64
"""So many may wait for a hash; more of them would only wait until they gave up."""
COMMON: Final = frozenset(
    (
        *("12345678", "123456789", "1234567890", "11111111", "00000000", "87654321"),
        *("12341234", "123123123", "qwertyui", "qwertyuiop", "qwerty123", "qwertz123"),
        *("azertyuiop", "1q2w3e4r", "1qaz2wsx", "zaq12wsx", "asdfghjk", "asdfghjkl"),
        *("password", "password1", "password123", "passw0rd", "p@ssw0rd", "passwort"),
        *("passwort1", "passwort123", "motdepasse", "motdepasse1", "iloveyou", "sunshine"),
        *("princess", "football", "baseball", "superman", "trustno1", "starwars"),
        *("computer", "internet", "whatever", "letmein1", "welcome1", "abcdefgh"),
        *("abcd1234", "abc12345", "aaaaaaaa", "changeme", "admin123", "tessella"),
        *("tessella1", "schalke04", "hallo123", "bonjour1", "doudou123"),
    )
)
"""Passwords that are tried first."""


class Passwords:
    """Hashes and compares passwords. `time` and `memory` (KiB) are what a guess costs."""

    def __init__(self, time: int, memory: int) -> None:
        self._hasher = PasswordHasher(time, memory, parallelism=1, type=Type.ID)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._decoy = self._hasher.hash(secrets.token_urlsafe())
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash of a password, to be kept."""
        return await self._run(partial(self._hasher.hash, _plain(password)))

    async def is_right(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one that was hashed; without a hash it takes as long."""
        right = await self._run(partial(self._compare, kept or self._decoy, _plain(password)))
        return right and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a hash was made at another cost than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _compare(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Problem("busy", retry_after=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def check_password(password: str, name: str) -> None:
    """Refuse a password that would be guessed."""
    plain = _plain(password)
    if not LEAST <= len(plain) <= MOST:
        raise Problem("bad-password", key="problem-password-length", least=LEAST, most=MOST)
    if plain.casefold() in COMMON or len(set(plain)) < LEAST // 2:
        raise Problem("bad-password", key="problem-password-common")
    if name_key(plain) == name_key(name):
        raise Problem("bad-password", key="problem-password-name")


def _plain(password: str) -> str:
    """A password as every keyboard writes it."""
    return unicodedata.normalize("NFKC", password)
