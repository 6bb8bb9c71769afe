"""Puzzles over HTTP: nothing of the answer before the try, one rated try, mistakes that return."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella.core.language import LANGUAGES
from tessella.puzzles import Puzzle, collection, daily
from tessella.server.live.puzzle_desk import today
from tessella.server.live.puzzles import Position, task, verdict
from tessella.server.store.reviewed import Reviewed, record
from tests.server.client import Client, clients, seated
from tests.server.process import Process
from tests.server.test_friends import account, code, told

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = [puzzle for name in tessella.games() for puzzle in collection(name)[::9]]
GAME = "tetris-duel"


def wrong_move(puzzle: Puzzle) -> str:
    return next(m.text for m in puzzle.view.moves if m.text not in puzzle.accepted)


@pytest.mark.parametrize("puzzle", SHIPPED[::3], ids=lambda puzzle: puzzle.id)
def test_a_task_is_the_view_of_its_seat_and_tells_nothing_else(puzzle: Puzzle) -> None:
    other = Puzzle(puzzle.game, puzzle.seat, puzzle.text, puzzle.goal, ("x",), puzzle.proof)
    one, two = (task(Position.of(each, 1500)) for each in (puzzle, other))
    assert one.view == two.view, "which moves are right makes no difference"
    assert set(one.view.moves) == {move.text for move in puzzle.view.moves}
    hidden = [rack for rack in one.view.racks if rack.seat not in {None, puzzle.seat}]
    if puzzle.record.game.has_secrets:
        assert hidden
        assert all(not rack.pieces for rack in hidden), "other hands lie face down"


@pytest.mark.parametrize("puzzle", SHIPPED[::4], ids=lambda puzzle: puzzle.id)
def test_right_and_wrong_moves_are_told_apart_and_explained(puzzle: Puzzle) -> None:
    position = Position.of(puzzle, 1500)
    right, wrong = (verdict(position, move) for move in (puzzle.accepted[-1], wrong_move(puzzle)))
    assert right.solved
    assert not wrong.solved
    assert wrong.accepted == right.accepted == puzzle.accepted
    assert right.value == right.best_value == puzzle.proof.best
    assert wrong.value is None or wrong.value <= wrong.best_value
    for found in (right, wrong):
        for reason in found.reasons:
            assert set(reason.text) == set(LANGUAGES)


def test_the_daily_puzzle_is_there_for_strangers_and_keeps_its_answer(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as guest:
            puzzle = daily(today())
            assert puzzle is not None
            found = await told(guest, "/puzzles/daily")
            assert found["id"] == puzzle.id
            assert found["day"] == today().isoformat()
            told_before = json.dumps(found)
            assert "accepted" not in told_before
            assert "record" not in told_before
            again = await told(guest, f"/puzzles/{puzzle.id}")
            assert again["view"] == found["view"]
            answer = await guest.post(f"/puzzles/{puzzle.id}/try", move=puzzle.accepted[0])
            assert answer["solved"]
            assert answer["rating"] is None, "nothing is kept of strangers"
            overview = await told(guest, "/puzzles")
            assert overview["daily"] == puzzle.id
            assert overview["shelves"][0]["rating"] is None

    asyncio.run(story())


def test_a_first_try_counts_and_no_other(servers: list[Process]) -> None:
    async def story() -> None:
        (one,) = clients(servers, 1)
        async with one:
            await account(one)
            first = await told(one, f"/puzzles/next?game={GAME}")
            puzzle = next(each for each in collection(GAME) if each.id == first["id"])
            near = min(abs(each.rating - 1500) for each in collection(GAME))
            assert abs(puzzle.rating - 1500) == near
            lost = await one.post(f"/puzzles/{puzzle.id}/try", move=wrong_move(puzzle))
            assert not lost["solved"]
            assert lost["rating"]["before"] == 1500 > lost["rating"]["after"]
            again = await one.post(f"/puzzles/{puzzle.id}/try", move=puzzle.accepted[0])
            assert again["solved"]
            assert again["rating"] is None
            second = await told(one, f"/puzzles/next?game={GAME}")
            assert second["id"] != first["id"]
            other = next(each for each in collection(GAME) if each.id == second["id"])
            won = await one.post(f"/puzzles/{other.id}/try", move=other.accepted[0])
            assert won["rating"]["before"] == lost["rating"]["after"] < won["rating"]["after"]
            (shelf,) = [s for s in (await told(one, "/puzzles"))["shelves"] if s["game"] == GAME]
            assert (shelf["tried"], shelf["solved"]) == (2, 1)
            assert shelf["rating"] == won["rating"]["after"]
            assert (await told(one, f"/puzzles/{puzzle.id}"))["tried"] is False
            export = await told(one, "/me/export")
            assert {row["puzzle"] for row in export["puzzle_tries"]} == {puzzle.id, other.id}

    asyncio.run(story())


def test_refusals(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as one:
            puzzle = collection(GAME)[0]
            path = f"/puzzles/{puzzle.id}/try"
            assert await code(one, "POST", path, {"move": "a1"}) == "illegal-move"
            assert await code(one, "POST", path, {"move": "?"}) == "not-a-move"
            assert await code(one, "POST", path, {}) == "bad-request"
            assert await code(one, "GET", "/puzzles/0123") == "not-found"
            assert await code(one, "GET", "/puzzles/next?game=chess") == "not-found"
            assert await code(one, "GET", "/puzzles/abc-3") == "sign-in"
            assert await code(one, "POST", "/matches/abc/mistakes") == "guests-cannot"

    asyncio.run(story())


async def moved(one: Client, two: Client, match: str, version: int) -> int:
    """Have whoever has the turn lay the smallest piece; the version after it."""
    for client in (one, two):
        await client.reach(match, lambda n: n["stage"] == "running" and n["version"] >= version)
    mover = next(each for each in (one, two) if each.now(match)["view"]["moves"])
    now = mover.now(match)
    move = min(now["view"]["moves"], key=len)
    done = await mover.ask("play", match=match, version=now["version"], move=move)
    assert done["type"] == "done"
    return int(done["version"])


async def played_badly(one: Client, two: Client) -> str:
    """A match in which everybody lays the smallest piece first, and somebody resigns."""
    match, version = await seated([one, two], "blokus-duo"), 0
    for _ in range(6):
        version = await moved(one, two, match, version)
    await one.ask("act", match=match, action="resign")
    await two.reach(match, lambda n: n["stage"] == "over")
    return match


def test_own_mistakes_come_back_and_are_done_with_once_understood(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one)
            match = await played_badly(one, two)
            kept: dict[str, Any] = await one.post(f"/matches/{match}/mistakes")
            assert 1 <= kept["found"] <= 5
            assert await one.post(f"/matches/{match}/mistakes") == kept, "once, however often asked"
            overview = await told(one, "/puzzles")
            assert overview["mistakes"] == kept["found"]
            name = overview["mistake"]
            found = await told(one, f"/puzzles/{name}")
            assert found["goal"] == "mistake"
            assert await code(two, "GET", f"/puzzles/{name}") in {"sign-in", "not-found"}
            bad = await one.post(f"/puzzles/{name}/try", move=found["mistake"])
            assert not bad["solved"], "never one as bad as the mistake"
            (best,) = bad["accepted"]
            good = await one.post(f"/puzzles/{name}/try", move=best)
            assert good["solved"]
            assert (await told(one, "/puzzles"))["mistakes"] == kept["found"] - 1
            assert await told(one, "/me/reviewed") == [], "one match tells nothing"
            export = await told(one, "/me/export")
            (row,) = export["reviewed"]
            assert row["match"] == match
            assert row["result"] == 0
            assert row["blunders"] + row["mistakes"] >= kept["found"]
            assert row["opening"] + row["middle"] + row["ending"] > 0.1

    asyncio.run(story())


def test_tries_have_limits(tmp_path: Path) -> None:
    async def story(server: Process) -> None:
        async with Client(server.base) as one:
            codes = [(await one.http.get("/puzzles")).status_code for _ in range(305)]
            assert codes[:300] == [200] * 300
            assert codes[-1] == 429
            path = f"/puzzles/{collection(GAME)[0].id}/try"
            assert await code(one, "POST", path, {"move": "a1"}) == "too-many"

    with Process(tmp_path, limit_factor=1) as server:
        asyncio.run(story(server))


def test_results_without_luck_have_a_mean_and_an_error() -> None:
    """By hand: 1, 0, 1 with luck of 0.5, −0.5, 0.2 are 0.5, 0.5 and 0.8 without it."""
    rows = [
        Reviewed("a", "x", 1, 1.0, 0.5, 0.0, 0.1, 0.2, 1, 0, 2),
        Reviewed("b", "x", 2, 0.0, -0.5, 0.3, 0.1, 0.2, 0, 1, 0),
        Reviewed("c", "x", 3, 1.0, 0.2, 0.0, 0.1, 0.2, 0, 0, 1),
    ]
    found = record("x", rows)
    assert found.matches == 3
    assert found.result.value == pytest.approx(2 / 3)
    assert found.without_luck.value == pytest.approx(0.6)
    assert found.without_luck.error == pytest.approx(0.1)
    assert [loss.value for loss in found.losses] == pytest.approx([0.1, 0.1, 0.2])
    assert found.losses[1].error == pytest.approx(0, abs=1e-9)
    assert found.slips == (1, 1, 3)
