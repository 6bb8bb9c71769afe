"""Matches to look at over HTTP: finished ones by what people search for, and live ones."""

import datetime as dt
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import QueryParameter

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.people.identity import Identity
from tessella.server.people.people import People
from tessella.server.people.scopes import Scope
from tessella.server.routes import paging
from tessella.server.routes.dependencies import Context, MaybeAsker, Name, Service, refusals
from tessella.server.store import archive as store
from tessella.server.store.archive import Order, Outcome, Place, Search
from tessella.server.store.database import Database
from tessella.server.wire import archive as wire

Sought = Annotated[
    str | None, QueryParameter(max_length=64, description="A person's name, in any case.")
]
GameName = Annotated[str | None, QueryParameter(max_length=40, description="The name of a game.")]
Day = Annotated[dt.date | None, QueryParameter(description="A day (UTC), such as 2026-01-31.")]
Result = Annotated[
    Outcome | None, QueryParameter(description="How it went for the player who is searched for.")
]
Before = Annotated[
    str | None, QueryParameter(max_length=64, description="`next` of the page before this one.")
]
Rated = Annotated[bool | None, QueryParameter(description="Rated matches, or casual ones.")]
First = Annotated[Order, QueryParameter(description="What comes first.")]
DAY: Final = dt.timedelta(days=1)


@get(
    "/matches",
    summary="Search finished matches",
    responses=refusals("bad-request", "person-unknown"),
)
async def search(  # noqa: PLR0913 - each is a parameter of the address
    service: Service,
    context: Context,
    known: MaybeAsker,
    *,
    player: Sought = None,
    opponent: Sought = None,
    game: GameName = None,
    since: Day = None,
    until: Day = None,
    result: Result = None,
    rated: Rated = None,
    before: Before = None,
) -> wire.MatchPage:
    """Public matches, and your own; the latest first. `since` and `until` are whole days."""
    if result is not None and player is None:
        raise Problem("bad-request", key="problem-whose-result")
    wish = Search(
        game=game,
        since=None if since is None else _start(since),
        until=None if until is None else _end(until),
        outcome=result,
        rated=rated,
    )
    wish = replace(
        wish, player=await _id(context.people, player), opponent=await _id(context.people, opponent)
    )
    return await _page(service.db, wish, known, before)


@get(
    "/people/{name:str}/matches",
    summary="A person's matches",
    responses=refusals("bad-request", "person-unknown"),
)
async def matches_of(  # noqa: PLR0913 - each is a parameter of the address
    name: Name,
    service: Service,
    context: Context,
    known: MaybeAsker,
    *,
    game: GameName = None,
    result: Result = None,
    rated: Rated = None,
    before: Before = None,
) -> wire.MatchPage:
    """Finished matches of a person that are public, or yours too; the latest first."""
    person = await context.people.named(name)
    wish = Search(player=person.id, game=game, outcome=result, rated=rated)
    return await _page(service.db, wish, known, before)


@get("/matches/live", summary="Matches to watch")
async def live(
    service: Service, game: GameName = None, order: First = Order.RATING
) -> tuple[wire.ListedMatch, ...]:
    """Public matches that are being played, those of the strongest players first."""
    read = partial(store.live, game=game, order=order, now=now())
    return tuple(map(_listed, await service.db.read(read)))


async def _id(people: People, name: str | None) -> str | None:
    return None if name is None else (await people.named(name)).id


async def _page(
    db: Database, wish: Search, known: Identity | None, before: str | None
) -> wire.MatchPage:
    place = paging.read(before)
    asker = known.id if known is not None and Scope.READ in known.scopes else None
    after = None if place is None else Place(*place)
    found = await db.read(partial(store.finished, search=wish, asker=asker, after=after))
    last = found[-1] if len(found) == store.PAGE else None
    following = paging.written(last.ended or 0, last.setup.id) if last else None
    return wire.MatchPage(tuple(map(_listed, found)), following)


def _start(day: dt.date) -> int:
    """When a day begins."""
    moment = dt.datetime(day.year, day.month, day.day, tzinfo=dt.UTC)
    return int(moment.timestamp()) * 1000


def _end(day: dt.date) -> int:
    """When a day is over; the last day that there is never ends."""
    return _start(day + DAY) if day < dt.date.max else _start(day)


def _listed(summary: store.Summary) -> wire.ListedMatch:
    setup = summary.setup
    return wire.ListedMatch(
        setup.id,
        setup.game,
        setup.options,
        setup.clock,
        setup.rated,
        setup.public,
        summary.created,
        summary.touched,
        tuple(
            wire.Player(s.name, s.kind, s.level, s.rank, s.rating, s.change) for s in summary.seats
        ),
        summary.ending,
    )


ARCHIVE_ROUTES: Final = Router("/", route_handlers=[search, matches_of, live], tags=["archive"])
"""Everything about matches that were, and matches to watch."""
