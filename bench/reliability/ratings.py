"""Whether each rated match has changed the ratings once, and all of them together agree."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from tessella.server.match.ending import Cause, Ending
from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import Skill
from tessella.server.store.schema import matches, rating_changes, ratings, seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlalchemy import Connection

Changes = dict[str, dict[str, Any]]
"""The changes of each match, by person."""


def rating_faults(connection: Connection) -> Iterator[str]:
    """What is wrong with the ratings."""
    changes: Changes = defaultdict(dict)
    for row in connection.execute(select(rating_changes)):
        changes[row.match][row.person] = row
    ends = _ends(connection)
    yield from (f"rated, though it should not be: {m}" for m in changes.keys() - ends.keys())
    for match_id, (_, ranks) in ends.items():
        if changes.get(match_id, {}).keys() != ranks.keys():
            yield f"not rated once: {match_id} {ranks} {changes.get(match_id)}"
    yield from _replay_faults(connection, ends, changes)
    yield from _count_faults(connection, changes)


def _ends(connection: Connection) -> dict[str, tuple[str, dict[str, int]]]:
    """The rated matches that count, in the order of their ending: game and rank of each person."""
    query = select(matches).where(matches.c.rated, matches.c.ended.is_not(None))
    ends: dict[str, tuple[str, dict[str, int]]] = {}
    for row in connection.execute(query.order_by(matches.c.ended, matches.c.id)):
        ending = msgspec.json.decode(row.result, type=Ending)
        if ending.cause is not Cause.ABORTED:
            chairs = select(seats).where(seats.c.match == row.id).order_by(seats.c.seat)
            people = [seat.person for seat in connection.execute(chairs)]
            ends[row.id] = row.game, dict(zip(people, ending.ranks, strict=True))
    return ends


def _replay_faults(
    connection: Connection, ends: Mapping[str, tuple[str, dict[str, int]]], changes: Changes
) -> Iterator[str]:
    """Rate all matches anew; those that ended at once may have been rated in any order."""
    skills: dict[tuple[str, str], Skill] = defaultdict(Skill)
    left = list(ends)
    while left:
        for match_id in left:
            game, ranks = ends[match_id]
            after = rated([skills[p, game] for p in ranks], list(ranks.values()))
            if all(
                (row := changes.get(match_id, {}).get(person)) is not None
                and (row.mu, row.sigma) == (skill.mu, skill.sigma)
                for person, skill in zip(ranks, after, strict=True)
            ):
                skills |= {(p, game): s for p, s in zip(ranks, after, strict=True)}
                left.remove(match_id)
                break
        else:
            yield f"ratings that no order of matches explains: {left[:5]}"
            return
    for row in connection.execute(select(ratings)):
        skill = skills[row.person, row.game]
        if (row.mu, row.sigma, row.matches) != (skill.mu, skill.sigma, skill.matches):
            yield f"another rating: {tuple(row)} is not {skill}"


def _count_faults(connection: Connection, changes: Changes) -> Iterator[str]:
    counted = Counter((p, row.game) for people in changes.values() for p, row in people.items())
    for row in connection.execute(select(ratings)):
        if row.matches != counted[row.person, row.game]:
            yield f"{row.matches} matches, {counted[row.person, row.game]} changes: {row.person}"
