"""No log grows without end, and nobody can bring one to its end by asking."""

from __future__ import annotations

import random

import pytest

from tessella.server.errors import Problem
from tessella.server.match import steps
from tessella.server.match.bounds import ENTRIES, OFFERS, OPENING
from tessella.server.match.commands import Ask, Reply, Rise, Sit
from tessella.server.match.entries import Aborted, Moved, Offer
from tessella.server.match.match import Stage
from tessella.server.match.match_result import Cause
from tests.server.match.players import Sat


def test_a_log_that_is_full_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ENTRIES", 20)
    table = Sat("triominos", options={"match": "400", "target": 1000}).full()
    end = table.to_end(random.Random(1))
    assert end.version == len(table.log) == 21
    assert isinstance(table.log[-2][1], Moved)
    assert table.log[-1][1] == Aborted(None)
    assert end.ending is not None
    assert end.ending.cause is Cause.ABORTED
    assert table.refolded() == end


def test_the_longest_matches_that_people_play_are_far_from_it() -> None:
    table = Sat("triominos", options={"seats": 4, "match": "400", "target": 1000}).full()
    assert table.to_end(random.Random(4)).ending.cause is Cause.RULES  # type: ignore[union-attr]
    assert table.match.version < ENTRIES // 2


def test_offers_come_to_an_end_and_moves_do_not() -> None:
    table = Sat().full()
    table.move(random.Random(1))
    for _ in range(OFFERS):
        table.do(Ask(0, Offer.DRAW))
        table.do(Reply(1, Offer.DRAW, accept=False))
    with pytest.raises(Problem, match=f": {OFFERS}") as refused:
        table.do(Ask(0, Offer.DRAW))
    assert refused.value.code == "not-allowed-here"
    assert table.match.version < ENTRIES // 2
    table.move(random.Random(1))
    assert table.match.stage is Stage.RUNNING
    assert table.refolded() == table.match


def test_who_sits_down_and_rises_again_and_again_fills_no_log() -> None:
    table = Sat()
    for _ in range(OPENING // 2):
        table.do(Sit("p", "Paula", "nonce", 0))
        table.do(Rise(0))
    with pytest.raises(Problem, match=f"{OPENING} times"):
        table.do(Sit("p", "Paula", "nonce", 0))
