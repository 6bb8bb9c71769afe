"""What games say of themselves in the Go Text Protocol."""

from __future__ import annotations

import random

import pytest

import tessella
from tessella.core.gtp import actor_name, colour_names, lot_for

BLOKUS = tessella.game("blokus-duo")


@pytest.mark.parametrize("name", tessella.games())
def test_every_colour_has_a_name_of_its_own(name: str) -> None:
    game = tessella.game(name)
    names = [name for own in colour_names(game) for name in own]
    assert len(colour_names(game)) == len(game.owners) == game.seats
    assert len(set(names)) == len(names)
    assert actor_name(game, tessella.CHANCE) == "chance"


def test_blokus_duo_has_black_and_white_and_the_others_numbers() -> None:
    assert [actor_name(BLOKUS, seat) for seat in (0, 1)] == ["b", "w"]
    assert actor_name(tessella.game("tetris-link", seats=3), 2) == "2"


def test_only_a_lot_that_says_all_goes_without_saying() -> None:
    assert str(lot_for(BLOKUS.start(), 1)) == "first:1"
    assert lot_for(BLOKUS.start().play("first:0"), 0) is None
    assert lot_for(BLOKUS.start(), tessella.CHANCE) is None
    assert lot_for(tessella.game("tetris-link").start(), 0) is None
    assert str(lot_for(tessella.game("tetris-link", dice=False).start(), 0)) == "first:0"


def test_final_score_is_a_lead_in_blokus_duo_and_all_scores_elsewhere() -> None:
    state = BLOKUS.start().play("first:0")
    assert BLOKUS.final_score(state) == "0"
    assert BLOKUS.final_score(state.play("e10,f10")) == "B+2"
    assert BLOKUS.final_score(BLOKUS.start().play("first:1").play("j5,i5,h5")) == "W+3"
    link = tessella.game("tetris-link", seats=4)
    assert link.final_score(link.start()) == "0 0 0 0"


def test_black_opens_on_e10_and_white_on_j5() -> None:
    on_e10, on_j5 = BLOKUS.parse("e10,f10"), BLOKUS.parse("j5,i5")
    assert [BLOKUS.gtp_turned(seat, on_e10) for seat in (0, 1)] == [0, 2]
    assert [BLOKUS.gtp_turned(seat, on_j5) for seat in (0, 1)] == [2, 0]
    assert not BLOKUS.gtp_turned(0, BLOKUS.parse("a1"))
    assert not tessella.game("tetris-duel").gtp_turned(0, on_e10)


def test_half_a_turn_keeps_a_game_of_blokus_duo_as_it_is() -> None:
    rng, state = random.Random(1), BLOKUS.start().play("first:0")
    turned = state
    while state.turn is not None:
        move = rng.choice(state.moves())
        state, turned = state.play(move), turned.play(BLOKUS.turned(move, 2))
        assert BLOKUS.turned(BLOKUS.turned(move, 2), 2) == move
        assert BLOKUS.turned(BLOKUS.turned(move, 1), -1) == move
    assert turned.result == state.result


def test_a_quarter_turn_is_clockwise() -> None:
    move = BLOKUS.parse("a1,b1,c1")
    turned = [BLOKUS.turned(move, quarters).text for quarters in range(4)]
    assert turned == ["a1,b1,c1", "a12,a13,a14", "l14,m14,n14", "n1,n2,n3"]


def test_turns_leave_other_moves_alone() -> None:
    for game, text in (("blokus-duo", "first:1"), ("triominos", "draw"), ("tetris-link", "I")):
        move = tessella.game(game).parse(text)
        assert all(tessella.game(game).turned(move, quarters) == move for quarters in range(4))


def test_only_blokus_duo_lets_a_seat_move_out_of_turn() -> None:
    state = BLOKUS.start().play("first:0").play("e10,f10")
    handed = state.handed(0)
    assert handed is not None
    assert handed.turn == 0
    assert handed.is_legal("g9")
    assert tessella.game("tetris-link").start().play("first:0").play("I").handed(1) is None
