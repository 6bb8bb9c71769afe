"""Friends over HTTP: whom one follows and blocks, whom one finds, and whom one might follow."""

from functools import partial
from typing import Annotated, Final

from litestar import Router, delete, get, put
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.people.identity import Identity
from tessella.server.people.names import name_key
from tessella.server.people.people import People
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import (
    Asker,
    Context,
    MaybeAsker,
    Name,
    Service,
    refusals,
)
from tessella.server.store import friends as store
from tessella.server.store.schema import blocks, follows
from tessella.server.store.statistics import statistics
from tessella.server.wire.friends import Friend, GameStatistics, SuggestedPerson
from tessella.server.wire.people import PersonView

READING: Final = ("sign-in", "missing-scope")
CHANGING: Final = (
    *("bad-request", "person-unknown", "not-allowed-here", "sign-in", "missing-scope"),
    *("bad-csrf", "foreign-origin", "too-many"),
)
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


@put(
    "/me/following/{name:str}",
    summary="Follow somebody",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGING),
)
async def follow(name: Name, me: Asker, context: Context) -> None:
    """See when somebody is there."""
    me.need(Scope.PLAY)
    await _relate(context.people, me, name, follows)


@delete(
    "/me/following/{name:str}",
    summary="Follow somebody no longer",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGING),
)
async def unfollow(name: Name, me: Asker, context: Context) -> None:
    """Follow somebody no longer."""
    me.need(Scope.PLAY)
    await _part(context.people, me, name, follows)


@get("/me/blocks", summary="Whom I block", responses=refusals(*READING))
async def blocked(me: Asker, service: Service) -> tuple[PersonView, ...]:
    """Those with whom a person wants to have nothing to do, by name."""
    me.need(Scope.READ)
    found = await service.db.read(partial(store.listed, table=blocks, person=me.id))
    return tuple(PersonView(one.id, one.name, one.kind) for one in found)  # type: ignore[arg-type]


@put(
    "/me/blocks/{name:str}",
    summary="Block somebody",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGING),
)
async def block(name: Name, me: Asker, context: Context, service: Service) -> None:
    """No invitations, seats, offers, nudges or words of somebody, and they do not find me."""
    me.need(Scope.CHAT)
    await _relate(context.people, me, name, blocks)
    await service.heed_mutes(me.id)


@delete(
    "/me/blocks/{name:str}",
    summary="Block somebody no longer",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(*CHANGING),
)
async def unblock(name: Name, me: Asker, context: Context, service: Service) -> None:
    """Block somebody no longer."""
    me.need(Scope.CHAT)
    await _part(context.people, me, name, blocks)
    await service.heed_mutes(me.id)


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


async def _relate(people: People, me: Identity, name: str, table: Table) -> None:
    await people.limits.spend("follow by person", me.id)
    other = await people.named(name)
    if other.id == me.id:
        raise Problem("bad-request", key="problem-friend-self")
    do = store.follow if table is follows else store.block
    try:
        await people.database.write(partial(do, person=me.id, other=other.id, at=now()))
    except IntegrityError:
        return  # another process was faster


async def _part(people: People, me: Identity, name: str, table: Table) -> None:
    await people.limits.spend("follow by person", me.id)
    other = await people.named(name)
    work = partial(store.remove, table=table, person=me.id, other=other.id)
    await people.database.write(work)


FRIEND_ROUTES: Final = Router(
    "/",
    route_handlers=[
        following,
        follow,
        unfollow,
        blocked,
        block,
        unblock,
        suggested,
        find_people,
        read_statistics,
    ],
    tags=["friends"],
)
