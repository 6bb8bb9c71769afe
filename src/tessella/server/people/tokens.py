"""Tokens with which programs act for a person: shown once, kept as digests."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.core.errors import shown
from tessella.server.errors import Problem
from tessella.server.people.scopes import FOR_TOKENS, Scope
from tessella.server.people.sessions import NOTED
from tessella.server.people.signing import digest
from tessella.server.store import sessions as openings
from tessella.server.store.ids import random_id
from tessella.server.store.sessions import Token

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection

    from tessella.server.people.hooks import Hooks
    from tessella.server.store.database import Database
    from tessella.server.store.people import Person

PREFIX: Final = "tsl_"
TOKEN_BYTES: Final = 32
MOST: Final = 50


class Tokens:
    """The tokens of a server."""

    def __init__(self, database: Database, hooks: Hooks, now: Callable[[], int]) -> None:
        self._database = database
        self._hooks = hooks
        self._now = now

    async def make(self, person: str, label: str, scopes: Iterable[str]) -> tuple[Token, str]:
        """Make a token; return what is kept, and the token itself, which nobody sees again."""
        text = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        allowed = " ".join(sorted({_scope(word) for word in scopes}))
        now = self._now()
        token = Token(random_id(), digest(text), person, label, allowed, now, None)

        def work(connection: Connection) -> None:
            if openings.count_tokens(connection, person) >= MOST:
                raise Problem("too-many-tokens", most=MOST)
            openings.add_token(connection, token)

        await self._database.write(work)
        return token, text

    async def find(self, text: str) -> tuple[Person, frozenset[Scope], str]:
        """Whose token it is, what it allows, and its id; a `Problem` if it is none of ours."""
        found = None
        if text.startswith(PREFIX):
            found = await self._database.peek(partial(openings.token_of, digest=digest(text)))
        if found is None:
            raise Problem("sign-in", key="problem-token-wrong")
        token, person = found
        if self._now() - (token.used or 0) >= NOTED:
            await self._database.write(partial(self._note, token=token))
        return person, frozenset(map(Scope, token.scopes.split())), token.id

    def _note(self, connection: Connection, *, token: Token) -> None:
        openings.token_used(connection, token.id, self._now())

    async def list(self, person: str) -> list[Token]:
        """The tokens of a person."""
        return await self._database.peek(partial(openings.tokens_of, person=person))

    async def revoke(self, person: str, token: str) -> None:
        """Let a token be worth nothing."""
        work = partial(openings.drop_token, person=person, token=token)
        if not await self._database.write(work):
            raise Problem("token-unknown")
        await self._hooks.ended(person)


def _scope(word: str) -> Scope:
    if word not in FOR_TOKENS:
        names = ", ".join(sorted(FOR_TOKENS))
        raise Problem("bad-scope", scope=shown(word), scopes=names)
    return Scope(word)
