"""Reviews over HTTP: they grow line by line, and are those of the library to the last byte."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from tessella import Record
from tessella.core.language import LANGUAGES
from tessella.review import Review, review, usual_simulations
from tessella.review.as_json import told
from tessella.server.app import make_server
from tessella.server.errors import Problem
from tessella.server.live import review_parts
from tessella.server.live.reviews import Reviews
from tessella.server.settings import Settings
from tessella.server.wire.review import ReviewDone, ReviewLine
from tessella.server.work.workers import BY_ADDRESS, Asker, Lane, Workers
from tests.review.games import GAMES, record_of
from tests.server.process import TESSELLA, Process
from tests.server.test_offload import eventually, leaving, seconds_of, workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from tessella.server.components import Components

HERE = "1.2.3.4"
ME = Asker(None, HERE)
RECORD = record_of(GAMES[0]).cut(24)
LINE: msgspec.json.Decoder[ReviewLine] = msgspec.json.Decoder(ReviewLine)


@cache
def expected() -> Review:
    """What the library says of the record."""
    return review(RECORD)


@asynccontextmanager
async def visiting(data: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Components]]:
    app, components = make_server(Settings(data=data))
    await components.start()
    transport = httpx.ASGITransport(app, client=(HERE, 5))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            client.base_url = httpx.URL("http://localhost/api/v1")
            yield client, components
    finally:
        await components.stop()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path, limit_factor=1, program=TESSELLA) as process:
        yield process
        assert not process.failures(), process.output()


def lines_of(answer: httpx.Response) -> list[Any]:
    """What was told, each line of the shape that it promises."""
    assert answer.status_code == 200, answer.text
    for line in answer.text.splitlines():
        LINE.decode(line)
    return [json.loads(line) for line in answer.text.splitlines()]


async def posted(client: httpx.AsyncClient, text: str, language: str = "en") -> httpx.Response:
    headers = {"accept-language": language}
    return await client.post("/records/review", json={"record": text}, headers=headers)


def test_the_last_line_is_the_review_of_the_library(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            first, *rest, last = lines_of(await posted(client, RECORD.dumps()))
            assert first == {"type": "begun", "moves": len(RECORD.moves)}
            assert last["review"] == told(expected())
            moves = [line["move"] for line in rest if line["type"] == "move"]
            chances = [line["chance"] for line in rest if line["type"] == "chance"]
            assert (moves, chances) == (last["review"]["moves"], last["review"]["chance"])
            assert [line["share"] for line in rest if line["type"] == "move"] == (
                last["shares"][1:-1]
            )
            assert [moment["ply"] for moment in last["moments"]] == [
                moment.ply for moment in expected().moments
            ]

    asyncio.run(story())


def test_what_is_known_is_told_at_once_and_costs_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, components):
            lines = lines_of(await posted(client, RECORD.dumps()))
            components.workers._charge(ME, BY_ADDRESS.size + 60)
            assert lines_of(await posted(client, RECORD.dumps())) == lines[-1:]
            assert (await posted(client, RECORD.cut(2).dumps())).status_code == 429

    asyncio.run(story())


def test_who_owes_in_the_middle_is_told_so_and_goes_on_from_there_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, components):
            done: list[int] = []
            run = components.workers.run

            async def running(lane: Lane, asker: Asker, work: Any, *args: Any, **more: Any) -> Any:
                if len(done) == 1:
                    done.append(-1)
                    components.workers._charge(asker, BY_ADDRESS.size + 60)
                found = await run(lane, asker, work, *args, **more)
                if work is review_parts.judged_part:
                    done.append(args[1])
                return found

            monkeypatch.setattr(components.workers, "run", running)
            refused = lines_of(await posted(client, RECORD.dumps(), "fr"))
            assert refused[-1]["type"] == "refused"
            assert refused[-1]["problem"]["code"] == "too-many"
            components.workers._charge(ME, -BY_ADDRESS.size - 60)
            again = lines_of(await posted(client, RECORD.dumps()))
            assert again[: len(refused) - 1] == refused[:-1]
            assert again[-1]["review"] == told(expected())
            assert [ply for ply in done if ply >= 0].count(0) == 1  # the first part was kept

    asyncio.run(story())


def test_two_who_wait_for_one_review_have_it_worked_out_once() -> None:
    async def story() -> None:
        workers = Workers()
        reviews, asked = Reviews(workers), list[int]()
        run = workers.run

        async def running(lane: Lane, asker: Asker, work: Any, *args: Any, **more: Any) -> Any:
            if work is review_parts.judged_part:
                asked.append(args[1])
            return await run(lane, asker, work, *args, **more)

        workers.run = running  # type: ignore[method-assign]

        async def read() -> str:
            return RECORD.dumps()

        async def follow(name: str) -> bytes:
            return b"".join([line async for line in reviews.lines("r", Asker(name, name), read)])

        try:
            one, two = await asyncio.gather(follow("one"), follow("two"))
        finally:
            await workers.stop()
        assert one.splitlines()[-1] == two.splitlines()[-1]
        assert asked == sorted(set(asked))

    asyncio.run(story())


def test_only_so_many_bytes_of_reviews_are_kept() -> None:
    async def story() -> None:
        workers = Workers()
        reviews, texts = Reviews(workers, most=1), [RECORD.cut(2).dumps(), RECORD.cut(3).dumps()]
        told: list[int] = []
        try:
            for text in (*texts, texts[0]):

                async def read(text: str = text) -> str:
                    return text

                told.append(len([line async for line in reviews.lines(text, ME, read)]))
            assert len(reviews._known) == 1
        finally:
            await workers.stop()
        assert told[2] == told[0] > 1  # it was worked out anew

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_is_too_long_is_refused_in_words(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_parts, "MOST_MOVES", 5)
    with pytest.raises(Problem) as refused:
        review_parts.judged_part(RECORD.dumps(), 0)
    assert refused.value.status == 413
    words = refused.value.say(language)
    assert str(len(RECORD.moves)) in words
    assert "5" in words
    assert review_parts.judged_part(RECORD.cut(5).dumps(), 0).moves == 5


def test_what_is_no_record_is_refused_by_its_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            broken = RECORD.dumps().replace("\n0 ", "\n0 z99,", 1)
            answer = await posted(client, broken)
            assert answer.status_code == 400
            assert answer.json()["line"] > 1

    asyncio.run(story())


def test_a_match_is_reviewed_once_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            csrf = (await client.post("/session", json={})).json()["csrf"]
            client.headers["x-csrf-token"] = csrf
            wish: dict[str, Any] = {"game": GAMES[0].name, "options": dict(GAMES[0].options)}
            wish["seats"] = [{"kind": "me"}] * GAMES[0].seats
            opened = (await client.post("/matches", json=wish)).json()
            match = opened["about"]["id"]
            sat = {"id": "sit", "nonce": "paper"}
            assert (await client.post(f"/matches/{match}/seat", json=sat)).status_code == 200
            for number in range(2):
                now = (await client.get(f"/matches/{match}")).json()["now"]
                move = now["view"]["moves"][0]
                play = {"id": f"m{number}", "version": now["version"], "move": move}
                await client.post(f"/matches/{match}/moves", json=play)
            early = await client.get(f"/matches/{match}/review")
            assert (early.status_code, early.json()["code"]) == (409, "not-yet")
            act = {"id": "end", "action": "resign", "seat": 0}
            end = await client.post(f"/matches/{match}/actions", json=act)
            assert end.status_code == 200, end.text
            record = Record.loads((await client.get(f"/matches/{match}/record")).text)
            lines = lines_of(await client.get(f"/matches/{match}/review"))
            assert lines[-1]["review"] == told(review(record))
            assert (await client.get("/matches/nowhere/review")).status_code == 404

    asyncio.run(story())


def test_who_goes_away_is_not_worked_for(process: Process) -> None:
    record = record_of(max(GAMES, key=lambda game: len(record_of(game).moves)))
    body = {"record": record.dumps()}
    with httpx.Client(base_url=process.base, timeout=60) as client:
        client.post("/api/v1/records/review", json={"record": RECORD.cut(1).dumps()})
        there = workers(process)
        spent = seconds_of(there)
        with leaving(client.build_request("POST", "/api/v1/records/review", json=body)):
            eventually(lambda: seconds_of(there) > spent)
        eventually(lambda: not all(worker.is_running() for worker in there))


def test_the_lines_are_as_the_wire_promises() -> None:
    part = review_parts.judged_part(RECORD.cut(3).dumps(), 0)
    assert part.after == 3
    whole = LINE.decode(review_parts.whole_review(RECORD.cut(3).dumps(), [part.kept]))
    assert isinstance(whole, ReviewDone)


def test_a_deep_review_thinks_longer_in_the_background(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, components):
            short = RECORD.cut(7)
            body = {"record": short.dumps(), "deep": True}
            answer = lines_of(await client.post("/records/review", json=body))
            deep = review(short, usual_simulations(short.game, deep=True))
            assert answer[-1]["review"] == json.loads(json.dumps(told(deep)))
            assert answer[-1]["review"]["simulations"] == 8 * usual_simulations(short.game)
            quick = lines_of(await posted(client, short.dumps()))
            assert quick[-1]["review"]["simulations"] == usual_simulations(short.game)
            components.workers._charge(ME, BY_ADDRESS.size + 60)
            again = lines_of(await client.post("/records/review", json=body))
            assert again == answer[-1:], "it is kept"

    asyncio.run(story())


def test_who_owes_waits_for_what_is_done_in_the_background() -> None:
    async def story() -> float:
        workers = Workers()
        try:
            workers._charge(ME, BY_ADDRESS.size + 0.4)
            began = time.monotonic()
            await workers.run(Lane.BACKGROUND, ME, len, "work")
            return time.monotonic() - began
        finally:
            await workers.stop()

    assert asyncio.run(story()) >= 0.4 / BY_ADDRESS.rate


def test_deep_reviews_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as (client, _):
            body = {"record": "nonsense", "deep": True}
            answers = [await client.post("/records/review", json=body) for _ in range(61)]
            assert [each.status_code for each in answers[-2:]] == [400, 429]

    asyncio.run(story())
