"""Reviews over HTTP: lines that come as the moves of a game are judged, the whole review last."""

from hashlib import sha256
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from tessella.server.live.review_parts import reviewed_record
from tessella.server.live.transcript import packed
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


@get(
    "/matches/{match_id:str}/review",
    summary="What was well played in a finished match, what was luck, and why",
    media_type=MEDIA_TYPE,
    responses=refusals("match-unknown", "not-yet", *WORKING),
)
async def review_match(
    match_id: MatchId,
    service: Service,
    known: MaybeAsker,
    work: Work,
    reviews: GameReviews,
    context: Context,
) -> Stream:
    """The moves as they are judged, a line each; the last line is the whole review.

    For whoever may read the record, once the match is over.
    """
    room, log, _ = await seen(service, match_id, known)

    async def read() -> str:
        wanted = packed(log), room.people
        return await work.workers.run(Lane.REVIEWS, work.asker, reviewed_record, *wanted)

    await context.people.limits.spend(LIMIT, context.address)
    lines = reviews.lines(f"match {match_id}", work.asker, read)
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
    del known  # who it is pays for it

    async def read() -> str:
        return data.record

    await context.people.limits.spend(LIMIT, context.address)
    name = sha256(data.record.encode()).hexdigest()
    lines = reviews.lines(f"record {name}", work.asker, read)
    return await growing(lines, ReviewRefused, work, context)


REVIEW_ROUTES: Final = Router("/", route_handlers=[review_match, review_record], tags=["reviews"])
"""Everything about reviews."""
