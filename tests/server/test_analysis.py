"""The analysis board over HTTP: the law's positions, the engine's odds, and nobody's secrets."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

import tessella
from tessella.core.chance import CHANCE
from tessella.server.errors import Problem
from tessella.server.live import analysis
from tessella.server.live.evaluations import evaluation
from tessella.server.wire.analysis import EvaluationLine, Line, Positions
from tessella.server.work.workers import BY_ADDRESS, Asker, Workers
from tests.review.games import GAMES, record_of
from tests.server.process import TESSELLA, Process
from tests.server.test_offload import eventually, seconds_of, workers
from tests.server.test_reviews import visiting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tessella import Game, Record

HERE = "1.2.3.4"
ME = Asker(None, HERE)
LINE: msgspec.json.Decoder[EvaluationLine] = msgspec.json.Decoder(EvaluationLine)
POSITIONS = msgspec.json.Decoder(Positions)


def line_of(record: Record) -> Line:
    """A record as it is sent."""
    return Line(record.game.name, dict(record.game.options), tuple(map(str, record.moves)))


def body_of(record: Record) -> dict[str, Any]:
    return dict(msgspec.to_builtins(line_of(record)))


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path, limit_factor=1, program=TESSELLA) as process:
        yield process
        assert not process.failures(), process.output()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_positions_are_those_of_the_law(game: Game) -> None:
    record = record_of(game)
    found = POSITIONS.decode(analysis.positions(line_of(record), 0))
    assert found.total == len(record.moves) + 1
    for position, state in zip(found.positions, record.states(), strict=False):
        view, turn = position.view, state.turn
        odds = {move.text: share for move, share in state.odds()}
        whole = sum(each.weight for each in position.outcomes)
        assert {o.move: o.weight for o in position.outcomes} == {
            move: share * whole for move, share in odds.items()
        }
        assert (view.turn, view.scores) == (turn, state.scores)
        if turn is not None and turn != CHANCE:
            assert view.seat == turn
            assert view.moves == tuple(map(str, state.moves()))


def test_a_page_begins_where_it_is_asked_to() -> None:
    record = record_of(GAMES[0])
    whole = POSITIONS.decode(analysis.positions(line_of(record), 0)).positions
    last = POSITIONS.decode(analysis.positions(line_of(record), len(record.moves)))
    assert last.positions == whole[-1:]
    assert last.total == len(record.moves) + 1


def dealt(rng: random.Random, own: tuple[str, ...]) -> Line:
    """A line after the deal: the first seat has these tiles, the others have any."""
    game = tessella.game("triominos", seats=3)
    record = tessella.Record(game).add("first:0")
    mine = list(own)
    number = 0
    while record.state.turn == CHANCE:
        choices = [str(move) for move in record.state.moves() if str(move) not in mine]
        record = record.add(mine.pop() if number % 3 == 0 else rng.choice(choices))
        number += 1
    return line_of(record)


def test_neither_evaluation_nor_position_knows_what_others_hold() -> None:
    game = tessella.game("triominos", seats=3)
    tiles = [str(move) for move in game.start().play("first:0").moves()]
    own = tuple(random.Random(5).sample(tiles, 40))
    one, two = dealt(random.Random(1), own), dealt(random.Random(2), own)
    assert one.moves != two.moves
    last = len(one.moves)
    found = [POSITIONS.decode(analysis.positions(line, last)).positions[0] for line in (one, two)]
    assert found[0].view.seat == 0
    assert [rack.hidden for rack in found[0].view.racks if rack.seat == 1] != [0]
    assert found[0].view == found[1].view
    assert analysis.grown(one, 1, 6) == analysis.grown(two, 1, 6)


def test_an_evaluation_grows_until_it_is_final(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            record = record_of(GAMES[0]).cut(12)
            answer = await client.post("/analysis/evaluation", json=body_of(record))
            assert answer.status_code == 200, answer.text
            lines = [json.loads(line) for line in answer.text.splitlines()]
            for line in answer.text.splitlines():
                LINE.decode(line)
            assert [line["final"] for line in lines] == [False] * (len(lines) - 1) + [True]
            assert [line["simulations"] for line in lines] == list(analysis.STEPS[: analysis.USUAL])
            last = lines[-1]
            assert sum(last["values"]) == pytest.approx(1, abs=1e-3)
            legal = set(map(str, record.state.moves()))
            assert {move["move"] for move in last["moves"]} <= legal
            assert last["moves"][0]["value"] == last["values"][record.state.turn or 0]
            whole = record_of(tessella.game("triominos", match="round"))
            quick = whole.cut([s.turn for s in whole.states()].index(0))
            deep = {**body_of(quick), "deep": True}
            longer = await client.post("/analysis/evaluation", json=deep)
            assert json.loads(longer.text.splitlines()[-1])["simulations"] >= analysis.STEPS[-1]

    asyncio.run(story())


def test_texts_are_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            record = record_of(GAMES[-1])
            opened = (await client.post("/analysis/text", json={"text": record.dumps()})).json()
            assert opened["game"] == record.game.name
            assert opened["moves"] == list(map(str, record.moves))
            wrong = await client.post("/analysis/text", json={"text": "blokus-duo first:0 a1"})
            assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-record")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (Line("chess"), "bad-option"),
        (Line("blokus-duo", {"seats": 7}), "bad-option"),
        (Line("blokus-duo", {}, ("first:0", "z1")), "not-a-move"),
        (Line("blokus-duo", {}, ("first:0", "a1")), "illegal-move"),
    ],
)
def test_what_the_law_refuses_is_refused(line: Line, code: str) -> None:
    for ask in (lambda: analysis.positions(line, 0), lambda: analysis.grown(line, 0, 1)):
        with pytest.raises(Problem) as refused:
            ask()
        assert refused.value.code == code


def test_what_is_too_long_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            many = {"game": "blokus-duo", "moves": ["a1"] * 1001}
            for address in ("/analysis/positions", "/analysis/evaluation"):
                assert (await client.post(address, json=many)).status_code == 400
            long = {"text": "x" * 60_001}
            assert (await client.post("/analysis/text", json=long)).status_code == 400

    asyncio.run(story())


def test_who_owes_waits_and_who_asks_too_often_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, components):
            body = body_of(record_of(GAMES[0]).cut(6))
            components.workers._charge(ME, BY_ADDRESS.size + 60)
            answer = await client.post("/analysis/evaluation", json=body)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert int(answer.headers["retry-after"]) > 1
            components.workers._charge(ME, -BY_ADDRESS.size - 60)
            for _ in range(1200):
                try:
                    await components.people.limits.spend("evaluation by address", HERE)
                except Problem:
                    break
            assert (await client.post("/analysis/evaluation", json=body)).status_code == 429

    asyncio.run(story())


def test_who_owes_in_the_middle_is_told_so() -> None:
    async def story() -> list[str]:
        workers = Workers()
        told = list[str]()
        try:
            line = line_of(record_of(GAMES[0]).cut(6))
            async for found in evaluation(workers, ME, line, deep=False):
                told.append(found.decode())
                workers._charge(ME, BY_ADDRESS.size + 60)
        except Problem as problem:
            told.append(problem.code)
        finally:
            await workers.stop()
        return told

    assert [text[:8] for text in asyncio.run(story())[1:]] == ["too-many"]


async def opened_match(client: httpx.AsyncClient, game: Game, plies: int) -> list[str]:
    """A match of one person against themselves; the moves of its seats."""
    csrf = (await client.post("/session", json={})).json()["csrf"]
    client.headers["x-csrf-token"] = csrf
    wish: dict[str, Any] = {"game": game.name, "options": dict(game.options)}
    wish["seats"] = [{"kind": "me"}] * game.seats
    match = (await client.post("/matches", json=wish)).json()["about"]["id"]
    await client.post(f"/matches/{match}/seat", json={"id": "sit", "nonce": "paper"})
    made: list[str] = []
    for number in range(plies):
        now = (await client.get(f"/matches/{match}")).json()["now"]
        made.append(now["view"]["moves"][0])
        play = {"id": f"m{number}", "version": now["version"], "move": made[-1]}
        answer = await client.post(f"/matches/{match}/moves", json=play)
        assert answer.status_code == 200, answer.text
    return made


def test_a_match_with_hidden_hands_that_somebody_plays_is_not_evaluated(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            made = await opened_match(client, tessella.game("triominos"), 2)
            body = {"game": "triominos", "moves": ["first:0", *made]}
            answer = await client.post("/analysis/evaluation", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-allowed-here")
            other = {**body, "moves": ["first:0", *made[:-1]]}
            answer = await client.post("/analysis/evaluation", json=other)
            assert answer.json()["code"] == "illegal-move"  # it is looked at, and is no game

    asyncio.run(story())


def test_an_open_match_against_oneself_may_be_evaluated(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            made = await opened_match(client, tessella.game("blokus-duo"), 2)
            for first in ("first:0", "first:1"):
                body = {"game": "blokus-duo", "moves": [first, *made]}
                answer = await client.post("/analysis/evaluation", json=body)
                assert answer.status_code == 200 or answer.json()["code"] == "illegal-move"

    asyncio.run(story())


def cut_to_a_seat(record: Record) -> Record:
    """Half of a record, as far as a seat can lay a piece."""
    states = list(record.states())
    for length in range(len(record.moves) // 2, 0, -1):
        moves = set(map(str, states[length].moves()))
        if states[length].turn != CHANCE and moves - {"draw"}:
            return record.cut(length)
    raise AssertionError("no seat lays a piece")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_position_that_was_set_up_is_the_one_that_was_played(game: Game) -> None:
    line = line_of(cut_to_a_seat(record_of(game)))
    told = json.loads(analysis.set_up(line, put=False))
    there = Line(line.game, line.options, (), told["position"])
    (found,) = POSITIONS.decode(analysis.positions(there, 0)).positions
    played = POSITIONS.decode(analysis.positions(line, len(line.moves))).positions[0]
    for name in ("board", "turn", "colour", "moves", "scores", "racks", "seat"):
        assert getattr(found.view, name) == getattr(played.view, name), name
    move = next(each for each in found.view.moves if each != "draw")
    put = json.loads(analysis.set_up(msgspec.structs.replace(there, moves=(move,)), put=True))
    was, now = (dict(p.split("=") for p in t["position"].split(";")) for t in (told, put))
    assert now["laid"].endswith(f":{move}")
    if now["turn"] == was["turn"]:  # else nothing more could be played there
        assert now.get("roll") == was.get("roll")


def test_a_position_that_was_set_up_is_evaluated_and_refused_with_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            body = {"game": "tetris-link", "position": "turn=1;roll=I;laid=0:a1,b1,a2,b2"}
            answer = await client.post("/analysis/evaluation", json=body)
            assert json.loads(answer.text.splitlines()[-1])["final"] is True
            wrong = {**body, "position": "turn=1;laid=0:a5,b5,a6,b6"}
            for address in ("positions", "evaluation", "setup"):
                refused = (await client.post(f"/analysis/{address}", json=wrong)).json()
                assert refused["code"] == "not-a-move"
                assert "TL-9" in refused["detail"]
            text = {"text": "tetris-link at:turn=1;roll=I;laid=0:a1,b1,a2,b2 c1,d1,e1,f1"}
            opened = (await client.post("/analysis/text", json=text)).json()
            assert opened["position"] == body["position"]
            assert opened["moves"] == ["c1,d1,e1,f1"]

    asyncio.run(story())


def test_who_sets_up_the_match_that_they_play_has_it_not_evaluated(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            game = tessella.game("triominos")
            made = [move for move in await opened_match(client, game, 2) if move != "draw"]
            laid = "/".join(f"0:{move}" for move in made)
            body = {"game": game.name, "position": f"turn=0;hand0=000;hand1=111;laid={laid}"}
            answer = await client.post("/analysis/evaluation", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-allowed-here")
            other = {**body, "position": "turn=0;hand0=000;hand1=111"}
            assert (await client.post("/analysis/evaluation", json=other)).status_code == 200

    asyncio.run(story())


def test_who_goes_away_is_not_thought_for(process: Process) -> None:
    game = tessella.game("tetris-link", seats=4)
    body = {**body_of(record_of(game).cut(9)), "deep": True}
    few = body_of(record_of(GAMES[0]).cut(1))
    with httpx.Client(base_url=process.base, timeout=60) as client:
        client.post("/api/v1/analysis/evaluation", json=few)
        there = workers(process)
        spent = seconds_of(there)
        with client.stream("POST", "/api/v1/analysis/evaluation", json=body) as answer:
            assert next(answer.iter_lines())
            eventually(lambda: seconds_of(there) > spent + 0.3)
        eventually(lambda: not all(worker.is_running() for worker in there))
