"""What is told of a turn in Triominos, counted again by playing it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella.core.event import Scored
from tessella.games.triominos.facts import facts
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.state import Stage, TriominosState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.move import Move
    from tessella.games.triominos.tableau import Tableau

ALL = frozenset(combinations_with_replacement(range(6), 3))


def states(seats: int) -> Iterator[TriominosState]:
    rng = random.Random(seats)
    state = tessella.driver(tessella.game("triominos", seats=seats).start(), rng)
    while state.turn is not None:
        yield cast("TriominosState", state)
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        move = rng.choice(lays or state.moves())
        state = tessella.driver(state.play(move), rng)


def gain(state: TriominosState, move: Move) -> int:
    """What a move wins at once, what other hands hold aside."""
    seat = state.turn
    events = [event for event in state.play(move).events if isinstance(event, Scored)]
    own = [e for e in events if e.seat == seat and e.part != "hands"]
    return sum(event.points for event in own if event.rule not in {"TR-14", "TR-17"})


def bonuses(
    state: TriominosState, tableau: Tableau, unseen: frozenset[tuple[int, ...]]
) -> set[str]:
    """The cells where somebody who held all unseen tiles would win a bonus."""
    tiles = cast("frozenset[tuple[int, int, int]]", unseen)
    hands = tuple(tiles if seat == 0 else frozenset() for seat in range(state.game.seats))
    rich = replace(
        state, hands=hands, tableau=tableau, seat=0, draws=0, drawn=None, stage=Stage.TURN
    )
    found = set()
    for move in rich.moves():
        if isinstance(move, Lay):
            events = [e for e in rich.play(move).events if isinstance(e, Scored)]
            if any(event.rule in {"TR-9", "TR-10"} and event.points for event in events):
                found.add(str(move.cell))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_is_true(seats: int) -> None:
    rng = random.Random(5)
    for state in states(seats):
        seat, moves = cast("int", state.turn), state.moves()
        move = rng.choice(moves)
        forgone, bonus, hand = facts(state.view(seat), move)
        most = max(gain(state, other) for other in moves)
        assert forgone.number == most - gain(state, move)
        rest = state.hands[seat] - ({move.tile} if isinstance(move, Lay) else set())
        assert hand.number == sum(sum(tile) for tile in rest)
        expected = set[str]()
        if isinstance(move, Lay):
            unseen = ALL - state.hands[seat] - state.tableau.tiles
            after = state.tableau.lay(move)
            before = bonuses(state, state.tableau, unseen) if state.tableau.laid else set()
            expected = bonuses(state, after, unseen) - before
        assert (bonus.number, set(bonus.cells)) == (len(expected), expected)
