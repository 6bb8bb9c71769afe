"""A site with people: a real server, accounts, and matches that they have played."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import httpx

from tessella.core.registry import game_type, on_show
from tessella.core.showcase import fewest_seats

if TYPE_CHECKING:
    from collections.abc import Callable

PASSWORD = "paper and enamel"  # noqa: S105 - of accounts that live as long as a test
NUMBERS = count()
BRIEF = httpx.Limits(max_keepalive_connections=0)


class Guest:
    """Somebody with a session, over HTTP."""

    def __init__(self, base: str) -> None:
        # No connection outlives its request: a test that fails leaves none open.
        self.http = httpx.Client(base_url=f"{base}/api/v1", timeout=60, limits=BRIEF)
        self.know(self.post("/session"))

    def know(self, session: Any) -> None:
        """Take the token that goes with changes."""
        self.http.headers["X-CSRF-Token"] = session["csrf"]

    def post(self, path: str, **body: Any) -> Any:
        """Ask for a change; a refusal fails the test."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def sign_up(self, name: str) -> None:
        """Make an account."""
        self.know(self.post("/sign-up", name=name, password=PASSWORD))

    def sit(self, match: str) -> None:
        """Take a seat of a match."""
        self.post(f"/matches/{match}/seat", id=f"s{next(NUMBERS)}", nonce="paper")

    def act(self, match: str, action: str) -> None:
        """Resign, or the like."""
        self.post(f"/matches/{match}/actions", id=f"a{next(NUMBERS)}", action=action)

    def now(self, match: str) -> Any:
        """A match as it is seen from here."""
        return self.http.get(f"/matches/{match}").json()["now"]

    def play(self, match: str, choose: Callable[[list[str]], str]) -> bool:
        """Play one of the moves that there are, if it is my turn."""
        now = self.now(match)
        if not now["view"]["moves"]:
            return False
        move, version = choose(now["view"]["moves"]), now["version"]
        self.post(f"/matches/{match}/moves", id=f"m{next(NUMBERS)}", version=version, move=move)
        return True


def first(moves: list[str]) -> str:
    """The first move of a list."""
    return moves[0]


def highest(moves: list[str]) -> str:
    """The move of squares that leaves most of a column empty below it: a mistake in a tower."""
    return max(moves, key=_room_below)


def _room_below(move: str) -> int:
    lowest: dict[str, int] = {}
    for cell in move.split(","):
        lowest[cell[0]] = min(lowest.get(cell[0], int(cell[1:])), int(cell[1:]))
    return sum(lowest.values())


def rated_match(
    winner: Guest,
    loser: Guest,
    game: str,
    moves: int = 6,
    choose: Callable[[list[str]], str] = first,
) -> str:
    """A rated match of a few moves that one of them, who chooses so, gives up."""
    wish = {"game": game, "rated": True, "public": True, "options": fewest_seats(game_type(game))}
    match = str(winner.post("/matches", **wish)["about"]["id"])
    winner.sit(match)
    loser.sit(match)
    for _ in range(moves):
        if not winner.play(match, first):
            loser.play(match, choose)
    loser.act(match, "resign")
    return match


def settled(base: str) -> dict[str, str]:
    """Two accounts and what they have played; the ids of some matches by game."""
    ada, max_ = Guest(base), Guest(base)
    ada.sign_up("Ada")
    max_.sign_up("Maximilian Oberhof-L")
    ids = {}
    for game in on_show():
        ids[game.name] = rated_match(ada, max_, game.name)
    for number in range(12):
        pair = (ada, max_) if number % 3 else (max_, ada)
        rated_match(*pair, "blokus-duo", moves=2)
    ada.post("/matches", game="triominos", public=True, clock={"kind": "fischer", "base": 600})
    ids["live"] = str(
        ada.post(
            "/matches", game="blokus-duo", public=True, seats=[{"kind": "me"}, {"kind": "me"}]
        )["about"]["id"]
    )
    ada.sit(ids["live"])
    return ids
