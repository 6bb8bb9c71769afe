"""A seat at a match: it moves when it has to, and goes on from where it was when cut off."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.reliability.ledger import Key, Promise
from bench.reliability.person import back_off

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from bench.reliability.person import Person

SILENCE: Final = 30.0
"""Seconds without any news of a match that goes on, after which something was missed."""
LATER: Final = frozenset({"unavailable", "busy", "stopping"})
ENDED: Final = frozenset({"not-running"})
AGAIN: Final = 0.05
"""How often an acknowledged request is sent once more."""


class Seat:
    """A person who plays one match, with an answer outstanding for one request at most."""

    def __init__(
        self, person: Person, match: str, *, resigns: float, by_http: bool, pace: float
    ) -> None:
        self.person, self.match = person, match
        self.resigns, self.by_http, self.pace = resigns, by_http, pace
        self.ledger, self.rng = person.ledger, person.rng
        self.known, self.over = 0, False
        self.pending: dict[str, Any] | None = None
        self._numbers: Counter[str] = Counter()

    async def sit(self) -> None:
        """Take a seat."""
        body = {"id": "sit", "nonce": f"nonce-{self.person.id[:8]}"}
        path = f"/matches/{self.match}/seat"
        self._answered("sit", None, *await self.person.ask("POST", path, body))

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the match is over, or until everybody stops and nothing is outstanding."""
        attempt = 0
        while not self._is_done(stop):
            try:
                async with self.person.socket() as socket:
                    await self._converse(socket, stop)
                    attempt = 0
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                self.ledger.counts["sockets lost"] += 1
                await back_off(attempt, self.rng)
                attempt += 1

    def _is_done(self, stop: asyncio.Event) -> bool:
        return self.pending is None and (self.over or stop.is_set())

    async def _converse(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        await _send(socket, type="watch", match=self.match, version=self.known)
        if self.pending is not None:
            self.ledger.counts["requests repeated"] += 1
            await _send(socket, **self.pending)
        while not self._is_done(stop):
            message = await self._next(socket, stop)
            if message is not None:
                await self._heed(message, socket, stop)

    async def _next(self, socket: ClientConnection, stop: asyncio.Event) -> Any:
        for _ in range(int(SILENCE)):
            try:
                return json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                if self._is_done(stop):
                    return None
        self.ledger.counts["silences"] += 1
        raise EOFError

    async def _heed(self, message: Any, socket: ClientConnection, stop: asyncio.Event) -> None:
        kind = message["type"]
        if kind == "done":
            await self._done(message, socket)
        elif kind == "refused":
            await self._refused(message, socket)
        elif message.get("match") == self.match and "now" in message:
            self._note(message)
            if self._has_to_move(message["now"]) and not stop.is_set():
                await self._move(message["now"], socket)

    def _note(self, message: Any) -> None:
        """Take note of a position; nothing between the last one and this may be missing."""
        version = message["now"]["version"]
        told = [entry["version"] for entry in message["entries"] if entry["version"] > self.known]
        if version > self.known and told != list(range(self.known + 1, version + 1)):
            self.ledger.failures.append(f"{self.match}: {self.known} → {version} told {told}")
        if message["type"] == "match" and version < self.known:
            self.ledger.failures.append(f"{self.match}: was at {self.known}, is at {version}")
        self.known = max(self.known, version)
        self.over = self.over or message["now"]["stage"] == "over"

    def _has_to_move(self, now: Any) -> bool:
        is_mine = now["view"] is not None and bool(now["view"]["moves"])
        return is_mine and not self.over and self.pending is None and now["version"] == self.known

    async def _move(self, now: Any, socket: ClientConnection) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.pace))
        self._numbers["moves"] += 1
        request = {"id": f"m{self._numbers['moves']}-{self.known}", "match": self.match}
        if self.rng.random() < self.resigns:
            self.pending = {"type": "act", **request, "action": "resign"}
        else:
            move = self.rng.choice(now["view"]["moves"])
            self.pending = {"type": "play", **request, "version": now["version"], "move": move}
        if self.by_http:
            await self._ask_by_http(self.pending)
        else:
            await _send(socket, **self.pending)

    async def _ask_by_http(self, request: dict[str, Any]) -> None:
        body = {k: v for k, v in request.items() if k not in {"type", "match"}}
        path = f"/matches/{self.match}/{'moves' if request['type'] == 'play' else 'actions'}"
        status, answer = await self.person.ask("POST", path, body)
        self.pending = None
        self._answered(request["id"], request.get("move"), status, answer)

    async def _done(self, message: Any, socket: ClientConnection) -> None:
        request = self.pending
        if request is None or message["id"] != request["id"]:
            request = {"id": message["id"], "move": self._moves().get(message["id"])}
        else:
            self.pending = None
        self._answered(message["id"], request.get("move"), 200, message)
        if self.pending is None and "type" in request and self.rng.random() < AGAIN:
            await _send(socket, **request)

    def _moves(self) -> dict[str, str | None]:
        mine = self.ledger.promises
        wanted = (self.match, self.person.id)
        return {k.request: p.move for k, p in mine.items() if (k.match, k.actor) == wanted}

    def _answered(self, request: str, move: str | None, status: int, answer: Any) -> None:
        key = Key(self.match, self.person.id, request)
        if status == 200:  # noqa: PLR2004
            self.ledger.acknowledge(key, Promise(answer["version"], move))
        else:
            self._noted_refusal(key, answer)

    async def _refused(self, message: Any, socket: ClientConnection) -> None:
        request, code = self.pending, message["problem"]["code"]
        if request is None or message.get("id") != request["id"]:
            self.ledger.counts[f"told: {code}"] += 1
            if code in LATER:
                raise EOFError
        elif code in LATER:
            self.ledger.counts["requests told to come later"] += 1
            await back_off(2, self.rng)
            await _send(socket, **request)
        else:
            self.pending = None
            self._noted_refusal(Key(self.match, self.person.id, request["id"]), message["problem"])
            await _send(socket, type="watch", match=self.match, version=self.known)

    def _noted_refusal(self, key: Key, problem: Any) -> None:
        self.ledger.refuse(key, problem["code"])
        if problem["code"] not in ENDED:
            self.ledger.failures.append(f"{key} was refused: {problem}")


async def _send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))
