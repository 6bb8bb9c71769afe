"""How much of a rated match counts: nothing is gained by an early end, nor by the same again."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from math import fsum
from typing import TYPE_CHECKING, Final

from tessella.server.match.match_result import Cause
from tessella.server.ranking.rate import rated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tessella.server.match.match import Match
    from tessella.server.ranking.skill import Skill

LEAST_MOVES: Final = 5
"""Before every seat has made so many moves, nobody gains by whoever leaves or agrees to a draw."""
WINDOW: Final = 24 * 3600 * 1000
"""Milliseconds in which matches of the same two people are repeats."""
WEIGHTS: Final[tuple[float, ...]] = (
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
    1 / 2,
    1 / 4,
    1 / 8,
    1 / 16,
    1 / 32,
    0.0,
)
"""What the first, second … match of two people within the window counts; then as the last."""


class Part(Enum):
    """What a seat's part in a match comes to."""

    PLAYED = "played"
    """It is compared with all others who played."""
    LEFT_EARLY = "left early"
    """It has lost to everybody, and nobody has won anything by that."""
    UNPLAYED = "unplayed"
    """A draw was agreed before there was anything to compare."""


def parts_of(match: Match) -> tuple[Part, ...]:
    """The part of each seat in a match that is over."""
    agreed = match.ending is not None and match.ending.cause is Cause.AGREEMENT
    is_short = agreed and match.rounds < LEAST_MOVES
    stayed = Part.UNPLAYED if is_short else Part.PLAYED
    return tuple(
        stayed
        if not occupant.gone
        else Part.LEFT_EARLY
        if occupant.rounds < LEAST_MOVES
        else Part.PLAYED
        for occupant in match.occupants
    )


def weights_of(people: Sequence[str], earlier: Mapping[tuple[str, str], int]) -> tuple[float, ...]:
    """What a match counts for each of its people: the mean of what it counts against the others.

    `earlier` is how many matches each two (in the order of their ids) had within the window.
    """
    return tuple(
        fsum(_weight(earlier.get((min(one, other), max(one, other)), 0)) for other in others)
        / len(others)
        for seat, one in enumerate(people)
        for others in [[*people[:seat], *people[seat + 1 :]]]
    )


def counted(
    skills: Sequence[Skill],
    ranks: Sequence[int],
    parts: Sequence[Part],
    weights: Sequence[float],
) -> tuple[Skill, ...]:
    """The skills after a match: `rated` as far as it counts."""
    whole = rated(skills, ranks)
    played = [seat for seat, part in enumerate(parts) if part is Part.PLAYED]
    compared = _among([skills[s] for s in played], [ranks[s] for s in played])
    among = dict(zip(played, compared, strict=True))
    return tuple(
        _damped(before, among.get(seat) or _without_gain(before, whole[seat], parts[seat]), weight)
        for seat, (before, weight) in enumerate(zip(skills, weights, strict=True))
    )


def _weight(earlier: int) -> float:
    return WEIGHTS[min(earlier, len(WEIGHTS) - 1)]


def _among(skills: Sequence[Skill], ranks: Sequence[int]) -> Sequence[Skill]:
    """The skills of those who played; one alone has nobody to be compared with."""
    if len(skills) > 1:
        return rated(skills, ranks)
    return [replace(skill, matches=skill.matches + 1) for skill in skills]


def _without_gain(before: Skill, after: Skill, part: Part) -> Skill:
    if part is Part.LEFT_EARLY and after.mu < before.mu:
        return replace(after, wins=before.wins)
    return replace(before, matches=after.matches)


def _damped(before: Skill, after: Skill, weight: float) -> Skill:
    """As much of a change as counts."""
    if weight == 1:
        return after
    mu = before.mu + weight * (after.mu - before.mu)
    sigma = before.sigma + weight * (after.sigma - before.sigma)
    return replace(after, mu=mu, sigma=sigma)
