"""Players know their view and nothing else, and play by the law in every game."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain
from math import comb
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.language import LANGUAGES
from tessella.core.registry import game_type
from tessella.core.showcase import fewest_seats
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.score import parts
from tessella.games.triominos.state import TriominosState
from tessella.games.triominos.tiles import TILE_SET
from tessella.games.triominos.view import TriominosView
from tessella.players import Player, PlayerError, UnknownPlayerError, player, players

if TYPE_CHECKING:
    from collections.abc import Iterator

LUCKY = {"tetris-link": (8, 7), "triominos": (40, 24)}
"""Games to play, and how many of them greedy must win against random, where it loses some."""


def playthrough(
    game: tessella.Game, seated: list[Player], seed: int
) -> Iterator[tuple[tessella.State, tessella.Move]]:
    """The states in which a seat acts, each with the move that its player chooses."""
    rng = random.Random(seed)
    state = tessella.driver(game.start(), rng)
    while state.turn is not None:
        move = seated[state.turn].choose(state.view(state.turn), rng)
        yield state, move
        state = tessella.driver(state.play(move), rng)


def winner(game: tessella.Game, seated: list[Player], seed: int) -> tuple[int, ...]:
    """Who wins a game between these players."""
    *_, (state, move) = playthrough(game, seated, seed)
    end = tessella.driver(state.play(move), random.Random(seed))
    assert end.result is not None
    return end.result.winners


@pytest.mark.parametrize("game", tessella.games())
@pytest.mark.parametrize("name", players())
def test_every_choice_is_a_legal_move(game: str, name: str) -> None:
    law = tessella.game(game)
    for state, move in playthrough(law, [player(name)] * law.seats, seed=1):
        assert move in state.moves()


@pytest.mark.parametrize("game", tessella.games())
@pytest.mark.parametrize("name", players())
def test_the_same_seed_gives_the_same_game(game: str, name: str) -> None:
    law = tessella.game(game)
    once, again = (
        [str(move) for _, move in playthrough(law, [player(name)] * law.seats, seed=5)]
        for _ in range(2)
    )
    assert once == again


def test_another_seed_gives_another_game() -> None:
    game, simple = tessella.game("tetris-link"), player("random")
    games = {tuple(str(move) for _, move in playthrough(game, [simple] * 2, s)) for s in range(5)}
    assert len(games) == 5


@pytest.mark.parametrize("game", tessella.games())
def test_greedy_takes_what_looks_best(game: str) -> None:
    greedy, law = player("greedy"), tessella.game(game)
    for state, move in playthrough(law, [greedy] * law.seats, seed=2):
        view = state.view(state.turn)
        assert view.appeal(move) == max(map(view.appeal, view.moves))


def test_greedy_draws_ties_by_lot() -> None:
    view = tessella.game("blokus-duo").start().play("first:0").view(0)
    chosen = {player("greedy").choose(view, random.Random(seed)) for seed in range(6)}
    assert len(chosen) > 1
    assert len({view.appeal(move) for move in chosen}) == 1


def test_random_chooses_any_move() -> None:
    view = tessella.game("tetris-link").start().play("first:0").play("O").view(0)
    chosen = {player("random").choose(view, random.Random(seed)) for seed in range(200)}
    assert chosen == set(view.moves)


@pytest.mark.parametrize("game", tessella.games())
def test_greedy_beats_random(game: str) -> None:
    greedy, simple = player("greedy"), player("random")
    played, needed = LUCKY.get(game, (8, 8))
    pair = fewest_seats(game_type(game))
    won = 0
    for seed in range(played):
        seat = seed % 2
        seated = [greedy, simple] if seat == 0 else [simple, greedy]
        won += winner(tessella.game(game, **pair), seated, seed) == (seat,)
    assert won >= needed


@pytest.mark.parametrize(
    "name", [*players(), "published:reply", "simulations:40", "uct-simulations:6"]
)
def test_no_choice_depends_on_hidden_tiles(name: str) -> None:
    game = tessella.game("triominos", seats=3)
    chooser, seen = player(name), 0
    for number, (state, _) in enumerate(playthrough(game, [player("random")] * 3, seed=3)):
        assert isinstance(state, TriominosState)
        other = with_other_secrets(state, random.Random(number))
        seen += other.hands != state.hands
        choices = [chooser.choose(s.view(s.turn), random.Random(number)) for s in (state, other)]
        assert choices[0] == choices[1]
    assert seen > 10


def with_other_secrets(state: TriominosState, rng: random.Random) -> TriominosState:
    """The state with all tiles that the acting seat cannot see dealt anew."""
    hidden = list(state.pool) + [
        tile for seat, hand in enumerate(state.hands) if seat != state.turn for tile in hand
    ]
    rng.shuffle(hidden)
    hands = [
        hand if seat == state.turn else frozenset(hidden.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    ]
    return replace(state, hands=tuple(hands))


def expected_reply(view: TriominosView, lay: Lay) -> float:
    """What the next hand wins on average by its best tile: every hand of its size is counted."""
    tableau, size = view.tableau.lay(lay), view.held[(view.seat or 0) + 1 - len(view.held)]
    best = dict.fromkeys(TILE_SET - view.hand - view.tableau.tiles, -1)
    for reply in tableau.fitting(best):
        won = sum(points for points, _ in parts(tableau, reply, view.game.options))
        best[reply.tile] = max(best[reply.tile], won)
    total, ranked = 0.0, sorted(best.values(), reverse=True)
    for worse, won in zip(reversed(range(len(ranked))), ranked, strict=True):
        total += comb(worse, size - 1) * (won if won >= 0 else -5)
    return total / comb(len(ranked), size)


def test_reply_wins_most_less_half_of_the_best_reply_to_expect() -> None:
    game, reply = tessella.game("triominos"), player("published:reply")
    games = (playthrough(game, [reply, reply], seed) for seed in range(6))
    decided = 0
    for state, move in chain.from_iterable(games):
        view = state.view(state.turn)
        assert isinstance(view, TriominosView)
        lays = [lay for lay in view.moves if isinstance(lay, Lay)]
        if not lays or len(view.hand) == 1:
            continue
        worth = {lay: view.gain(lay) - expected_reply(view, lay) / 2 for lay in lays}
        assert isinstance(move, Lay)
        assert worth[move] == pytest.approx(max(worth.values()))
        most = max(map(view.gain, lays))
        decided += any(worth[lay] < worth[move] - 1 for lay in lays if view.gain(lay) == most)
    assert decided > 3


def test_reply_draws_only_if_nothing_fits() -> None:
    game, reply = tessella.game("triominos"), player("published:reply")
    chosen = [(s.moves(), move) for s, move in playthrough(game, [reply, reply], seed=8)]
    assert any(move.text == "draw" for _, move in chosen)
    assert all(len(moves) == 1 for moves, move in chosen if move.text == "draw")


@pytest.mark.parametrize(("name", "game"), [("reply", "tetris-link"), ("tuned", "triominos")])
def test_a_heuristic_is_refused_where_none_was_published(name: str, game: str) -> None:
    state = tessella.driver(tessella.game(game).start(), random.Random(1))
    with pytest.raises(PlayerError) as error:
        player(f"published:{name}").choose(state.view(state.turn), random.Random(1))
    for language in LANGUAGES:
        assert name in error.value.say(language)


def test_the_players_are_known_by_name() -> None:
    assert players() == ("greedy", "random")


@pytest.mark.parametrize("name", ["", "Greedy", "human", "level:0", "x" * 1000, "\x1b[31m"])
def test_an_unknown_player_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(UnknownPlayerError) as error:
        player(name)
    assert isinstance(error.value, tessella.TessellaError)
    for language in LANGUAGES:
        sentence = error.value.say(language)
        assert "greedy, random" in sentence
        assert "\x1b" not in sentence
        assert len(sentence) < 300
