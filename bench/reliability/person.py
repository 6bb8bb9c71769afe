"""Somebody who comes back, whatever happens: a session, and requests that are repeated."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bench.reliability.ledger import Ledger

BACKOFF: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0)
"""Seconds before the next attempt, up to twice as long."""
AWAY: Final = 503


async def back_off(attempt: int, rng: random.Random) -> None:
    """Wait before an attempt."""
    await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)] * rng.uniform(0.5, 2))


class Person:
    """A session that any of the servers takes."""

    def __init__(self, bases: Sequence[str], ledger: Ledger, rng: random.Random) -> None:
        self.bases, self.ledger, self.rng = bases, ledger, rng
        self.http = httpx.AsyncClient(timeout=20)
        self.id = ""

    async def enter(self, *, account: bool) -> Person:
        """Become a guest, or make an account."""
        status, session = await self.ask("POST", "/session", {})
        if status != httpx.codes.OK:
            raise RuntimeError(f"no session: {session}")
        while account:
            self.http.headers["X-CSRF-Token"] = session["csrf"]
            wish = {"name": f"Person {secrets.token_hex(5)}", "password": secrets.token_hex(12)}
            status, session = await self.ask("POST", "/sign-up", wish)
            if status < httpx.codes.BAD_REQUEST:
                break
            status, session = await self.ask("GET", "/session")  # the answer was lost
            if session["person"] is None:  # and with it the session that it gave
                status, session = await self.ask("POST", "/session", {})
            account = session["person"]["kind"] == "guest"
        self.http.headers["X-CSRF-Token"] = session["csrf"]
        self.id = session["person"]["id"]
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask one of the servers, again and again until one answers."""
        attempt = 0
        while True:
            url = f"{self.rng.choice(self.bases)}/api/v1{path}"
            try:
                answer = await self.http.request(method, url, json=body)
            except httpx.TransportError:
                self.ledger.counts["requests without an answer"] += 1
            else:
                if answer.status_code != AWAY:
                    return answer.status_code, answer.json()
                self._check_away(answer)
            await back_off(attempt, self.rng)
            attempt += 1

    def _check_away(self, answer: httpx.Response) -> None:
        self.ledger.counts["requests told to come later"] += 1
        if "retry-after" not in answer.headers or "code" not in answer.json():
            self.ledger.failures.append(f"503 without a reason: {answer.text[:200]}")

    def socket(self) -> connect:
        """A socket to one of the servers."""
        base = self.rng.choice(self.bases)
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        return connect(
            base.replace("http", "ws", 1) + "/api/v1/socket",
            origin=Origin(base),
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=20,
            close_timeout=1,
        )
