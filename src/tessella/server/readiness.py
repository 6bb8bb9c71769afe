"""Whether the server can serve: each of its components is asked, once in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.server.store.trial import try_to_write

if TYPE_CHECKING:
    from tessella.server.store.database import Database

PATIENCE: Final = 3.0
"""Seconds that a component has to answer."""
FRESH: Final = 2.0
"""Seconds for which the answers hold: to ask costs a write, and anybody may."""
Check: TypeAlias = Callable[[], Awaitable[object]]


def database_check(database: Database) -> Check:
    """Whether the database takes what it is given, and not only answers."""

    async def check() -> object:
        return await database.write(try_to_write)

    return check


class Verdict:
    """What the parts have answered. Anybody may ask for it; they are asked once in a while."""

    def __init__(self, checks: Callable[[], Mapping[str, Check]]) -> None:
        self._checks = checks
        self._until = 0.0
        self._asking: asyncio.Task[dict[str, bool]] | None = None

    async def parts(self) -> dict[str, bool]:
        """Whether each part answers, or did a moment ago; all who ask at once wait for one."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now >= self._until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> dict[str, bool]:
        checks = self._checks()
        answers = await asyncio.gather(*(_answers(check) for check in checks.values()))
        self._until = asyncio.get_running_loop().time() + FRESH
        return dict(zip(checks, answers, strict=True))


async def _answers(check: Check) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await check()
    except Exception:  # noqa: BLE001 - whatever is wrong, it is not ready
        return False
    return True
