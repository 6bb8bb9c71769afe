"""A bot for Tessella. TESSELLA_TOKEN=tsl_… python bot.py https://HOST [GAME OPPONENT]."""

import json
import os
import random
import secrets
import sys
import time
from typing import Any

import httpx


class Bot:
    def __init__(self, base: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{base}/api/v1", headers=headers, timeout=30)

    def ask(self, path: str, **body: Any) -> dict[str, Any]:
        while True:
            answer = self.http.post(path, json=body) if body else self.http.get(path)
            if answer.status_code not in {429, 503}:  # too often, or the server pauses
                return dict(answer.json())
            time.sleep(float(answer.headers.get("Retry-After", 1)))

    def challenge(self, game: str, opponent: str) -> None:
        chairs = [{"kind": "me"}, {"kind": "invited", "name": opponent}]
        self.sit(self.ask("/matches", game=game, seats=chairs, rated=True)["about"]["id"])

    def sit(self, match: str) -> None:
        self.ask(f"/matches/{match}/seat", id="sit", nonce=secrets.token_hex(16))

    def play(self, match: str) -> None:
        while "play" in (now := self.ask(f"/matches/{match}").get("now", {"can": ()}))["can"]:
            moves = random.sample(now["view"]["moves"], min(5, len(now["view"]["moves"])))
            gains = {m: self.ask(f"/matches/{match}/preview", move=m).get("gain", 0) for m in moves}
            move, version = max(gains, key=lambda move: gains[move]), now["version"]
            self.ask(f"/matches/{match}/moves", id=f"v{version}", version=version, move=move)

    def follow(self) -> None:
        with self.http.stream("GET", "/stream") as stream:
            for line in filter(None, stream.raise_for_status().iter_lines()):
                message = json.loads(line)
                if message["type"] == "summons":
                    act = self.sit if message["reason"] == "invited" else self.play
                    act(message["match"])


if __name__ == "__main__":
    bot = Bot(sys.argv[1], os.environ["TESSELLA_TOKEN"])
    if wish := sys.argv[2:]:
        bot.challenge(*wish)
    while True:
        try:
            bot.follow()
        except httpx.HTTPError as error:
            print("connecting again:", error, file=sys.stderr)
            time.sleep(1)
