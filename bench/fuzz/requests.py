"""Requests: schemathesis draws them from the API's own document, right ones and wrong ones."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from typing import TYPE_CHECKING, Any, Final

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import tessella
from bench.fuzz.right import CHANGES, right
from bench.fuzz.world import sign_up
from tessella.puzzles.collection import by_id

if TYPE_CHECKING:
    from collections.abc import Mapping

    from schemathesis import APIOperation, Case

    from bench.fuzz.ledger import Tally
    from bench.fuzz.world import World

QUIET: Final[dict[str, Any]] = {
    "database": None,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}
CHECKS: Final = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ENDLESS: Final = ("/stream", "/socket")
REFUSED: Final = 400
FAILED: Final = 500
DELIBERATE: Final = frozenset({501, 503})
"""oEmbed wants the first for other formats; the second asks to come back later."""
PATIENCE: Final = 30
SENT: Final = "requests"
KINDS: Final = 4
"""Kinds of requests: by the document, against it, nearly right ones, and no requests at all."""
MOST: Final = 100
"""So many requests of a kind to an operation, then it is the turn of the next."""


def send_requests(world: World, tally: Tally, count: int, start: int) -> None:
    """Send so many requests, spread over all operations."""
    schema = schemathesis.openapi.from_url(f"{world.base}/api/v1/openapi.json")
    found = (result.ok() for result in schema.get_all_operations() if isinstance(result, Ok))
    operations = [op for op in found if not op.path.endswith(ENDLESS)]
    for operation in operations:
        Sender(world, tally, operation, start).send_right([])
    while (left := count - tally.sent[SENT]) > 0:
        each = min(MOST, -(-left // (KINDS * len(operations))))
        for operation in operations:
            sender = Sender(world, tally, operation, start)
            for mode in GenerationMode:
                _draw(operation.as_strategy(generation_mode=mode), sender.send, each, start)
            if operation.body:
                _draw(CHANGES, sender.send_right, each, start)
            _draw(NONSENSE, sender.send_raw, each, start)
        start += 1


def _draw(strategy: Any, use: Any, count: int, start: int) -> None:
    """Use so many examples of a strategy."""

    @seed(start)
    @settings(max_examples=count, phases=[Phase.generate], **QUIET)
    @given(strategy)
    def run(drawn: Any) -> None:
        use(drawn)

    with suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
        run()


class Sender:
    """Sends cases of an operation as people of all kinds."""

    def __init__(
        self, world: World, tally: Tally, operation: APIOperation[Any, Any, Any, Any], start: int
    ) -> None:
        self._world = world
        self._tally = tally
        self._operation = operation
        self._rng = random.Random(start)
        self._session = requests.Session()
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        own = sign_up(world.base, f"Cleo{next(NUMBERS)}").headers
        cookie = {"Cookie": own["Cookie"]}
        wrong = {"Authorization": "Bearer tsl_nothing"}
        tally.ledger.written()  # somebody has come
        self._people = [own, own, {}, world.two.headers, world.reader.headers, cookie, wrong]

    def send(self, case: Case[Any]) -> None:
        """Send a case, and hold the answer to the document."""
        self._aim(case)
        self._send(case, self._rng.choice(self._people))

    def send_right(self, changes: list[tuple[int, Any]]) -> None:
        """Send a request that must be done, or one that was until it was changed."""
        wish = right(self._world, self._operation.label).changed(changes)
        self._tally.ledger.written()  # all that it needs has come to be
        path = {p.name: wish.path[p.name] for p in self._operation.path_parameters}
        case = self._operation.Case(path_parameters=path, query=dict(wish.query))
        if wish.body is not None:
            case.body, case.media_type = dict(wish.body), "application/json"
        self._send(case, wish.who)

    def _send(self, case: Case[Any], who: Mapping[str, str]) -> None:
        headers = dict(who)
        case.cookies.clear()  # they would take the place of the person's
        answer = case.call(self._world.base, self._session, headers, timeout=PATIENCE)
        story = f"{case.method} {case.formatted_path} {case.query} {case.body!r}"
        self._note(answer.status_code, story)
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            why = "; ".join(f"{error.title}: {error.message}" for error in group.exceptions)
            why = " ".join(why.split())[:300]
            told = answer.content[:120].decode(errors="replace")
            self._tally.fail(f"{story} → {answer.status_code} {told}: {why}")

    def send_raw(self, body: tuple[bytes, str]) -> None:
        """Send bytes that are no request at all."""
        path = self._operation.path.format_map(_Known(self._world, self._rng))
        headers = {**self._rng.choice(self._people), "Content-Type": body[1]}
        answer = self._session.request(
            self._operation.method,
            self._world.base + path,
            data=body[0],
            headers=headers,
            timeout=PATIENCE,
        )
        self._note(answer.status_code, f"{self._operation.label} {body!r}")

    def _aim(self, case: Case[Any]) -> None:
        """Let some requests reach matches and people that there are."""
        known = _Known(self._world, self._rng)
        for name in case.path_parameters:
            if self._rng.random() < AIMED:
                case.path_parameters[name] = known[name]

    def _note(self, status: int, story: str) -> None:
        self._tally.note(SENT, str(status), story, is_refused=status >= REFUSED)
        self._tally.operations[self._operation.label][status] += 1
        if status >= FAILED and status not in DELIBERATE:
            self._tally.fail(f"{status}: {story}")


AIMED: Final = 0.6
NUMBERS: Final = itertools.count(1)


class _Known(dict[str, str]):
    """Values of parameters that mean something."""

    def __init__(self, world: World, rng: random.Random) -> None:
        super().__init__(
            match_id=rng.choice(world.ids),
            puzzle_id=rng.choice(sorted(by_id())),
            name=rng.choice((world.one, world.two, world.stranger)).name,
            game=rng.choice((*tessella.games(), "chess")),
            spoken=rng.choice(("en", "tlh")),
            token="nothing",  # noqa: S106
        )


NONSENSE: Final = st.tuples(
    st.one_of(
        st.binary(max_size=200),
        st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.integers(1, 20_000).map(lambda depth: b"[" * depth),
        st.integers(1, 3_000).map(lambda depth: b'{"a":' * depth + b"1" + b"}" * depth),
        st.integers(60_000, 200_000).map(lambda size: b'"' + b"x" * size + b'"'),
        st.sampled_from([b"NaN", b"1e999", b"-0", b'{"id":"a","id":"b"}', b"\xff\xfe{", b"null"]),
    ),
    st.sampled_from(
        ["application/json", "text/plain", "application/x-www-form-urlencoded", "a/b", "\x7f"]
    ),
)
"""A body that nobody would send, and a name for what it is."""
