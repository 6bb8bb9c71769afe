from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import tessella
from tessella import CHANCE
from tessella.core.event import Began, Ended, Laid, Passed, Scored
from tessella.core.squares import mask
from tessella.families.blokus.state import BlokusState
from tessella.games.blokus.board import BOARD
from tests.games.blokus_by_hand import BlokusByHand
from tests.games.square_positions import played, refused, texts

OPENING = {0: "a20", 1: "t20", 2: "t1", 3: "a1"}
SECOND = {0: "b19,c19", 1: "r19,s19", 2: "r2,s2", 3: "b2,c2"}
THIRD = {0: "d18,e18,f18", 1: "o18,p18,q18", 2: "o3,p3,q3"}


def begun(seats: int, first: int = 0, **options: str) -> BlokusState:
    state = played(tessella.game("blokus", seats=seats, **options), f"first:{first}")
    assert isinstance(state, BlokusState)
    return state


def play(state: tessella.State, *moves: str) -> BlokusState:
    after = played(state, *moves)
    assert isinstance(after, BlokusState)
    return after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bk_3_who_begins_is_drawn_by_lot_among_the_seats(seats: int) -> None:
    start = tessella.game("blokus", seats=seats).start()
    assert start.turn == CHANCE
    assert start.colour is None
    assert [(str(move), share) for move, share in start.odds()] == [
        (f"first:{seat}", Fraction(1, seats)) for seat in range(seats)
    ]
    refused(start, "a20", "BK-3")


@pytest.mark.parametrize(
    ("seats", "first", "turns"),
    [
        (4, 0, [0, 1, 2, 3, 0]),
        (4, 2, [2, 3, 0, 1, 2]),
        (2, 0, [0, 1, 0, 1, 0]),
        (2, 1, [1, 0, 1, 0, 1]),
        (3, 0, [0, 1, 2, 0, 0, 1, 2, 1, 0]),
        (3, 1, [1, 2, 1, 0, 1, 2, 2, 0, 1]),
        (3, 2, [2, 2, 0, 1, 2, 0, 0, 1, 2]),
    ],
)
def test_bk_3_colours_follow_one_another_clockwise_whoever_plays_them(
    seats: int, first: int, turns: list[int]
) -> None:
    state = begun(seats, first)
    assert state.events == (Began(first),)
    for number, seat in enumerate(turns):
        colour = (first + number) % 4
        assert (state.colour, state.turn) == (colour, seat)
        state = play(state, (OPENING, SECOND, THIRD)[number // 4][colour])


def test_bk_3_two_seats_have_two_colours_each_and_four_one() -> None:
    two, three, four = (tessella.game("blokus", seats=seats) for seats in (2, 3, 4))
    assert [two.colours_of(seat) for seat in (0, 1)] == [(0, 2), (1, 3)]
    assert [three.colours_of(seat) for seat in range(3)] == [(0, 3), (1, 3), (2, 3)]
    assert [four.colours_of(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]


def test_bk_5_a_later_piece_meets_its_own_colour_at_a_corner_and_never_along_a_side() -> None:
    state = play(begun(4), "a20,b20", "t20", "t1", "a1")
    refused(state, "c20,d20,e20", "BK-5")
    refused(state, "a19", "BK-5")
    refused(state, "e10", "BK-5")
    assert state.is_legal("c19")


ROUNDS = """
    a20,b20,c20,d20,e20  t20          t1,t2,t3,t4,t5  a1
    f19,g19,h19,i19      s18,s19      s6,s7,s8,s9     b2,c2
    j18,k18,l18          r15,r16,r17  r10,r11,r12     d3,e3,f3
    m17,n17              q18,q19,p19  q13,q14         g4,g5,h5
    o18                  m19,m20,n20,o20
"""
"""Red is about to meet blue, which has the same seat where two play."""


@pytest.mark.parametrize("seats", [2, 4])
def test_bk_5_other_colours_may_be_touched_along_sides_also_one_of_the_same_seat(
    seats: int,
) -> None:
    state = play(begun(seats), *ROUNDS.split())
    assert (state.colour, state.turn) == (2, 2 if seats == 4 else 0)
    after = play(state, "p15,p16,p17,o17")
    assert BOARD.sides(after.laid[2]) & after.laid[0] == mask(BOARD.read("n17,o18"))


def test_bk_6_a_laid_piece_stays() -> None:
    state = play(begun(4), "a20,a19,b19", "t20", "t1", "a1")
    refused(state, "b19,c19", "BK-6")
    assert state.laid[0] & play(state, "c18").laid[0] == state.laid[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("corners", ["own", "any"])
def test_bk_7_whole_games_played_by_hand_agree(seats: int, corners: str) -> None:
    rng = Random(f"{seats} {corners}")
    first = rng.randrange(seats)
    state, by_hand = begun(seats, first, corners=corners), BlokusByHand(seats, first, corners)
    ply = 0
    while by_hand.colour is not None:
        assert (state.colour, state.turn) == (by_hand.colour, by_hand.turn)
        if ply % 7 == 0 or ply > 50:
            assert texts(state) == by_hand.moves(by_hand.colour)
        move = rng.choice(sorted(texts(state)))
        state = play(state, move)
        by_hand.play(move)
        passes = [event for event in state.events if isinstance(event, Passed)]
        colours = [event.seat if event.colour is None else event.colour for event in passes]
        assert colours == by_hand.passed
        assert {event.rule for event in passes} <= {"BK-7"}
        assert state.scores == by_hand.scores()
        ply += 1
    assert state.turn is None
    assert state.result is not None
    assert state.events[-1] == Ended("BK-10")


def test_bk_9_the_common_colour_is_laid_in_turns_and_does_not_count() -> None:
    state = begun(3, 1)
    assert state.game.unscored == {3}
    state = play(state, "t20", "t1")
    assert (state.colour, state.turn) == (3, 1)
    state = play(state, "a1,a2")
    assert state.events[0] == Laid(1, "2", "a1,a2", 3)
    assert not [event for event in state.events if isinstance(event, Scored)]
    assert state.scores == (-89, -88, -88)
    state = play(state, "a20", "r19,s19", "r2,s2")
    assert (state.colour, state.turn) == (3, 2)
    racks = state.view(None).racks
    assert [(rack.seat, rack.colour) for rack in racks] == [(0, 0), (1, 1), (2, 2), (None, 3)]


def test_bk_9_a_turn_of_the_common_colour_is_used_up_only_by_a_piece() -> None:
    state = play(begun(3), "a20", "t20", "t1", "a1")
    assert state.common == 1
    after = state.handed(3)
    assert after.turn == 1
    over = after.passed_over()
    assert over is not None
    assert (over.colour, over.turn) == (3, 2)


def test_a_seat_that_has_left_is_passed_over_with_all_that_it_lays() -> None:
    state = play(begun(4), "a20").passed_over()
    assert state is not None
    assert (state.colour, state.turn) == (2, 2)
    three = play(begun(3), "a20", "t20", "t1")
    assert (three.colour, three.turn) == (3, 0)
    over = three.passed_over({1})
    assert over is not None
    assert (over.colour, over.turn) == (3, 2)
