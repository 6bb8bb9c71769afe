"""A server with people and matches, for somebody to send nonsense to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import httpx

import tessella
from tessella.core.registry import game_type, on_show
from tessella.core.showcase import fewest_seats

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody
GAME: Final = on_show()[0].name
"""The game that stands for all where one is enough."""


@dataclass(frozen=True)
class Person:
    """Somebody with an account: how their requests say who they are."""

    name: str
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Match:
    """A match under way: who moves, and what could be played."""

    id: str
    version: int
    moves: tuple[str, ...]
    mover: Person


@dataclass(frozen=True)
class World:
    """Two who play, somebody who reads, and a stranger."""

    base: str
    one: Person
    two: Person
    reader: Person
    stranger: Person
    matches: tuple[Match, ...]
    kept: str
    """An open match that keeps its chairs for the two."""

    @property
    def ids(self) -> list[str]:
        """All matches."""
        return [*(match.id for match in self.matches), self.kept]


def make_world(base: str) -> World:
    """Fill a server."""
    one, two, stranger = (sign_up(base, name) for name in ("Ann", "Ben", "Cleo"))
    reader, player = _token(base, one, "read"), _token(base, two, "read", "play", "chat")
    matches = tuple(running(base, one, two, game) for game in tessella.games())
    return World(base, one, player, reader, stranger, matches, _open(base, one, two, GAME))


def _token(base: str, person: Person, *scopes: str) -> Person:
    """A person as a program of theirs comes in."""
    secret = ask(base, person, "/me/tokens", {"label": "fuzz", "scopes": scopes})["secret"]
    return Person(person.name, {"Authorization": f"Bearer {secret}"})


def sign_up(base: str, name: str) -> Person:
    """An account and its session."""
    with httpx.Client(base_url=f"{base}/api/v1") as http:
        answer = http.post("/sign-up", json={"name": name, "password": PASSWORD})
        cookie = "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)
        return Person(name, {"Cookie": cookie, "X-CSRF-Token": answer.json()["csrf"]})


def ask(base: str, person: Person, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Ask for something that must be done; what was answered."""
    answer = httpx.post(f"{base}/api/v1{path}", json=body, headers=dict(person.headers))
    answer.raise_for_status()
    return dict(answer.json())


def _open(base: str, one: Person, two: Person, game: str) -> str:
    chairs = [{"kind": "me"}, {"kind": "invited", "name": two.name}]
    return str(ask(base, one, "/matches", wish_for(chairs, game))["about"]["id"])


def wish_for(chairs: Sequence[Mapping[str, str]], game: str = GAME) -> dict[str, Any]:
    """What somebody sends who wants a match of as few as can play, on these chairs."""
    return {"game": game, "options": fewest_seats(game_type(game)), "seats": chairs}


def running(base: str, one: Person, two: Person, game: str) -> Match:
    """A match of the two that has begun."""
    match = _open(base, one, two, game)
    for person in (one, two):
        ask(base, person, f"/matches/{match}/seat", {"id": "sit"})
    for person in (one, two):
        url = f"{base}/api/v1/matches/{match}"
        now = httpx.get(url, headers=dict(person.headers)).json()["now"]
        if now["view"]["moves"]:
            return Match(match, now["version"], tuple(now["view"]["moves"][:50]), person)
    raise RuntimeError(f"nobody has the turn at {match}")
