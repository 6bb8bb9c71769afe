"""People as others see them, and whom one does not want to hear."""

from functools import partial

from litestar import Router, delete, get, put
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.people.scopes import Scope
from tessella.server.people.standings import standings
from tessella.server.routes.dependencies import Asker, Context, Name, refusals
from tessella.server.routes.me import ME_ROUTES
from tessella.server.routes.sessions import SESSION_ROUTES, person_view
from tessella.server.routes.tokens import TOKEN_ROUTES
from tessella.server.store import people as store
from tessella.server.wire.people import PersonView, Profile


@get("/people/{name:str}", summary="A person", responses=refusals("person-unknown", "too-many"))
async def profile(name: Name, context: Context) -> Profile:
    """A person's page."""
    people = context.people
    person = await people.named(name)

    def work(connection: Connection) -> Profile:
        owner = store.by_id(connection, person.owner) if person.owner else None
        view = person_view(person)
        ratings = standings(connection, person.id, now())
        owned_by = owner.name if owner else None
        return Profile(view.id, view.name, view.kind, person.created, ratings, owned_by)

    return await people.database.read(work)


@get("/me/mutes", summary="Whom I have muted", responses=refusals("sign-in", "missing-scope"))
async def mutes(me: Asker, context: Context) -> list[PersonView]:
    """Those whom a person does not want to hear, by name."""
    me.need(Scope.READ)

    def work(connection: Connection) -> list[store.Person]:
        ids = store.muted_alone(connection, me.id)
        return sorted(store.by_ids(connection, ids).values(), key=lambda person: person.name)

    return [person_view(person) for person in await context.people.database.read(work)]


@put(
    "/me/mutes/{name:str}",
    summary="Mute somebody",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(
        *("bad-request", "person-unknown", "sign-in", "missing-scope", "bad-csrf"),
        *("foreign-origin", "too-many"),
    ),
)
async def mute(name: Name, me: Asker, context: Context) -> None:
    """Hear nothing more of somebody."""
    me.need(Scope.CHAT)
    await context.people.limits.spend("change by person", me.id)
    other = await context.people.named(name)
    if other.id == me.id:
        raise Problem("bad-request", key="problem-mute-self")
    await context.people.mute(me.id, other.id)


@delete(
    "/me/mutes/{name:str}",
    summary="Hear somebody again",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals("person-unknown", "sign-in", "missing-scope", "bad-csrf", "foreign-origin"),
)
async def unmute(name: Name, me: Asker, context: Context) -> None:
    """Hear somebody again."""
    me.need(Scope.CHAT)
    other = await context.people.named(name)
    await context.people.database.write(partial(store.unmute, person=me.id, muted=other.id))


PEOPLE_ROUTES = Router(
    "/",
    route_handlers=[SESSION_ROUTES, ME_ROUTES, TOKEN_ROUTES, profile, mutes, mute, unmute],
    tags=["people"],
)
"""Everything about people, to be put into an app with `DEPENDENCIES`."""
