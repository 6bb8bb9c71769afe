"""Reviews of every game and number of seats: sums that close, losses that are losses."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella import CHANCE, Record
from tessella.core.ending import Ending
from tessella.core.evaluation import Evaluation
from tessella.review import assembled, judgments, review
from tessella.review.as_json import dumps
from tessella.review.judge import judged
from tests.laws.positions import title, walk
from tests.review.games import FEW, GAMES, judged_game, record_of

if TYPE_CHECKING:
    from tessella import Game

CLOSE = 1e-6
TWO = 2
CLASSES = {"best", "good", "inaccuracy", "mistake", "blunder"}
MOVE_KEYS = [
    *("ply", "seat", "move", "best", "value", "best_value", "loss", "class", "forced", "exact"),
    *("bounds", "before", "after", "line", "reply", "reasons"),
]
every_table = pytest.mark.parametrize("game", GAMES, ids=title)


def told(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(dumps(judged_game(game)))
    return found


def shares(evaluation: dict[str, list[float]]) -> tuple[float, ...]:
    win, draw, points = (tuple(evaluation[name]) for name in ("win", "draw", "points"))
    return Evaluation(win, draw, points).values


@every_table
def test_result_is_start_and_luck_and_skill_and_drift(game: Game) -> None:
    found = told(game)
    for seat, row in enumerate(found["seats"]):
        parts = row["luck"] + row["skill"] + row["drift"]
        assert row["result"] - row["start"] == pytest.approx(parts, abs=CLOSE)
        luck = sum(chance["luck"][seat] for chance in found["chance"])
        assert row["luck"] == pytest.approx(luck, abs=CLOSE)
        gifts = sum(_gift(game, move, seat) for move in found["moves"])
        assert row["skill"] == pytest.approx(gifts, abs=CLOSE)
        made = [m for m in found["moves"] if m["seat"] == seat and not m["forced"]]
        assert row["decisions"] == len(made)
    assert sum(row["result"] for row in found["seats"]) == pytest.approx(1)
    assert sum(row["start"] for row in found["seats"]) == pytest.approx(1, abs=CLOSE)


def _gift(game: Game, move: dict[str, Any], seat: int) -> float:
    """What a move's loss gave to a seat."""
    loss: float = move["loss"]
    if move["seat"] == seat:
        return -loss
    if game.seats == TWO:
        return loss
    return shares(move["after"])[seat] - shares(move["before"])[seat]


@every_table
def test_every_move_is_judged_beside_the_best(game: Game) -> None:
    found, states = told(game), walk(game, 1).states
    plies = [row["ply"] for row in (*found["moves"], *found["chance"])]
    assert sorted(plies) == list(range(len(states) - 1))
    for move in found["moves"]:
        assert list(move) == MOVE_KEYS
        state = states[move["ply"]]
        legal = {each.text for each in state.moves()}
        assert state.turn == move["seat"]
        assert {move["move"], move["best"]} <= legal
        assert move["line"][0] == move["best"]
        if move["reply"] and not game.has_secrets:
            after = {each.text for each in state.play(move["move"]).moves()}
            assert move["reply"][0] in after, "the answer to the played move"
        assert move["forced"] is (len(legal) == 1)
        assert move["class"] in CLASSES if not move["forced"] else move["class"] is None
        assert move["loss"] >= 0
        assert move["best_value"] - move["value"] == pytest.approx(move["loss"], abs=CLOSE)
        assert shares(move["after"])[move["seat"]] == pytest.approx(move["value"], abs=CLOSE)
        low, high = move["bounds"]
        assert -CLOSE <= low - CLOSE <= move["loss"] <= high + CLOSE <= 1 + CLOSE
        assert (low == pytest.approx(high)) is move["exact"]
        assert move["loss"] == 0 if move["best"] == move["move"] else True
        for reason in move["reasons"]:
            assert set(reason["text"]) == {"en", "fr", "de"}
            assert all(str(reason["number"]) in text for text in reason["text"].values())


@every_table
def test_luck_of_all_outcomes_is_nothing_on_average(game: Game) -> None:
    for chance in told(game)["chance"]:
        assert sum(chance["luck"]) == pytest.approx(0, abs=CLOSE)


def test_the_same_record_gives_the_same_bytes() -> None:
    for game in GAMES[::3]:
        short = record_of(game).cut(16)
        once, again = (dumps(review(short, FEW, seed=2)) for _ in range(2))
        assert once == again


def test_a_loss_beside_one_exact_move_is_bounded() -> None:
    found = judged_game(GAMES[0]).moves[-1]
    sure = Evaluation((1.0, 0.0), (0.0, 0.0), (0.0, 0.0), exact=True)
    lost = Evaluation((0.0, 1.0), (0.0, 0.0), (0.0, 0.0), exact=True)
    even = Evaluation((0.5, 0.5), (0.0, 0.0), (0.0, 0.0))
    known = replace(found, seat=0)
    assert replace(known, before=sure, after=lost).bounds == (1, 1)
    assert replace(known, before=even, after=lost).bounds == (0, 1)
    half = Evaluation((0.0, 0.0), (1.0, 1.0), (0.0, 0.0), exact=True)
    assert replace(known, before=half, after=even).bounds == (0, 0.5)
    assert replace(known, before=half, after=even).is_bounded
    assert replace(known, before=even, after=even).bounds == (0, 1)
    assert not replace(known, before=even, after=even).is_bounded
    assert not replace(known, before=sure, after=lost).is_bounded


def test_another_seed_may_judge_otherwise() -> None:
    short = record_of(GAMES[0]).cut(12)
    assert dumps(review(short, FEW, seed=1)) != dumps(review(short, FEW, seed=2))


@pytest.mark.parametrize("game", [g for g in GAMES if g.has_secrets], ids=title)
def test_a_seat_is_judged_by_what_it_knew(game: Game) -> None:
    rng = random.Random(3)
    checked = 0
    for ply, (state, text, _) in enumerate(walk(game, 1).steps()):
        if state.turn in (None, CHANCE) or len(state.moves()) == 1 or ply % 5:
            continue
        other = state.view(state.turn).sample(rng)
        played = game.parse(text)
        one, two = (judged(s.view(s.turn), played, ply, FEW, 1) for s in (state, other))
        assert one == two
        checked += state != other
    assert checked


def test_who_resigns_has_lost() -> None:
    game = next(game for game in GAMES if game.seats == TWO)
    short = record_of(game).cut(6)
    found = review(short.end(Ending.read("resigned 0")), FEW)
    assert [seat.result for seat in found.seats] == [0, 1]


def test_a_game_without_an_end_results_in_what_it_is_worth() -> None:
    game = next(game for game in GAMES if game.seats == TWO)
    for record in (Record(game), record_of(game).cut(7)):
        found = review(record, FEW)
        assert sum(seat.result for seat in found.seats) == pytest.approx(1, abs=CLOSE)
        assert all(0 <= seat.result <= 1 for seat in found.seats)
    assert found.seats[0].accuracy is not None
    assert review(Record(game), FEW).seats[0].accuracy is None


def test_a_seat_that_is_passed_over_has_decided_nothing() -> None:
    game = next(game for game in GAMES if game.seats > TWO)
    record = record_of(game)
    ply = next(n for n, state in enumerate(record.states()) if state.turn not in (None, CHANCE))
    short = record.cut(ply)
    found = review(short.add(f"pass:{short.state.turn}"), FEW)
    assert not found.moves


def test_three_moments_decided_the_game() -> None:
    found = judged_game(GAMES[0])
    plies = [moment.ply for moment in found.moments]
    assert plies == sorted(plies)
    assert len(plies) == 3
    least = min(abs(moment.change) for moment in found.moments)
    rest = [move.loss for move in found.moves if move.ply not in plies]
    rest += [max(map(abs, c.luck)) for c in found.chances if c.ply not in plies]
    assert least >= max(rest)


def test_whoever_watches_hears_of_every_move() -> None:
    heard: list[tuple[int, int]] = []
    review(record_of(GAMES[0]).cut(4), FEW, watch=lambda done, whole: heard.append((done, whole)))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_package_offers_it() -> None:
    assert tessella.__version__ in judged_game(GAMES[0]).engine


def test_a_review_in_parts_is_the_same() -> None:
    short = record_of(GAMES[0]).cut(9)
    parts = [*islice(judgments(short, FEW), 4), *judgments(short, FEW, start=4)]
    assert assembled(short, parts, FEW) == review(short, FEW)
