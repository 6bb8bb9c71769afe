"""Evaluations that grow while somebody looks: a worker's search goes on, part after part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.server.live.analysis import COVER_STEPS, STEPS, USUAL, grown, grown_cover
from tessella.server.work.workers import Lane

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tessella.server.wire.analysis import Line
    from tessella.server.work.workers import Asker, Workers


async def evaluation(
    workers: Workers, asker: Asker, line: Line, *, deep: bool
) -> AsyncIterator[bytes]:
    """The lines in which the evaluation of a position grows, until it is final.

    Between two of them others have their turn. Nothing more is searched when nobody waits.
    """
    steps = len(STEPS) if deep else USUAL
    for step in range(steps):
        found = await workers.run(Lane.REVIEWS, asker, grown, line, step, steps)
        yield found.line
        if found.is_last:
            return


async def cover(workers: Workers, asker: Asker, line: Line) -> AsyncIterator[bytes]:
    """The lines in which it grows what will be covered in the end, like an evaluation."""
    for step in range(len(COVER_STEPS)):
        found = await workers.run(Lane.REVIEWS, asker, grown_cover, line, step)
        yield found.line
