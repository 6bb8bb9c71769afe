"""The analysis board over HTTP: what a text holds, positions by the law, evaluations that grow."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody
from litestar.response import Stream

from tessella.server.live.analysis import opened, positions, set_up
from tessella.server.live.evaluations import cover, evaluation
from tessella.server.live.fair_play import demand_other
from tessella.server.live.service import MatchService
from tessella.server.people.identity import Identity
from tessella.server.people.request_context import RequestContext
from tessella.server.routes.dependencies import (
    Context,
    MaybeAsker,
    Service,
    Work,
    ready,
    refusals,
)
from tessella.server.routes.growing import growing
from tessella.server.routes.records import WORKING
from tessella.server.routes.streams import MEDIA_TYPE
from tessella.server.wire.analysis import (
    AnyText,
    EvaluationOf,
    EvaluationRefused,
    Line,
    OpenedLine,
    Positions,
    PositionsOf,
    SetUp,
    SetupOf,
)
from tessella.server.work.workers import Lane

BY_PERSON: Final = "evaluation by person"
BY_ADDRESS: Final = "evaluation by address"
LAW: Final = ("bad-option", "not-a-move", "illegal-move", *WORKING)


@post(
    "/analysis/text",
    summary="What a text holds that is to be analysed",
    status_code=200,
    responses=refusals("bad-record", *WORKING),
)
async def open_text(data: JSONBody[AnyText], known: MaybeAsker, work: Work) -> Response[OpenedLine]:
    """A record, a `.blksgf`, or a line of play: `GAME seats=3 first:0 MOVE`."""
    del known  # who it is pays for it
    return ready(await work.run(Lane.FILES, opened, data.text))


@post(
    "/analysis/positions",
    summary="The positions of a line of play",
    status_code=200,
    responses=refusals(*LAW),
)
async def tell_positions(
    data: JSONBody[PositionsOf], known: MaybeAsker, work: Work
) -> Response[Positions]:
    """500 of them from `start` on, each seen by the seat that has the turn; the law decides."""
    del known
    return ready(await work.run(Lane.FILES, positions, _line(data), data.start))


@post(
    "/analysis/evaluation",
    summary="What the engine thinks of the end of a line of play",
    status_code=200,
    media_type=MEDIA_TYPE,
    responses=refusals("not-allowed-here", *LAW),
)
async def evaluate(
    data: JSONBody[EvaluationOf], known: MaybeAsker, work: Work, service: Service, context: Context
) -> Stream:
    """Lines that tell more and more, as long as somebody reads them.

    Where a seat has the turn, what it sees is searched, and nothing else. Who plays this very
    game, rated or against people or with hidden hands, is refused until it is over.
    """
    await _allow(data, known, service, context)
    lines = evaluation(work.workers, work.asker, _line(data), deep=data.deep)
    return await growing(lines, EvaluationRefused, work, context)


@post(
    "/analysis/cover",
    summary="What will be covered in the end, as the engine would play on",
    status_code=200,
    media_type=MEDIA_TYPE,
    responses=refusals("not-allowed-here", *LAW),
)
async def tell_cover(
    data: JSONBody[Line], known: MaybeAsker, work: Work, service: Service, context: Context
) -> Stream:
    """Lines that tell of more and more games, where pieces stay where they lie.

    It is limited, and refused, as an evaluation is.
    """
    await _allow(data, known, service, context)
    lines = cover(work.workers, work.asker, _line(data))
    return await growing(lines, EvaluationRefused, work, context)


async def _allow(
    line: Line, known: Identity | None, service: MatchService, context: RequestContext
) -> None:
    """Let somebody have the engine think about a line, if not too often, nor of their match."""
    await context.people.limits.spend(BY_ADDRESS, context.address)
    if known is not None:
        await context.people.limits.spend(BY_PERSON, known.id)
        await demand_other(service, known.id, line)


@post(
    "/analysis/setup",
    summary="The position at the end of a line of play, as text",
    status_code=200,
    responses=refusals(*LAW),
)
async def tell_setup(data: JSONBody[SetupOf], known: MaybeAsker, work: Work) -> Response[SetUp]:
    """What may be changed of it, too: a text of a position is read by all other operations."""
    del known
    return ready(await work.run(Lane.FILES, set_up, _line(data), put=data.put))


def _line(data: Line) -> Line:
    return Line(data.game, data.options, data.moves, data.position)


ANALYSIS_ROUTES: Final = Router(
    "/",
    route_handlers=[open_text, tell_positions, evaluate, tell_cover, tell_setup],
    tags=["analysis"],
)
"""Everything about the analysis board."""
