"""Many matches at once, played over sockets by programs that do as little as possible."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench.table.games import GAME, OPTIONS, recorded

BEGUN = 3
"""The version at which a match of two begins: both have sat down, and the lot has fallen."""
MATCHES_EACH = 5
"""Matches that one pair of people plays at a time, each over sockets of its own."""


class View(msgspec.Struct):
    """What a player looks at."""

    turn: int | None


class Now(msgspec.Struct):
    """How a match stands."""

    version: int
    stage: str
    mine: tuple[int, ...]
    view: View | None = None


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    match: str | None = None
    id: str | None = None
    now: Now | None = None


decode = msgspec.json.Decoder(Message).decode


class Tally:
    """What was measured since the last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin to measure."""
        self.began = time.perf_counter()
        self.delays: list[float] = []
        self.refused = 0

    def report(self) -> dict[str, float]:
        """Moves a second, and how long an acknowledgement took, in milliseconds."""
        seconds = time.perf_counter() - self.began
        marks = statistics.quantiles(self.delays or [0.0, 0.0], n=100)
        return {
            "moves": len(self.delays),
            "moves a second": len(self.delays) / seconds,
            "p50 ms": marks[49] * 1000,
            "p99 ms": marks[98] * 1000,
            "refused": self.refused,
        }


class Person:
    """Somebody with a session."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60)

    async def enter(self) -> Person:
        """Become a guest."""
        answer = await self.http.post("/session", json={})
        answer.raise_for_status()
        self.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return self

    async def socket(self, stack: AsyncExitStack) -> ClientConnection:
        """One more socket."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        url = self.base.replace("http", "ws", 1) + "/api/v1/socket"
        return await stack.enter_async_context(
            connect(
                url,
                origin=Origin(self.base),
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
            )
        )


class Table:
    """Two people who play match after match over two sockets."""

    def __init__(self, people: tuple[Person, Person], tally: Tally, pace: float) -> None:
        self.people, self.tally, self.pace = people, tally, pace
        self.moves: tuple[str, ...] = ()
        self.rng = random.Random(id(self))
        self.sent: dict[str, float] = {}
        self.count = 0
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Play until cancelled."""
        async with AsyncExitStack() as stack:
            sockets = [await person.socket(stack) for person in self.people]
            readers = [asyncio.create_task(self._read(socket)) for socket in sockets]
            try:
                while True:
                    await self._match(sockets)
            finally:
                for reader in readers:
                    reader.cancel()

    async def _match(self, sockets: list[ClientConnection]) -> None:
        answer = await self.people[0].http.post("/matches", json={"game": GAME, "options": OPTIONS})
        answer.raise_for_status()
        match = answer.json()["about"]["id"]
        self.over.clear()
        for socket in sockets:
            await socket.send(json.dumps({"type": "watch", "match": match, "moves": False}))
            await socket.send(json.dumps({"type": "sit", "id": f"s{match}", "match": match}))
        await self.over.wait()
        for socket in sockets:
            await socket.send(json.dumps({"type": "unwatch", "match": match}))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = decode(text)
            if message.type == "done" and message.id in self.sent:
                self.tally.delays.append(time.perf_counter() - self.sent.pop(message.id))
            elif message.type == "refused":
                self.tally.refused += 1
            elif message.now is not None:
                await self._answer(socket, message, message.now)

    async def _answer(self, socket: ClientConnection, message: Message, now: Now) -> None:
        if now.stage == "over":
            self.over.set()
        elif now.stage == "running" and now.view is not None and now.view.turn in now.mine:
            if now.version == BEGUN:
                self.moves = self.rng.choice(recorded(now.view.turn or 0))
            if self.pace:
                await asyncio.sleep(self.rng.expovariate(1 / self.pace))
            await self._play(socket, str(message.match), now.version)

    async def _play(self, socket: ClientConnection, match: str, version: int) -> None:
        self.count += 1
        request = f"m{self.count}"
        move = self.moves[version - BEGUN]
        play = {"type": "play", "id": request, "match": match, "version": version, "move": move}
        self.sent[request] = time.perf_counter()
        await socket.send(json.dumps(play))


async def load(base: str, matches: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Play so many matches at once; `rate` is moves a second in all, None: as many as possible."""
    tally = Tally()
    pace = matches / rate if rate else 0.0
    people = [await Person(base).enter() for _ in range(2 * -(-matches // MATCHES_EACH))]
    pairs = [(people[i], people[i + 1]) for i in range(0, len(people), 2)]
    tables = [Table(pairs[i // MATCHES_EACH], tally, pace) for i in range(matches)]
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(min(10.0, 3 + matches / 100))
    tally.reset()
    await asyncio.sleep(seconds)
    report = tally.report()
    for task in tasks:
        task.cancel()
    broken = [e for e in await asyncio.gather(*tasks, return_exceptions=True) if _failed(e)]
    return {**report, "broken": len(broken), "why": repr(broken[:1])}


def _failed(outcome: BaseException | None) -> bool:
    return isinstance(outcome, Exception)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float)
    return parser.parse_args()


def main() -> None:
    """Load a server that runs."""
    wish = arguments()
    work = load(wish.base, wish.matches, wish.seconds, wish.rate)
    print(json.dumps(uvloop.run(work)))


if __name__ == "__main__":
    main()
