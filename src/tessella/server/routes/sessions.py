"""Coming and going: sessions, signing up, in and out."""

from collections.abc import Mapping
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from tessella.server.people.identity import How, Identity
from tessella.server.people.scopes import Scope
from tessella.server.people.sessions import Opened
from tessella.server.routes.dependencies import Asker, Context, MaybeAsker, refusals
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


def _entered(context: Context, opened: Opened, merged: int = 0) -> SessionView:
    """Give the browser its session, and tell who it is for."""
    context.give(opened.session, opened.seconds)
    context.remember(opened.person.id)
    return SessionView(person_view(opened.person), context.csrf, merged)


def _view(who: MaybeAsker, context: Context) -> SessionView:
    if who is None:
        return SessionView(None, context.csrf)
    return SessionView(person_view(who), context.csrf if who.how is How.SESSION else None)


@get("/session", summary="Who am I?", responses=refusals("sign-in", "too-many"))
async def session(known: MaybeAsker, context: Context) -> SessionView:
    """Tell who the server takes the client for, and the token that goes with changes."""
    return _view(known, context)


@post(
    "/session",
    summary="Become a guest, unless I am somebody",
    status_code=HTTP_200_OK,
    responses=refusals("sign-in", "bad-csrf", "foreign-origin", "too-many"),
)
async def enter(who: Asker, context: Context) -> SessionView:
    """Let a program or a page play at once; a browser needs not ask for it."""
    return _view(who, context)


@post(
    "/sign-up",
    summary="Make an account; a guest becomes it and keeps their games",
    responses=refusals(
        *("bad-request", "bad-name", "bad-password", "bad-email", "name-taken", "has-account"),
        *("bad-csrf", "foreign-origin", "missing-scope", "too-many", "busy"),
    ),
)
async def sign_up(data: JSONBody[SignUp], known: MaybeAsker, context: Context) -> SessionView:
    """Make an account and sign in to it."""
    if known is not None:
        known.need(Scope.MANAGE)
    people = context.people
    await people.limits.spend("sign-up by address", context.address)
    opened = await people.accounts.sign_up(
        known, context.session, data.name, data.password, data.email
    )
    return _entered(context, opened)


@post(
    "/sign-in",
    summary="Sign in; the games of the guest I was come along",
    status_code=HTTP_200_OK,
    responses=refusals(
        *("bad-request", "wrong-password", "bad-csrf", "foreign-origin", "missing-scope"),
        *("too-many", "busy"),
    ),
)
async def sign_in(data: JSONBody[SignIn], known: MaybeAsker, context: Context) -> SessionView:
    """Sign in to an account."""
    if known is not None:
        known.need(Scope.MANAGE)
    people = context.people
    await people.count_sign_in(context, data.name)
    opened, moved = await people.accounts.sign_in(known, context.session, data.name, data.password)
    return _entered(context, opened, len(moved))


@post(
    "/sign-out",
    summary="Sign out, here or everywhere",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals("bad-request", "sign-in", "missing-scope", "bad-csrf", "foreign-origin"),
)
async def sign_out(data: JSONBody[SignOut], me: Asker, context: Context) -> None:
    """End this session, or all of them."""
    me.need(Scope.MANAGE)
    sessions = context.people.sessions
    if data.everywhere:
        await sessions.close_all(me.id)
    elif context.session is not None:
        await sessions.close(me.id, context.session)
    context.take()


SESSION_ROUTES = Router("/", route_handlers=[session, enter, sign_up, sign_in, sign_out])
