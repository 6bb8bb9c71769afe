"""Answers that grow: lines of what is worked out, as long as somebody reads them."""

from collections.abc import AsyncIterator, Callable

from litestar.response import Stream

from tessella.server.answers import details
from tessella.server.errors import Problem
from tessella.server.live.projection import encode
from tessella.server.people.request_context import RequestContext
from tessella.server.routes.streams import MEDIA_TYPE
from tessella.server.wire.problem import ProblemDetails
from tessella.server.work.offload import Offload


async def growing(
    lines: AsyncIterator[bytes],
    refused: Callable[[ProblemDetails], object],
    work: Offload,
    context: RequestContext,
) -> Stream:
    """The stream of some lines; what is refused before the first of them has a status.

    What is refused later is the last line, as `refused` makes it.
    """
    first = await work.awaited(anext(lines))

    async def stream() -> AsyncIterator[bytes]:
        yield first
        try:
            async for line in lines:
                yield line
        except Problem as problem:
            yield encode(refused(details(problem, context.language))) + b"\n"

    return Stream(stream(), media_type=MEDIA_TYPE)
