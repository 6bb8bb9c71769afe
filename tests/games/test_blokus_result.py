from __future__ import annotations

from dataclasses import replace

import pytest

import tessella
from tessella.core.event import Scored
from tessella.families.blokus.pieces import BIT, FULL_HAND, NAMES
from tessella.families.blokus.state import BlokusState
from tests.games.square_positions import played, scored

LAST = {"1": 20, "2": 15}


def left(*names: str) -> int:
    """A hand of these pieces."""
    return sum(BIT[name] for name in names)


def before_the_last_piece(piece: str, seats: int) -> BlokusState:
    """Blue has one piece left, and room to lay it."""
    game = tessella.game("blokus", seats=seats)
    state = played(game, "first:0", "a20", "t20", "t1", "a1")
    assert isinstance(state, BlokusState)
    return replace(state, hands=(left(piece), *state.hands[1:]))


@pytest.mark.parametrize("piece", sorted(LAST))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bk_8_all_laid_is_worth_15_and_20_with_the_one_cell_piece_last(
    piece: str, seats: int
) -> None:
    state = before_the_last_piece(piece, seats)
    after = state.play("b19" if piece == "1" else "b19,c19")
    assert isinstance(after, BlokusState)
    assert after.worth[0] == LAST[piece]
    assert scored(after)[:2] == [(0, int(piece), "BK-8"), (0, LAST[piece], "BK-8")]


def test_bk_8_each_cell_that_is_not_laid_costs_a_point() -> None:
    state = played(tessella.game("blokus"), "first:0", "a20,b20", "t20,t19,t18")
    assert state.scores == (-87, -86, -89, -89)
    assert scored(state) == [(1, 3, "BK-8")]


def test_bk_10_a_seat_has_the_sum_of_its_colours() -> None:
    game = tessella.game("blokus", seats=2)
    assert game.start().scores == (-178, -178)
    state = played(game, "first:0", "a20", "t20", "t1", "a1")
    assert isinstance(state, BlokusState)
    hands = (left("1", "X"), left(*NAMES), 0, left("I3"))
    state = replace(state, hands=hands, bonus=(0, 0, 20, 0))
    assert state.scores == (-6 + 20, -89 - 3)


@pytest.mark.parametrize(
    ("hands", "winners", "ranks"),
    [
        (("1", "2", "I3", "I4"), (0,), (1, 2, 3, 4)),
        (("I4", "O", "1", "2"), (2,), (3, 3, 1, 2)),
        (("2", "2", "2", "2"), (0, 1, 2, 3), (1, 1, 1, 1)),
    ],
)
def test_bk_10_the_highest_wins_and_equal_is_shared(
    hands: tuple[str, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """All have one piece left, which has no room: the last move ends the game."""
    state = played(tessella.game("blokus"), "first:0", "a20", "t20", "t1", "a1")
    assert isinstance(state, BlokusState)
    full = replace(state, laid=(0,) * 4, hands=tuple(map(left, hands)))
    everything = sum(1 << cell for cell in range(400)) & ~1
    full = replace(full, laid=(everything & ~(1 << 21), 1 << 21, 0, 0), colour=1)
    full = replace(full, hands=(*full.hands[:1], full.hands[1] | BIT["1"], *full.hands[2:]))
    over = full.play("a1")
    assert over.result is not None
    assert over.result.winners == winners
    assert over.result.ranks == ranks
    assert over.result.reason == "BK-10"
    assert not [event for event in over.events if isinstance(event, Scored) and event.seat != 1]


def test_bk_10_a_full_hand_is_worth_minus_89() -> None:
    assert FULL_HAND.bit_count() == 21
    assert tessella.game("blokus").start().scores == (-89,) * 4
