"""Searching for matches in real databases."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from tessella.server.store import archive
from tessella.server.store.archive import (
    LIVE_FOR,
    PAGE,
    Order,
    Outcome,
    Place,
    Search,
    Seated,
    finished,
    live,
)
from tessella.server.store.ratings import rate
from tests.server.ranking.rows import DAY, NOW, add_match, add_people

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from tests.server.ranking.conftest import Desk


def club(connection: Connection) -> None:
    add_people(connection, "ann", "ben", "cat", "dan")
    add_match(connection, "m1", ["ann", "ben"], [1, 2], ended=NOW)
    add_match(connection, "m2", ["ben", "ann"], [1, 1], ended=NOW + DAY, rated=True)
    add_match(connection, "m3", ["cat", "ann", "ben"], [1, 2, 3], ended=NOW, game="tetris-link")
    add_match(connection, "m4", ["ann", 7], [2, 1], ended=NOW + 3 * DAY)
    add_match(connection, "m5", ["ben", "cat"], [1, 2], ended=NOW + 4 * DAY, public=False)
    add_match(connection, "m6", ["ann", "ben"])
    add_match(connection, "m7", ["ann", "ben"], stage="over", ended=NOW)  # called off


def found(desk: Desk, asker: str | None = None, **search: object) -> str:
    matches = desk.read(finished, Search(**search), asker)  # type: ignore[arg-type]
    return " ".join(match.setup.id for match in matches)


def test_finished_public_matches_are_found_the_latest_first(desk: Desk) -> None:
    desk.write(club)
    assert found(desk) == "m4 m2 m3 m1"


def test_private_matches_are_found_by_those_who_played_them(desk: Desk) -> None:
    desk.write(club)
    assert found(desk, asker="ann") == "m4 m2 m3 m1"
    assert found(desk, asker="ben") == "m5 m4 m2 m3 m1"
    assert found(desk, asker="ben", player="cat") == "m5 m3"
    assert found(desk, player="cat") == "m3"


@pytest.mark.parametrize(
    ("search", "matches"),
    [
        ({"player": "ann"}, "m4 m2 m3 m1"),
        ({"player": "dan"}, ""),
        ({"player": "ann", "opponent": "ben"}, "m2 m3 m1"),
        ({"player": "ann", "opponent": "cat"}, "m3"),
        ({"player": "ann", "outcome": Outcome.WON}, "m1"),
        ({"player": "ann", "outcome": Outcome.SHARED}, "m2"),
        ({"player": "ann", "outcome": Outcome.LOST}, "m4 m3"),
        ({"game": "tetris-link"}, "m3"),
        ({"game": "triominos"}, ""),
        ({"since": NOW + 1}, "m4 m2"),
        ({"until": NOW + DAY}, "m3 m1"),
        ({"since": NOW + DAY, "until": NOW + DAY + 1}, "m2"),
        ({"rated": True}, "m2"),
        ({"rated": False, "player": "ben"}, "m3 m1"),
    ],
)
def test_what_is_searched_for_is_found(desk: Desk, search: dict[str, object], matches: str) -> None:
    desk.write(club)
    assert found(desk, None, **search) == matches


def test_a_match_in_the_list_tells_who_played_and_what_it_did_to_ratings(desk: Desk) -> None:
    desk.write(club)
    desk.write(rate, "m2", "blokus-duo", NOW, [("ann", 1), ("ben", 2)])
    m4, m2, *_ = desk.read(finished, Search(), None)
    assert m4.seats == (Seated("Ann", "account", None, 2), Seated(None, "computer", 7, 1))
    assert m2.seats == (
        Seated("Ben", "account", None, 1, 1500, -78),
        Seated("Ann", "account", None, 1, 1500, 78),
    )
    assert m2.ending is not None
    assert m2.ending.ranks == (1, 1)


def test_pages_follow_one_another_without_gap_or_repetition(desk: Desk) -> None:
    rng = Random(3)
    ids = [f"x{number:03}" for number in range(PAGE * 2 + 7)]

    def crowd(connection: Connection) -> None:
        add_people(connection, "ann", "ben")
        for identity in ids:
            add_match(connection, identity, ["ann", "ben"], [1, 2], ended=NOW + rng.randrange(9))

    desk.write(crowd)
    seen: list[tuple[int | None, str]] = []
    place: Place | None = None
    while page := desk.read(finished, Search(player="ann"), None, place):
        seen += [(match.ended, match.setup.id) for match in page]
        place = Place(page[-1].ended or 0, page[-1].setup.id)
    assert seen == sorted(seen, reverse=True)
    assert sorted(identity for _, identity in seen) == ids


def test_live_matches_are_public_running_and_moved_in(desk: Desk) -> None:
    def play(connection: Connection) -> None:
        add_people(connection, "ann", "ben", "cat")
        add_match(connection, "r0", ["ann", "ben"], [1, 2], rated=True)
        rate(connection, "r0", "blokus-duo", NOW, [("ann", 1), ("ben", 2)])
        add_match(connection, "m1", ["ann", "cat"], touched=NOW)
        add_match(connection, "m2", ["ben", "cat"], touched=NOW + 1)
        add_match(connection, "m3", ["cat", 5], touched=NOW + 2)
        add_match(connection, "m4", ["ann", "cat"], public=False)
        add_match(connection, "m5", ["ann", "cat"], touched=NOW - LIVE_FOR)
        add_match(connection, "m6", ["ann", "cat"], stage="open")
        add_match(connection, "m7", ["cat", "ann"], game="triominos", touched=NOW - 1)

    desk.write(play)

    def listed(game: str | None, order: Order) -> list[str]:
        return [match.setup.id for match in desk.read(live, game, order, NOW)]

    assert listed(None, Order.LATEST) == ["m3", "m2", "m1", "m7"]
    assert listed(None, Order.RATING) == ["m1", "m2", "m3", "m7"]
    assert listed("triominos", Order.RATING) == ["m7"]
    [first, *_] = desk.read(live, None, Order.RATING, NOW)
    assert [seated.rating for seated in first.seats] == [1578, None]


def plan(connection: Connection, query: Select[tuple[object, ...]]) -> str:
    """How the database would answer a query if its tables were large."""
    is_postgres = connection.dialect.name == "postgresql"
    words = str(query.compile(connection, compile_kwargs={"literal_binds": True}))
    if is_postgres:
        connection.execute(text("SET LOCAL enable_seqscan = off"))
        return "\n".join(connection.execute(text(f"EXPLAIN {words}")).scalars())
    return "\n".join(row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {words}")))


@pytest.mark.parametrize(
    "search",
    [
        Search(),
        Search(player="ann"),
        Search(player="ann", outcome=Outcome.WON, game="blokus-duo"),
        Search(game="blokus-duo"),
        Search(since=NOW, until=NOW + DAY),
        Search(rated=True),
    ],
)
def test_no_search_reads_a_whole_table(
    desk: Desk, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(club)
    plans: list[str] = []

    def watched(connection: Connection, query: Select[tuple[object, ...]]) -> tuple[object, ...]:
        plans.append(plan(connection, query))
        return ()

    monkeypatch.setattr(archive, "_summaries", watched)
    desk.read(finished, search, "ann", Place(NOW + 9 * DAY, "m"))
    desk.read(live, search.game, Order.RATING, NOW)
    for steps in plans:
        assert "Seq Scan" not in steps
        assert not [s for s in steps.splitlines() if s.startswith("SCAN") and "USING" not in s]
        assert "entries" not in steps
