"""Hints over real sockets: who may have one, what it tells, and that it is counted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.client import Client, clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process


async def begun(one: Client, two: Client) -> tuple[str, Client, Client]:
    """A casual match of two people, who has the turn, and the other one."""
    match = await seated([one, two], "triominos")
    for person in (one, two):
        await person.reach(match, lambda now: now["stage"] == "running")
    mover = one if one.now(match)["view"]["moves"] else two
    return match, mover, two if mover is one else one


async def agree(match: str, mover: Client, other: Client) -> None:
    """Have both allow hints."""
    await mover.ask("bid", match=match, what="hints")
    await other.ask("bid", match=match, what="hints", accept=True)
    for person in (mover, other):
        now = await person.reach(match, lambda now: now.get("hints"))
        assert "hint" in now["can"]


def test_a_hint_is_a_legal_move_and_there_is_none_out_of_turn(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, mover, other = await begun(one, two)
            refused = await mover.http.post(f"/matches/{match}/hint")
            assert refused.json()["code"] == "not-allowed-here"
            assert "offer-hints" in mover.now(match)["can"]
            await agree(match, mover, other)
            told = await mover.post(f"/matches/{match}/hint")
            assert 1 <= len(told["moves"]) <= 3
            seat = mover.now(match)["view"]["turn"]
            for valued in told["moves"]:
                assert valued["move"] in mover.now(match)["view"]["moves"]
                assert valued["line"][0] == valued["move"]
                assert sum(valued["win"]) + valued["draw"][0] == pytest.approx(1, abs=0.001)
                share = valued["win"][seat] + valued["draw"][seat] / 2
                assert share == pytest.approx(valued["value"], abs=0.001)
                assert len(valued["points"]) == 2
                for reason in valued["reasons"]:
                    assert set(reason["text"]) == {"en", "fr", "de"}
                    assert reason["number"] > 0
            refused = await other.http.post(f"/matches/{match}/hint")
            assert refused.json()["code"] == "not-your-turn"

    asyncio.run(story())


def test_a_hint_is_counted_once_for_a_position_and_changes_none(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, mover, other = await begun(one, two)
            await agree(match, mover, other)
            seat = mover.now(match)["view"]["turn"]
            told, again = [await mover.post(f"/matches/{match}/hint") for _ in range(2)]
            assert again["version"] == told["version"]
            for person in (one, two):
                now = await person.reach(match, lambda now: now["seats"][seat].get("hints"))
                assert [each.get("hints", 0) for each in now["seats"]] == [seat == 0, seat == 1]
            before = told["version"] - 1  # what was seen before the hint is still true
            move = told["moves"][0]["move"]
            answer = await mover.ask("play", match=match, version=before, move=move)
            assert answer["type"] == "done"

    asyncio.run(story())
