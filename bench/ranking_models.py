"""`python -m bench.ranking_models`: the same people, rated by other models of OpenSkill."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from bench import page
from bench.ranking import (
    LUCK,
    PAGE,
    ROUNDS,
    Rate,
    World,
    agreement,
    covered,
    points_per_strength,
)
from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import Skill

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from openskill.models import PlackettLuceRating

LOOK = 30


def as_it_comes(
    model: PlackettLuce | BradleyTerryFull | ThurstoneMostellerFull,
) -> Rate:
    """A model of OpenSkill with its own settings and ties."""

    def rate(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
        teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
        result: list[list[PlackettLuceRating]]
        result = model.rate(teams, ranks=[float(rank) for rank in ranks])  # type: ignore[arg-type,assignment]
        return [
            Skill(after.mu, after.sigma, skill.matches + 1)
            for [after], skill in zip(result, skills, strict=True)
        ]

    return rate


MODELS: Final[Mapping[str, Callable[[], Rate]]] = {
    "ours": lambda: rated,
    "Plackett–Luce": lambda: as_it_comes(PlackettLuce()),
    "Bradley–Terry, all pairs": lambda: as_it_comes(BradleyTerryFull()),
    "Thurstone–Mosteller, all pairs": lambda: as_it_comes(ThurstoneMostellerFull()),
}


def row(name: str, luck: str, seed: int) -> str:
    """The figures of a model: tables of two, then of four."""
    worlds = []
    for seats in (2, 4):
        world = World(seats, LUCK[luck], Random(f"{seed} {seats} {luck}"), MODELS[name]())
        found = 0.0
        for number in range(1, ROUNDS + 1):
            world.play(number)
            if number == LOOK:
                found = agreement(world.people)
        worlds.append((found, world.people))
    cells = [
        name,
        luck,
        *(f"{found:.2f}" for found, _ in worlds),
        *(f"{median(p.known_after or ROUNDS for p in people):.0f}" for _, people in worlds),
        *(f"{points_per_strength(people):.0f}" for _, people in worlds),
        *(f"{covered(people):.0%}" for _, people in worlds),
    ]
    return "| " + " | ".join(cells) + " |"


def table(seed: int) -> str:
    """The figures of all models."""
    facts = (f"after {LOOK}", "known after", "points for strength", "truth within ±")
    head = ["model", "luck", *(f"{fact}, {seats}" for fact in facts for seats in (2, 4))]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + [row(name, luck, seed) for luck in LUCK for name in MODELS])


if __name__ == "__main__":
    page.fill("models", table, PAGE, __doc__, seed=1)
