"""What other parts do when people come, change or leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection

    from tessella.server.wire.ranking import Rating


async def _nobody(person: str) -> None:
    del person


async def _nothing(matches: Sequence[str]) -> None:
    del matches


def _unrated(connection: Connection, person: str) -> tuple[Rating, ...]:
    del connection, person
    return ()


@dataclass(frozen=True, slots=True)
class Hooks:
    """The other parts; each does nothing unless told otherwise."""

    leaving: Callable[[str], Awaitable[None]] = _nobody
    """A person is about to be deleted: leave their matches that are not over."""
    ended: Callable[[str], Awaitable[None]] = _nobody
    """A session or token of a person is no longer there: end what came by it."""
    restated: Callable[[Sequence[str]], Awaitable[None]] = _nothing
    """In the logs of these matches somebody is called otherwise: read them again."""
    ratings: Callable[[Connection, str], tuple[Rating, ...]] = _unrated
    """The ratings of a person, a game each."""
