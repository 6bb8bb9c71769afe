"""Attacks of one address, each for so many seconds.

`python -m bench.siege.attacks NAME BASE SECONDS`: they come from 127.0.0.66, so that limits tell
them from people, who come from 127.0.0.1. All of them are bounded in time, and none goes anywhere
but to this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

import tessella
from tessella.core.chance import CHANCE
from tests.toys.registered import TOYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from websockets.asyncio.client import ClientConnection

ENEMY: Final = "127.0.0.66"
GUESTS: Final = 6
REVIEWS: Final = 4
REFUSALS: Final = frozenset({408, 413, 421, 429, 431, 503})
LARGE: Final = {"columns": 26, "rows": 98, "entry": "slide"}
HALVES: Final = 1500
SOCKETS: Final = 400
MEGABYTES: Final = 300


class Enemy:
    """A guest at the address of the attack, and what it was told."""

    def __init__(self, base: str, tally: Counter[str]) -> None:
        self.base, self.tally = base, tally
        self.http = httpx.AsyncClient(
            base_url=f"{base}/api/v1",
            transport=httpx.AsyncHTTPTransport(local_address=ENEMY),
            timeout=30,
        )

    async def enter(self) -> Enemy:
        """Become a guest."""
        answer = await self.ask("POST", "/session", json={})
        if answer is not None and answer.is_success:
            self.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return self

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Ask for something, and count what came of it."""
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.TransportError as error:
            self.tally[type(error).__name__] += 1
            return None
        self.tally[str(answer.status_code)] += 1
        if answer.status_code in REFUSALS and "retry-after" not in answer.headers:
            self.tally["refused without a time"] += answer.status_code in {429, 503}
        return answer

    def socket(self) -> connect:
        """Another socket of this guest."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        return connect(
            self.base.replace("http", "ws", 1) + "/api/v1/socket",
            origin=Origin(self.base),
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            close_timeout=1,
            local_addr=(ENEMY, 0),
        )

    async def open(self, game: str, options: Mapping[str, Any], seats: list[Any]) -> str | None:
        """Open a match and sit down; None if that was refused."""
        wish = {"game": game, "options": options, "seats": seats, "public": True}
        answer = await self.ask("POST", "/matches", json=wish)
        if answer is None or not answer.is_success:
            return None
        match = str(answer.json()["about"]["id"])
        await self.ask("POST", f"/matches/{match}/seat", json={"id": "sit"})
        return match


async def long_match(base: str, tally: Counter[str], until: float) -> None:
    """Make a match of hidden hands as long as one can, and have it told all the time."""
    enemy = await Enemy(base, tally).enter()
    me = {"kind": "me"}
    match = await enemy.open("triominos", {"match": "400", "target": 1000}, [me, me])
    spies = [await Enemy(base, tally).enter() for _ in range(GUESTS)]

    async def read(spy: Enemy) -> None:
        paths = (f"/matches/{match}", f"/matches/{match}/frames", f"/matches/{match}/entries")
        for path in itertools.cycle(paths):
            if time.monotonic() > until:
                return
            await spy.ask("GET", path)

    async with asyncio.TaskGroup() as group:
        group.create_task(_play_both(enemy, match or "", until))
        for spy in spies:
            group.create_task(read(spy))


async def _play_both(enemy: Enemy, match: str, until: float) -> None:
    rng = random.Random(1)
    async with enemy.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "match": match}))
        while time.monotonic() < until:
            with suppress(TimeoutError):
                told = json.loads(await asyncio.wait_for(socket.recv(), 1))
                view = told.get("now", {}).get("view")
                if view and view["moves"]:
                    play = {"type": "play", "id": f"m{told['now']['version']}", "match": match}
                    play |= {"version": told["now"]["version"], "move": rng.choice(view["moves"])}
                    await socket.send(json.dumps(play))
                enemy.tally[f"socket: {told['type']}"] += 1


async def records(base: str, tally: Counter[str], until: float) -> None:
    """Send records of large boards, from many connections, and now and then go away."""
    text = _large_record()
    enemies = [await Enemy(base, tally).enter() for _ in range(GUESTS)]

    async def send(enemy: Enemy, number: int) -> None:
        for count in itertools.count():
            if time.monotonic() > until:
                return
            wait = 0.3 if (count + number) % 3 == 0 else 30
            await enemy.ask("POST", "/records", json={"record": text}, timeout=wait)

    await asyncio.gather(*(send(enemy, n) for n, enemy in enumerate(enemies * 4)))


def _large_record() -> str:
    game = tessella.game("tetris-duel", **LARGE)
    state, record, rng = game.start(), tessella.Record(game), random.Random(1)
    while state.turn is not None and len(record.moves) < 120:  # noqa: PLR2004 - 3 KB
        move = rng.choice(state.moves()) if state.turn == CHANCE else state.moves()[0]
        state, record = state.play(move), record.add(move)
    return record.dumps()


async def reviews(base: str, tally: Counter[str], until: float) -> None:
    """Have four games reviewed at once, each time others: no name has been seen before.

    The moves are the same, for a program that plays games all the time would itself slow the moves.
    """
    seeds, record = itertools.count(), _whole_record()
    text = replace(record, players=("Ann", "Bob", "Cid", "Dan")).dumps()

    async def send(enemy: Enemy) -> None:
        while time.monotonic() < until:
            other = {"record": text.replace("Ann", f"Ann {next(seeds)}")}
            await enemy.ask("POST", "/records/review", json=other, timeout=60)

    await asyncio.gather(*[send(await Enemy(base, tally).enter()) for _ in range(REVIEWS)])


def _whole_record() -> tessella.Record:
    game = tessella.game("blokus", seats=4)
    state, record, rng = game.start(), tessella.Record(game), random.Random(1)
    while state.turn is not None:
        move = rng.choice(state.moves())
        state, record = state.play(move), record.add(move)
    return record


async def computers(base: str, tally: Counter[str], until: float) -> None:
    """Have as many computers of the highest level think as one can."""
    await _think("tetris-link", base, tally, until)


async def outside(base: str, tally: Counter[str], until: float) -> None:
    """The same in a game that a package brings: there computers think in Python."""
    await _think(TOYS[0], base, tally, until)


async def _think(game: str, base: str, tally: Counter[str], until: float) -> None:
    enemies = [await Enemy(base, tally).enter() for _ in range(GUESTS)]
    seats = [{"kind": "me"}, *[{"kind": "computer", "level": 9}] * 3]

    async def think(enemy: Enemy) -> None:
        matches = [await enemy.open(game, {"seats": 4}, seats) for _ in range(60)]
        while time.monotonic() < until:
            for match in filter(None, matches):
                await _move(enemy, match)
            await asyncio.sleep(0.5)

    await asyncio.gather(*map(think, enemies))


async def _move(enemy: Enemy, match: str) -> None:
    told = await enemy.ask("GET", f"/matches/{match}")
    now = told.json()["now"] if told is not None and told.is_success else {}
    if now.get("view") and now["view"]["moves"]:
        play = {"id": f"m{now['version']}", "version": now["version"]}
        play["move"] = now["view"]["moves"][0]
        await enemy.ask("POST", f"/matches/{match}/moves", json=play)


async def heads(base: str, tally: Counter[str], until: float) -> None:
    """Send heads without an end, and very many that stay unfinished."""
    await asyncio.gather(
        *(_endless(base, tally, until) for _ in range(4)), _unfinished(base, tally, until)
    )


async def _endless(base: str, tally: Counter[str], until: float) -> None:
    place, filler = urlsplit(base), b"X-Filler: " + b"x" * 65_000 + b"\r\n"
    while time.monotonic() < until:
        sent = 0
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                place.hostname, place.port, local_addr=(ENEMY, 0)
            )
            with suppress(OSError):
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
                while not writer.transport.is_closing() and sent < MEGABYTES << 20:
                    writer.write(filler)
                    await writer.drain()
                    sent += len(filler)
            writer.close()
        tally["heads without an end"] += 1
        await asyncio.sleep(0.05)


async def _unfinished(base: str, tally: Counter[str], until: float) -> None:
    place, held = urlsplit(base), list[asyncio.StreamWriter]()
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                place.hostname, place.port, local_addr=(ENEMY, 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: loc")
            held.append(writer)
            tally["half requests"] += 1
        if len(held) >= HALVES:
            held.pop(0).close()
        await asyncio.sleep(0.002)
    for writer in held:
        writer.close()


async def messages(base: str, tally: Counter[str], until: float) -> None:
    """Open sockets and rematches without an end, and say as much as one can on all of them."""
    enemies = [await Enemy(base, tally).enter() for _ in range(GUESTS)]
    chatter = [json.dumps({"type": "lobby", "on": True}), json.dumps({"type": "ping"})]

    async def talk(socket: ClientConnection) -> None:
        while time.monotonic() < until:
            for text in chatter * 10:
                await socket.send(text)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.02):
                    while True:
                        tally[f"socket: {json.loads(await socket.recv())['type']}"] += 1

    async def connected(enemy: Enemy) -> None:
        while time.monotonic() < until:
            try:
                async with enemy.socket() as socket:
                    await talk(socket)
            except ConnectionClosed:
                tally["sockets closed"] += 1
            except (InvalidHandshake, OSError):
                tally["sockets refused"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(
        *(connected(enemy) for enemy in enemies * (SOCKETS // GUESTS)),
        *(_rematches(enemy, until) for enemy in enemies),
    )


async def _rematches(enemy: Enemy, until: float) -> None:
    me = {"kind": "me"}
    match = await enemy.open("blokus-duo", {}, [me, me])
    while match is not None and time.monotonic() < until:
        await enemy.ask("POST", f"/matches/{match}/seat", json={"id": "sit"})
        await enemy.ask(
            "POST", f"/matches/{match}/actions", json={"id": "abort", "action": "abort"}
        )
        again = await enemy.ask(
            "POST", f"/matches/{match}/actions", json={"id": "again", "action": "rematch"}
        )
        if again is not None and again.is_success:
            match = str(again.json()["match"])
        else:
            await asyncio.sleep(0.05)


ATTACKS: Final[Mapping[str, Callable[[str, Counter[str], float], Awaitable[None]]]] = {
    "a long match of hidden hands, read all the time": long_match,
    "records of large boards": records,
    "four reviews at once": reviews,
    "computers that think": computers,
    "computers of a game from outside": outside,
    "heads without an end": heads,
    "sockets, messages, rematches": messages,
}


def main() -> None:
    """Attack a server that runs on this machine."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege.attacks", description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("base")
    parser.add_argument("seconds", type=float)
    wish = parser.parse_args()
    os.nice(5)
    tally: Counter[str] = Counter()
    until = time.monotonic() + wish.seconds
    asyncio.run(ATTACKS[wish.name](wish.base, tally, until))  # type: ignore[arg-type]
    print(json.dumps(dict(tally)))


if __name__ == "__main__":
    main()
