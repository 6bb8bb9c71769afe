"""Matches that are played to their end over HTTP, for somebody who then looks at them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import tessella
from tessella.core.event import Scored
from tests.web.play import ME, Guest

if TYPE_CHECKING:
    from collections.abc import Mapping


def kinds() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    games = tessella.games()
    return [(name, seats) for name in games for seats in _seats(name)]


def _seats(name: str) -> tuple[int, ...]:
    found = (int(seats) for seats in type(tessella.game(name)).seat_counts())
    return tuple(found)


def options_of(game: str, seats: int) -> dict[str, int]:
    """The options of a game for so many seats."""
    return {"seats": seats} if "seats" in tessella.game(game).options else {}


def play_out(guest: Guest, game: str, seats: int) -> str:
    """Let one person play all seats of a match until it is over; its id."""
    match = guest.open(game, [ME] * seats, options=options_of(game, seats))
    guest.page.goto("about:blank")
    rng, ask = random.Random(seats), guest.context.request
    headers = {"X-CSRF-Token": ask.get("/api/v1/session").json()["csrf"]}
    sat = {"id": "sit", "nonce": "paper"}
    ask.post(f"/api/v1/matches/{match}/seat", data=sat, headers=headers)
    number = 0
    while (now := ask.get(f"/api/v1/matches/{match}").json()["now"])["stage"] != "over":
        moves = now["view"]["moves"]
        wish = {"id": f"m{number}", "version": now["version"], "move": rng.choice(moves)}
        answer = ask.post(f"/api/v1/matches/{match}/moves", data=wish, headers=headers)
        assert answer.ok, answer.text()
        number += 1
    return match


def record_of(guest: Guest, match: str) -> tessella.Record:
    """The record of a match, as the law reads it."""
    text = guest.context.request.get(f"/api/v1/matches/{match}/record").text()
    return tessella.Record.loads(text)


def points_by_rule(record: tessella.Record) -> list[Mapping[tuple[str, bool], int]]:
    """What each seat won and lost by each rule."""
    found: list[dict[tuple[str, bool], int]] = [{} for _ in range(record.game.seats)]
    for state in record.states():
        for event in state.events:
            if isinstance(event, Scored) and event.points:
                key = (event.rule, event.points > 0)
                tally = found[event.seat]
                tally[key] = tally.get(key, 0) + event.points
    return [*found]


def lead_for_good(record: tessella.Record) -> int | None:
    """The number of the move after which the only winner was ahead until the end, if any."""
    result = record.result
    assert result is not None
    if len(result.winners) != 1:
        return None
    winner, moves, since = result.winners[0], 0, None
    states = list(record.states())
    for before, after in pairwise(states):
        moves += before.turn is not None and before.turn >= 0
        if not moves or (after.turn is not None and after.turn < 0):
            continue
        best = max(score for seat, score in enumerate(after.scores) if seat != winner)
        since = None if after.scores[winner] <= best else since or moves
    return since


def mover_of(record: tessella.Record, number: int) -> int:
    """The seat that made the move of that number."""
    turns = [state.turn for state in record.states()]
    return [turn for turn in turns if turn is not None and turn >= 0][number - 1]


def box_of(guest: Guest, selector: str) -> Any:
    """Where something lies in the window."""
    box = guest.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


def is_apart(one: Any, other: Any) -> bool:
    """Whether two boxes do not touch."""
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )
