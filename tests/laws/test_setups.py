"""Positions that are set up by hand: every state that a game leads to, as text and back."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella.core import CHANCE, setup
from tessella.core.errors import NotationError
from tessella.core.language import LANGUAGES
from tessella.core.line_text import AT, Line, loads
from tessella.core.setup import Setup, SetupError
from tests.laws.positions import every_shipped_game, walk

if TYPE_CHECKING:
    from tessella import Game, State

MANY = 25


def plain(state: State) -> State:
    """A state without what no text of a position holds: turns of a common colour are counted on."""
    changed: Any = state
    if getattr(state, "common", 0):
        changed = replace(changed, common=changed.common % state.game.seats)
    return changed  # type: ignore[no-any-return]


@every_shipped_game
def test_every_position_of_a_game_is_its_text(game: Game) -> None:
    line = Line.of(game, "", map(str, walk(game, 3).moves))
    found, told = line.start, 0
    states = line.states()
    next(states)
    for number, (move, state) in enumerate(zip(line.moves, states, strict=True)):
        found = found.after(move, state)
        if number % max(len(line.moves) // MANY, 1):
            continue
        try:
            text = found.text
        except SetupError:
            assert state.turn in {None, CHANCE}
            continue
        read = setup.loads(game, text)
        assert plain(read.state) == plain(state)
        assert read.text == text
        assert read.state.moves() == state.moves()
        told += 1
    assert told >= MANY // 4


@every_shipped_game
def test_a_line_goes_on_from_a_position(game: Game) -> None:
    moves = tuple(map(str, walk(game, 3).moves))
    whole = Line.of(game, "", moves)
    cut = next(
        number
        for number, state in enumerate(whole.states())
        if number >= len(moves) // 2 and state.turn not in {None, CHANCE}
    )
    position = Line.of(game, "", moves[:cut]).end.text
    options = " ".join(line.partition(" ")[2] for line in game.lines[1:])
    found = loads(f"{game.name} {options} {AT}{position} {' '.join(moves[cut:])}")
    assert found.state.result == whole.state.result
    assert found.end.laid == whole.end.laid


def is_read_or_refused_by_a_rule(game: Game, text: str) -> bool:
    try:
        return setup.loads(game, text).state.result is None
    except SetupError as error:
        return error.rule is not None


@every_shipped_game
def test_what_can_be_chosen_can_be_read_or_is_refused_in_words(game: Game) -> None:
    moves = tuple(map(str, walk(game, 3).moves))
    states = list(Line.of(game, "", moves).states())
    cut = next(n for n in range(len(moves) // 2, 0, -1) if states[n].turn not in {None, CHANCE})
    found = Line.of(game, "", moves[:cut]).end
    parts = dict(part.split("=", 1) for part in found.text.split(";"))
    assert found.choices["turn"]
    for name in ("turn", "roll"):
        for choice in found.choices.get(name, ()):
            text = ";".join(f"{key}={value}" for key, value in {**parts, name: choice}.items())
            assert is_read_or_refused_by_a_rule(game, text)


SIX = "/".join(f"0:a{n},b{n},a{n + 1},b{n + 1}" for n in range(1, 13, 2))
REFUSED = {
    "blokus-duo": [
        ("turn=0;laid=0:a1,b1", "BD-4"),  # no start is covered
        ("turn=0;laid=0:e10/0:f9/0:g8/1:e10", "BD-2"),  # the same piece twice
        ("turn=0;laid=0:e10/0:f10,g10", "BD-5"),  # side by side
        ("turn=0;laid=0:e10/1:e10,f10", "BD-6"),  # one on another
        ("turn=0;laid=e10", "colour"),
        ("turn=0;laid=5:e10", "colour"),
        ("turn=2", "0…1"),
        ("hand0=012", "laid, turn"),
        ("turn=0;turn=1", "once"),
    ],
    "tetris-link": [
        ("turn=0;laid=0:a2,b2,c2,d2", "TL-9"),  # in the air
        ("turn=0;laid=0:a1,a2,a3", "TL-3"),
        ("turn=0;roll=Q", "I, L"),
        ("turn=0;points=1", "points"),
        (
            "turn=0;laid=" + "/".join(f"0:a{n},b{n},a{n + 1},b{n + 1}" for n in range(1, 13, 2)),
            "TL-2",
        ),
    ],
    "tetris-duel": [
        ("turn=0;laid=0:a3,b3,a4,b4", "TD-6"),  # no contact
        ("turn=0;rows=2;laid=0:a1,a2,a3,a4", "TD-5"),  # beyond the bar
        ("turn=0;rows=0", "rows"),
        ("turn=0;laid=0:a1,b1,a2,b2/0:b2,c2,b3,c3", "TD-5"),
    ],
    "triominos": [
        ("turn=0;hand0=012;hand1=012", "TR-1"),
        ("turn=0;hand0=012", "TR-16"),
        ("turn=0;hand0=999;hand1=012", "TR-1"),
        ("turn=0;hand0=012;hand1=013;laid=0:^0,0:000/0:v0,0:555", "TR-5"),
        ("turn=0;hand0=012;hand1=000;laid=0:^0,0:000", "TR-1"),
        ("turn=0;hand0=012;hand1=013;draws=1;drawn=555", "TR-12"),
    ],
}


@pytest.mark.parametrize(
    ("name", "text", "word"),
    [(name, text, word) for name, rows in REFUSED.items() for text, word in rows],
)
def test_what_the_law_cannot_hold_is_refused_and_explained(name: str, text: str, word: str) -> None:
    with pytest.raises(NotationError) as refused:
        setup.loads(tessella.game(name), text)
    assert word in refused.value.say("en")
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", tessella.games())
def test_before_the_lot_and_after_the_end_there_is_no_position_to_set_up(name: str) -> None:
    with pytest.raises(SetupError):
        _ = Setup(tessella.game(name).start()).text
    state, rng = tessella.game(name).start(), random.Random(1)
    while state.turn is not None:
        state = tessella.driver(state, rng)
        if state.turn is not None:
            state = state.play(rng.choice(state.moves()))
    with pytest.raises(SetupError, match="over"):
        _ = Setup(state).text


@pytest.mark.parametrize("name", tessella.games())
def test_a_piece_is_put_while_turn_and_roll_stay(name: str) -> None:
    state, rng = tessella.game(name).start(), random.Random(2)
    before = Setup(state)
    for _ in range(4):
        while state.turn == CHANCE:
            move = state.odds()[0][0]
            state = state.play(move)
            before = before.after(move, state)
        move = rng.choice(state.moves())
        after = before.after(move, state.play(move))
        if after.state.turn is not None and after.state.turn != CHANCE:
            assert before.with_laid(after).state.turn == before.state.turn
        state, before = after.state, after


def test_a_text_that_is_too_long_and_a_game_without_positions_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = tessella.game(tessella.games()[0])
    with pytest.raises(SetupError, match="20"):
        setup.loads(game, "x" * (setup.LONGEST + 1))
    assert setup.pieces_in("turn=0;laid=0:a1/1:b2,b3") == ("a1", "b2,b3")
    monkeypatch.setattr(setup, "beside", lambda *_: None)
    with pytest.raises(SetupError, match=game.title):
        setup.loads(game, "")
