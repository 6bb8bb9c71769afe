"""Puzzles that people have tried: the first try counts, for the person and for the puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, select, update

from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import MIDDLE, MU, POINTS, STRANGER, SURE, Skill
from tessella.server.store.ratings import INSERT
from tessella.server.store.schema import (
    mistakes,
    puzzle_ratings,
    puzzle_solvers,
    puzzle_tries,
    reviewed,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Connection, Row, Table

    from tessella.puzzles import Puzzle

MEASURED: Final = 200
"""The ratings that levels give are right to so many points."""
WON: Final = {True: (1, 2), False: (2, 1)}
"""The ranks of who tries and of the puzzle, by whether it was solved."""


class Progress(NamedTuple):
    """What a try did to the rating of a person in puzzles of a game."""

    before: Skill
    after: Skill


def add_try(
    connection: Connection, person: str, puzzle: Puzzle, at: int, *, solved: bool
) -> Progress | None:
    """Keep a first try and rate both sides; None: this person has tried it before."""
    row = {"person": person, "puzzle": puzzle.id, "at": at, "solved": solved}
    kept = INSERT[connection.dialect.name](puzzle_tries).values(row).on_conflict_do_nothing()
    if not connection.execute(kept).rowcount:
        return None
    solver = {"person": person, "game": puzzle.game}
    task = {"puzzle": puzzle.id}
    before = _held(connection, puzzle_solvers, solver, STRANGER)
    other = _held(connection, puzzle_ratings, task, first_skill(puzzle))
    after, harder = rated((before, other), WON[solved])
    _store(connection, puzzle_solvers, solver, after)
    _store(connection, puzzle_ratings, task, harder)
    return Progress(before, after)


def first_skill(puzzle: Puzzle) -> Skill:
    """What is believed of a puzzle that nobody has tried."""
    return Skill(MU + (puzzle.rating - MIDDLE) / POINTS, MEASURED / SURE / POINTS)


def tried(connection: Connection, person: str) -> Mapping[str, bool]:
    """The puzzles that a person has tried, and whether they solved them."""
    query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved)
    rows = connection.execute(query.where(puzzle_tries.c.person == person))
    return {row.puzzle: row.solved for row in rows}


def solvers(connection: Connection, person: str) -> Mapping[str, Skill]:
    """A person's skill in the puzzles of every game that they have tried some of."""
    query = select(puzzle_solvers).where(puzzle_solvers.c.person == person)
    return {row.game: _skill(row) for row in connection.execute(query)}


def skills(connection: Connection) -> Mapping[str, Skill]:
    """What is believed of the puzzles that somebody has tried."""
    return {row.puzzle: _skill(row) for row in connection.execute(select(puzzle_ratings))}


def forget(connection: Connection, person: str) -> None:
    """Forget all that a person has tried, their mistakes, and what reviews said of them."""
    for table in (puzzle_tries, puzzle_solvers, mistakes, reviewed):
        connection.execute(delete(table).where(table.c.person == person))


def _held(connection: Connection, table: Table, key: Mapping[str, str], first: Skill) -> Skill:
    """The skill in a row, which is made if need be, and held until the transaction ends."""
    values = {**key, **_columns(first)}
    made = INSERT[connection.dialect.name](table).values(values).on_conflict_do_nothing()
    connection.execute(made)
    return _skill(connection.execute(select(table).where(*_is(table, key)).with_for_update()).one())


def _store(connection: Connection, table: Table, key: Mapping[str, str], skill: Skill) -> None:
    connection.execute(update(table).where(*_is(table, key)).values(_columns(skill)))


def _is(table: Table, key: Mapping[str, str]) -> list[ColumnElement[bool]]:
    return [table.c[name] == value for name, value in key.items()]


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma, row.tries, row.solved)


def _columns(skill: Skill) -> dict[str, float | int]:
    return {
        "mu": skill.mu,
        "sigma": skill.sigma,
        "tries": skill.matches,
        "solved": skill.wins,
    }
