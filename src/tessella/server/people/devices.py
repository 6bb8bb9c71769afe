"""Devices on which somebody has signed in before: others' attempts do not hold them up."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tessella.server.people.signing import Signer

COOKIE: Final = "tessella_device"
SECONDS: Final = 365 * 24 * 3600
MOST_PEOPLE: Final = 4
"""So many people of a device are remembered, the latest first."""
MOST_TEXT: Final = 256
ID_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class Device:
    """A browser, and a mark for each account that has signed in there. It opens nothing."""

    id: str = field(default_factory=lambda: secrets.token_urlsafe(ID_BYTES))
    marks: tuple[str, ...] = ()

    @classmethod
    def read(cls, cookie: str | None) -> Device:
        """The device of a cookie; another one if there is none."""
        own, *marks = (cookie or "")[:MOST_TEXT].split(".")
        return cls(own, tuple(marks[:MOST_PEOPLE])) if own else cls()

    @property
    def text(self) -> str:
        """What the cookie holds."""
        return ".".join((self.id, *self.marks))

    def knows(self, person: str, signer: Signer) -> bool:
        """Whether somebody has signed in here before."""
        return any(signer.is_mark(mark, self.id, person) for mark in self.marks)

    def remembering(self, person: str, signer: Signer) -> Device:
        """The device after somebody has signed in."""
        others = (mark for mark in self.marks if not signer.is_mark(mark, self.id, person))
        return Device(self.id, (signer.mark(self.id, person), *others)[:MOST_PEOPLE])
