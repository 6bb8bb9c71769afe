"""A site to look at: a server that stands still, and matches that are the same every time."""

from __future__ import annotations

import fcntl
import json
import random
import shutil
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import tessella
from tessella.core.registry import on_show
from tessella.players import player
from tests.server.process import Process
from tests.web.live_site import Guest, rated_match
from tests.web.still import LATER, stand_still

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from playwright._impl._api_structures import SetCookieParam

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
RATED: Final = 10
"""Moves of a match that counts for the ranking although somebody gives up: five for each seat."""
NAMES: Final = ("Ada", "Maximilian Oberhof-L", "Zoë", "Jean-Baptiste")


class FrozenSite(NamedTuple):
    """Where the server is, matches by name, and what a browser has to have to be Ada."""

    base: str
    matches: Mapping[str, str]
    cookies: list[SetCookieParam]


def opened(shared: Path, own: Path) -> Iterator[FrozenSite]:
    """A server on a copy of what people have played, which one process plays for all that test."""
    _play_once(shared)
    data = own / "data"
    shutil.copytree(shared / "data", data)
    matches, cookies = json.loads((shared / "site.json").read_text())
    with Process(data, prepare=partial(stand_still, LATER)) as process:
        here: list[SetCookieParam] = [
            {"name": name, "value": value, "url": process.base} for name, value in cookies
        ]
        yield FrozenSite(process.base, matches, here)


def _play_once(shared: Path) -> None:
    """Let people play, unless it has been done; others wait meanwhile."""
    shared.mkdir(exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (shared / "site.json").exists():
            return
        data = shared / "data"
        data.mkdir()
        with Process(data, prepare=stand_still) as process:
            site = hung(process.base)
        cookies = [(cookie["name"], cookie["value"]) for cookie in site.cookies]
        (shared / "site.json").write_text(json.dumps((site.matches, cookies)))


def hung(base: str) -> FrozenSite:
    """Let people play, then keep still."""
    people = [Guest(base) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        person.sign_up(name)
    ada, ben = people[:2]
    for number, pair in enumerate([*combinations(people, 2)] * 6):
        rated_match(*(pair if number % 7 % 2 else pair[::-1]), "blokus-duo", moves=RATED)
    matches = {}
    for kind in on_show():
        game, options, plies = kind.name, dict(kind.showcase.options), kind.showcase.plies
        matches[f"play-{game}"] = _begun(people, game, options, plies)
        matches[game] = _begun(people, game, options, plies * 2)
        for person in people[1 : kind(**options).seats]:
            _leave(person, matches[game])
    matches["invitation"] = str(
        ada.post("/matches", game="tetris-link", seats=[ME, OPEN])["about"]["id"]
    )
    ada.sit(matches["invitation"])
    ben.post("/matches", game="triominos", public=True, clock={"kind": "fischer", "base": 600})
    for person in people[2:]:
        ada.http.put(f"/me/following/{person.http.get('/session').json()['person']['name']}")
    cookies: list[SetCookieParam] = [
        {"name": cookie.name, "value": cookie.value or "", "url": base}
        for cookie in ada.http.cookies.jar
    ]
    return FrozenSite(base, matches, cookies)


def _begun(people: list[Guest], game: str, options: dict[str, Any], moves: int) -> str:
    """A match that has gone on for a while; Ada has the turn."""
    seats = tessella.game(game, **options).seats
    wish = {"game": game, "options": options, "public": True, "seats": [ME, *[OPEN] * (seats - 1)]}
    match = str(people[0].post("/matches", **wish)["about"]["id"])
    for person in people[:seats]:
        person.sit(match)
    rng, played = random.Random(7), 0
    while (now := people[0].now(match))["stage"] == "running":
        turn = now["view"]["turn"]
        if played >= moves and turn == 0:
            break
        played += people[turn].play(match, _skilled(people[turn], match, rng))
    return match


def _skilled(person: Guest, match: str, rng: random.Random) -> Callable[[list[str]], str]:
    """Choose as a greedy player would; where hands are hidden, the first tile that fits."""
    answer = person.http.get(f"/matches/{match}/record")
    if not answer.is_success:
        return lambda moves: next((move for move in moves if move != "draw"), moves[0])
    state = tessella.Record.loads(answer.text).state
    return lambda _: str(player("greedy").choose(state.view(state.turn), rng))


def _leave(person: Guest, match: str) -> None:
    """Resign, if the match is not over by then."""
    if person.now(match)["stage"] != "over":
        person.act(match, "resign")
