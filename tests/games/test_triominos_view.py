"""Triominos: what a seat and a spectator may know (TR-2), and what they may not."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import tessella
from tessella.core.event import Scored
from tessella.core.picture import Lattice, Triangle
from tessella.games.triominos.events import Took
from tessella.games.triominos.state import TriominosState
from tests.games.triominos_positions import (
    TILES,
    dealt,
    gained,
    numbers,
    play,
    position,
    tile_in,
    triominos,
    wander,
)

ZEROS = "^0,0:000"
HAND = "000 001 002 111 112 122 222 333 345"


def test_tr_2_a_seat_sees_its_own_hand_only() -> None:
    state = dealt(HAND, "")
    view = state.view(0)
    assert view.hand == {numbers(tile) for tile in HAND.split()}
    own, other, pool = view.racks
    assert (own.seat, own.hidden) == (0, 0)
    assert [piece.name for piece in own.pieces] == HAND.split()
    assert (other.seat, other.pieces, other.hidden) == (1, (), 9)
    assert (pool.seat, pool.pieces, pool.hidden) == (None, (), 38)


def test_tr_2_a_spectator_sees_no_hand() -> None:
    view = dealt(HAND, "").view(None)
    assert view.hand == frozenset()
    assert all(rack.pieces == () for rack in view.racks)
    assert view.moves == ()


def test_tr_2_all_see_the_board_the_scores_and_how_many_tiles_there_are() -> None:
    state = play(dealt("012", "122"), "^0,0:012", "v0,0:122")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.scores == (3, 5)
        assert (view.held, view.pool) == ((8, 8), 38)
        assert view.board == Lattice(
            (Triangle(True, 0, 0, (0, 1, 2)), Triangle(False, 0, 0, (1, 2, 2)))  # noqa: FBT003
        )


def test_tr_2_only_the_seat_that_has_the_turn_sees_its_moves() -> None:
    state = play(dealt("000", "001"), ZEROS)
    assert state.view(1).moves == state.moves()
    assert state.view(0).moves == state.view(None).moves == ()
    drawing = state.play("draw")
    assert [drawing.view(seat).moves for seat in (0, 1, None)] == [(), (), ()]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_tr_2_a_dealt_tile_is_known_to_its_owner_only(seat: int | None) -> None:
    state = play(triominos(seats=3).start(), "first:1", "345")
    (event,) = state.view(seat).events
    assert event == Took(1, (3, 4, 5) if seat == 1 else None)
    assert ("345" in event.message.say()) == (seat == 1)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("tile", ["002", "122"])
def test_tr_2_a_drawn_tile_is_known_to_its_owner_only(seat: int | None, tile: str) -> None:
    state = play(dealt("000", "111"), ZEROS, "draw", tile)
    view = state.view(seat)
    assert view.events == (Took(1, numbers(tile) if seat == 1 else None),)
    assert view.drawn == (numbers(tile) if seat == 1 and tile == "002" else None)
    assert (view.turn, view.draws, view.held, view.pool) == (1, 1, (8, 10), 37)


def test_tr_13_the_price_of_a_third_failed_draw_is_seen_but_not_the_tile() -> None:
    state = play(dealt("000", "111"), ZEROS, "draw", "122", "draw", "133", "draw", "144")
    assert state.view(0).events == (Took(1, None), Scored(1, -10, "TR-13"))
    assert state.view(1).events == (Took(1, (1, 4, 4)), Scored(1, -10, "TR-13"))


def test_tr_16_the_gain_of_a_last_tile_is_reckoned_without_the_other_hands() -> None:
    state = position(ZEROS, "002", "555 001")
    view = state.view(0)
    assert view.gain(state.game.parse("v0,0:020")) == 2 + 25


def test_tr_8_9_10_11_the_gain_of_a_move_is_what_it_scores_at_once() -> None:
    hexagon = "^0,0:012 v0,-1:023 ^0,-1:403 v-1,-1:504 ^-1,0:500"
    bow = "^0,0:023 v0,0:223 ^0,1:212 v-1,1:112 ^-1,2:151 v-2,2:451 ^-2,2:141 v-2,1:110"
    for laid, tile in ((ZEROS, "002"), (hexagon, "001"), (bow, "002")):
        state = position(laid, f"{tile} 555", "444", pool="333")
        gains = {str(move): state.view(0).gain(move) for move in state.moves()}
        assert gains == {move: gained(state, move) for move in gains}
        assert gains["draw"] == -5
        assert min(gains, key=lambda move: state.view(0).appeal(state.game.parse(move))) == "draw"


def bare(value: object) -> object:
    """A value laid open, also what its own comparison would leave out."""
    if is_dataclass(value):
        inner = [(f.name, bare(getattr(value, f.name))) for f in fields(value)]
        return type(value).__name__, tuple(inner)
    if isinstance(value, Mapping):
        return tuple(sorted((repr(key), bare(item)) for key, item in value.items()))
    if isinstance(value, frozenset):
        return tuple(sorted(map(repr, value)))
    if isinstance(value, tuple):
        return tuple(map(bare, value))
    if hasattr(value, "__dict__"):
        return bare({name: item for name, item in vars(value).items() if name[0] != "_"})
    return value


Trail = tuple[str, ...]
Stage = Callable[[TriominosState], bool]

STAGES: dict[str, Stage] = {
    "deal": lambda s: s.turn == tessella.CHANCE and not s.tableau.laid and any(s.hands),
    "turn": lambda s: s.turn not in {None, tessella.CHANCE} and not s.draws,
    "draw": lambda s: s.turn == tessella.CHANCE and bool(s.tableau.laid),
    "drawn tile that fits": lambda s: s.drawn is not None,
    "failed draw": lambda s: s.turn != tessella.CHANCE and s.draws > 0 and s.drawn is None,
    "end": lambda s: s.result is not None,
}


@cache
def trails(seats: int) -> tuple[tuple[Trail, tuple[TriominosState, ...]], ...]:
    """Some games with the state after every move."""
    found = []
    for seed in range(5):
        steps = list(wander(triominos(seats=seats).start(), Random(seed)))
        found.append((tuple(move for _, move, _ in steps), tuple(after for *_, after in steps)))
    return tuple(found)


def unknown_to(seat: int | None, state: TriominosState) -> set[str]:
    """The tiles that lie neither on the table nor in the seat's own hand."""
    known = {tile_in(f"{cell}:{a}{b}{c}") for cell, (a, b, c) in state.tableau.laid.items()}
    own = state.hands[seat] if seat is not None else ()
    return set(TILES) - known - {"".join(map(str, tile)) for tile in own}


def replayed(trail: Trail, states: tuple[TriominosState, ...]) -> list[TriominosState] | None:
    """The states of a game with other secrets, if all that everybody sees is the same."""
    state, found = states[0].game.start(), list[TriominosState]()
    for move, seen in zip(trail, states, strict=False):
        try:
            state = state.play(move)
        except tessella.IllegalMove:
            return None
        if (state.turn, state.scores, state.result) != (seen.turn, seen.scores, seen.result):
            return None
        found.append(state)
    return found


def twin(
    trail: Trail, states: tuple[TriominosState, ...], seat: int | None, rng: Random
) -> list[TriominosState] | None:
    """The same game as the seat knows it, with tiles exchanged that the seat cannot know."""
    found, hidden = None, sorted(unknown_to(seat, states[-1]))
    for _ in range(6 if len(hidden) > 1 else 0):
        one, two = rng.sample(hidden, 2)
        alike = [tile for tile in hidden if tile != one and sum(numbers(tile)) == sum(numbers(one))]
        two = rng.choice([two, *alike])
        exchanged = tuple({one: two, two: one}.get(move, move) for move in trail)
        other = replayed(exchanged, states) if exchanged != trail else None
        if other is not None:
            trail, found = exchanged, other
    return found


@pytest.mark.parametrize("stage", STAGES)
@settings(max_examples=15)
@given(
    seats=st.integers(2, 4),
    game=st.integers(0, 4),
    place=st.integers(0, 200),
    seat=st.none() | st.integers(0, 3),
    seed=st.integers(0, 2**32),
)
def test_tr_2_a_view_is_the_same_whatever_the_seat_cannot_know(
    stage: str, seats: int, game: int, place: int, seat: int | None, seed: int
) -> None:
    assume(seat is None or seat < seats)
    trail, states = trails(seats)[game]
    places = [n for n, state in enumerate(states) if STAGES[stage](state)]
    assume(places)
    end = places[place % len(places)] + 1
    others = twin(trail[:end], states[:end], seat, Random(seed))
    assume(others)
    for state, other in zip(states[:end][-8:], (others or [])[-8:], strict=True):
        assert state.view(seat) == other.view(seat)
        assert bare(state.view(seat)) == bare(other.view(seat))


@pytest.mark.parametrize("match", ["round", "400"])
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(
    ("hands", "exchanged", "reason"),
    [
        (("002", "555 001", "123 124"), ("002", "123 124", "555 001"), "TR-16"),
        (("002", "555 001", "123 124"), ("002", "555 123", "001 124"), "TR-16"),
        (("001 333", "444", "345"), ("001 333", "345", "444"), "TR-17"),
    ],
)
def test_tr_2_the_end_of_a_round_tells_sums_and_no_tiles(
    hands: tuple[str, ...], exchanged: tuple[str, ...], reason: str, seat: int | None, match: str
) -> None:
    worlds = [position(ZEROS, *each, match=match) for each in (hands, exchanged)]
    lay = "v0,0:020" if reason == "TR-16" else "v0,0:010"
    one, two = (world.play(lay).view(seat) for world in worlds)
    assert (one.result is not None) == (match == "round")
    assert one == two
    assert bare(one) == bare(two)


def test_tr_2_a_view_differs_where_the_seat_may_know() -> None:
    one, two = (play(dealt("000", hand), ZEROS) for hand in ("001 111", "002 111"))
    assert one.view(1) != two.view(1)
    assert bare(one.view(1)) != bare(two.view(1))
    assert one.view(0) == two.view(0)
    laid = [play(dealt("000", "001"), ZEROS, move) for move in ("v0,0:010", "v-1,0:100")]
    assert laid[0].view(None) != laid[1].view(None)
