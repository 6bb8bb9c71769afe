"""Reviews over HTTP: lines that come as the moves of a game are judged, the whole review last."""

from hashlib import sha256
from typing import Annotated, Final, TypeAlias

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from tessella.server.live.review_parts import reviewed_record
from tessella.server.live.transcript import packed
from tessella.server.people.identity import Identity
from tessella.server.people.request_context import RequestContext
from tessella.server.routes.dependencies import (
    Context,
    GameReviews,
    MatchId,
    MaybeAsker,
    Service,
    Work,
    refusals,
)
from tessella.server.routes.growing import growing
from tessella.server.routes.records import WORKING, seen
from tessella.server.routes.streams import MEDIA_TYPE
from tessella.server.wire.records import ReviewText
from tessella.server.wire.review import ReviewRefused
from tessella.server.work.workers import Lane

LIMIT: Final = "review by address"
DEEP_BY_PERSON: Final = "deep review by person"
DEEP_BY_ADDRESS: Final = "deep review by address"
Deep: TypeAlias = Annotated[
    bool, QueryParameter(description="Eight times as long a move, in the background.")
]


@get(
    "/matches/{match_id:str}/review",
    summary="What was well played in a finished match, what was luck, and why",
    media_type=MEDIA_TYPE,
    responses=refusals("match-unknown", "not-yet", *WORKING),
)
async def review_match(  # noqa: PLR0913 - each is a parameter of the address
    match_id: MatchId,
    service: Service,
    known: MaybeAsker,
    work: Work,
    reviews: GameReviews,
    context: Context,
    *,
    deep: Deep = False,
) -> Stream:
    """The moves as they are judged, a line each; the last line is the whole review.

    For whoever may read the record, once the match is over.
    """
    room, log, _ = await seen(service, match_id, known)

    async def read() -> str:
        wanted = packed(log), room.people
        return await work.workers.run(Lane.REVIEWS, work.asker, reviewed_record, *wanted)

    await _allow(known, context, deep=deep)
    lines = reviews.lines(f"match {match_id}", work.asker, read, deep=deep)
    return await growing(lines, ReviewRefused, work, context)


@post(
    "/records/review",
    summary="The same for a record of your own",
    status_code=200,
    media_type=MEDIA_TYPE,
    responses=refusals("bad-record", *WORKING),
)
async def review_record(
    data: JSONBody[ReviewText],
    known: MaybeAsker,
    work: Work,
    reviews: GameReviews,
    context: Context,
) -> Stream:
    """Lines like those of a match. A refusal names the line that cannot be read."""

    async def read() -> str:
        return data.record

    await _allow(known, context, deep=data.deep)
    name = sha256(data.record.encode()).hexdigest()
    lines = reviews.lines(f"record {name}", work.asker, read, deep=data.deep)
    return await growing(lines, ReviewRefused, work, context)


async def _allow(known: Identity | None, context: RequestContext, *, deep: bool) -> None:
    """Let somebody have a game reviewed, if they have not done so too often."""
    limits = context.people.limits
    await limits.spend(DEEP_BY_ADDRESS if deep else LIMIT, context.address)
    if deep and known is not None:
        await limits.spend(DEEP_BY_PERSON, known.id)


REVIEW_ROUTES: Final = Router("/", route_handlers=[review_match, review_record], tags=["reviews"])
"""Everything about reviews."""
