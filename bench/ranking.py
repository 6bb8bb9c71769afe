"""`python -m bench.ranking`: does the ranking find true strength? People who do not exist play.

Everybody has a true strength, drawn from a normal distribution. In a match each scores as many
points as strength and luck give, rounded, so that some tie. Every round all play once, in odd
rounds against whoever comes, in even ones against those of similar rating.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import erf
from pathlib import Path
from random import Random
from statistics import linear_regression, mean, median

from bench import page
from tessella.server.ranking.rate import rated
from tessella.server.ranking.skill import STRANGER, Skill

PAGE = Path(__file__).resolve().parent.parent / "docs" / "guide" / "ranking.md"
PEOPLE = 240
ROUNDS = 300
LOOKS = (10, 30, 100, 300)
STAY = 60
"""Where people come and go, everybody stays for so many rounds on average."""
TOP = 10
STRONG = 1.15
"""One in eight is as strong as that."""
LUCK = {"little": 0.5, "much": 2.0}
"""How widely luck spreads the results, where strength is spread by 1."""


Rate = Callable[[Sequence[Skill], Sequence[int]], Sequence[Skill]]


@dataclass
class Person:
    """Somebody with a true strength, and what is believed of it."""

    strength: float
    skill: Skill = STRANGER
    known_after: int | None = None


@dataclass
class World:
    """People who play."""

    seats: int
    luck: float
    rng: Random
    rate: Rate = rated
    people: list[Person] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.people = [self.born() for _ in range(PEOPLE)]

    def born(self) -> Person:
        """Somebody of whom nothing is known."""
        return Person(self.rng.gauss(0, 1))

    def play(self, number: int) -> None:
        """A round: everybody plays one match."""
        order = self.rng.sample(self.people, len(self.people))
        if number % 2 == 0:
            order.sort(key=lambda person: person.skill.mu + self.rng.gauss(0, 3))
        for start in range(0, PEOPLE, self.seats):
            self.match(order[start : start + self.seats])

    def match(self, table: list[Person]) -> None:
        """A match, rated."""
        scores = [round(10 * (p.strength + self.rng.gauss(0, self.luck))) for p in table]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        skills = self.rate([person.skill for person in table], ranks)
        for person, skill in zip(table, skills, strict=True):
            person.skill = skill
            if person.known_after is None and not skill.is_provisional:
                person.known_after = skill.matches

    def come_and_go(self) -> None:
        """Some leave, and strangers take their places."""
        self.people = [p if self.rng.randrange(STAY) else self.born() for p in self.people]


def agreement(people: list[Person]) -> float:
    """How well the order of ratings agrees with that of strength (Spearman's rho)."""
    by_strength = sorted(people, key=lambda person: person.strength)
    by_rating = sorted(people, key=lambda person: person.skill.mu)
    place = {id(person): number for number, person in enumerate(by_rating)}
    off = sum((place[id(person)] - number) ** 2 for number, person in enumerate(by_strength))
    count = len(people)
    return 1 - 6 * off / (count * (count * count - 1))


def odds_off(world: World) -> float:
    """By how much the odds that two ratings promise differ from the true ones, on average."""
    pairs = [world.rng.sample(world.people, 2) for _ in range(5000)]
    return mean(abs(_promised(a, b) - _true(a, b, world.luck)) for a, b in pairs)


def _promised(a: Person, b: Person) -> float:
    return float(1 / (1 + 10 ** ((b.skill.rating - a.skill.rating) / 400)))


def _true(a: Person, b: Person, luck: float) -> float:
    return (1 + erf((a.strength - b.strength) / luck / 2)) / 2


def points_per_strength(people: list[Person]) -> float:
    """The slope of the line that fits ratings to strength best."""
    strengths = [person.strength for person in people]
    return linear_regression(strengths, [p.skill.rating for p in people]).slope


def covered(people: list[Person]) -> float:
    """How often the truth, on the line that fits best, lies within the uncertainty shown."""
    middle = mean(person.skill.rating for person in people)
    centre = mean(person.strength for person in people)
    slope = points_per_strength(people)
    truths = ((p.skill, middle + slope * (p.strength - centre)) for p in people)
    return mean(abs(skill.rating - truth) <= skill.uncertainty for skill, truth in truths)


def leaders(world: World) -> tuple[float, float]:
    """The undeserving among the ten first by rating alone, and by the board, over many rounds."""
    by_rating, by_board = [], []
    for number in range(1, ROUNDS + 1):
        world.play(number)
        world.come_and_go()
        if number > ROUNDS // 2:
            known = [person for person in world.people if not person.skill.is_provisional]
            by_rating.append(_undeserving(world.people, lambda p: p.skill.rating))
            by_board.append(_undeserving(known, lambda p: p.skill.floor))
    return mean(by_rating), mean(by_board)


def _undeserving(people: list[Person], key: Callable[[Person], int]) -> int:
    """How many of the first by a key are not truly strong."""
    first = sorted(people, key=key, reverse=True)[:TOP]
    return sum(person.strength < STRONG for person in first)


def row(seats: int, luck: str, seed: int) -> str:
    """The figures of one kind of game."""
    world = World(seats, LUCK[luck], Random(f"{seed} {seats} {luck}"))
    found = []
    for number in range(1, ROUNDS + 1):
        world.play(number)
        if number in LOOKS:
            found.append(f"{agreement(world.people):.2f}")
    known = median(person.known_after or ROUNDS for person in world.people)
    cells = [
        f"{seats}",
        luck,
        *found,
        f"{known:.0f}",
        f"{odds_off(world):.1%}",
        f"{covered(world.people):.0%}",
    ]
    by_rating, by_board = leaders(World(seats, LUCK[luck], Random(f"{seed} {seats} {luck}")))
    return "| " + " | ".join([*cells, f"{by_rating:.1f}", f"{by_board:.1f}"]) + " |"


def table(seed: int) -> str:
    """The figures of all kinds of games."""
    head = [
        "seats",
        "luck",
        *(f"after {number}" for number in LOOKS),
        "known after",
        "odds off by",
        "truth within ±",
        "wrong leaders by rating",
        "wrong leaders on the board",
    ]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + [row(seats, luck, seed) for seats in (2, 3, 4) for luck in LUCK])


if __name__ == "__main__":
    page.fill("ranking", table, PAGE, __doc__, seed=1)
