"""Who meets whom, on which seats, and with which luck."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.arena import ArenaError, Plan, Sprt
from tessella.arena.game_run import GameRun
from tessella.arena.luck import Luck, has_chance
from tessella.core.event import Rolled
from tessella.core.language import LANGUAGES
from tessella.players import player

if TYPE_CHECKING:
    from tessella import Record


def records(plan: Plan, block: int) -> list[Record]:
    """The games of a block, played here."""
    numbers = range(block * plan.block_size, (block + 1) * plan.block_size)
    texts = [GameRun(plan, n, lambda _: None).play(player).record for n in numbers]
    return [tessella.Record.loads(text) for text in texts]


def random_record(game: tessella.Game) -> Record:
    record, rng = tessella.Record(game), random.Random(1)
    while record.state.turn is not None:
        record = record.add(rng.choice(record.state.moves()))
    return record


def chances(record: Record) -> list[str]:
    """All moves of chance."""
    turns = [state.turn for state in record.states()]
    pairs = zip(turns, record.moves, strict=False)
    return [str(move) for turn, move in pairs if turn == tessella.CHANCE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_every_seat_and_every_place_equally_often(seats: int) -> None:
    names = ("a", "b", "c", "d")[:seats]
    plan = Plan.of(tessella.game("tetris-link", seats=seats), names, 24 * seats)
    fixtures = [plan.fixture(number) for number in range(plan.games)]
    on_seats = Counter((f.seats[s], s) for f in fixtures for s in range(seats))
    in_places = Counter((f.seats[s], f.place(s)) for f in fixtures for s in range(seats))
    for counts in (on_seats, in_places):
        assert len(counts) == seats**2
        assert len(set(counts.values())) == 1
    assert {fixture.begins for fixture in fixtures} == set(range(seats))


def test_at_a_table_of_four_neighbours_change() -> None:
    plan = Plan.of(tessella.game("triominos", seats=4), ("a", "b", "c", "d"), 96)
    lefts: Counter[tuple[str, str]] = Counter()
    for number in range(plan.games):
        seats = plan.fixture(number).seats
        lefts.update((seats[s], seats[(s + 1) % 4]) for s in range(4))
    assert len(lefts) == 12
    assert len(set(lefts.values())) == 1


def test_more_players_than_seats_meet_all_others() -> None:
    plan = Plan.of(tessella.game("blokus-duo"), ("a", "b", "c"), 7)
    assert plan.lineups == (("a", "b"), ("a", "c"), ("b", "c"))
    assert (plan.block_size, plan.blocks, plan.games) == (6, 2, 12)


@pytest.mark.parametrize(
    ("players", "seats", "words"),
    [
        (("a",), 2, "2 seats"),
        (("a", "b", "c"), 4, "4 seats"),
        (("a", "b", "b"), 2, "named twice"),
        (("a",) * 65, 2, "not 65"),
    ],
)
def test_players_that_do_not_fit_are_refused(
    players: tuple[str, ...], seats: int, words: str
) -> None:
    with pytest.raises(ArenaError) as error:
        Plan.of(tessella.game("tetris-link", seats=seats), players, 2)
    assert words in str(error.value)
    assert len({error.value.say(language) for language in LANGUAGES}) == 3


def test_a_sequential_test_needs_two_sides() -> None:
    sprt = Sprt(0, 30, 0.05, 0.05)
    with pytest.raises(ArenaError, match="two sides"):
        Plan.of(tessella.game("blokus-duo"), ("a", "b", "c"), 2, sprt=sprt)


def test_openings_are_drawn_where_chance_varies_nothing() -> None:
    for name in tessella.games():
        game = tessella.game(name)
        _, *others = chances(random_record(game))
        plan = Plan.of(game, tuple("abcd"[: game.seats]), 2)
        assert plan.opening == (0 if others else game.seats), name
    quiet = tessella.game("tetris-link", dice=False, seats=3)
    assert Plan.of(quiet, ("a", "b", "c"), 2).opening == 3
    assert not has_chance(quiet)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tetris-duel", {}),
        ("tetris-link", {"seats": 3}),
        ("tetris-link", {"edition": "de"}),
        ("triominos", {"seats": 3}),
    ],
)
def test_chance_is_the_same_in_all_games_of_a_block(name: str, options: dict[str, object]) -> None:
    game = tessella.game(name, **options)
    plan = Plan.of(game, ("greedy", *["random"] * (game.seats - 1)), 20)
    once, *others = (chances(record) for record in records(plan, 1))
    assert once[0] == "first:1"
    for other in others:
        common = min(len(once), len(other))
        assert common > 8
        assert once[:common] == other[:common]
    assert chances(records(plan, 2)[0])[1:9] != once[1:9]


def test_the_same_seat_gets_the_same_roll_at_the_same_turn() -> None:
    plan = Plan.of(tessella.game("tetris-link", seats=2), ("greedy", "random"), 4)
    rolls = [
        [e for state in record.states() for e in state.events if isinstance(e, Rolled)]
        for record in records(plan, 0)
    ]
    common = min(map(len, rolls))
    assert common > len(tessella.game("tetris-link").start().moves())
    assert rolls[0][:common] == rolls[1][:common]


def test_a_longer_round_does_not_shift_the_luck_of_the_next() -> None:
    game = tessella.game("triominos", match="400")
    plan = Plan.of(game, ("greedy", "random"), 40)
    compared = 0
    for block in range(2):
        rounds = [_rounds(chances(record)) for record in records(plan, block)]
        for one, other in zip(rounds[0][1:], rounds[1][1:], strict=False):
            assert one[:19] == other[:19]
            compared += 1
    assert compared >= 3


def _rounds(moves: list[str]) -> list[list[str]]:
    """Moves of chance, from each lot to the next."""
    starts = [i for i, move in enumerate(moves) if move.startswith("first:")]
    return [moves[a:b] for a, b in zip(starts, [*starts[1:], len(moves)], strict=True)]


def test_paired_openings_are_the_same_and_differ_between_blocks() -> None:
    plan = Plan.of(tessella.game("blokus-duo"), ("random", "random"), 8, opening=4)
    one, other = records(plan, 0)
    assert one.moves[:5] == other.moves[:5]
    assert one.moves != other.moves
    assert records(plan, 2)[0].moves[:5] != one.moves[:5]


def test_luck_keeps_to_the_odds() -> None:
    state = tessella.game("tetris-link").start()
    rolled = state.play("first:0")
    rolls: Counter[str] = Counter()
    for block in range(100):
        luck = Luck("seed", block, begins=1)
        assert str(luck.draw(state)) == "first:1"
        rolls.update(str(luck.draw(rolled)) for _ in range(30))
    assert len(rolls) == 6
    chi2 = sum((count - 500) ** 2 / 500 for count in rolls.values())
    assert 0.2 < chi2 < 20.5  # five degrees of freedom: one sample in a thousand on either side
