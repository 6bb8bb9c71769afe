"""What somebody may do with another by name, and undo again: follow them, block them."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from litestar import delete, put
from litestar.handlers import HTTPRouteHandler
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.live.service import MatchService
from tessella.server.people.identity import Identity
from tessella.server.people.people import People
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import Asker, Context, Name, Service, refusals
from tessella.server.store import friends as store
from tessella.server.store.schema import blocks, follows

REFUSALS: Final = (
    *("bad-request", "person-unknown", "not-allowed-here", "sign-in", "missing-scope"),
    *("bad-csrf", "foreign-origin", "too-many"),
)


@dataclass(frozen=True, slots=True)
class Tie:
    """A tie to another person: its address, its table, and the words of the API document."""

    path: str
    table: Table
    do: Callable[[Connection, str, str, int], None]
    verb: str
    means: str
    scope: Scope


TIES: Final = (
    Tie(
        "/me/following/{name:str}",
        follows,
        store.follow,
        verb="follow",
        means="See when somebody is there.",
        scope=Scope.PLAY,
    ),
    Tie(
        "/me/blocks/{name:str}",
        blocks,
        store.block,
        verb="block",
        means="No invitations, seats, offers, nudges or words of somebody, "
        "and they do not find me.",
        scope=Scope.CHAT,
    ),
)


def handlers(tie: Tie) -> tuple[HTTPRouteHandler, HTTPRouteHandler]:
    """How a tie is made, and undone."""
    return _make(tie), _undo(tie)


def _make(tie: Tie) -> HTTPRouteHandler:
    @put(
        tie.path,
        operation_id=tie.verb,
        summary=f"{tie.verb.capitalize()} somebody",
        description=tie.means,
        status_code=HTTP_204_NO_CONTENT,
        responses=refusals(*REFUSALS),
    )
    async def make(name: Name, me: Asker, context: Context, service: Service) -> None:
        other = await _other(tie, name, me, context.people)
        if other == me.id:
            raise Problem("bad-request", key="problem-friend-self")
        with suppress(IntegrityError):  # another process was faster
            await context.people.database.write(lambda db: tie.do(db, me.id, other, now()))
        await _heed(tie, me, service)

    return make


def _undo(tie: Tie) -> HTTPRouteHandler:
    summary = f"{tie.verb.capitalize()} somebody no longer"

    @delete(
        tie.path,
        operation_id=f"un{tie.verb}",
        summary=summary,
        description=f"{summary}.",
        status_code=HTTP_204_NO_CONTENT,
        responses=refusals(*REFUSALS),
    )
    async def undo(name: Name, me: Asker, context: Context, service: Service) -> None:
        other = await _other(tie, name, me, context.people)
        work = partial(store.remove, table=tie.table, person=me.id, other=other)
        await context.people.database.write(work)
        await _heed(tie, me, service)

    return undo


async def _other(tie: Tie, name: str, me: Identity, people: People) -> str:
    """The id of the other person, for somebody who may ask and does not do so too often."""
    me.need(tie.scope)
    await people.limits.spend("follow by person", me.id)
    return (await people.named(name)).id


async def _heed(tie: Tie, me: Identity, service: MatchService) -> None:
    """Whom somebody blocks they do not hear; whom they follow they hear as before."""
    if tie.table is blocks:
        await service.heed_mutes(me.id)
