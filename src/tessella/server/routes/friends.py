"""Friends over HTTP: whom one follows and blocks, whom one finds, and whom one might follow."""

from functools import partial
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import QueryParameter
from sqlalchemy import Connection

from tessella.server.people.names import name_key
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import (
    Asker,
    Context,
    MaybeAsker,
    Name,
    Service,
    refusals,
)
from tessella.server.routes.ties import TIES, handlers
from tessella.server.store import friends as store
from tessella.server.store.schema import blocks, follows
from tessella.server.store.statistics import statistics
from tessella.server.wire.friends import Friend, GameStatistics, SuggestedPerson
from tessella.server.wire.people import PersonView

READING: Final = ("sign-in", "missing-scope")
Beginning = Annotated[
    str, QueryParameter(min_length=1, max_length=64, description="How the name begins.")
]


@get("/me/following", summary="Whom I follow", responses=refusals(*READING))
async def following(me: Asker, service: Service) -> tuple[Friend, ...]:
    """Those whom a person follows, those first who are there."""
    me.need(Scope.READ)

    def work(connection: Connection) -> tuple[list[store.Known], dict[str, str]]:
        found = store.listed(connection, follows, me.id)
        return found, store.playing(connection, [one.id for one in found])

    found, playing = await service.db.read(work)
    online = service.hub.online
    told = [Friend(p.name, p.kind, online.has(p.id), playing.get(p.id)) for p in found]
    return tuple(sorted(told, key=lambda friend: not friend.online))


@get("/me/blocks", summary="Whom I block", responses=refusals(*READING))
async def blocked(me: Asker, service: Service) -> tuple[PersonView, ...]:
    """Those with whom a person wants to have nothing to do, by name."""
    me.need(Scope.READ)
    found = await service.db.read(partial(store.listed, table=blocks, person=me.id))
    return tuple(PersonView(one.id, one.name, one.kind) for one in found)  # type: ignore[arg-type]


@get(
    "/me/suggestions",
    summary="Whom I might follow",
    responses=refusals(*READING, "too-many"),
)
async def suggested(me: Asker, service: Service, context: Context) -> tuple[SuggestedPerson, ...]:
    """Opponents of late, and people near one's rating."""
    me.need(Scope.READ)
    await context.people.limits.spend("search by person", me.id)
    met, near = await service.db.read(partial(store.suggestions, person=me.id))
    return (
        *(SuggestedPerson(one.name, one.kind, "opponent", one.game, None) for one in met),
        *(SuggestedPerson(one.name, one.kind, "rating", one.game, one.rating) for one in near),
    )


@get(
    "/people",
    summary="People whose names begin so",
    responses=refusals(*READING, "too-many"),
)
async def find_people(begins: Beginning, me: Asker, context: Context) -> tuple[PersonView, ...]:
    """At most ten accounts and bots, without those who have blocked the asker."""
    me.need(Scope.READ)
    await context.people.limits.spend("search by person", me.id)
    key = name_key(begins)
    if not key:
        return ()
    found = await context.people.database.read(partial(store.search, asker=me.id, key=key))
    return tuple(PersonView(one.id, one.name, one.kind) for one in found)  # type: ignore[arg-type]


@get(
    "/people/{name:str}/statistics",
    summary="How somebody has played",
    responses=refusals("person-unknown", "too-many"),
)
async def read_statistics(
    name: Name, context: Context, known: MaybeAsker
) -> tuple[GameStatistics, ...]:
    """By game and level, of the latest 1,000 matches that you may find."""
    await context.people.limits.spend("statistics by address", context.address)
    person = await context.people.named(name)
    asker = known.id if known is not None else None
    read = partial(statistics, person=person.id, asker=asker)
    return await context.people.database.read(read)


FRIEND_ROUTES: Final = Router(
    "/",
    route_handlers=[
        following,
        blocked,
        *(handler for tie in TIES for handler in handlers(tie)),
        suggested,
        find_people,
        read_statistics,
    ],
    tags=["friends"],
)
