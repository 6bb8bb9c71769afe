"""Tables: the same people play match after match of one kind."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from bench.reliability.person import Person
from bench.reliability.seat import Seat
from tessella.core.registry import on_show
from tessella.core.showcase import most_seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bench.reliability.ledger import Ledger
    from tessella.core import Game


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of match: how many people play it, and against how many computers."""

    game: str
    people: int = 2
    computers: int = 0
    rated: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    def wish(self) -> dict[str, Any]:
        """What is asked for."""
        chairs: list[dict[str, Any]] = [{"kind": "me"}]
        chairs += [{"kind": "open"}] * (self.people - 1)
        chairs += [{"kind": "computer", "level": 1}] * self.computers
        shape = {"game": self.game, "options": self.options, "seats": chairs}
        return {**shape, "rated": self.rated, "public": True}


def _kinds(game: type[Game]) -> Iterator[Kind]:
    """With the defaults for the ranking, against a computer, and with more seats if there are."""
    shown = dict(game.showcase.options)
    yield Kind(game.name, people=game().seats, rated=True)
    yield Kind(game.name, people=game(**shown).seats - 1, computers=1, options=shown)
    for seats in range(3, game(**most_seats(game)).seats + 1):
        yield Kind(game.name, people=seats, rated=seats % 2 == 1, options={"seats": seats})


KINDS: Final = tuple(kind for game in on_show() for kind in _kinds(game))
"""What is played; the tables go through it."""
RESIGNS: Final = 0.06
"""How often somebody gives up instead of moving, so that many matches end."""


async def play(
    kind: Kind, bases: Sequence[str], ledger: Ledger, stop: asyncio.Event, pace: float, seed: int
) -> None:
    """Play match after match until everybody stops."""
    rng = random.Random(seed)
    people = [
        await Person(bases, ledger, rng).enter(account=kind.rated) for _ in range(kind.people)
    ]
    while not stop.is_set():
        rng.shuffle(people)
        await _match(kind, people, ledger, stop, pace)
    for person in people:
        await person.http.aclose()


async def _match(
    kind: Kind, people: list[Person], ledger: Ledger, stop: asyncio.Event, pace: float
) -> None:
    status, opened = await people[0].ask("POST", "/matches", kind.wish())
    if status >= 400:  # noqa: PLR2004
        ledger.failures.append(f"no match: {opened}")
        return
    match = opened["about"]["id"]
    seats = [
        Seat(person, match, resigns=RESIGNS, by_http=number == 1, pace=pace)
        for number, person in enumerate(people)
    ]
    for seat in seats:
        await seat.sit()
    await asyncio.gather(*(seat.play(stop) for seat in seats))
    ledger.counts["matches over"] += all(seat.over for seat in seats)
