from __future__ import annotations

import random
from math import sqrt

import pytest

import tessella
from tessella import CHANCE
from tessella.core.event import Laid, Passed
from tests.games.square_positions import cells_of, played, scored
from tests.games.tetris_link_by_hand import TetrisLinkByHand, shape_of

GAMES = 250


def picked(state: tessella.State, rng: random.Random, *, low: bool) -> str:
    """A random move; if `low`, a random one of the lowest, so that towers get full."""
    moves = [str(move) for move in state.moves()]
    if not low or state.turn == CHANCE:
        return rng.choice(moves)
    tops = {move: max(row for _, row in cells_of(move)) for move in moves}
    return rng.choice([move for move in moves if tops[move] == min(tops.values())])


def compare(state: tessella.State, by_hand: TetrisLinkByHand) -> None:
    """Demand that the law and the game by hand are at the same point."""
    assert state.scores == tuple(by_hand.scores)
    assert (state.turn is None) == by_hand.over
    passed = [(event.seat, event.rule) for event in state.events if isinstance(event, Passed)]
    assert passed == by_hand.passes
    racks = [{piece.name: piece.count for piece in rack.pieces} for rack in state.view(None).racks]
    assert racks == [{s: n for s, n in left.items() if n} for left in by_hand.left]
    if by_hand.dice and not by_hand.rolled and not by_hand.over:
        assert state.turn == CHANCE
        assert [str(move) for move in state.moves()] == list("*ILOST")
    elif not by_hand.over:
        assert state.turn == by_hand.seat
        assert [str(move) for move in state.moves()] == sorted(by_hand.moves())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["fr", "de"])
@pytest.mark.parametrize("dice", [True, False], ids=["dice", "free"])
@pytest.mark.parametrize("low", [True, False], ids=["low", "anywhere"])
def test_tl_19_random_games_agree_with_a_game_played_by_hand(
    *, seats: int, edition: str, dice: bool, low: bool
) -> None:
    rng = random.Random(f"{seats} {edition} {dice} {low}")
    first = rng.randrange(seats)
    game = tessella.game("tetris-link", seats=seats, edition=edition, dice=dice)
    state = played(game, f"first:{first}")
    by_hand = TetrisLinkByHand(seats, edition, first, dice=dice)
    compare(state, by_hand)
    while state.turn is not None:
        move = picked(state, rng, low=low)
        seat, is_roll = by_hand.seat, state.turn == CHANCE
        state = state.play(move)
        if is_roll:
            by_hand.roll(move)
        else:
            won, lost = by_hand.lay(move)
            both = [(seat, won, "TL-15"), (seat, -lost, "TL-16")]
            assert state.events[0] == Laid(seat, shape_of(move), move)
            assert scored(state) == [(seat, points, rule) for seat, points, rule in both if points]
        compare(state, by_hand)
    assert state.result is not None
    standings = [by_hand.standing(seat) for seat in range(seats)]
    assert [standings[seat] == max(standings) for seat in range(seats)] == [
        seat in state.result.winners for seat in range(seats)
    ]


def near(totals: list[int], counts: list[int], published: float) -> bool:
    """Whether the mean of what each game counted is near a published figure, and tight enough.

    Near is four standard errors; games are independent of each other, the turns of one are not.
    """
    ratio = sum(totals) / sum(counts)
    spread = sum((total - ratio * count) ** 2 for total, count in zip(totals, counts, strict=True))
    error = sqrt(spread) / sum(counts)
    return abs(ratio - published) < 4 * error < abs(published) / 10


def test_uniformly_random_play_without_dice_has_the_published_figures() -> None:
    rng = random.Random(2004)
    game = tessella.game("tetris-link", dice=False)
    scores, turns, choices, losses = [], [], [], []
    for number in range(GAMES):
        state, moves, lost = played(game, f"first:{number % 2}"), [], []
        while state.turn is not None:
            seat = state.turn
            moves.append(state.moves())
            before, state = state.scores[seat], state.play(rng.choice(moves[-1]))
            lost.append(state.scores[seat] < before)
        scores.append(sum(state.scores))
        turns.append(len(moves))
        choices.append(sum(map(len, moves)))
        losses.append(sum(lost))
    assert near(scores, [2] * GAMES, -10.96)
    assert near(turns, [1] * GAMES, 26.3)
    assert near(choices, turns, 120)
    assert near(losses, turns, 0.645)
