"""What others do when people come, change or leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence


async def _nobody(person: str) -> None:
    del person


async def _nothing(matches: Sequence[str]) -> None:
    del matches


@dataclass(frozen=True, slots=True)
class Hooks:
    """What is done then; each does nothing unless told otherwise."""

    leaving: Callable[[str], Awaitable[None]] = _nobody
    """A person is about to be deleted: leave their matches that are not over."""
    ended: Callable[[str], Awaitable[None]] = _nobody
    """A session or token of a person is no longer there: end what came by it."""
    restated: Callable[[Sequence[str]], Awaitable[None]] = _nothing
    """In the logs of these matches somebody is called otherwise: read them again."""
