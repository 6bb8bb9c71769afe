"""Coming and going: sessions, signing up, in and out."""

from collections.abc import Mapping
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from tessella.server.people.identity import How, Identity
from tessella.server.people.scopes import Scope
from tessella.server.people.sessions import Opened
from tessella.server.routes.asking import Asker, MaybeAsker, Visit, refusals
from tessella.server.store.people import Kind, Person
from tessella.server.wire.people import KindName, PersonView, SessionView, SignIn, SignOut, SignUp

KINDS: Final[Mapping[Kind, KindName]] = {
    Kind.GUEST: "guest",
    Kind.ACCOUNT: "account",
    Kind.BOT: "bot",
    Kind.DELETED: "deleted",
    Kind.MERGED: "deleted",
}


def person_view(person: Person | Identity) -> PersonView:
    """What everybody may know of a person."""
    return PersonView(person.id, person.name, KINDS[person.kind])


def _entered(visit: Visit, opened: Opened, merged: int = 0) -> SessionView:
    """Give the browser its session, and tell who it is for."""
    visit.give(opened.session, opened.seconds)
    visit.remember(opened.person.id)
    return SessionView(person_view(opened.person), visit.csrf, merged)


def _view(who: MaybeAsker, visit: Visit) -> SessionView:
    if who is None:
        return SessionView(None, visit.csrf)
    return SessionView(person_view(who), visit.csrf if who.how is How.SESSION else None)


@get("/session", summary="Who am I?", responses=refusals("sign-in", "too-many"))
async def session(known: MaybeAsker, visit: Visit) -> SessionView:
    """Tell who the server takes the client for, and the token that goes with changes."""
    return _view(known, visit)


@post(
    "/session",
    summary="Become a guest, unless I am somebody",
    status_code=HTTP_200_OK,
    responses=refusals("sign-in", "bad-csrf", "foreign-origin", "too-many"),
)
async def enter(who: Asker, visit: Visit) -> SessionView:
    """Let a program or a page play at once; a browser needs not ask for it."""
    return _view(who, visit)


@post(
    "/sign-up",
    summary="Make an account; a guest becomes it and keeps their games",
    responses=refusals(
        *("bad-request", "bad-name", "bad-password", "bad-email", "name-taken", "has-account"),
        *("bad-csrf", "foreign-origin", "missing-scope", "too-many", "busy"),
    ),
)
async def sign_up(data: JSONBody[SignUp], known: MaybeAsker, visit: Visit) -> SessionView:
    """Make an account and sign in to it."""
    if known is not None:
        known.need(Scope.MANAGE)
    people = visit.people
    await people.limits.spend("sign-up by address", visit.address)
    opened = await people.accounts.sign_up(
        known, visit.session, data.name, data.password, data.email
    )
    return _entered(visit, opened)


@post(
    "/sign-in",
    summary="Sign in; the games of the guest I was come along",
    status_code=HTTP_200_OK,
    responses=refusals(
        *("bad-request", "wrong-password", "bad-csrf", "foreign-origin", "missing-scope"),
        *("too-many", "busy"),
    ),
)
async def sign_in(data: JSONBody[SignIn], known: MaybeAsker, visit: Visit) -> SessionView:
    """Sign in to an account."""
    if known is not None:
        known.need(Scope.MANAGE)
    people = visit.people
    await people.count_sign_in(visit, data.name)
    opened, moved = await people.accounts.sign_in(known, visit.session, data.name, data.password)
    return _entered(visit, opened, len(moved))


@post(
    "/sign-out",
    summary="Sign out, here or everywhere",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals("bad-request", "sign-in", "missing-scope", "bad-csrf", "foreign-origin"),
)
async def sign_out(data: JSONBody[SignOut], me: Asker, visit: Visit) -> None:
    """End this session, or all of them."""
    me.need(Scope.MANAGE)
    sessions = visit.people.sessions
    if data.everywhere:
        await sessions.close_all(me.id)
    elif visit.session is not None:
        await sessions.close(me.id, visit.session)
    visit.take()


SESSION_ROUTES = Router("/", route_handlers=[session, enter, sign_up, sign_in, sign_out])
