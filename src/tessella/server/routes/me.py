"""What a person sees and changes of themselves."""

from typing import Any

from litestar import Response, Router, delete, get, patch, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import UNSET

from tessella.server.people.identity import How
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import Asker, Context, refusals
from tessella.server.routes.sessions import person_view
from tessella.server.store.people import Kind
from tessella.server.wire.people import Change, Farewell, Me, PasswordChange, SessionView


async def _me(me: Asker, context: Context) -> Me:
    person = await context.people.person(me.id)
    csrf = context.csrf if me.how is How.SESSION else None
    view = person_view(person)
    scopes = tuple(sorted(me.scopes))
    return Me(view.id, view.name, view.kind, person.email, person.created, scopes, csrf)


@get("/", summary="Myself", responses=refusals("sign-in", "missing-scope", "too-many"))
async def myself(me: Asker, context: Context) -> Me:
    """Tell a person what is known of them."""
    me.need(Scope.READ)
    return await _me(me, context)


@patch(
    "/",
    summary="Change my name or e-mail",
    responses=refusals(
        *("bad-request", "bad-name", "bad-email", "name-taken", "sign-in", "guests-cannot"),
        *("missing-scope", "bad-csrf", "foreign-origin", "too-many"),
    ),
)
async def change(data: JSONBody[Change], me: Asker, context: Context) -> Me:
    """Change what was given; the rest stays."""
    me.need_account()
    people = context.people
    await people.limits.spend("change by person", me.id)
    if data.name is not UNSET:
        await people.accounts.rename(me.id, data.name)
    if data.email is not UNSET:
        await people.accounts.set_email(me.id, data.email)
    return await _me(me, context)


@delete(
    "/",
    summary="Delete my account and all that is mine; finished matches stay without my name",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(
        *("bad-request", "wrong-password", "sign-in", "missing-scope", "bad-csrf"),
        *("foreign-origin", "too-many", "busy"),
    ),
)
async def leave(data: JSONBody[Farewell], me: Asker, context: Context) -> None:
    """Forget a person. An account needs its password."""
    me.need(Scope.MANAGE)
    if me.kind is Kind.ACCOUNT:
        await context.people.limits.spend("password by person", me.id)
        await context.people.accounts.confirmed(me.id, data.password)
    await context.people.accounts.delete(me.id)
    context.take()


@put(
    "/password",
    summary="Change my password; all other sessions end",
    status_code=HTTP_200_OK,
    responses=refusals(
        *("bad-request", "bad-password", "wrong-password", "sign-in", "guests-cannot"),
        *("missing-scope", "bad-csrf", "foreign-origin", "too-many", "busy"),
    ),
)
async def set_password(data: JSONBody[PasswordChange], me: Asker, context: Context) -> SessionView:
    """Change the password of somebody who knows it."""
    me.need_account()
    await context.people.limits.spend("password by person", me.id)
    opened = await context.people.accounts.set_password(me.id, data.old, data.password)
    context.give(opened.session, opened.seconds)
    return SessionView(person_view(opened.person), context.csrf)


@get(
    "/export",
    summary="Everything that is kept about me",
    responses=refusals("sign-in", "missing-scope", "too-many"),
)
async def export(me: Asker, context: Context) -> Response[dict[str, Any]]:
    """All rows of a person, as a file."""
    me.need(Scope.MANAGE)
    await context.people.limits.spend("export by person", me.id)
    told = await context.people.export(me.id)
    disposition = 'attachment; filename="tessella-export.json"'
    return Response(told, headers={"content-disposition": disposition})


ME_ROUTES = Router("/me", route_handlers=[myself, change, leave, set_password, export])
