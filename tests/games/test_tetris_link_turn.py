from __future__ import annotations

from fractions import Fraction

import pytest

import tessella
from tessella import CHANCE
from tessella.core.event import Began, Laid, Passed, PassedOver
from tessella.games.tetris_link.events import Rolled, UsedUp
from tests.games.square_positions import played, refused, texts, unreadable
from tests.games.tetris_link_by_hand import FACES, packed_tower, shape_of

FRENCH = tessella.game("tetris-link")
GERMAN = tessella.game("tetris-link", edition="de")
FREE = tessella.game("tetris-link", dice=False)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
EDITIONS = pytest.mark.parametrize("edition", ["fr", "de"])


def rolled(edition: str, *moves: str) -> tessella.State:
    return played(tessella.game("tetris-link", edition=edition), "first:0", *moves)


def with_logos(moves: tuple[str, ...]) -> list[str]:
    """The same placements, each after a roll of the logo."""
    return [text for move in moves for text in ("*", move)]


def only_column_j_left(edition: str) -> tessella.State:
    """Three seats; seat 0 rolls next, has no I left and nothing else that fits into column j."""
    game = tessella.game("tetris-link", seats=3, edition=edition)
    return played(game, "first:0", *with_logos(packed_tower()))


def no_o_left(edition: str) -> tessella.State:
    """Seat 0 rolls next and has laid all its O."""
    moves = []
    for n in range(5):
        low, foot = 2 * n + 1, 4 * n + 1
        moves += ["O", f"a{low},b{low},a{low + 1},b{low + 1}"]
        moves += ["I", f"j{foot},j{foot + 1},j{foot + 2},j{foot + 3}"]
    return rolled(edition, *moves)


@SEATS
def test_tl_5_who_begins_is_drawn_by_lot_uniformly(seats: int) -> None:
    start = tessella.game("tetris-link", seats=seats).start()
    assert start.turn == CHANCE
    lots = [f"first:{seat}" for seat in range(seats)]
    assert [str(move) for move in start.moves()] == lots
    assert [(str(move), share) for move, share in start.odds()] == [
        (lot, Fraction(1, seats)) for lot in lots
    ]


@SEATS
def test_tl_5_play_goes_round_in_seat_order(seats: int) -> None:
    game = tessella.game("tetris-link", seats=seats, dice=False)
    for first in range(seats):
        state = played(game, f"first:{first}")
        assert state.events == (Began(first),)
        for number in range(2 * seats):
            assert state.turn == (first + number) % seats
            state = state.play(f"a{number + 1},b{number + 1},c{number + 1},d{number + 1}")


def test_tl_5_a_lot_for_a_seat_that_is_not_there_is_no_move() -> None:
    error = unreadable(FRENCH, "first:2")
    assert error.rule == "TL-5"
    assert played(tessella.game("tetris-link", seats=3), "first:2").turn == CHANCE


@pytest.mark.parametrize("move", ["I", "*", "a1,b1,c1,d1", "a1,c1,e1,g1"])
@pytest.mark.parametrize("game", [FRENCH, GERMAN, FREE], ids=["fr", "de", "free"])
def test_tl_5_before_the_lot_any_other_move_is_of_the_wrong_kind(
    game: tessella.Game, move: str
) -> None:
    refused(game.start(), move, "TL-5")


@pytest.mark.parametrize("move", ["first:0", "first:1", "a1,b1,c1,d1", "a1,c1,e1,g1"])
def test_tl_5_before_the_roll_any_other_move_is_of_the_wrong_kind(move: str) -> None:
    refused(rolled("fr"), move, "TL-5")


@pytest.mark.parametrize("move", ["first:0", "I", "O", "*"])
def test_tl_5_after_the_roll_a_move_of_chance_is_of_the_wrong_kind(move: str) -> None:
    refused(rolled("fr", "I"), move, "TL-5")


@pytest.mark.parametrize("move", ["first:1", "I", "*"])
def test_tl_5_without_dice_a_roll_is_of_the_wrong_kind(move: str) -> None:
    refused(played(FREE, "first:0"), move, "TL-5")


@SEATS
def test_tl_6_every_turn_begins_with_a_roll_of_a_fair_die(seats: int) -> None:
    state = played(tessella.game("tetris-link", seats=seats), "first:0")
    for number in range(2 * seats):
        assert state.turn == CHANCE
        assert [(str(move), share) for move, share in state.odds()] == [
            (face, Fraction(1, 6)) for face in "*ILOST"
        ]
        state = state.play("*")
        assert state.turn == number % seats
        assert state.events == (Rolled(number % seats, "*"),)
        assert state.odds() == ()
        state = state.play(f"a{number + 1},b{number + 1},c{number + 1},d{number + 1}")


def test_tl_6_the_view_shows_what_was_rolled_for_this_turn_only() -> None:
    state = rolled("fr")
    assert state.view(0).rolled is None
    state = state.play("T")
    assert [state.view(seat).rolled for seat in (0, 1, None)] == ["T", "T", "T"]
    assert state.play("a1,b1,c1,b2").view(1).rolled is None


@EDITIONS
def test_tl_6_a_seat_that_will_have_to_pass_rolls_all_the_same(edition: str) -> None:
    state = only_column_j_left(edition)
    assert state.turn == CHANCE
    for face in "*ILOST":
        after = state.play(face)
        assert after.events[0] == Rolled(0, face)
        assert after.turn == CHANCE
        assert after.play("I").turn == 1


@SEATS
@EDITIONS
def test_tl_6_without_dice_there_is_no_roll(seats: int, edition: str) -> None:
    game = tessella.game("tetris-link", seats=seats, edition=edition, dice=False)
    state = played(game, "first:1")
    assert state.turn == 1
    assert len(state.moves()) == 162
    state = state.play("a1,b1,c1,d1")
    assert state.turn == 2 % seats
    assert state.view(None).rolled is None


@EDITIONS
def test_tl_6_without_dice_a_seat_that_cannot_place_is_passed_over(edition: str) -> None:
    game = tessella.game("tetris-link", seats=3, edition=edition, dice=False)
    state = played(game, "first:0", *packed_tower())
    assert state.turn == 1
    assert [event for event in state.events if isinstance(event, Passed)] == [Passed(0, "TL-11")]
    assert texts(state) == {"j1,j2,j3,j4"}
    state = state.play("j1,j2,j3,j4")
    assert (state.turn, state.events[1:]) == (2, ())
    state = state.play("j5,j6,j7,j8")
    assert (state.turn, state.events[1:]) == (1, (Passed(0, "TL-11"),))
    assert isinstance(state.events[0], Laid)


@pytest.mark.parametrize("face", FACES)
def test_tl_7_a_shape_rolled_must_be_played(face: str) -> None:
    state = rolled("fr", face)
    assert state.turn == 0
    assert {shape_of(text) for text in texts(state)} == {face}
    for other, text in FACES.items():
        if other != face:
            error = refused(state, text, "TL-7")
            assert face in str(error)


def test_tl_7_even_where_every_placement_leaves_a_hole() -> None:
    state = rolled("fr", "S")
    assert len(state.moves()) == 34
    assert all(state.play(move).scores[0] < 0 for move in state.moves())


def test_tl_8_words_tell_that_the_logo_leaves_the_choice() -> None:
    assert "TL-8" in Rolled(0, "*").message.say()
    assert Rolled(0, "T").message.key == "event-rolled"


def test_tl_8_the_logo_lets_the_seat_play_any_shape_that_it_has() -> None:
    state = rolled("fr", "*")
    assert len(state.moves()) == 162
    assert {shape_of(text) for text in texts(state)} == set("IOTLS")


@EDITIONS
def test_tl_8_the_logo_gives_no_shape_that_the_seat_has_not(edition: str) -> None:
    state = no_o_left(edition).play("*")
    assert {shape_of(text) for text in texts(state)} == set("ITLS")
    refused(state, "c1,d1,c2,d2", "TL-2")


@EDITIONS
@pytest.mark.parametrize("face", ["O", "T", "L", "S"])
def test_tl_11_a_shape_rolled_that_fits_nowhere_is_a_pass(edition: str, face: str) -> None:
    state = only_column_j_left(edition)
    after = state.play(face)
    assert after.events == (Rolled(0, face), Passed(0, "TL-11"))
    assert after.scores == state.scores
    assert after.turn == CHANCE
    assert after.play("I").turn == 1


@EDITIONS
def test_tl_11_even_if_another_shape_of_the_seat_would_fit(edition: str) -> None:
    before = only_column_j_left(edition).play("*")
    assert before.play("I").moves()
    state = before.play("S")
    assert state.events == (Rolled(1, "S"), Passed(1, "TL-11"))
    assert state.turn == CHANCE
    assert state.play("I").turn == 2


@EDITIONS
def test_tl_11_with_the_logo_a_seat_passes_only_if_none_of_its_shapes_fits(edition: str) -> None:
    state = only_column_j_left(edition)
    passed = state.play("*")
    assert passed.events == (Rolled(0, "*"), Passed(0, "TL-11"))
    assert passed.scores == state.scores
    after = passed.play("*")
    assert (after.turn, texts(after)) == (1, {"j1,j2,j3,j4"})


def test_tl_11_nobody_may_pass_otherwise() -> None:
    for face in "*ILOST":
        state = rolled("fr", face)
        assert all(shape_of(text) for text in texts(state))
    unreadable(FRENCH, "pass")


def test_tl_12_french_edition_a_shape_that_the_seat_has_not_is_like_the_logo() -> None:
    before = no_o_left("fr")
    state = before.play("O")
    assert state.turn == 0
    assert state.events == (Rolled(0, "O"), UsedUp(0, "O"))
    told = state.events[1].message.say("en")
    assert told == "0 has no O left: any other shape will do (TL-12)."
    assert texts(state) == texts(before.play("*"))
    assert {shape_of(text) for text in texts(state)} == set("ITLS")
    refused(state, "c1,d1,c2,d2", "TL-2")


def test_tl_12_german_edition_a_shape_that_the_seat_has_not_is_a_pass() -> None:
    before = no_o_left("de")
    state = before.play("O")
    assert state.events == (Rolled(0, "O"), Passed(0, "TL-12"))
    assert state.turn == CHANCE
    assert state.scores == before.scores
    assert state.play("O").turn == 1


def test_tl_12_french_is_the_default_edition() -> None:
    assert FRENCH.options["edition"] == "fr"
    assert tessella.game("tetris-link", edition="fr") == FRENCH
    assert GERMAN != FRENCH


@EDITIONS
def test_tl_12_a_shape_that_the_seat_has_is_no_matter_of_editions(edition: str) -> None:
    state = no_o_left(edition).play("T")
    assert {shape_of(text) for text in texts(state)} == {"T"}


def test_tl_12_where_nothing_else_fits_either_the_seat_passes_in_both_editions() -> None:
    french, german = only_column_j_left("fr").play("I"), only_column_j_left("de").play("I")
    assert french.events == (Rolled(0, "I"), Passed(0, "TL-11"))
    assert german.events == (Rolled(0, "I"), Passed(0, "TL-12"))


def test_tl_5_the_table_passes_over_a_seat_that_has_left_and_its_roll_is_lost() -> None:
    state = played(tessella.game("tetris-link", seats=3), "first:0", "I")
    passed = state.passed_over()
    assert passed is not None
    assert (passed.turn, passed.events) == (CHANCE, (PassedOver(0),))
    assert passed.scores == state.scores
    assert passed.play("O").turn == 1
    assert passed.passed_over() is None
    assert passed == played(tessella.game("tetris-link", seats=3), "first:1")


def test_tl_5_without_dice_the_next_seat_plays_at_once() -> None:
    state = played(tessella.game("tetris-link", seats=4, dice=False), "first:3")
    passed = state.passed_over({1, 2})
    assert passed is not None
    assert passed.turn == 0
