"""Programs that speak the Go Text Protocol play, and fail, as players."""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path

import pytest

import tessella
from tessella.core import CHANCE, Game, State
from tessella.core.chance import sample
from tessella.core.gtp import actor_name
from tessella.core.language import LANGUAGES
from tessella.core.view import OpenView
from tessella.players import GtpError, GtpPlayer, SeatedPlayer, StatefulPlayer, player
from tessella.players.gtp_program import GtpProgram

DOUBLE = Path(__file__).with_name("gtp_double.py")
OPEN = [n for n in tessella.games() if isinstance(tessella.game(n).start().view(0), OpenView)]


def ours(game: str, who: str = "greedy") -> str:
    return f"{shlex.quote(sys.executable)} -m tessella.cli gtp {game} --player {who}"


def double(how: str) -> str:
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(DOUBLE))} {how}"


def played(game: Game, names: list[str], seed: int, most: int = 10_000) -> list[State]:
    """The states of a match between players."""
    rng, states = random.Random(seed), [game.start()]
    seated = [SeatedPlayer(player(name), seat) for seat, name in enumerate(names)]
    try:
        while (turn := states[-1].turn) is not None and len(states) < most:
            at_chance = turn == CHANCE
            move = sample(states[-1], rng) if at_chance else seated[turn].choose(states, rng)
            states.append(states[-1].play(move))
    finally:
        for seated_player in seated:
            seated_player.close()
    return states


@pytest.mark.parametrize("name", OPEN)
def test_a_process_on_each_seat_plays_a_match(name: str) -> None:
    game = tessella.game(name)
    states = played(game, [f"gtp:{ours(name)}"] * game.seats, seed=2)
    assert states[-1].result is not None


def test_the_program_plays_the_match_s_game_and_options() -> None:
    game = tessella.game("tetris-link", seats=3, edition="de")
    states = played(game, ["greedy", f"gtp:{ours('blokus-duo')}", "random"], seed=2, most=40)
    assert len(states) == 40


def test_the_same_seed_gives_the_same_match() -> None:
    names = ["random", f"gtp:{ours('blokus-duo', 'random')}"]
    once, again = (played(tessella.game("blokus-duo"), names, 3, most=12) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("opening", ["e10,f10", "j5,i5"])
@pytest.mark.parametrize("begins", [0, 1])
def test_a_match_may_open_at_either_end_of_the_board(opening: str, begins: int) -> None:
    game, rng = tessella.game("blokus-duo"), random.Random(1)
    states = [game.start(), game.start().play(f"first:{begins}")]
    states.append(states[-1].play(opening))
    seated_player = SeatedPlayer(player(f"gtp:{ours('blokus-duo')}"), 1 - begins)
    while states[-1].turn is not None:
        state = states[-1]
        mine = state.turn == seated_player.seat
        move = seated_player.choose(states, rng) if mine else rng.choice(state.moves())
        states.append(state.play(move))
    seated_player.close()


def test_moves_may_be_taken_back() -> None:
    game, rng = tessella.game("blokus-duo"), random.Random(1)
    states = [game.start(), game.start().play("first:0")]
    seated_player = SeatedPlayer(player(f"gtp:{ours('blokus-duo')}"), 0)
    first = seated_player.choose(states, rng)
    for other in (first, *(move for move in states[1].moves() if "e10" in str(move))):
        line = [*states, states[1].play(other)]
        line.append(line[-1].play(line[-1].moves()[0]))
        assert seated_player.choose(line, rng) in line[-1].moves()
        if other != first:
            break
    seated_player.close()


@pytest.mark.parametrize("name", tessella.games())
def test_engines_agree_about_a_whole_game(name: str) -> None:
    """An umpire who knows everything lets all engines move, and tells each the others' moves."""
    game, rng = tessella.game(name), random.Random(5)
    engines = [GtpProgram(ours(name, "random")) for _ in range(game.seats)]
    state = game.start()
    while (turn := state.turn) is not None:
        actor, mover = actor_name(game, turn), engines[turn]
        if turn == CHANCE:
            move = str(sample(state, rng))
        else:
            state_of_luck = rng.randrange(1000)
            mover.ask(f"set_random_seed {state_of_luck}", 60)
            move = mover.ask(f"genmove {actor}", 60)
        for engine in engines:
            if turn == CHANCE or engine is not mover:
                engine.ask(f"play {actor} {move}", 60)
        state = state.play(move)
    scores = {engine.ask("final_score", 60) for engine in engines}
    assert scores == {game.final_score(state)}
    for engine in engines:
        engine.close()


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("resign", "resigned"),
        ("pass", "pass"),
        ("nonsense", "what?"),
        ("illegal", "BD-4"),
        ("refuse", "I do not feel like it"),
        ("garbled", "begins with = or ?"),
        ("crlf", "at least one square"),
        ("endless", "more than 1000000"),
        ("crash", "out of memory"),
        ("hang", "within 1 s"),
        ("flood", "within 1 s. Its last words: t"),
    ],
)
def test_what_a_broken_program_does_is_said(how: str, reason: str) -> None:
    states = [tessella.game("blokus-duo").start()]
    states.append(states[-1].play("first:0"))
    broken = GtpPlayer(double(how), patience=1 if "within" in reason else 60)
    seated_player = SeatedPlayer(broken, 0)
    with pytest.raises(GtpError) as caught:
        seated_player.choose(states, random.Random(1))
    for language in LANGUAGES:
        assert caught.value.say(language)
    assert reason in str(caught.value)
    running = broken._program
    assert running is not None
    seated_player.close()
    assert running._process.returncode is not None


def test_an_answer_may_have_other_line_ends_and_spaces() -> None:
    states = [tessella.game("blokus-duo").start()]
    states.append(states[-1].play("first:0"))
    seated_player = SeatedPlayer(player(f"gtp:{double('good')}"), 0)
    assert str(seated_player.choose(states, random.Random(1))) == "e10,f10"
    seated_player.close()


@pytest.mark.parametrize("command", ["no-such-program", '"unclosed', "/", "x\0y"])
def test_what_is_no_program_is_refused(command: str) -> None:
    states = [tessella.game("blokus-duo").start()]
    states.append(states[-1].play("first:0"))
    with pytest.raises(GtpError) as caught:
        SeatedPlayer(GtpPlayer(command), 0).choose(states, random.Random(1))
    assert str(caught.value).isprintable()


def test_a_program_says_how_much_time_it_has_used() -> None:
    timed, silent, none = (GtpPlayer(c) for c in (ours("blokus-duo"), double("good"), "/"))
    before = timed.cpu_seconds()
    states = [tessella.game("blokus-duo").start()]
    states.append(states[-1].play("first:0"))
    SeatedPlayer(timed, 0).choose(states, random.Random(1))
    assert 0 < before < timed.cpu_seconds()
    assert silent.cpu_seconds() == none.cpu_seconds() == 0
    timed.close()
    silent.close()


def test_a_program_that_was_lost_is_started_again() -> None:
    states = [tessella.game("blokus-duo").start()]
    states.append(states[-1].play("first:0"))
    lost = GtpPlayer(double("crash"))
    seated_player = SeatedPlayer(lost, 0)
    for _ in range(2):
        with pytest.raises(GtpError, match="out of memory"):
            seated_player.choose(states, random.Random(1))
    seated_player.close()


def test_a_forgotten_program_is_reaped() -> None:
    program = GtpProgram(double("good"))
    process = program._process
    del program
    assert process.returncode is not None


def test_hidden_hands_cannot_be_told() -> None:
    state = tessella.driver(tessella.game("triominos").start(), random.Random(1))
    first = state.play(state.moves()[0])
    for at in (state, first):
        assert at.turn is not None
        blind = GtpPlayer("true")
        blind.watch(at.view(at.turn))
        with pytest.raises(GtpError, match="Triominos"):
            blind.choose(at.view(at.turn), random.Random(1))


def test_who_was_not_told_everything_says_so() -> None:
    state = tessella.game("blokus-duo").start().play("first:0")
    silent = GtpPlayer("true")
    with pytest.raises(GtpError, match="told every move"):
        silent.choose(state.view(0), random.Random(1))
    with pytest.raises(GtpError, match="told every move"):
        silent.watch(state.view(0))


def test_each_seat_has_a_program_of_its_own() -> None:
    first, second = player("gtp:x"), player("gtp:x")
    assert first is not second
    assert isinstance(first, StatefulPlayer)
    assert not isinstance(player("greedy"), StatefulPlayer)
