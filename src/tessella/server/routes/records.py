"""Records over HTTP: files, replays, the audit of the dice, and replays in other people's pages."""

import re
from html import escape
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from tessella.server.errors import Problem
from tessella.server.live.replays import match_dice, match_frames, record_file, record_frames
from tessella.server.live.room import Room
from tessella.server.live.transcript import packed
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import (
    Context,
    MatchId,
    MaybeAsker,
    Service,
    Work,
    ready,
    refusals,
)
from tessella.server.store.matches import Log
from tessella.server.wire.dice import DiceAudit
from tessella.server.wire.embed import Embed
from tessella.server.wire.records import RecordText
from tessella.server.wire.replay import Replay
from tessella.server.work.workers import Lane

Seat = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="The seat from which to see it.")
]
Start = Annotated[
    int, QueryParameter(ge=0, le=100_000, description="The first frame to be told, from 0 on.")
]
Pixels = Annotated[
    int | None, QueryParameter(ge=1, le=10_000, description="The room that there is, in pixels.")
]
Form = Annotated[str, QueryParameter(name="format", max_length=16, description="Always `json`.")]
WORKING: Final = ("too-large", "too-many", "busy")
"""Why a worker may refuse: it would take too long, or somebody has asked for too much."""
MOST_LINES: Final = 3000
"""So many moves of a record that was sent in are shown."""
SHOWN: Final = re.compile(r"/(?:embed|replay|match)/([A-Za-z0-9]{1,32})/?", re.ASCII)
"""The addresses of pages that other sites can show."""
WIDTH, HEIGHT = 640, 720
FRESH: Final = 3600
"""Seconds for which other sites may keep what they were told."""


@get(
    "/matches/{match_id:str}/record",
    summary="A match as a file",
    media_type=MediaType.TEXT,
    responses=refusals("match-unknown", "not-yet", *WORKING),
)
async def record(
    match_id: MatchId, service: Service, known: MaybeAsker, work: Work
) -> Response[str]:
    """Every move, and all that chance did. A match with hidden hands has to be over."""
    room, log, _ = await seen(service, match_id, known)
    text = await work.run(Lane.FILES, record_file, packed(log), room.people)
    name = f'attachment; filename="tessella-{match_id}.tessella"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get(
    "/matches/{match_id:str}/frames",
    summary="A match step by step",
    responses=refusals(*("bad-request", "match-unknown", "not-yet", "not-your-seat"), *WORKING),
)
async def frames(
    match_id: MatchId,
    service: Service,
    known: MaybeAsker,
    work: Work,
    *,
    seat: Seat = None,
    start: Start = 0,
) -> Response[Replay]:
    """What a seat saw, move after move: any seat once the match is over, before that your own.

    500 frames at most; further ones are read with `start`, until there are `total`.
    """
    room, log, person = await seen(service, match_id, known)
    wanted = (packed(log), room.people, person, seat, start)
    return ready(await work.run(Lane.FILES, match_frames, *wanted))


@get(
    "/matches/{match_id:str}/dice",
    summary="What the dice did, and why",
    responses=refusals("match-unknown", *WORKING),
)
async def dice(
    match_id: MatchId, service: Service, known: MaybeAsker, work: Work
) -> Response[DiceAudit]:
    """The commitment, the nonces and every decision of chance; the secret once all is over."""
    _, log, _ = await seen(service, match_id, known)
    return ready(await work.run(Lane.FILES, match_dice, packed(log)))


@post(
    "/records",
    summary="Look at a record of your own",
    status_code=200,
    responses=refusals("bad-request", "bad-record", *WORKING),
)
async def read_record(
    data: JSONBody[RecordText], known: MaybeAsker, work: Work
) -> Response[Replay]:
    """The steps of a record file, 500 of them from `start` on. A refusal names the line."""
    del known  # who it is pays for it
    if data.record.count("\n") > MOST_LINES:
        raise Problem("too-large", key="problem-record-lines", limit=MOST_LINES)
    return ready(await work.run(Lane.FILES, record_frames, data.record, data.seat, data.start))


@get(
    "/oembed",
    summary="A replay for other sites",
    responses=refusals("bad-request", "match-unknown", "not-found", "no-such-format"),
)
async def embed(  # noqa: PLR0913 - oEmbed has so many
    request: Request[Any, Any, Any],
    context: Context,
    service: Service,
    *,
    url: Annotated[str, QueryParameter(max_length=2000, description="The address of a replay.")],
    maxwidth: Pixels = None,
    maxheight: Pixels = None,
    form: Form = "json",
) -> Embed:
    """What a site that knows oEmbed puts into its page for an address of ours."""
    if form != "json":
        raise Problem("no-such-format")
    host = request.base_url.netloc  # the guard knows it for one of ours
    room = await service.rooms.get(_match_of(url, host))
    origin = f"{'https' if context.is_secure else 'http'}://{host}"
    return _embed(origin, room, min(maxwidth or WIDTH, WIDTH), min(maxheight or HEIGHT, HEIGHT))


async def seen(service: Service, match_id: str, known: MaybeAsker) -> tuple[Room, Log, str | None]:
    """A match as who asks may know it."""
    person = known.id if known is not None and Scope.READ in known.scopes else None
    room = await service.fresh_room(match_id)
    return room, room.log_for(person), person


def _match_of(url: str, host: str) -> str:
    """The match whose page an address of ours is."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Problem("not-found") from None
    found = SHOWN.fullmatch(parts.path)
    if parts.scheme not in {"http", "https"} or parts.netloc != host or found is None:
        raise Problem("not-found")
    return found[1]


def _embed(origin: str, room: Room, width: int, height: int) -> Embed:
    match = room.match
    names = [room.people[s.person].name for s in match.occupants if s.person in room.people]
    title = f"{match.game.title}: {' – '.join(names)}" if names else match.game.title
    source = escape(f"{origin}/embed/{match.setup.id}", quote=True)
    html = (
        f'<iframe src="{source}" width="{width}" height="{height}" title="{escape(title)}" '
        'style="border:0" loading="lazy" allowfullscreen></iframe>'
    )
    return Embed("rich", "1.0", title, "Tessella", origin, html, width, height, FRESH)


RECORD_ROUTES: Final = Router(
    "/", route_handlers=[record, frames, dice, read_record, embed], tags=["records"]
)
"""Everything about records."""
