"""Who asks: the person of a request or a socket, by session or by token."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from tessella.server.errors import Problem
from tessella.server.people.request_context import context_of
from tessella.server.people.scopes import ALL, Scope
from tessella.server.people.signing import digest
from tessella.server.store.people import Kind

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from tessella.server.people.request_context import RequestContext
    from tessella.server.store.people import Person


class How(StrEnum):
    """By what a person is known."""

    SESSION = "session"
    TOKEN = "token"  # noqa: S105 - the word, not one


@dataclass(slots=True)
class Credential:
    """The session (by its digest) or the token by which somebody came."""

    how: How
    id: str
    ended: bool = False
    """Whether it is no longer good: nothing that is asked by it may be done any more."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A person who asks, and what this request may do in their name."""

    id: str
    name: str
    kind: Kind
    scopes: frozenset[Scope]
    how: How
    address: str = ""
    """Where they ask from, as limits count it."""
    credential: Credential = field(default_factory=lambda: Credential(How.SESSION, ""), repr=False)

    @classmethod
    def in_session(cls, person: Person, session: str, address: str = "") -> Identity:
        """Somebody with a session: they may do everything."""
        credential = Credential(How.SESSION, digest(session))
        return cls(person.id, person.name, person.kind, ALL, How.SESSION, address, credential)

    def demand_good(self) -> None:
        """Refuse what is asked by a session or token that has ended in the meantime."""
        if self.credential.ended:
            raise Problem("sign-in", key="problem-signed-out")

    def need(self, scope: Scope) -> None:
        """Refuse what the token does not allow."""
        if scope not in self.scopes:
            raise Problem("missing-scope", scope=str(scope))

    def need_account(self) -> None:
        """Refuse what only somebody with an account can do, and only by themselves."""
        self.need(Scope.MANAGE)
        if self.kind is not Kind.ACCOUNT:
            raise Problem("guests-cannot")


async def known(scope: MutableMapping[str, Any]) -> Identity | None:
    """Who asks on an ASGI connection; None if nobody is known. A wrong token is a `Problem`."""
    context = context_of(scope)
    if context.who is None:
        context.who = (
            await _by_token(context) if context.bearer is not None else await _by_cookie(context)
        )
    return context.who


async def identify(scope: MutableMapping[str, Any]) -> Identity:
    """Who asks; somebody who is not known becomes a guest, and the answer gives them a session."""
    found = await known(scope)
    return found if found is not None else await _as_guest(context_of(scope))


async def signed_in(scope: MutableMapping[str, Any]) -> Identity:
    """Who asks; a `Problem` if nobody is known."""
    found = await known(scope)
    if found is None:
        raise Problem("sign-in")
    return found


async def _by_token(context: RequestContext) -> Identity:
    person, scopes, token = await context.people.tokens.find(context.bearer or "")
    credential = Credential(How.TOKEN, token)
    return Identity(
        person.id, person.name, person.kind, scopes, How.TOKEN, context.address, credential
    )


async def _by_cookie(context: RequestContext) -> Identity | None:
    if context.session is None:
        return None
    found = await context.people.sessions.find(context.session)
    if found is None:
        context.take()
        return None
    if found.renewed:
        context.give(context.session, found.seconds)
    return Identity.in_session(found.person, context.session, context.address)


async def _as_guest(context: RequestContext) -> Identity:
    await context.people.limits.spend("guest by address", context.address)
    opened = await context.people.sessions.guest()
    context.give(opened.session, opened.seconds)
    context.who = Identity.in_session(opened.person, opened.session, context.address)
    context.guest = opened.person.id
    return context.who
