"""What the engine infers from the past of a round of Triominos, and from nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

import tessella
from tessella.engine.search import native_of
from tessella.games.triominos.position import NUMBER, of_view
from tessella.games.triominos.tiles import TILES
from tests.games.triominos_positions import dealt, play, position, triominos, wander

if TYPE_CHECKING:
    from tessella.core.lattice import Numbers
    from tessella.games.triominos.state import TriominosState
    from tessella.games.triominos.view import TriominosView

ZEROS = "^0,0:000"
WORLDS = 300


def fitting(state: TriominosState) -> set[Numbers]:
    """The tiles that fit on the table somewhere."""
    return {lay.tile for lay in state.tableau.fitting(TILES)}


def dealt_hands(view: TriominosView, seat: int) -> list[set[Numbers]]:
    """The hand of a seat in each of the worlds that the engine deals for a view."""
    native_state = cast("Any", native_of(view))
    hands = [native_state.dealt_anew(view.seat, seed).position()[1][seat] for seed in range(WORLDS)]
    return [{tile for tile in TILES if hand >> NUMBER[tile] & 1} for hand in hands]


def held(view: TriominosView, seat: int, tiles: set[Numbers]) -> int:
    """How many of the tiles a seat is dealt in all worlds."""
    return sum(len(hand & tiles) for hand in dealt_hands(view, seat))


def test_who_drew_while_a_cell_was_open_is_dealt_fewer_tiles_that_fitted() -> None:
    before = play(dealt("000", "111"), ZEROS)
    view = play(before, "draw", "122", "draw", "002", "v0,0:020").view(0)
    wiser, before_that = held(view, 1, fitting(before)), replace(view, past=())
    assert 0 < wiser < held(before_that, 1, fitting(before)) / 2


def test_tr_11_who_may_draw_only_without_a_fitting_tile_is_dealt_none() -> None:
    before = play(dealt("000", "111", voluntary_draw=False), ZEROS)
    view = play(before, "draw", "122", "draw", "133", "draw", "144").view(0)
    assert held(view, 1, fitting(before)) == 0
    assert held(replace(view, past=()), 1, fitting(before)) > 0


def test_tr_14_who_passed_is_dealt_no_tile_that_fitted() -> None:
    state = position(ZEROS, "001 002 333", "555 444", "003 004").play("v0,0:010")
    after = state.play(next(move for move in state.moves()))
    hidden = fitting(state)
    assert after.past[1].lay is None
    assert held(after.view(2), 1, hidden) < held(replace(after.view(2), past=()), 1, hidden)


def test_who_laid_little_is_dealt_fewer_tiles_that_would_have_won_much() -> None:
    hexagon = "^0,0:012 v0,-1:023 ^0,-1:403 v-1,-1:504 ^-1,0:500"
    state = position(hexagon, "112 125 055", "234 555", pool="001 003 004 444 445")
    cheap = min(state.moves(), key=lambda m: 999 if m.text == "draw" else state.view(0).gain(m))
    view, sixth = state.play(cheap).view(1), {(0, 0, 1)}
    assert state.view(0).gain(cheap) < 50
    assert held(view, 0, sixth) < held(replace(view, past=()), 0, sixth)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_inferred_depends_on_public_facts_alone(seats: int) -> None:
    rng, seen = random.Random(seats), 0
    for state, _, _ in wander(triominos(seats=seats).start(), rng):
        if state.turn in (None, tessella.CHANCE) or not state.past:
            continue
        hidden = [t for s, hand in enumerate(state.hands) if s != state.turn for t in hand]
        hidden += state.pool
        rng.shuffle(hidden)
        other = replace(
            state,
            hands=tuple(
                hand if s == state.turn else frozenset(hidden.pop() for _ in hand)
                for s, hand in enumerate(state.hands)
            ),
        )
        seen += other.hands != state.hands
        assert of_view(state.view(state.turn)) == of_view(other.view(state.turn))
    assert seen > 10


def test_the_hands_that_are_dealt_have_the_sizes_that_all_see() -> None:
    for state, _, _ in wander(triominos(seats=3).start(), random.Random(4)):
        if state.turn is not None and state.turn != tessella.CHANCE:
            view = state.view(state.turn)
            position = cast("Any", native_of(view)).dealt_anew(state.turn, 1).position()
            assert tuple(hand.bit_count() for hand in position[1]) == view.held
            assert position[1][state.turn] == sum(1 << NUMBER[tile] for tile in view.hand)
