"""Small Triominos, and rounds dealt anew: what laboratories play with."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import envs
from tessella.core.matching import any_matching
from tessella.core.recall import Course, openly
from tessella.games.triominos.laboratory import SmallTriominos
from tessella.games.triominos.redeal import redeal
from tests.games.triominos_positions import triominos
from tests.games.triominos_redeal import check_honest, courses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core.recall import Ply
    from tessella.games.triominos.game import Triominos

ROUNDS = (
    triominos(),
    triominos(seats=4),
    triominos(seats=3, voluntary_draw=False),
    triominos(voluntary_draw=False),
    triominos(seats=3, match="400", target=20),
    SmallTriominos(hand=3, draws=True),
    SmallTriominos(hand=3),
)


def test_there_are_ten_tiles_and_no_draws() -> None:
    rng = random.Random(1)
    for _ in range(20):
        *_, (course, state) = courses(SmallTriominos(), rng)
        dealt = {ply.text for ply in course[1:5]}
        assert len(dealt) == 4
        assert all(set(tile) <= set("012") for tile in dealt)
        assert "draw" not in {ply.text for ply in course}
        assert state.turn is not None


def test_the_table_of_the_small_game_is_frozen() -> None:
    table = envs.actions(SmallTriominos())
    assert (len(table), table.hash[:16]) == (121, "75678e3572f51c3f")


def test_the_small_game_is_in_no_box() -> None:
    assert SmallTriominos.name not in tessella.games()


@pytest.mark.parametrize("game", ROUNDS, ids=str)
def test_what_is_dealt_anew_follows_from_what_was_seen_alone(game: Triominos) -> None:
    rounds = 6 if isinstance(game, SmallTriominos) else 1
    assert sum(check_honest(game, seed) for seed in range(rounds)) > 0


def test_the_truth_is_found_out() -> None:
    """A version that gives back the true course, as a copy of the state would, cheats."""

    def cheats(
        game: Triominos, plies: Sequence[Ply], turn: int, seat: int, rng: random.Random
    ) -> list[str]:
        del game, turn, seat, rng
        return [ply.text for ply in plies]

    with pytest.raises(AssertionError, match="what is hidden made a difference"):
        check_honest(triominos(), 1, cheats)


def test_a_course_is_copied_by_being_shared() -> None:
    course = Course().add(tessella.CHANCE, "first:0").add(0, "e10")
    assert deepcopy(course) is course
    assert openly(course) == ("first:0", "e10")


def test_what_cannot_have_happened_is_not_dealt() -> None:
    """A hand of three and three drawn tiles fit nowhere; but there are five such tiles."""
    game = SmallTriominos(hand=3, draws=True, voluntary_draw=False)
    told = ["first:0", "dealt 6 000 011 012", "0 ^0,0:000", *["1 draw", "1 ?"] * 3]
    assert not list(redeal(game, told, 0, 0, random.Random(1)))
    assert not list(redeal(game, [], 0, 0, random.Random(1)))


def test_where_nothing_is_forbidden_all_matchings_are_equally_likely() -> None:
    rng, anything = random.Random(1), frozenset(range(3))
    found = Counter(tuple(any_matching([anything] * 3, rng) or ()) for _ in range(6000))
    assert len(found) == 6
    assert all(880 < times < 1120 for times in found.values())


def test_a_matching_heeds_what_each_row_allows() -> None:
    rows = [frozenset({0, 1}), frozenset({0}), frozenset({0, 1, 2, 3}), frozenset({1, 3})]
    found = {tuple(any_matching(rows, random.Random(seed)) or ()) for seed in range(50)}
    assert found == {(1, 0, 2, 3)}
    assert any_matching([frozenset({0}), frozenset({0})], random.Random(1)) is None
