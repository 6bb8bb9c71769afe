from collections import Counter
from fractions import Fraction

import pytest

from tessella import CHANCE, IllegalMove, Move, NotationError, driver
from tessella.core.chance import sample
from tessella.core.errors import SeatError
from tessella.core.event import Event, Rolled
from tessella.core.perft import perft
from tests.core.coin import FACES, Coin, CoinState


class Counted:
    """A source of randomness that says what it is told, and notes what it was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.asked.append(stop)
        return self.number


def tossing() -> CoinState:
    return Coin().start().play("first:0")


def test_every_number_that_can_be_drawn_gives_each_move_exactly_its_share() -> None:
    state = tossing()
    drawn = Counter(str(sample(state, Counted(number))) for number in range(12))
    assert {face: Fraction(count, 12) for face, count in drawn.items()} == FACES


def test_a_sample_asks_once_for_a_number_below_the_common_denominator() -> None:
    source = Counted(0)
    sample(tossing(), source)
    assert source.asked == [12]


def test_odds_that_do_not_sum_to_1_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    short = tuple((Move(face), share / 2) for face, share in FACES.items())
    monkeypatch.setattr(CoinState, "odds", lambda _: short)
    with pytest.raises(ArithmeticError, match="sum to 1"):
        sample(tossing(), Counted(23))


def test_the_driver_plays_all_chances_in_a_row() -> None:
    end = driver(Coin().start(), Counted(0))
    assert end.turn is None
    assert end.result is not None
    assert end.result.winners == (1,)
    assert driver(end, Counted(0)) is end


def test_fair_odds_are_the_default() -> None:
    start = Coin().start()
    assert [share for _, share in start.odds()] == [Fraction(1, 2)] * 2
    assert driver(start, Counted(0)).odds() == ()


def test_a_move_of_another_kind_and_one_too_many_are_refused() -> None:
    with pytest.raises(IllegalMove, match="CT-1") as caught:
        Coin().start().play("heads")
    assert caught.value.rule == "CT-1"
    end = tossing().play("tails")
    assert end.turn is None
    with pytest.raises(IllegalMove, match="over"):
        end.play("tails")
    with pytest.raises(NotationError):
        end.play("rim")
    assert tossing().refusal("heads") is None
    assert tossing().is_legal("heads")
    assert not tossing().is_legal("first:1")


def test_a_view_of_the_core_knows_no_worth_of_moves() -> None:
    view = tossing().view(0)
    with pytest.raises(NotImplementedError):
        view.gain(Move("heads"))
    with pytest.raises(NotImplementedError):
        view.appeal(Move("heads"))


@pytest.mark.parametrize("seat", [CHANCE, 2, True, "0", 1.0, [0]])
def test_only_seats_and_spectators_have_a_view(seat: object) -> None:
    with pytest.raises(SeatError) as caught:
        tossing().view(seat)  # type: ignore[arg-type]
    assert "1" in str(caught.value)


def test_an_event_without_words_of_its_own_has_general_ones() -> None:
    end = tossing().play("heads")
    assert [event.message.key for event in end.events] == [
        "event-rolled",
        "event-scored",
        "event-passed",
        "event-ended",
    ]
    for event in end.events:
        assert event.seen_by(1) is event
        assert event.message.say("de")


def test_an_event_must_have_words() -> None:
    with pytest.raises(NotImplementedError):
        Event().message  # noqa: B018 - reading it is the test


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 2), (2, 6), (3, 0)])
def test_perft_counts_sequences_of_exactly_that_length(depth: int, count: int) -> None:
    assert perft(Coin().start(), depth) == count


def test_a_die_with_numbers_is_told_plainly_whatever_another_game_says_of_its_own() -> None:
    assert Rolled(0, "6").message.say("en") == "0 gets 6."
