"""What a native state shows to a seat: all that the seat may know, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.lockstep import NATIVES
from tessella import engine
from tessella.games.triominos.state import Stage
from tests.games.triominos_positions import triominos, wander
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from types import ModuleType

    from tessella.engine import NativeState
    from tessella.games.triominos.state import TriominosState

every_native = pytest.mark.parametrize("native", NATIVES, ids=lambda native: native.isa())
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def swapped(state: TriominosState, seat: int, rng: random.Random) -> TriominosState:
    """The state with other tiles where a seat cannot see them."""
    hidden = [t for s, hand in enumerate(state.hands) if s != seat for t in hand]
    hidden += state.pool
    rng.shuffle(hidden)
    hands = [
        hand if s == seat else frozenset(hidden.pop() for _ in hand)
        for s, hand in enumerate(state.hands)
    ]
    return replace(state, hands=tuple(hands))


@every_native
@every_table
def test_states_that_differ_in_hidden_tiles_look_the_same(native: ModuleType, seats: int) -> None:
    rng, seen = random.Random(seats), 0
    for state, _, _ in wander(triominos(seats=seats, match="400", target=100).start(), rng):
        if state.drawn is not None:
            continue
        for seat in range(seats):
            one = engine.to_native(state, native)
            other = engine.to_native(swapped(state, seat, rng), native)
            assert one.seen_by(seat) == other.seen_by(seat)
            seen += one.position() != other.position()
    assert seen > 100


@every_native
@every_table
def test_a_drawn_tile_is_seen_by_its_own_seat_only(native: ModuleType, seats: int) -> None:
    seen = 0
    for state, _, _ in wander(triominos(seats=seats).start(), random.Random(seats)):
        if state.stage is not Stage.DRAW:
            continue
        after = [drawn for drawn in map(state.play, state.moves()) if drawn.drawn is not None]
        native_states = [engine.to_native(drawn, native) for drawn in after]
        views = [
            {str(native_state.seen_by(seat)) for native_state in native_states}
            for seat in range(seats)
        ]
        for seat, different in enumerate(views):
            assert len(different) == (
                len(native_states) if seat == state.seat else bool(native_states)
            )
        seen += len(native_states) > 1
    assert seen


@every_native
def test_what_a_seat_sees_is_a_position_that_can_be_played_on(native: ModuleType) -> None:
    game = triominos(seats=3)
    for state, _, _ in wander(game.start(), random.Random(5)):
        if state.turn in (None, tessella.CHANCE):
            continue
        known = engine.start(game, native).at(*engine.to_native(state, native).seen_by(state.turn))
        assert known.moves() == [str(move) for move in state.moves()]
        assert known.seen_by(state.turn) == engine.seen(state.view(state.turn))


@every_native
@every_shipped_name
def test_there_is_no_view_for_what_is_no_seat(name: str, native: ModuleType) -> None:
    native_state: NativeState = engine.start(tessella.game(name), native)
    for seat in (-1, -2, len(native_state.scores), 99):
        with pytest.raises(ValueError, match="no such seat"):
            native_state.seen_by(seat)
