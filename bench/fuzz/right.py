"""Requests that are right: without them chance would not get past who may ask for what."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import httpx
from hypothesis import strategies as st

from bench.fuzz.world import GAME, PASSWORD, ask, running, sign_up, wish_for
from tessella.puzzles.collection import collection

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bench.fuzz.world import Match, Person, World

NUMBERS: Final = itertools.count(1)
VALUES: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
CHANGES: Final = st.lists(st.tuples(st.integers(0, 9), VALUES), max_size=2)
"""What becomes of a request that was right: each change is for the field of a number."""


@dataclass(frozen=True)
class Right:
    """A request that must be done: who sends it, and all that it says."""

    who: Mapping[str, str]
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None

    def changed(self, changes: list[tuple[int, Any]]) -> Right:
        """The same with other values here and there, or with fields that there are not."""
        names = [*(self.body or ()), "nothing"]
        wrong = {names[number % len(names)]: value for number, value in changes}
        body = None if self.body is None else {**self.body, **wrong}
        return replace(self, body=body)


def right(world: World, label: str) -> Right:
    """A request for an operation; all that it needs is made for it, and may be undone by it."""
    made = RIGHT.get(label)
    if made is not None:
        return made(world)
    path = {"match_id": world.matches[0].id, "name": world.one.name, "game": GAME}
    return Right(newcomer(world).headers, path)


def newcomer(world: World) -> Person:
    """Somebody with an account, of whom nothing has to last."""
    return sign_up(world.base, f"Dora{next(NUMBERS)}")


def _account(body: Mapping[str, Any]) -> Callable[[World], Right]:
    """A newcomer who sends this."""
    return lambda world: Right(newcomer(world).headers, body=body)


def _of_game(_: World) -> Right:
    return Right({}, path={"name": GAME, "spoken": "fr"})


def _sign_up(_: World) -> Right:
    return Right({}, body={"name": f"Eve{next(NUMBERS)}", "password": PASSWORD})


def _sign_in(world: World) -> Right:
    return Right({}, body={"name": newcomer(world).name, "password": PASSWORD})


def _rename(world: World) -> Right:
    return Right(newcomer(world).headers, body={"name": f"Fay{next(NUMBERS)}"})


def _bot_wish(world: World) -> Right:
    return Right(newcomer(world).headers, body={"name": f"Gus{next(NUMBERS)}"})


def _token(world: World) -> Right:
    owner = newcomer(world)
    made = ask(world.base, owner, "/me/tokens", TOKEN)
    return Right(owner.headers, {"token": made["id"]})


def _bot(body: Mapping[str, Any] | None = None) -> Callable[[World], Right]:
    """A newcomer with a bot that has a token."""

    def made(world: World) -> Right:
        owner, name = newcomer(world), f"Hal{next(NUMBERS)}"
        ask(world.base, owner, "/me/bots", {"name": name})
        token = ask(world.base, owner, f"/me/bots/{name}/tokens", TOKEN)
        return Right(owner.headers, {"name": name, "token": token["id"]}, body=body)

    return made


def _at_table(body: Callable[[Match], Mapping[str, Any] | None]) -> Callable[[World], Right]:
    """Somebody whose turn it is."""

    def made(world: World) -> Right:
        match = running(world.base, newcomer(world), newcomer(world), GAME)
        return Right(match.mover.headers, {"match_id": match.id}, body=body(match))

    return made


def _over(world: World) -> Right:
    """Somebody whose match has ended."""
    match = running(world.base, newcomer(world), newcomer(world), GAME)
    ask(world.base, match.mover, f"/matches/{match.id}/actions", RESIGN)
    return Right(match.mover.headers, {"match_id": match.id})


def _by_oneself(world: World) -> Right:
    """Somebody who plays both seats, and so may have hints without asking anybody."""
    owner = newcomer(world)
    wish = wish_for([{"kind": "me"}, {"kind": "me"}])
    match = ask(world.base, owner, "/matches", wish)["about"]["id"]
    ask(world.base, owner, f"/matches/{match}/seat", {"id": "sit"})
    return Right(owner.headers, {"match_id": match})


def _seat(world: World) -> Right:
    owner = newcomer(world)
    match = ask(world.base, owner, "/matches", {"game": GAME})["about"]["id"]
    return Right(owner.headers, {"match_id": match}, body={"id": "sit"})


def _record(world: World) -> Right:
    match = running(world.base, newcomer(world), newcomer(world), GAME)
    text = httpx.get(f"{world.base}/api/v1/matches/{match.id}/record").text
    return Right({}, body={"record": text})


def _line(world: World) -> Right:
    del world
    return Right({}, body={"game": GAME, "moves": ["first:0"]})


def _puzzle(body: Mapping[str, Any] | None = None) -> Callable[[World], Right]:
    """A newcomer at the first puzzle of the collection."""
    path = {"puzzle_id": collection(GAME)[0].id}
    return lambda world: Right(newcomer(world).headers, path, body=body)


def _embed(world: World) -> Right:
    return Right({}, query={"url": f"{world.base}/replay/{world.matches[0].id}"})


RESIGN: Final = {"id": "act", "action": "resign"}
TOKEN: Final = {"label": "fuzz", "scopes": ["read"]}
RIGHT: Final[Mapping[str, Callable[[World], Right]]] = {
    "POST /api/v1/session": lambda _: Right({}),
    "POST /api/v1/sign-up": _sign_up,
    "POST /api/v1/sign-in": _sign_in,
    "POST /api/v1/sign-out": _account({"everywhere": True}),
    "PATCH /api/v1/me": _rename,
    "DELETE /api/v1/me": _account({"password": PASSWORD}),
    "PUT /api/v1/me/password": _account({"old": PASSWORD, "password": f"{PASSWORD} staple"}),
    "POST /api/v1/me/tokens": _account(TOKEN),
    "DELETE /api/v1/me/tokens/{token}": _token,
    "POST /api/v1/me/bots": _bot_wish,
    "DELETE /api/v1/me/bots/{name}": _bot(),
    "GET /api/v1/me/bots/{name}/tokens": _bot(),
    "POST /api/v1/me/bots/{name}/tokens": _bot(TOKEN),
    "DELETE /api/v1/me/bots/{name}/tokens/{token}": _bot(),
    "POST /api/v1/matches": _account(wish_for([{"kind": "me"}, {"kind": "open"}])),
    "POST /api/v1/pairing": _account({"game": GAME}),
    "POST /api/v1/matches/{match_id}/seat": _seat,
    "POST /api/v1/matches/{match_id}/moves": _at_table(
        lambda match: {"id": "move", "version": match.version, "move": match.moves[0]}
    ),
    "POST /api/v1/matches/{match_id}/preview": _at_table(lambda match: {"move": match.moves[0]}),
    "POST /api/v1/matches/{match_id}/hint": _by_oneself,
    "POST /api/v1/matches/{match_id}/bids": _at_table(lambda _: {"id": "bid", "what": "draw"}),
    "POST /api/v1/matches/{match_id}/actions": _at_table(lambda _: RESIGN),
    "GET /api/v1/matches/{match_id}/review": _over,
    "POST /api/v1/matches/{match_id}/mistakes": _over,
    "POST /api/v1/matches/{match_id}/chat": _at_table(lambda _: {"id": "say", "text": "hello"}),
    "GET /api/v1/matches/{match_id}/chat": _at_table(lambda _: None),
    "GET /api/v1/games/{name}/words/{spoken}": _of_game,
    "GET /api/v1/games/{name}/rules/{spoken}": _of_game,
    "POST /api/v1/records": _record,
    "POST /api/v1/records/review": _record,
    "POST /api/v1/analysis/text": lambda _: Right({}, body={"text": f"{GAME} first:0"}),
    "POST /api/v1/analysis/positions": _line,
    "POST /api/v1/analysis/evaluation": _line,
    "POST /api/v1/analysis/setup": _line,
    "POST /api/v1/analysis/cover": _line,
    "GET /api/v1/puzzles/next": lambda _: Right({}, query={"game": GAME}),
    "GET /api/v1/puzzles/{puzzle_id}": _puzzle(),
    "POST /api/v1/puzzles/{puzzle_id}/try": _puzzle({"move": collection(GAME)[0].accepted[0]}),
    "GET /api/v1/oembed": _embed,
}
"""What each operation takes, where a newcomer, the first match and a name are not enough."""
