"""Ranking, archive and records as clients meet them: the whole server, real databases."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella.core.audit import audit
from tessella.server.ranking.counting import LEAST_MOVES
from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import STRANGER
from tests.server.ranking.hall import ORIGIN, Hall, Visitor, hall

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

NAMES = ("Ann Lee", "Ben Orr", "Cy Poe", "Di Ray")


@pytest.fixture(params=["sqlite", "postgresql"])
def played(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    """Runs a story in a hall on each database."""
    is_postgres = request.param == "postgresql"
    url = request.getfixturevalue("postgres_url") if is_postgres else ""

    def run(story: Callable[[Hall], Awaitable[None]]) -> None:
        async def told() -> None:
            async with hall(tmp_path, url.replace("+asyncpg", ""), spectator_delay=0) as place:
                await story(place)

        asyncio.run(told())

    return run


async def match_of(
    ann: Visitor, ben: Visitor, game: str = "blokus-duo", moves: int = 2, **wish: Any
) -> str:
    """A match where two sit down and each has moved."""
    opened = await ann.post("/matches", game=game, **{"public": True, **wish})
    match = str(opened["about"]["id"])
    await ann.sit(match)
    await ben.sit(match)
    for _ in range(moves):
        turn = (await ann.get(f"/matches/{match}"))["now"]["view"]["turn"]
        await (ann, ben)[turn].move(match)
    return match


def test_a_rated_match_moves_the_ratings_of_both(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        match = await match_of(ann, ben, rated=True, moves=2 * LEAST_MOVES)
        assert await ann.get("/people/ann-lee/ratings") == []
        await ben.resign(match)
        [rating] = await place.stranger().get("/people/ANN LEE/ratings")
        winner = rated([STRANGER, STRANGER], [1, 2])[0]
        assert (rating["rating"], rating["uncertainty"]) == (winner.rating, winner.uncertainty)
        assert (rating["matches"], rating["wins"]) == (1, 1)
        assert (rating["provisional"], rating["place"], rating["people"]) == (True, None, 0)
        history = await ann.get("/people/Ben Orr/ratings/blokus-duo")
        [change] = history["changes"]
        assert (change["match"], change["before"], change["after"]) == (match, 1500, 1422)
        board = await ann.get("/ranking/blokus-duo", name="Ann Lee")
        assert (board["lines"], board["own"], board["pages"], board["people"]) == ([], None, 1, 0)
        spread = await ann.get("/ranking/blokus-duo/distribution")
        assert spread == {"game": "blokus-duo", "step": 50, "bars": []}
        [listed] = (await ann.get("/matches", player="Ann Lee", result="won"))["matches"]
        assert [p["change"] for p in listed["players"]] == [78, -78]
        assert listed["ending"]["cause"] == "resignation"

    played(story)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_two_to_four_are_rated_by_rank_and_move_on_by_a_seat(
    played: Any, seats: int
) -> None:
    """Two colours each, a common one, or one each: people are rated, not colours."""

    async def story(place: Hall) -> None:
        people = [await place.account(name) for name in NAMES[:seats]]
        wish: dict[str, Any] = {
            "game": "blokus",
            "options": {"seats": seats},
            "rated": True,
            "public": True,
        }
        match = str((await people[0].post("/matches", **wish))["about"]["id"])
        for person in people:
            await person.sit(match)
        for _ in range(4 * LEAST_MOVES):
            turn = (await people[0].get(f"/matches/{match}"))["now"]["view"]["turn"]
            await people[turn].move(match)
        for person in people[:0:-1]:
            await person.resign(match)
        after = rated([STRANGER] * seats, range(1, seats + 1))
        for name, skill in zip(NAMES, after, strict=False):
            [told] = await people[0].get(f"/people/{name}/ratings")
            assert (told["game"], told["rating"]) == ("blokus", skill.rating)
        for person in people:
            answer = await person.act(match, "rematch")
        for person in people:
            await person.sit(answer["match"])
        chairs = (await people[0].get(f"/matches/{answer['match']}"))["now"]["seats"]
        assert [chair["name"] for chair in chairs] == [NAMES[seats - 1], *NAMES[: seats - 1]]

    played(story)


def test_what_cannot_be_searched_for_is_refused_with_a_reason(played: Any) -> None:
    async def story(place: Hall) -> None:
        who = place.stranger()
        assert (await who.get("/ranking/chess", 404))["code"] == "not-found"
        assert (await who.get("/people/nobody/ratings", 404))["code"] == "person-unknown"
        assert (await who.get("/people/nobody/matches", 404))["code"] == "person-unknown"
        assert (await who.get("/matches", 400, result="won"))["code"] == "bad-request"
        assert (await who.get("/matches", 400, before="yesterday"))["code"] == "bad-request"
        assert (await who.get("/matches", 400, since="yesterday"))["code"] == "bad-request"
        assert (await who.get("/matches", until="9999-12-31"))["matches"] == []
        assert (await who.get("/ranking/blokus-duo", 400, page=0))["code"] == "bad-request"
        assert not list(who.http.cookies.jar)  # to look is no reason for a session

    played(story)


def test_a_private_match_is_in_the_lists_of_its_players_only(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben, eve = [await place.account(name) for name in ("Ann Lee", "Ben Orr", "Eve Fox")]
        match = await match_of(ann, ben, public=False)
        assert await eve.get("/matches/live") == []
        await ann.resign(match)
        for visitor, number in ((ann, 1), (ben, 1), (eve, 0), (place.stranger(), 0)):
            assert len((await visitor.get("/people/Ann Lee/matches"))["matches"]) == number
            assert len((await visitor.get("/matches"))["matches"]) == number

    played(story)


def test_a_record_is_a_file_that_replays_and_keeps_the_secret_until_the_end(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        match = await match_of(ann, ben, game="tetris-link")
        [listed] = await ann.get("/matches/live", game="tetris-link")
        assert [player["name"] for player in listed["players"]] == ["Ann Lee", "Ben Orr"]
        text = await place.stranger().get(f"/matches/{match}/record")
        assert "secret" not in text
        record = tessella.Record.loads(text)
        assert record.players == ("Ann Lee", "Ben Orr")
        dice = await ann.get(f"/matches/{match}/dice")
        assert (dice["secret"], dice["kept"]) == (None, None)
        assert [d["due"] for d in dice["decisions"]] == [None] * record.chances
        await ben.resign(match)
        text = await place.stranger().get(f"/matches/{match}/record")
        assert audit(text).passed
        result = tessella.Record.loads(text).result
        assert result is not None
        assert result.winners == (0,)
        dice = await ann.get(f"/matches/{match}/dice")
        assert dice["kept"] is True
        assert f"secret: {dice['secret']}" in text
        assert [d["due"] for d in dice["decisions"]] == [d["move"] for d in dice["decisions"]]
        assert all(d["move"] in d["choices"] for d in dice["decisions"])

    played(story)


def test_hidden_hands_stay_hidden_until_the_match_is_over(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben, eve = (
            await place.account("Ann Lee"),
            await place.account("Ben Orr"),
            place.stranger(),
        )
        match = await match_of(ann, ben, game="triominos")
        for visitor in (ann, eve):
            assert (await visitor.get(f"/matches/{match}/record", 409))["code"] == "not-yet"
            assert (await visitor.get(f"/matches/{match}/dice"))["decisions"] == []
        assert (await ben.get(f"/matches/{match}/frames", 403, seat=0))["code"] == "not-your-seat"
        assert (await eve.get(f"/matches/{match}/frames", 403, seat=0))["code"] == "not-your-seat"
        own, watched = [await v.get(f"/matches/{match}/frames") for v in (ann, eve)]
        assert hands(own) == [True, False]
        assert hands(watched) == [False, False]
        dealt = [f["entry"]["move"] for f in watched["frames"][2:20] if f["entry"]["actor"] == -1]
        assert set(dealt) == {None}
        await ben.resign(match)
        theirs = await eve.get(f"/matches/{match}/frames", seat=1)
        assert hands(theirs) == [False, True]
        assert theirs["result"]["reason"] == "resigned"
        assert (await eve.get(f"/matches/{match}/frames", 400, seat=2))["code"] == "bad-request"
        assert audit(await eve.get(f"/matches/{match}/record")).passed

    played(story)


def hands(replay: dict[str, Any]) -> list[bool]:
    """Whose hands a replay shows at its end, seat by seat."""
    racks = replay["frames"][-1]["view"]["racks"]
    return [
        any(rack["pieces"] for rack in racks if rack["seat"] == seat and not rack["hidden"])
        for seat in range(2)
    ]


def test_a_file_of_ones_own_is_shown_and_a_bad_one_refused_by_its_line(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        match = await match_of(ann, ben)
        await ben.resign(match)
        text = await ann.get(f"/matches/{match}/record")
        shown = await ann.post("/records", record=text)
        frames = await ann.get(f"/matches/{match}/frames")
        thoughts = [frame["entry"].pop("thought") for frame in frames["frames"][1:]]
        assert all(isinstance(each, int) and each >= 0 for each in thoughts)
        assert shown == frames, "a record has all of it but the time"
        lines = text.splitlines()
        start = lines.index("moves:")
        broken = "\n".join([*lines[: start + 2], "0 a1,a2", *lines[start + 3 :]])
        refused = await ann.post("/records", 400, record=broken)
        assert (refused["code"], refused["line"]) == ("bad-record", start + 3)
        assert str(start + 3) in refused["detail"]
        long = text.replace("moves:\n", "moves:\n" + "0 a1\n" * 4000)
        assert (await ann.post("/records", 413, record=long))["code"] == "too-large"
        assert (await ann.post("/records", 400, record=text, seat=2))["code"] == "bad-request"

    played(story)


def test_other_sites_can_show_a_replay(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        match = await match_of(ann, ben)
        url = f"{ORIGIN}/embed/{match}"
        shown = await place.stranger().get("/oembed", url=url, maxwidth=300)
        assert (shown["type"], shown["version"], shown["width"]) == ("rich", "1.0", 300)
        assert shown["title"] == "Blokus Duo: Ann Lee – Ben Orr"
        assert f'src="{url}" width="300"' in shown["html"]
        assert (await ann.get("/oembed", 501, url=url, format="xml"))["code"] == "no-such-format"
        for foreign in (f"http://evil.test/embed/{match}", f"{ORIGIN}/x/{match}", "http://[", "x"):
            assert (await ann.get("/oembed", 404, url=foreign))["code"] == "not-found"
        unknown = await ann.get("/oembed", 404, url=f"{ORIGIN}/embed/unknown")
        assert unknown["code"] == "match-unknown"

    played(story)


def test_nobody_plays_a_rated_match_against_a_bot_of_their_own(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann = await place.account("Ann Lee")
        await ann.post("/me/bots", name="Ann Bot")
        token = await ann.post("/me/bots/Ann Bot/tokens", label="x", scopes=["read", "play"])
        bot = place.stranger()
        bot.http.headers["authorization"] = f"Bearer {token['secret']}"
        opened = await ann.post("/matches", game="blokus-duo", rated=True)
        match = opened["about"]["id"]
        await ann.sit(match)
        refused = await bot.post(f"/matches/{match}/seat", 409, id="s1")
        assert (refused["code"], "owner" in refused["detail"]) == ("not-allowed-here", True)
        ben = await place.account("Ben Orr")
        await ben.sit(match)
        turn = (await ann.get(f"/matches/{match}"))["now"]["view"]["turn"]
        await (ann, ben)[turn].move(match)
        await ann.resign(match)
        [standing] = (await ben.get("/people/Ann Lee"))["ratings"]
        assert (standing["rating"], standing["provisional"]) == (1422, True)

    played(story)


def test_quick_matches_of_the_same_two_bring_nothing(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        for _ in range(25):
            await ben.resign(await match_of(ann, ben, moves=1, rated=True))
        [won] = await ann.get("/people/Ann Lee/ratings")
        [lost] = await ann.get("/people/Ben Orr/ratings")
        assert (won["rating"], won["matches"], won["wins"]) == (1500, 25, 0)
        assert lost["rating"] < 1300

    played(story)


def test_who_has_seen_their_hand_cannot_call_a_rated_match_off(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben = await place.account("Ann Lee"), await place.account("Ben Orr")
        casual = await match_of(ann, ben, "triominos", 0)
        assert "abort" in (await ann.get(f"/matches/{casual}"))["now"]["can"]
        await ann.post(f"/matches/{casual}/actions", id="a", action="abort")
        match = await match_of(ann, ben, "triominos", 0, rated=True)
        can = (await ann.get(f"/matches/{match}"))["now"]["can"]
        assert "resign" in can
        assert "abort" not in can
        refused = await ann.post(f"/matches/{match}/actions", 409, id="a", action="abort")
        assert (refused["code"], "dealt" in refused["detail"]) == ("not-allowed-here", True)
        await ann.resign(match)
        ratings = [(await ann.get(f"/people/{n}/ratings"))[0] for n in ("Ann Lee", "Ben Orr")]
        assert [rating["rating"] for rating in ratings] == [1422, 1500]

    played(story)


LISTS = (
    "/lobby",
    "/matches/live",
    "/matches",
    "/matches?player=Ann Lee",
    "/people/Ann Lee",
    "/people/Ann Lee/matches",
    "/people/Ann Lee/ratings",
    "/people/Ann Lee/ratings/blokus-duo",
    "/ranking/blokus-duo",
    "/ranking/blokus-duo?name=Ann Lee",
    "/me/matches",
    "/me/export",
)


def test_the_id_of_a_private_match_stands_in_no_list_of_others(played: Any) -> None:
    async def story(place: Hall) -> None:
        ann, ben, eve = [await place.account(n) for n in ("Ann Lee", "Ben Orr", "Eve Poe")]
        for stage in ("open", "running", "over"):
            opened = await ann.post("/matches", game="blokus-duo", rated=True, public=False)
            match = str(opened["about"]["id"])
            if stage != "open":
                await ann.sit(match)
                await ben.sit(match)
            if stage == "over":
                await ben.resign(match)
            for path in LISTS:
                assert match not in str(await eve.get(path)), path
                if not path.startswith("/me"):
                    assert match not in str(await place.stranger().get(path)), path
        address = "/people/Ann Lee/ratings/blokus-duo"
        [hidden] = (await eve.get(address))["changes"]
        for own in (ann, ben):
            assert (await own.get(address))["changes"] == [hidden | {"match": match}]
        assert hidden["match"] is None
        assert hidden["after"] == hidden["before"], "who is left at the start gains nothing"

    played(story)


@pytest.mark.parametrize("leavers", ["pass-over", "bot"])
def test_a_match_that_somebody_left_replays_to_its_end(played: Any, leavers: str) -> None:
    async def story(place: Hall) -> None:
        three = [await place.account(name) for name in ("Ann Lee", "Ben Orr", "Cat Poe")]
        wish: dict[str, Any] = {"options": {"seats": 3}, "leavers": leavers, "public": True}
        opened = await three[0].post("/matches", game="tetris-link", **wish)
        match = opened["about"]["id"]
        for visitor in three:
            await visitor.sit(match)
        for _ in range(3):
            await move_of(three, match)
        await three[2].resign(match)
        for _ in range(4):
            await move_of(three[:2], match)
        await three[1].resign(match)
        eve = place.stranger()
        text = await eve.get(f"/matches/{match}/record")
        assert audit(text).passed
        assert ("table pass:2" in text) == (leavers != "bot")
        replay = await eve.get(f"/matches/{match}/frames")
        left = "Cat Poe" if leavers != "bot" else "Cat Poe (level 5)"
        assert replay["players"][2] == left
        assert len(replay["frames"]) == len(tessella.Record.loads(text).moves) + 1
        ending = (await eve.get("/matches"))["matches"][0]["ending"]
        assert replay["result"]["ranks"] == ending["ranks"] == [1, 2, 3]

    played(story)


async def move_of(visitors: list[Visitor], match: str) -> None:
    """Let whoever has the turn move; a computer's is waited for."""
    while True:
        turn = (await visitors[0].get(f"/matches/{match}"))["now"]["view"]["turn"]
        if turn < len(visitors):
            break
        await asyncio.sleep(0.05)
    await visitors[turn].move(match)
