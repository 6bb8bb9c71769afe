"""Ratings in real databases: once for each match, whatever happens at the same time."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select, update

from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import STRANGER, Skill
from tessella.server.store.ratings import Change, changes_of, end_of, history, rate, ratings_of
from tessella.server.store.schema import people, rating_changes, ratings
from tests.server.ranking.rows import NOW, add_match, add_people

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tests.server.ranking.conftest import Desk

GAME = "blokus-duo"


class Crash(Exception):  # noqa: N818 - it is what happens
    pass


def all_ratings(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(select(ratings).order_by(*ratings.c))]


def all_changes(connection: Connection) -> list[tuple[object, ...]]:
    query = select(rating_changes).order_by(*rating_changes.c)
    return [tuple(row) for row in connection.execute(query)]


def table_of_two(connection: Connection) -> None:
    add_people(connection, "ann", "ben")
    add_match(connection, "m1", ["ann", "ben"], [1, 2], rated=True)


def test_a_match_moves_all_ratings_as_the_model_says(desk: Desk) -> None:
    desk.write(table_of_two)
    changes = desk.write(rate, "m1", GAME, NOW, [("ben", 2), ("ann", 1)])
    winner, loser = rated([STRANGER, STRANGER], [1, 2])
    assert changes == (
        Change("m1", "ann", NOW, 1500, winner.rating, winner.uncertainty),
        Change("m1", "ben", NOW, 1500, loser.rating, loser.uncertainty),
    )
    [ann] = desk.read(ratings_of, "ann")
    [ben] = desk.read(ratings_of, "ben")
    assert (ann.game, ann.skill, ann.updated) == (GAME, winner, NOW)
    assert ben.skill == loser


def test_rating_a_match_again_changes_nothing_and_tells_the_same(desk: Desk) -> None:
    desk.write(table_of_two)
    first = desk.write(rate, "m1", GAME, NOW, [("ann", 1), ("ben", 2)])
    before = desk.read(all_ratings), desk.read(all_changes)
    assert desk.write(rate, "m1", GAME, NOW + 5, [("ben", 2), ("ann", 1)]) == first
    assert (desk.read(all_ratings), desk.read(all_changes)) == before


def test_a_crash_before_the_commit_leaves_no_trace(desk: Desk) -> None:
    desk.write(table_of_two)

    def crash(connection: Connection) -> None:
        rate(connection, "m1", GAME, NOW, [("ann", 1), ("ben", 2)])
        raise Crash

    with pytest.raises(Crash):
        desk.write(crash)
    assert desk.read(all_ratings) == []
    assert desk.read(all_changes) == []
    desk.write(rate, "m1", GAME, NOW, [("ann", 1), ("ben", 2)])
    assert [row.skill.matches for row in desk.read(ratings_of, "ann")] == [1]


def test_many_processes_that_end_the_same_match_rate_it_once(desk: Desk) -> None:
    desk.write(table_of_two)

    async def all_at_once() -> list[tuple[Change, ...]]:
        def work(connection: Connection) -> tuple[Change, ...]:
            return rate(connection, "m1", GAME, NOW, [("ann", 1), ("ben", 2)])

        return await asyncio.gather(*(desk.database.write(work) for _ in range(12)))

    answers = desk.run(all_at_once())
    assert len(set(answers)) == 1
    assert [row.skill.matches for row in desk.read(ratings_of, "ann")] == [1]
    assert len(desk.read(all_changes)) == 2


def test_matches_that_end_at_once_lose_no_change_and_wait_in_no_circle(desk: Desk) -> None:
    rng, names = Random(5), ["ann", "ben", "cat", "dan", "eve"]
    tables = [rng.sample(names, rng.choice([2, 3, 4])) for _ in range(120)]

    def prepare(connection: Connection) -> None:
        add_people(connection, *names)
        for number, table in enumerate(tables):
            add_match(connection, f"m{number}", table, range(1, len(table) + 1), rated=True)

    async def all_at_once() -> None:
        def work(connection: Connection, number: int) -> None:
            ranks = [(person, place) for place, person in enumerate(tables[number], start=1)]
            rate(connection, f"m{number}", GAME, NOW, ranks)

        writes = (
            desk.database.write(lambda connection, n=number: work(connection, n))  # type: ignore[misc]
            for number in range(len(tables))
        )
        await asyncio.gather(*writes)

    desk.write(prepare)
    desk.run(all_at_once())
    for name in names:
        [standing] = desk.read(ratings_of, name)
        assert standing.skill.matches == sum(name in table for table in tables)
        assert standing.skill.wins == sum(name == table[0] for table in tables)
    assert len(desk.read(all_changes)) == sum(map(len, tables))
    assert len(desk.read(changes_of, ["m0", "m1", "none"])) == 2


def test_nobody_is_compared_with_themselves(desk: Desk) -> None:
    desk.write(table_of_two)
    assert desk.write(rate, "m1", GAME, NOW, [("ann", 1), ("ann", 2)]) == ()
    desk.write(lambda c: c.execute(update(people).where(people.c.id == "ben").values(owner="ann")))
    assert desk.write(rate, "m1", GAME, NOW, [("ann", 1), ("ben", 2)]) == ()
    assert desk.read(all_ratings) == []


def test_history_is_the_chain_of_changes_latest_first(desk: Desk) -> None:
    def play(connection: Connection) -> None:
        add_people(connection, "ann", "ben")
        for number in range(5):
            add_match(connection, f"m{number}", ["ann", "ben"], [1, 2], rated=True)
            rate(connection, f"m{number}", GAME, NOW + number // 2, [("ann", 1), ("ben", 2)])

    desk.write(play)
    changes = desk.read(history, "ann", GAME)
    assert [change.match for change in changes] == ["m4", "m3", "m2", "m1", "m0"]
    assert all(late.before == early.after for late, early in pairwise(changes))
    assert desk.read(history, "ann", GAME, None, end_of(changes[:2], None)) == changes[2:]
    assert desk.read(history, "ann", "triominos") == ()


def test_games_are_rated_apart(desk: Desk) -> None:
    def play(connection: Connection) -> None:
        table_of_two(connection)
        add_match(connection, "m2", ["ann", "ben"], [1, 2], rated=True, game="triominos")
        rate(connection, "m1", GAME, NOW, [("ann", 1), ("ben", 2)])
        rate(connection, "m2", "triominos", NOW, [("ann", 2), ("ben", 1)])

    desk.write(play)
    blokus, triominos = desk.read(ratings_of, "ann")
    assert (blokus.game, blokus.skill.wins, blokus.skill.rating > 1500) == (GAME, 1, True)
    assert (triominos.game, triominos.skill.wins, triominos.skill.rating < 1500) == (
        "triominos",
        0,
        True,
    )
    assert isinstance(triominos.skill, Skill)


def test_a_history_is_paged_without_a_gap_where_matches_end_at_once(desk: Desk) -> None:
    def played(connection: Connection) -> None:
        add_people(connection, "ann", "ben")
        for number in range(7):
            add_match(connection, f"m{number}", ["ann", "ben"], [1, 2], rated=True)
            rate(connection, f"m{number}", GAME, NOW + number // 5, [("ann", 1), ("ben", 2)])

    desk.write(played)
    whole = desk.read(history, "ann", GAME)
    for first in range(1, 6):
        place = end_of(whole[:first], None)
        assert desk.read(history, "ann", GAME, None, place) == whole[first:]
        following = end_of(whole[first : first + 1], place)
        assert desk.read(history, "ann", GAME, None, following) == whole[first + 1 :]
