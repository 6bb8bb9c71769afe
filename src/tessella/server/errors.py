"""What a request is refused for: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.errors import TessellaError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.language import Message

STATUS: Final[Mapping[str, int]] = {
    "bad-request": 400,
    "unknown-player": 400,
    "bad-option": 400,
    "bad-record": 400,
    "bad-name": 400,
    "bad-password": 400,
    "bad-email": 400,
    "bad-scope": 400,
    "not-a-move": 400,
    "sign-in": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "foreign-origin": 403,
    "bad-csrf": 403,
    "missing-scope": 403,
    "not-your-seat": 403,
    "guests-cannot": 403,
    "not-your-turn": 409,
    "not-found": 404,
    "person-unknown": 404,
    "token-unknown": 404,
    "match-unknown": 404,
    "bad-method": 405,
    "stale": 409,
    "illegal-move": 409,
    "seat-taken": 409,
    "not-open": 409,
    "not-running": 409,
    "already-seated": 409,
    "not-allowed-here": 409,
    "nothing-to-answer": 409,
    "not-yet": 409,
    "name-taken": 409,
    "has-account": 409,
    "too-many-tokens": 409,
    "too-many-bots": 409,
    "too-many-matches": 409,
    "too-slow": 408,
    "too-large": 413,
    "bad-media-type": 415,
    "no-such-format": 501,
    "wrong-host": 421,
    "too-many": 429,
    "head-too-large": 431,
    "failed": 500,
    "busy": 503,
    "unavailable": 503,
    "stopping": 503,
}
"""Every code that a client may meet, and its status."""


class ServeError(TessellaError):
    """The server cannot start; the sentence says what to do."""


class Problem(TessellaError):  # noqa: N818 - the standard calls it so
    """A refusal. Its sentence in the catalogues is `problem-CODE`, unless `key` is given."""

    def __init__(
        self,
        code: str,
        *,
        key: str | None = None,
        rule: str | None = None,
        retry_after: int | None = None,
        line: int | None = None,
        **facts: str | int | Message,
    ) -> None:
        super().__init__(key or f"problem-{code}", **({"rule": rule} if rule else {}), **facts)
        self.code = code
        self.status = STATUS[code]
        self.rule = rule
        self.retry_after = retry_after
        self.line = line


class Unavailable(Problem):
    """The database cannot be reached; the same request may be sent again a little later."""

    def __init__(self) -> None:
        super().__init__("unavailable", retry_after=1)
