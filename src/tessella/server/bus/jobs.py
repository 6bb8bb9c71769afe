"""Work that any process may do: computers' turns. Doing one twice is harmless."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Work: TypeAlias = Callable[[str, int], Awaitable[None]]


class Pace(StrEnum):
    """How long a turn takes; the quick ones wait for none that are slow."""

    QUICK = "quick"
    SLOW = "slow"


class Jobs(Protocol):
    """Turns of computers, handed out to whoever has time."""

    async def start(self, work: Work) -> None:
        """Begin to do work: `work(match, version)` has the computer move in that position."""

    async def stop(self) -> None:
        """Do no more."""

    async def hand_out(self, match_id: str, version: int, pace: Pace) -> bool:
        """Have somebody do it, and wait until it is done; False if it is left to the caller."""


class LocalJobs:
    """The jobs of the only process: it does them itself."""

    async def start(self, work: Work) -> None:
        """There is nobody to work for."""

    async def stop(self) -> None:
        """Nothing was begun."""

    async def hand_out(self, match_id: str, version: int, pace: Pace) -> bool:
        """Leave it to the caller."""
        del match_id, version, pace
        return False
