"""Which puzzle comes next, and what is kept of those who solve them."""

from __future__ import annotations

import datetime as dt
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.core.registry import on_show
from tessella.puzzles import collection, daily
from tessella.puzzles.collection import by_id
from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.ranking.skill import STRANGER
from tessella.server.store import mistakes, puzzles, reviewed
from tessella.server.store.mistakes import Mistake
from tessella.server.store.reviewed import Reviewed
from tessella.server.wire.puzzles import PuzzleRating, Puzzles, PuzzleShelf

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from tessella.puzzles import Puzzle
    from tessella.server.ranking.skill import Skill
    from tessella.server.store.database import Database
    from tessella.server.wire.review import ReviewDone

SECOND: Final = 1000
WORTH_KEEPING: Final = frozenset({"mistake", "blunder"})
SLIPS: Final = ("blunder", "mistake", "inaccuracy")
THIRDS: Final = 3
MOST_OF_A_MATCH: Final = 5
"""So many mistakes of a match come back, the costliest."""


def today() -> dt.date:
    """The day, the same for everybody."""
    return dt.datetime.fromtimestamp(now() / SECOND, dt.UTC).date()


def known_puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle of that name in the collections."""
    found = by_id().get(puzzle_id)
    if found is None:
        raise Problem("not-found", key="problem-puzzle-unknown")
    return found


def day_of(puzzle: Puzzle) -> str | None:
    """Today, if this is the puzzle of today."""
    day = today()
    return day.isoformat() if daily(day) == puzzle else None


class PuzzleDesk:
    """Puzzles of the collections for people of a database; `person` None: nothing is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rating(self, puzzle: Puzzle) -> int:
        """How hard a puzzle is by all who have tried it."""
        skills = await self._database.read(puzzles.skills)
        return skills.get(puzzle.id, puzzles.first_skill(puzzle)).rating

    async def tried(self, puzzle: Puzzle, person: str | None) -> bool | None:
        """Whether a person has solved a puzzle at the first try; None: there was none."""
        if person is None:
            return None
        return (await self._database.read(partial(puzzles.tried, person=person))).get(puzzle.id)

    async def overview(self, person: str | None) -> Puzzles:
        """All that there is to solve."""
        day = today()
        of_day = daily(day)

        def work(connection: Connection) -> tuple[Mapping[str, bool], Mapping[str, Skill]]:
            if person is None:
                return {}, {}
            return puzzles.tried(connection, person), puzzles.solvers(connection, person)

        tried, skills = await self._database.read(work)
        count, first = await self._waiting(person)
        shelves = (_shelf(k.name, tried, skills, known=person is not None) for k in on_show())
        return Puzzles(
            day.isoformat(),
            None if of_day is None else of_day.id,
            None if of_day is None else of_day.game,
            None if of_day is None else tried.get(of_day.id),
            tuple(shelf for shelf in shelves if shelf.puzzles),
            count,
            None if first is None else f"{first.match}-{first.ply}",
        )

    async def following(self, game: str, person: str | None, after: str | None) -> Puzzle:
        """The puzzle of a game that comes next: near one's rating, of those not tried yet.

        For whoever nothing is kept of, the one after the last, by how hard they are.
        """
        shelf = collection(game)
        if not shelf:
            raise Problem("not-found", key="problem-puzzle-none")
        if person is None:
            return _after(shelf, after)

        def work(connection: Connection) -> Puzzle:
            tried, skills = puzzles.tried(connection, person), puzzles.skills(connection)
            own = puzzles.solvers(connection, person).get(game, STRANGER).rating
            fresh = [p for p in shelf if p.id not in tried]
            unsolved = [p for p in shelf if not tried.get(p.id) and p.id != after]
            return min(fresh or unsolved or shelf, key=lambda p: _distance(p, skills, own))

        return await self._database.read(work)

    async def count(self, puzzle: Puzzle, person: str, *, solved: bool) -> PuzzleRating | None:
        """Rate a first try, and have it on disk before it is told."""
        found = await self._database.write(
            partial(puzzles.add_try, person=person, puzzle=puzzle, at=now(), solved=solved)
        )
        if found is None:
            return None
        before, after = found
        return PuzzleRating(before.rating, after.rating, after.uncertainty)

    async def mistake(self, person: str, match: str, ply: int) -> Mistake:
        """A mistake of one's own that was kept."""
        work = partial(mistakes.find, person=person, match=match, ply=ply)
        found = await self._database.read(work)
        if found is None:
            raise Problem("not-found", key="problem-puzzle-unknown")
        return found

    async def retry(self, person: str, mistake: Mistake, *, solved: bool) -> None:
        """Note another try at a mistake."""
        work = partial(mistakes.retry, person=person, mistake=mistake, now=now(), solved=solved)
        await self._database.write(work)

    async def keep(self, person: str, match: str, done: ReviewDone, seats: Sequence[int]) -> int:
        """Keep the mistakes of some seats that a review has found, and what else it says of them.

        How many mistakes there were.
        """
        slips = [
            Mistake(match, move.ply, done.review.game, move.loss, due=now())
            for move in done.review.moves
            if move.seat in seats and move.grade in WORTH_KEEPING
        ]
        found = sorted(slips, key=lambda slip: -slip.loss)[:MOST_OF_A_MATCH]

        def work(connection: Connection) -> None:
            mistakes.keep(connection, person, found)
            if len(seats) == 1:  # who played against themselves has no result of their own
                reviewed.keep(connection, person, _said_of(match, done, seats[0]))

        await self._database.write(work)
        return len(found)

    async def _waiting(self, person: str | None) -> tuple[int, Mistake | None]:
        if person is None:
            return 0, None
        return await self._database.read(partial(mistakes.due, person=person, now=now()))


def _said_of(match: str, done: ReviewDone, seat: int) -> Reviewed:
    """What a review says of a seat: its result and luck, and what it gave away in each third."""
    review, whole = done.review, max(done.shares[-1].moves, 1)
    lost = [0.0] * THIRDS
    own = [move for move in review.moves if move.seat == seat]
    for move in own:
        lost[THIRDS * move.ply // whole] += move.loss
    opening, middle, ending = lost
    blunders, errors, slips = (sum(move.grade == kind for move in own) for kind in SLIPS)
    summary = review.seats[seat]
    return Reviewed(
        match,
        review.game,
        now(),
        summary.result,
        summary.luck,
        opening,
        middle,
        ending,
        blunders,
        errors,
        slips,
    )


def _shelf(
    game: str, tried: Mapping[str, bool], skills: Mapping[str, Skill], *, known: bool
) -> PuzzleShelf:
    shelf = collection(game)
    if not known:
        return PuzzleShelf(game, len(shelf))
    met = [tried[puzzle.id] for puzzle in shelf if puzzle.id in tried]
    skill = skills.get(game)
    rating = (None, None) if skill is None else (skill.rating, skill.uncertainty)
    return PuzzleShelf(game, len(shelf), len(met), sum(met), *rating)


def _after(shelf: Sequence[Puzzle], after: str | None) -> Puzzle:
    places = [place for place, puzzle in enumerate(shelf, 1) if puzzle.id == after]
    return shelf[places[0] % len(shelf)] if places else shelf[0]


def _distance(puzzle: Puzzle, skills: Mapping[str, Skill], own: int) -> tuple[int, str]:
    skill = skills.get(puzzle.id) or puzzles.first_skill(puzzle)
    return abs(skill.rating - own), puzzle.id
