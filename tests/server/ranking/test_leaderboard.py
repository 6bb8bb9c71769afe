"""Leaderboards in real databases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from tessella.server.ranking.skill import ENOUGH_MATCHES, ENOUGH_SIGMA, POINTS, Skill
from tessella.server.store.leaderboard import (
    LONG,
    PAGE,
    Bar,
    distribution,
    leaderboard,
    place_of,
    ranked_people,
)
from tessella.server.store.schema import people, ratings
from tests.server.ranking.rows import NOW, add_people

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tests.server.ranking.conftest import Desk

GAME = "triominos"


def known(points: int, sigma: float = 2.0, matches: int = ENOUGH_MATCHES) -> Skill:
    return Skill(25 + (points - 1500) / POINTS, sigma, matches)


def add_rating(connection: Connection, person: str, skill: Skill, updated: int = NOW) -> None:
    row = {"person": person, "game": GAME, "mu": skill.mu, "sigma": skill.sigma}
    shown = {"rating": skill.rating, "floor": skill.floor, "matches": skill.matches, "wins": 0}
    connection.execute(ratings.insert(), row | shown | {"updated": updated})


def club(connection: Connection) -> None:
    add_people(connection, "ann", "ben", "cat", "dan", "eve", "fay", "gus")
    add_rating(connection, "ann", known(1600))
    add_rating(connection, "ben", known(1650, sigma=ENOUGH_SIGMA))  # higher, but who knows
    add_rating(connection, "cat", known(1700))
    add_rating(connection, "dan", known(2000, matches=ENOUGH_MATCHES - 1))
    add_rating(connection, "eve", known(2000, sigma=ENOUGH_SIGMA + 0.1))
    add_rating(connection, "fay", known(2000), updated=NOW - LONG)
    add_rating(connection, "gus", known(2000))
    connection.execute(update(people).where(people.c.id == "gus").values(gone=NOW))


def test_the_board_goes_by_what_is_sure_and_leaves_out_who_is_not_known(desk: Desk) -> None:
    desk.write(club)
    board = desk.read(leaderboard, GAME, 1, NOW)
    assert [(line.place, line.name) for line in board] == [(1, "Cat"), (2, "Ann"), (3, "Ben")]
    assert board[0].skill.rating == 1700
    assert desk.read(leaderboard, GAME, 2, NOW) == ()
    assert desk.read(leaderboard, "blokus-duo", 1, NOW) == ()
    assert desk.read(ranked_people, GAME, NOW) == 3


def test_everybody_finds_their_place(desk: Desk) -> None:
    desk.write(club)
    for line in desk.read(leaderboard, GAME, 1, NOW):
        assert desk.read(place_of, GAME, line.name.lower(), NOW) == line
    for nobody in ("dan", "eve", "fay", "gus", "unknown"):
        assert desk.read(place_of, GAME, nobody, NOW) is None


def test_pages_follow_one_another_and_agree_with_places(desk: Desk) -> None:
    names = [f"p{number:03}" for number in range(PAGE * 2 + 3)]

    def crowd(connection: Connection) -> None:
        add_people(connection, *names)
        for number, name in enumerate(names):
            add_rating(connection, name, known(1500 + number % 7))  # many share a rating

    desk.write(crowd)
    pages = [desk.read(leaderboard, GAME, number, NOW) for number in (1, 2, 3)]
    lines = [line for page in pages for line in page]
    assert [len(page) for page in pages] == [PAGE, PAGE, 3]
    assert [line.place for line in lines] == list(range(1, len(names) + 1))
    assert len({line.name for line in lines}) == len(names)
    middle = lines[70]
    assert desk.read(place_of, GAME, middle.name.lower(), NOW) == middle


def test_the_distribution_counts_everybody_on_the_board(desk: Desk) -> None:
    desk.write(club)
    bars = desk.read(distribution, GAME, NOW)
    assert bars == (Bar(1600, 1), Bar(1650, 1), Bar(1700, 1))
