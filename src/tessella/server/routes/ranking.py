"""The ranking over HTTP: leaderboards, and how a person's ratings came about."""

from functools import partial
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Connection

from tessella.core import games
from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.people.scopes import Scope
from tessella.server.people.standings import standings
from tessella.server.routes import paging
from tessella.server.routes.dependencies import Context, MaybeAsker, Name, Service, refusals
from tessella.server.store import leaderboard as boards
from tessella.server.store import ratings as store
from tessella.server.wire import ranking as wire

GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
Sought = Annotated[str | None, QueryParameter(max_length=64, description="Whom to look for.")]
Page = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="Which page.")]
Before = Annotated[
    str | None, QueryParameter(max_length=64, description="`next` of the page before this one.")
]


@get(
    "/ranking/{game:str}",
    summary="A leaderboard",
    responses=refusals("not-found", "person-unknown"),
)
async def board(
    game: GameName,
    service: Service,
    context: Context,
    known: MaybeAsker,
    page: Page = 1,
    name: Annotated[
        str | None, QueryParameter(max_length=64, description="Whom to look for.")
    ] = None,
) -> wire.Leaderboard:
    """Who is how strong, for sure; and where you, or whoever you name, stand."""
    _demand_game(game)
    sought = (await context.people.named(name)).id if name is not None else known and known.id
    at = now()

    def work(connection: Connection) -> wire.Leaderboard:
        people = boards.ranked_people(connection, game, at)
        lines = boards.leaderboard(connection, game, page, at)
        own = boards.place_of(connection, game, sought, at) if sought else None
        return wire.Leaderboard(
            game,
            page,
            max(1, -(-people // boards.PAGE)),
            people,
            tuple(map(_line, lines)),
            _line(own) if own else None,
            1 + (own.place - 1) // boards.PAGE if own else None,
        )

    return await service.db.read(work)


@get(
    "/ranking/{game:str}/distribution",
    summary="How ratings are spread",
    responses=refusals("not-found"),
)
async def distribution(game: GameName, service: Service) -> wire.Distribution:
    """How many people have how many points."""
    _demand_game(game)
    bars = await service.db.read(partial(boards.distribution, game=game, now=now()))
    return wire.Distribution(game, boards.STEP, tuple(wire.Bar(*bar) for bar in bars))


@get(
    "/people/{name:str}/ratings",
    summary="A person's ratings",
    responses=refusals("person-unknown"),
)
async def ratings(name: Name, service: Service, context: Context) -> tuple[wire.Rating, ...]:
    """A rating for each game that the person has played rated matches of."""
    person = await context.people.named(name)
    return await service.db.read(partial(standings, person=person.id, at=now()))


@get(
    "/people/{name:str}/ratings/{game:str}",
    summary="How a rating came about",
    responses=refusals("bad-request", "not-found", "person-unknown"),
)
async def history(
    name: Name,
    game: GameName,
    service: Service,
    context: Context,
    known: MaybeAsker,
    before: Before = None,
) -> wire.RatingHistory:
    """What each rated match did to a person's rating, the latest first."""
    _demand_game(game)
    place = paging.read_count(before)
    person = await context.people.named(name)
    asker = known.id if known is not None and Scope.READ in known.scopes else None
    read = partial(store.history, person=person.id, game=game, asker=asker, before=place)
    changes = await service.db.read(read)
    more = len(changes) == store.MOST_CHANGES
    following = paging.written(*store.end_of(changes, place)) if more else None
    return wire.RatingHistory(game, tuple(map(_change, changes)), following)


def _line(placed: boards.Placed) -> wire.BoardLine:
    skill = placed.skill
    return wire.BoardLine(
        placed.place,
        placed.name,
        placed.kind,
        skill.rating,
        skill.uncertainty,
        skill.matches,
        skill.wins,
        placed.updated,
    )


def _change(change: store.Change) -> wire.RatingChange:
    return wire.RatingChange(
        change.match, change.at, change.before, change.after, change.uncertainty
    )


def _demand_game(game: str) -> None:
    if game not in games():
        raise Problem("not-found")


RANKING_ROUTES: Final = Router(
    "/", route_handlers=[board, distribution, ratings, history], tags=["ranking"]
)
"""Everything about the ranking."""
