"""People who play while somebody else attacks: how long they wait, and what they were promised."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any, Final

import tessella
from bench.reliability.ledger import Ledger
from bench.reliability.person import Person
from bench.table.games import GAME
from bench.table.load import Table, Tally

if TYPE_CHECKING:
    from bench.table.load import Message, Socket

TABLES: Final = 6
RATE: Final = 12.0
"""Moves a second of all tables: so many as a small club makes."""


SHORT: Final = tessella.Record(tessella.game(GAME)).dumps()


class Promises(Tally):
    """What was measured, and all that was acknowledged: match, version, request."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[str, int, str]] = []


class InnocentTable(Table):
    """Two people, and what they were promised."""

    tally: Promises

    def hear(self, socket: Socket, message: Message) -> None:
        """Note what is acknowledged."""
        if message.type == "done" and message.id in self.sent:
            self.tally.kept.append((message.match, message.version, message.id))
        super().hear(socket, message)


async def playing(base: str) -> Promises:
    """Tables that play on by themselves, and what they notice."""
    tally = Promises()
    for _ in range(TABLES):
        await InnocentTable(base, tally, TABLES / RATE).open()
    return tally


class FirstLevel:
    """Somebody who plays a computer of the first level: how long it takes to answer."""

    def __init__(self, base: str) -> None:
        self.person = Person([base], Ledger(), random.Random(1))
        self.answers: list[float] = []

    async def play(self, until: float) -> None:
        """Play match after match; each answer is noted when the turn is back."""
        await self.person.enter(account=False)
        await self.person.ask("POST", "/records", {"record": SHORT})  # workers are there
        while time.monotonic() < until:
            await self._match(until)
        await self.person.http.aclose()

    async def _match(self, until: float) -> None:
        seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
        wish = {"game": "tetris-link", "options": {"dice": False}, "seats": seats}
        _, opened = await self.person.ask("POST", "/matches", wish)
        match = opened["about"]["id"]
        await self.person.ask("POST", f"/matches/{match}/seat", {"id": "sit"})
        async with self.person.socket() as socket:
            await socket.send(json.dumps({"type": "watch", "match": match}))
            asked = time.monotonic()
            while time.monotonic() < until:
                message: Any = json.loads(await asyncio.wait_for(socket.recv(), 60))
                now = message.get("now") or {}
                if now.get("stage") == "over":
                    return
                if now.get("view") and now["view"]["moves"]:
                    self.answers.append(time.monotonic() - asked)
                    await asyncio.sleep(0.3)
                    play = {"type": "play", "id": f"m{now['version']}", "match": match}
                    play |= {"version": now["version"], "move": now["view"]["moves"][0]}
                    await socket.send(json.dumps(play))
                    asked = time.monotonic()
