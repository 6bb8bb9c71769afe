"""Actions: a frozen table for each game, in which every move of a seat has its number."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import tessella
from tessella import envs
from tessella.core.actions import IDENTITY, ActionError
from tests.laws.positions import every_shipped_game, every_shipped_name, positions, walks
from tests.toys.registered import TOYS
from tools.variants import variants

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella import Game, State

FROZEN = {
    13_729: "9af6430e23a805fb",
    162: "f7cfc15ceeee4a27",
    4_937: "eeb8e1e3f9b35146",
    3_249: "ff50abf823aeaaa8",
    30_433: "a328a665ea0dddb1",
}
"""The beginning of the digest of each table of the default options, by its size."""
CHECKED = 12
PLIES = 10
MOST_VARIANTS = 4
"""Sets of options among which symmetries are looked for: those that change one option."""
NEEDED = "it takes the view of the seat that acts"


def seats_states(game: Game) -> list[State]:
    return [state for state in positions(game) if state.turn not in (None, tessella.CHANCE)]


def told(ask: Callable[[], object]) -> object:
    """The answer, or that it takes a view."""
    try:
        return ask()
    except ActionError as error:
        return NEEDED if NEEDED in str(error) else error


@every_shipped_name
def test_the_tables_are_frozen(name: str) -> None:
    table = envs.actions(tessella.game(name))
    assert table.hash.startswith(FROZEN[len(table)])
    assert len(set(table.rows)) == len(table)


@every_shipped_game
def test_every_move_of_a_seat_has_an_action_of_its_own(game: Game) -> None:
    table = envs.actions(game)
    for state in seats_states(game):
        view = state.view(state.turn)
        numbers = [table.id(move, view) for move in view.moves]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < len(table) for number in numbers)
        for number, move in list(zip(numbers, view.moves, strict=True))[:CHECKED]:
            assert table.move(number, view) == move
            assert table.text(number, view) == move.text
            assert table.id(move.text, view) == number


@every_shipped_game
def test_an_action_that_is_no_legal_move_is_refused_by_the_law_or_lies_nowhere(game: Game) -> None:
    table, rng = envs.actions(game), random.Random(1)
    for state in seats_states(game)[:4]:
        view = state.view(state.turn)
        legal = {table.id(move, view) for move in view.moves}
        for number in rng.sample(range(len(table)), 40):
            try:
                move = table.move(number, view)
            except ActionError:
                assert number not in legal
            else:
                assert state.is_legal(move) == (number in legal)


@every_shipped_name
def test_rows_are_told_without_a_view(name: str) -> None:
    table = envs.actions(tessella.game(name))
    assert [table.text(number) for number in (0, len(table) - 1)] == [table.rows[0], table.rows[-1]]
    for number in (-1, len(table)):
        with pytest.raises(ActionError, match=f"There’s no action {number}: they go from 0 to"):
            table.text(number)


@every_shipped_name
def test_the_parts_of_an_action_are_its_own(name: str) -> None:
    table = envs.actions(tessella.game(name))
    numbers = {*range(0, len(table), 97), len(table) - 1}
    assert len({table.parts(number) for number in numbers}) == len(numbers)


@every_shipped_name
def test_what_depends_on_the_view_is_not_told_without_one(name: str) -> None:
    game = tessella.game(name)
    table = envs.actions(game)
    views = [state.view(state.turn) for state in seats_states(game)]
    view = max(views, key=lambda view: len(view.moves))
    move = view.moves[0]
    number = table.id(move, view)
    assert told(lambda: table.id(move)) in {number, NEEDED}
    assert told(lambda: table.move(number)) in {move, NEEDED}


@every_shipped_name
def test_a_move_of_chance_has_no_action(name: str) -> None:
    game = tessella.game(name)
    with pytest.raises(ActionError, match="isn’t an action of a seat"):
        envs.actions(game).id("first:0", game.start().view(0))


@every_shipped_game
def test_no_game_is_longer_than_its_facts_say(game: Game) -> None:
    facts = envs.facts(game)
    for walk in walks(game):
        turns = [state.turn for state in walk.states[:-1]]
        by_chance = turns.count(tessella.CHANCE)
        assert facts.chances is None or by_chance <= facts.chances
        assert facts.decisions is None or len(turns) - by_chance <= facts.decisions
    assert (facts.seats, facts.hidden) == (game.seats, game.has_secrets)
    assert facts.actions == len(envs.actions(game))


@every_shipped_name
def test_symmetries_change_nothing_that_counts(name: str) -> None:
    """Both sides are played: the same chance, and each action or what it becomes."""
    games = {envs.actions(game).symmetries: game for game in variants(name)[:MOST_VARIANTS]}
    for symmetries, game in games.items():
        same = np.arange(len(envs.actions(game)))
        assert symmetries[0] == IDENTITY
        for symmetry in (envs.symmetry(game, one) for one in symmetries):
            assert (np.sort(symmetry.actions) == same).all()
            assert (symmetry.actions == same).all() == (symmetry.name == IDENTITY)
            play_both(game, symmetry)


def play_both(game: Game, symmetry: envs.Symmetry) -> None:
    table, rng, becomes = envs.actions(game), random.Random(7), symmetry.actions.tolist()
    swapped = {"J": "L", "L": "J", "S": "Z", "Z": "S"} if "Z" in _faces(game) else {}
    ours = theirs = game.start()
    for _ in range(PLIES):
        if ours.turn is None:
            return
        if ours.turn == tessella.CHANCE:
            chance = rng.choice(ours.moves()).text
            other = chance if symmetry.name == IDENTITY else swapped.get(chance, chance)
            ours, theirs = ours.play(chance), theirs.play(other)
            continue
        one, two = ours.view(ours.turn), theirs.view(theirs.turn)
        legal, mirrored = ({table.id(move, view) for move in view.moves} for view in (one, two))
        assert {becomes[number] for number in legal} == mirrored
        seen = symmetry.observation(envs.observation(one))
        assert (seen == envs.observation(two)).all()
        mask = np.isin(np.arange(len(table)), list(legal))
        assert set(np.flatnonzero(symmetry.mask(mask))) == mirrored
        assert set(symmetry.action(np.array(list(legal)))) == mirrored
        number = rng.choice(sorted(legal))
        ours = ours.play(table.move(number, one))
        theirs = theirs.play(table.move(becomes[number], two))
        assert (ours.turn, ours.scores) == (theirs.turn, theirs.scores)


def test_a_symmetry_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(ActionError, match="has no symmetry “flip”: choose identity, mirror"):
        envs.actions(tessella.game("tetris-link")).symmetry("flip")


def _faces(game: Game) -> set[str]:
    """What the dice of a game can show."""
    begun = game.start().play("first:0")
    return {str(move) for move in begun.moves()} if begun.turn == tessella.CHANCE else set()


def test_a_game_without_a_table_says_so() -> None:
    toy = tessella.game(TOYS[0])
    for ask in (envs.actions, envs.observation_shape):
        with pytest.raises(ActionError, match="has no table of actions"):
            ask(toy)
