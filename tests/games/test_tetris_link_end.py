from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tessella
from tessella import CHANCE, Result
from tessella.core.event import Ended, Laid, Passed, PassedOver
from tessella.games.tetris_link.events import Rolled
from tessella.games.tetris_link.state import TetrisLinkState
from tests.games.square_positions import cells_of, owners, played, refused, text_of, texts
from tests.games.tetris_link_by_hand import FACES, TetrisLinkByHand, packed_tower

FILE = Path(__file__).parent.parent / "data" / "tetris-link-endings.txt"
ENDINGS = {
    head.split()[0]: (int(head[-1]), moves.split())
    for head, _, moves in (line.partition(": ") for line in FILE.read_text("utf-8").splitlines())
}
EDITIONS = pytest.mark.parametrize("edition", ["fr", "de"])
DICE = pytest.mark.parametrize("dice", [True, False], ids=["dice", "free"])
SHAFT = ["j1,j2,j3,j4", "j5,j6,j7,j8", "j9,j10,j11,j12", "j13,j14,j15,j16", "j17,j18,j19,j20"]


def full_tower(edition: str, *, dice: bool) -> tessella.State:
    """Three seats; all 200 cells but j17 to j20 are filled, and seat 1 may fill those."""
    game = tessella.game("tetris-link", seats=3, edition=edition, dice=dice)
    state = played(game, "first:0")
    for move in (*packed_tower(), *SHAFT[:4]):
        state = at_move(state).play(move)
    return at_move(state)


def at_move(state: tessella.State) -> tessella.State:
    """The state when a seat can play, whatever logos it takes."""
    while state.turn == CHANCE:
        state = state.play("*")
    return state


@EDITIONS
@DICE
def test_tl_19_the_game_is_over_when_no_seat_can_place_any_piece(
    edition: str,
    dice: bool,  # noqa: FBT001 - pytest fills it in
) -> None:
    before = full_tower(edition, dice=dice)
    assert before.turn == 1
    assert before.result is None
    state = before.play(SHAFT[4])
    assert (state.turn, state.moves(), state.odds()) == (None, (), ())
    assert isinstance(state.events[0], Laid)
    assert state.events[-1] == Ended("TL-20")
    assert len(owners(state)) == 200


@EDITIONS
def test_tl_19_it_is_over_with_the_placement_before_the_next_roll(edition: str) -> None:
    state = full_tower(edition, dice=True).play(SHAFT[4])
    assert state.turn is None
    assert not any(isinstance(event, Rolled) for event in state.events)


@EDITIONS
def test_tl_19_a_pass_does_not_end_the_game_while_another_can_place(edition: str) -> None:
    game = tessella.game("tetris-link", seats=3, edition=edition)
    state = played(game, "first:0", *(text for move in packed_tower() for text in ("*", move)))
    for face in "SSSSSS*":
        assert state.result is None
        state = state.play(face)
    assert state.turn == CHANCE
    assert texts(state.play("I")) == {SHAFT[0]}


def test_tl_19_holes_may_be_left_when_nobody_can_place() -> None:
    for seats, moves in ENDINGS.values():
        state = played(tessella.game("tetris-link", seats=seats, dice=False), *moves)
        assert state.turn is None
        assert len(owners(state)) == 4 * (len(moves) - 1) < 200


def test_tl_19_the_game_goes_on_until_then() -> None:
    for seats, moves in ENDINGS.values():
        state = played(tessella.game("tetris-link", seats=seats, dice=False), moves[0])
        for move in moves[1:]:
            assert state.turn is not None
            assert state.result is None
            assert Ended("TL-20") not in state.events
            state = state.play(move)


def turn(state: tessella.State, by_hand: TetrisLinkByHand, face: str, move: str) -> tessella.State:
    """A roll and, unless it makes the seat pass, a placement, in both games."""
    state = state.play(face)
    by_hand.roll(face)
    if by_hand.rolled:
        state = state.play(move)
        by_hand.lay(move)
    return state


def seat_0_used_up() -> tuple[tessella.State, TetrisLinkByHand]:
    """German edition: seat 1 lays its five I and then rolls I, so seat 0 can lay all its pieces."""
    state = played(tessella.game("tetris-link", edition="de"), "first:0")
    by_hand = TetrisLinkByHand(2, "de", 0, dice=True)
    columns = {"I": 9, "O": 1, "L": 3, "T": 5, "S": 5}
    for number, shape in enumerate("IIIIIOOOOOLLLLLTTTTTSSSSS"):
        figure = "a1,a2,a3,a4" if shape == "I" else FACES[shape]
        rest = by_hand.tower.drop(cells_of(figure), columns[shape])
        assert rest is not None
        state = turn(state, by_hand, shape, text_of(rest))
        state = turn(state, by_hand, "I", SHAFT[min(number, 4)])
    assert not any(by_hand.left[0].values())
    assert sum(by_hand.left[1].values()) == 20
    return state, by_hand


@pytest.mark.parametrize("face", ["*", "I", "L", "O", "S", "T"])
def test_tl_13_a_seat_with_no_piece_left_passes_whatever_it_rolls(face: str) -> None:
    state, _ = seat_0_used_up()
    assert state.view(0).racks[0].pieces == ()
    after = state.play(face)
    assert after.events == (Rolled(0, face), Passed(0, "TL-13"))
    assert after.scores == state.scores
    assert after.turn == CHANCE
    assert after.play("*").turn == 1


def test_tl_19_a_seat_without_pieces_can_place_nothing_and_the_other_ends_the_game() -> None:
    state, by_hand = seat_0_used_up()
    while not by_hand.over:
        assert state.turn == CHANCE
        lowest = min(texts(at_move(state)), key=lambda text: max(row for _, row in cells_of(text)))
        state = turn(state, by_hand, "*", lowest)
        assert state.scores == tuple(by_hand.scores)
    assert sum(by_hand.left[1].values()) < 15
    assert state.turn is None
    assert state.result is not None
    assert state.result.scores == state.scores


@pytest.mark.parametrize(
    ("name", "winners", "ranks"),
    [
        ("score-before-group", (1,), (2, 1)),
        ("larger-group", (1,), (2, 1)),
        ("shared", (0, 1), (1, 1)),
        ("shared-by-two-of-three", (0, 1), (1, 1, 3)),
        ("three-tied-groups-decide", (0,), (1, 3, 2)),
        ("second-place-shared", (2,), (2, 2, 1)),
        ("second-place-by-group", (1,), (4, 1, 3, 2)),
        ("shared-by-three-of-four", (1, 2, 3), (4, 1, 1, 1)),
    ],
)
def test_tl_20_the_highest_score_wins_then_the_largest_group_then_both(
    name: str, winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    seats, moves = ENDINGS[name]
    by_hand = TetrisLinkByHand(seats, "fr", int(moves[0][-1]), dice=False)
    for move in moves[1:]:
        by_hand.lay(move)
    assert by_hand.over
    standings = [by_hand.standing(seat) for seat in range(seats)]
    assert winners == tuple(s for s in range(seats) if standings[s] == max(standings))
    assert ranks == tuple(1 + sum(other > own for other in standings) for own in standings)
    state = played(tessella.game("tetris-link", seats=seats, dice=False), *moves)
    assert state.result == Result(winners, ranks, tuple(by_hand.scores), "TL-20")
    assert state.scores == state.result.scores


def test_tl_20_a_larger_group_does_not_beat_a_higher_score() -> None:
    seats, moves = ENDINGS["score-before-group"]
    by_hand = TetrisLinkByHand(seats, "fr", 0, dice=False)
    for move in moves[1:]:
        by_hand.lay(move)
    (score_0, group_0), (score_1, group_1) = by_hand.standing(0), by_hand.standing(1)
    assert score_0 < score_1
    assert group_0 > group_1


@EDITIONS
@pytest.mark.parametrize("move", ["first:0", "I", "*", "a1,b1,c1,d1", "a1,c1,e1,g1"])
def test_tl_20_a_move_after_the_end_is_refused(edition: str, move: str) -> None:
    refused(full_tower(edition, dice=True).play(SHAFT[4]), move, "TL-20")


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 20, 91])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_every_seat_and_a_spectator_see_the_whole_open_game(seat: int | None, moves: int) -> None:
    game = tessella.game("tetris-link", seats=3)
    line = ["first:0", *(text for move in packed_tower() for text in ("*", move))]
    state = played(game, *line[:moves])
    view = state.view(seat)
    assert (view.game, view.seat, view.turn) == (game, seat, state.turn)
    assert (view.scores, view.result, view.events) == (state.scores, state.result, state.events)
    assert view.moves == (state.moves() if state.turn == seat else ())
    assert [rack.seat for rack in view.racks] == [0, 1, 2]
    assert [rack.hidden for rack in view.racks] == [0, 0, 0]
    laid = sum(piece.count for rack in view.racks for piece in rack.pieces)
    assert len(owners(state, seat)) == 4 * (75 - laid) == 4 * (max(moves - 1, 0) // 2)


def test_a_view_tells_what_a_move_gains() -> None:
    state = played(tessella.game("tetris-link", dice=False), "first:0")
    view = state.view(0)
    gains = {str(move): view.gain(move) for move in view.moves}
    assert gains["a1,b1,b2,c2"] == -1
    assert gains["b1,a2,b2,c2"] == -2
    assert gains["a1,b1,c1,d1"] == 0


@EDITIONS
@DICE
def test_tl_19_the_game_is_over_when_only_seats_that_have_left_could_place(
    edition: str,
    dice: bool,  # noqa: FBT001 - pytest fills it in
) -> None:
    state = full_tower(edition, dice=dice)
    passed = state.passed_over()
    assert passed is not None
    assert passed.events[0] == PassedOver(1)
    able = [seat for seat in (0, 2) if "j17,j18,j19,j20" in texts(with_turn(state, seat))]
    assert (passed.result is None) == bool(able)
    last = state.passed_over({0, 2})
    assert last is not None
    assert last.result is not None
    assert (last.result.reason, last.events[-1]) == ("TL-20", Ended("TL-20"))


def with_turn(state: tessella.State, seat: int) -> tessella.State:
    """The same tower, with the turn and the logo for another seat."""
    assert isinstance(state, TetrisLinkState)
    return replace(state, seat=seat, rolled="*" if state.game.options["dice"] else None)
