import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessella import Result
from tessella.core.tuples import added, put


@pytest.mark.parametrize(
    ("keys", "ranks", "winners"),
    [
        ((5, 3), (1, 2), (0,)),
        ((3, 5), (2, 1), (1,)),
        ((4, 4), (1, 1), (0, 1)),
        ((7, 7, 2), (1, 1, 3), (0, 1)),
        ((1, 9, 9, 9), (4, 1, 1, 1), (1, 2, 3)),
        ((2, 9, 5, 5), (4, 1, 2, 2), (1,)),
        ((-3, -1), (2, 1), (1,)),
        (((4, 2), (4, 3)), (2, 1), (1,)),
    ],
)
def test_the_highest_key_is_first_and_equal_keys_share_a_rank(
    keys: tuple[object, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    scores = tuple(range(len(keys)))
    assert Result.ranked(keys, scores, "BD-9") == Result(winners, ranks, scores, "BD-9")


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=6))
def test_ranks_are_competition_ranks(keys: list[int]) -> None:
    result = Result.ranked(keys, tuple(keys), "BD-9")
    order = sorted(keys, reverse=True)
    assert result.ranks == tuple(order.index(key) + 1 for key in keys)
    assert [keys[seat] for seat in result.winners] == [max(keys)] * keys.count(max(keys))


def test_tuples_change_in_one_place_only() -> None:
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
    assert put((1,), 0, 9) == (9,)
    assert added((1, 2, 3), 2, -5) == (1, 2, -2)
