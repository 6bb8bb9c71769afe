"""Who is there: whoever is connected to any process, whatever they look at."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from tessella.server.clock import now

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

GRACE: Final = 15.0
"""Seconds that a connection may be gone before its person is away: a page is loaded anew."""
FORGOTTEN: Final = 60.0
"""Seconds after which a process that says nothing of its people is taken to have none."""

KEPT: Final = 10_000
"""So many partings are remembered."""


class Online:
    """The people who are connected; `changed` hears of each who came, or went for good."""

    def __init__(self, changed: Callable[[str], None], grace: float = GRACE) -> None:
        self.here: set[str] = set()
        """Connected to this process, or gone a moment ago."""
        self.began = now()
        """Who was there before that is not known."""
        self._changed = changed
        self._grace = grace
        self._parted: dict[str, int] = {}
        self._parting: dict[str, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}

    def has(self, person: str) -> bool:
        """Whether somebody is connected, here or to another process."""
        if person in self.here:
            return True
        limit = time.monotonic() - FORGOTTEN
        return any(person in them for at, them in self._elsewhere.values() if at > limit)

    def arrive(self, person: str) -> bool:
        """Somebody has connected to this process; whether they had not been here."""
        parting = self._parting.pop(person, None)
        if parting is not None:
            parting.cancel()
        if person in self.here:
            return False
        self.here.add(person)
        self._changed(person)
        return True

    def leave(self, person: str, gone: Callable[[str, int], None]) -> None:
        """The last connection to this process is gone; `gone` hears once that is for good."""
        at = now()

        def part() -> None:
            self._parting.pop(person, None)
            self.here.discard(person)
            self._note(person, at)
            gone(person, at)
            self._changed(person)

        loop = asyncio.get_running_loop()
        self._parting[person] = loop.call_later(self._grace, part)

    def came(self, process: str, person: str) -> None:
        """Somebody came to another process."""
        self._there(process).add(person)
        self._changed(person)

    def went(self, process: str, person: str, at: int) -> None:
        """Somebody went from another process."""
        self._there(process).discard(person)
        self._note(person, at)
        self._changed(person)

    def seen(self, person: str, noted: int) -> int:
        """When somebody who is away was last there, as far as the store has `noted` it."""
        return max(self.began, noted, self._parted.get(person, 0))

    def _there(self, process: str) -> set[str]:
        """The people of another process, from which something was just heard."""
        them = self._elsewhere.get(process, (0.0, set[str]()))[1]
        self._elsewhere[process] = time.monotonic(), them
        return them

    def _note(self, person: str, at: int) -> None:
        """Remember for a while when somebody went: the store takes a moment."""
        self._parted.pop(person, None)
        self._parted[person] = at
        if len(self._parted) > KEPT:
            self._parted.pop(next(iter(self._parted)))

    def heard_all(self, process: str, people: Collection[str]) -> None:
        """All who are connected to another process."""
        before = self._elsewhere.get(process, (0.0, set[str]()))[1]
        self._elsewhere[process] = time.monotonic(), set(people)
        for person in before.symmetric_difference(people):
            self._changed(person)

    def stop(self) -> None:
        """Wait for nobody."""
        for parting in self._parting.values():
            parting.cancel()
