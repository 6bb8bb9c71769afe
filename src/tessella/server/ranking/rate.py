"""What a finished match tells about those who played it."""

from __future__ import annotations

from functools import cache
from itertools import chain, groupby, permutations, product
from math import fsum, sqrt
from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce

from tessella.server.ranking.skill import BETA, MU, SIGMA, Skill

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DRIFT: Final = MU / 300
"""How much strength may change from match to match: sigma never falls to nothing."""


def rated(skills: Sequence[Skill], ranks: Sequence[int]) -> tuple[Skill, ...]:
    """The skills after a match with these competition ranks (1, 1, 3), a seat each.

    Seats that tie get the mean of all orders in which they could have been told apart. (OpenSkill's
    own ties would give two that share the first of four places no more than the third.)
    The order of the seats does not matter, to the last bit: exact sums have none.
    """
    if not len(skills) == len(ranks) >= 2:  # noqa: PLR2004 - it takes two to compare
        raise ValueError(f"{len(skills)} skills and {len(ranks)} ranks are not a match")
    beliefs: list[list[Skill]] = [[] for _ in skills]
    for order in _orders(ranks):
        for seat, skill in zip(order, _in_order([skills[s] for s in order]), strict=True):
            beliefs[seat].append(skill)
    return tuple(
        Skill(
            _mean([belief.mu for belief in beliefs[seat]]),
            _mean([belief.sigma for belief in beliefs[seat]]),
            skill.matches + 1,
            skill.wins + (ranks[seat] == 1),
        )
        for seat, skill in enumerate(skills)
    )


def _orders(ranks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every order of the seats, best first, that agrees with the ranks."""
    best_first = sorted(range(len(ranks)), key=ranks.__getitem__)
    groups = [permutations(tied) for _, tied in groupby(best_first, ranks.__getitem__)]
    for order in product(*groups):
        yield tuple(chain.from_iterable(order))


def _in_order(skills: Sequence[Skill]) -> list[Skill]:
    """What is believed of players after a match that they ended in this order."""
    model = _model(len(skills))
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    return [Skill(player.mu, player.sigma) for [player] in model.rate(teams)]


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


@cache
def _model(seats: int) -> PlackettLuce:
    """Plackett–Luce for a number of seats.

    OpenSkill spreads results by √seats · beta. Holding that at its value for two seats makes a
    difference in rating mean the same odds at every table. OpenSkill's damping of sigma is off
    (gamma is 1): plain Bayesian steps find strength sooner, and their sigma is closer to the truth.
    """
    beta = BETA * sqrt(2 / seats)
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=beta, tau=DRIFT, gamma=_undamped)


def _undamped(*_: object) -> float:
    return 1.0
