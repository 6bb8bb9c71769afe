"""Whether each rated match has changed the ratings once, and all of them together agree."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import select

from tessella.server.match.match_result import Cause, MatchResult
from tessella.server.ranking.counting import WINDOW, Part, counted, parts_of, weights_of
from tessella.server.ranking.skill import Skill
from tessella.server.store.schema import matches, rating_changes, ratings, seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Connection

    from tessella.server.store.matches import Log

Skills = dict[tuple[str, str], Skill]
"""What is believed of each person in each game."""
Changes = dict[str, dict[str, Any]]
"""The changes of each match, by person."""


class End(NamedTuple):
    """How a rated match ended: the rank of each person, and what the part of each came to."""

    game: str
    at: int
    ranks: dict[str, int]
    parts: tuple[Part, ...]


def rating_faults(connection: Connection, logs: Mapping[str, Log]) -> Iterator[str]:
    """What is wrong with the ratings."""
    changes: Changes = defaultdict(dict)
    for row in connection.execute(select(rating_changes)):
        changes[row.match][row.person] = row
    ends = _ends(connection, logs)
    yield from (f"rated, though it should not be: {m}" for m in changes.keys() - ends.keys())
    for match_id, end in ends.items():
        if changes.get(match_id, {}).keys() != end.ranks.keys():
            yield f"not rated once: {match_id} {end.ranks} {changes.get(match_id)}"
    yield from _replay_faults(connection, ends, changes)
    yield from _count_faults(connection, changes)


def _ends(connection: Connection, logs: Mapping[str, Log]) -> dict[str, End]:
    """The rated matches that count, in the order of their ending."""
    query = select(matches).where(matches.c.rated, matches.c.ended.is_not(None))
    ends: dict[str, End] = {}
    for row in connection.execute(query.order_by(matches.c.ended, matches.c.id)).all():
        ending = msgspec.json.decode(row.result, type=MatchResult)
        if ending.cause is not Cause.ABORTED:
            chairs = select(seats).where(seats.c.match == row.id).order_by(seats.c.seat)
            people = [seat.person for seat in connection.execute(chairs)]
            ranks = dict(zip(people, ending.ranks, strict=True))
            log = logs.get(row.id)  # one that makes no sense is a fault of its own
            parts = parts_of(log.match) if log else (Part.PLAYED,) * len(ranks)
            ends[row.id] = End(row.game, row.ended, ranks, parts)
    return ends


def _replay_faults(
    connection: Connection, ends: Mapping[str, End], changes: Changes
) -> Iterator[str]:
    """Rate all matches anew; those that ended at once may have been rated in any order."""
    skills: Skills = defaultdict(Skill)
    left, done = list(ends), list[End]()
    while left:
        for match_id in left:
            end = ends[match_id]
            after = _after(end, skills, done)
            if all(
                (row := changes.get(match_id, {}).get(person)) is not None
                and (row.mu, row.sigma) == (skill.mu, skill.sigma)
                for person, skill in after.items()
            ):
                skills |= {(person, end.game): skill for person, skill in after.items()}
                left.remove(match_id)
                done.append(end)
                break
        else:
            yield f"ratings that no order of matches explains: {left[:5]}"
            return
    for row in connection.execute(select(ratings)):
        skill = skills[row.person, row.game]
        if (row.mu, row.sigma, row.matches) != (skill.mu, skill.sigma, skill.matches):
            yield f"another rating: {tuple(row)} is not {skill}"


def _after(end: End, skills: Skills, done: Sequence[End]) -> dict[str, Skill]:
    """What a match makes of the skills of its people, after those that have been rated."""
    people = list(end.ranks)
    earlier = Counter(
        pair
        for before in done
        if before.game == end.game and before.at > end.at - WINDOW
        for pair in combinations(sorted(before.ranks), 2)
    )
    before = [skills[person, end.game] for person in people]
    weights = weights_of(people, earlier)
    after = counted(before, list(end.ranks.values()), end.parts, weights)
    return dict(zip(people, after, strict=True))


def _count_faults(connection: Connection, changes: Changes) -> Iterator[str]:
    counted = Counter((p, row.game) for people in changes.values() for p, row in people.items())
    for row in connection.execute(select(ratings)):
        if row.matches != counted[row.person, row.game]:
            yield f"{row.matches} matches, {counted[row.person, row.game]} changes: {row.person}"
