"""Which pieces can never be laid any more, and that it is told once that a colour is out."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import tessella
from tessella.core.event import Passed
from tessella.core.polyomino import Placement
from tessella.families.blokus.pieces import BIT, FULL_HAND
from tessella.families.blokus.state import BlokusState
from tessella.games.blokus.board import BOARD, CORNERS

GAMES = {
    "blokus of two": tessella.game("blokus", seats=2),
    "blokus of three": tessella.game("blokus", seats=3),
    "blokus of four, any corner": tessella.game("blokus", corners="any"),
    "blokus duo": tessella.game("blokus-duo"),
}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def states_of(game: tessella.Game, seed: int) -> list[BlokusState]:
    """A whole game of moves by chance."""
    state, rng, found = game.start(), random.Random(seed), list[BlokusState]()
    while state.turn is not None:
        state = state.play(rng.choice(state.moves()))
        assert isinstance(state, BlokusState)
        found.append(state)
    return found


def fitting(state: BlokusState, colour: int) -> int:
    """The pieces of a colour that could be laid if it had the turn."""
    moves = state.handed(colour).moves()
    return sum({BIT[move.piece] for move in moves if isinstance(move, Placement)})


@every_game
def test_bk_7_what_is_lost_is_never_laid_and_what_fits_is_not_lost(game: tessella.Game) -> None:
    states = states_of(game, seed=3)
    for colour in range(len(game.owners)):
        lost = 0
        for state in states:
            assert lost & ~state.hands[colour] == 0, "a lost piece was laid"
            assert lost & ~state.lost(colour) == 0, "a lost piece came back"
            lost = state.lost(colour)
            assert not lost & fitting(state, colour)
        assert lost == states[-1].hands[colour], "when the game is over nothing has room"
    both = ((state.lost(c), state.hands[c]) for state in states for c in range(len(game.owners)))
    assert any(0 < lost < hand for lost, hand in both), "some are lost while others fit"


def test_bk_7_a_piece_is_lost_only_if_no_other_piece_can_make_room_for_it() -> None:
    """Blue has a strip of six cells beyond its corner, and may come to the end of it by steps."""
    free = BOARD.read("b2,c2,d2,e2,f2,g2")
    laid = (1 << BOARD.read("a1")[0], 0, 0, 0)
    walls = BOARD.all & ~laid[0] & ~sum(1 << cell for cell in free)
    start = tessella.game("blokus").start().play("first:0")
    assert isinstance(start, BlokusState)
    boxed = replace(start, laid=(laid[0], walls, 0, 0), hands=(FULL_HAND, 0, 0, 0))
    straight = sum(BIT[name] for name in ("1", "2", "I3", "I4", "I5"))
    assert boxed.lost(0) == FULL_HAND & ~straight
    assert boxed.view(0).lost(boxed.view(0).racks[0]) >= {"X", "O", "V3"}
    last = replace(boxed, laid=(laid[0], BOARD.all & ~laid[0], 0, 0))
    assert last.lost(0) == FULL_HAND


def test_bk_4_before_the_first_piece_only_a_corner_that_is_taken_loses_all() -> None:
    start = tessella.game("blokus").start().play("first:0")
    assert isinstance(start, BlokusState)
    assert [start.lost(colour) for colour in range(4)] == [0] * 4
    taken = replace(start, laid=(CORNERS[1], 0, 0, 0))
    assert [taken.lost(colour) for colour in range(4)] == [0, FULL_HAND, 0, 0]


@every_game
def test_bk_7_that_a_colour_is_out_is_new_only_once(game: tessella.Game) -> None:
    told: dict[tuple[int | None, int], list[bool]] = {}
    for state in states_of(game, seed=4):
        for event in state.events:
            if isinstance(event, Passed):
                key = event.colour, -1 if event.colour is not None else event.seat
                told.setdefault(key, []).append(event.again)
    assert told
    for again in told.values():
        assert again == [False, *[True] * (len(again) - 1)]


def test_bk_9_the_rack_of_the_common_colour_says_who_lays_it_next() -> None:
    game = tessella.game("blokus", seats=3)
    states = states_of(game, seed=5)
    for state in states:
        *own, common = state.view(None).racks
        assert [rack.next for rack in own] == [None] * 3
        assert common.next == (None if state.result else state.seat_of(3))
    turns = [state.view(None).racks[3].next for state in states if state.colour == 3]
    assert set(turns) == {0, 1, 2}
    assert all(
        state.turn == state.view(None).racks[3].next for state in states if state.colour == 3
    )
