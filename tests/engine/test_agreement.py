"""The muscle agrees with the law: on every state, for every game and option, in every build."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from bench import agreement
from bench.lockstep import NATIVES, DisagreementError, difference, law_facts, play_together
from tessella import engine
from tessella.core.perft import perft
from tessella.core.record import Record
from tests.laws.positions import walk
from tools.variants import variants

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.core import Game
    from tessella.engine import NativeState

GAMES_EACH = 400
MANY_GAMES = 2_000
"""Those of the long run: it begins where the short one ends."""
PARTS = 4
USUAL = 4
"""One in so many games has other options than the defaults, each in turn."""
DRAWS = 5_000
SAMPLE = 7
"""Every so manieth state is also brought over to the other side and back."""


def with_native(name: str) -> list[Game]:
    return [game for game in variants(name) if engine.has_native(game)]


def play_numbered(name: str, numbers: range) -> None:
    """Compare the random games of those numbers."""
    games = with_native(name)
    assert games, f"{name} has no native state"
    for number in numbers:
        others = number // PARTS % USUAL == 0
        game = games[number // (PARTS * USUAL) % len(games)] if others else games[0]
        play_together(game, f"{name} {number}", convert_every=SAMPLE)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", tessella.games())
def test_random_games_go_the_same_way(name: str, part: int) -> None:
    play_numbered(name, range(part, GAMES_EACH, PARTS))


@pytest.mark.long
@pytest.mark.parametrize("name", tessella.games())
def test_many_random_games_go_the_same_way(name: str) -> None:
    play_numbered(name, range(GAMES_EACH, MANY_GAMES))


@pytest.mark.parametrize("name", tessella.games())
def test_perft_is_the_same(name: str) -> None:
    for game in with_native(name):
        start, native_state = game.start().play("first:0"), engine.start(game)
        native_state.play("first:0")
        assert [native_state.perft(d) for d in (0, 1, 2)] == [perft(start, d) for d in (0, 1, 2)]


def test_perft_of_blokus_duo_reaches_the_known_count() -> None:
    native_state = engine.start(tessella.game("blokus-duo"))
    native_state.play("first:0")
    assert native_state.perft(3) == 178_409_524


@pytest.mark.parametrize("name", tessella.games())
def test_an_illegal_text_is_refused_and_nothing_changes(name: str) -> None:
    native_state = engine.start(tessella.game(name))
    before = native_state.position()
    for text in ("", "first:9", "a1", "zz", "draw", "\0", "x" * 10_000):
        with pytest.raises(ValueError, match="not a legal move"):
            native_state.play(text)
    assert native_state.position() == before


@pytest.mark.parametrize("name", tessella.games())
def test_both_builds_play_the_same_random_games(name: str) -> None:
    game = tessella.game(name)
    counts = {engine.start(game, native).random_games(50, 7) for native in NATIVES}
    assert len(counts) == 1


@dataclass
class Liar:
    """A native state that is wrong about one thing."""

    honest: NativeState
    about: str
    lie: object

    def __getattr__(self, name: str) -> object:
        return self.lie if name == self.about else getattr(self.honest, name)


LIES: dict[str, object] = {
    "turn": 9,
    "scores": (7, 7),
    "moves": lambda: ["pass"],
    "chances": 5,
    "result": ((1, 1), "XX-1"),
    "seen_by": lambda seat: (seat,),
}


@pytest.mark.parametrize("about", LIES)
@pytest.mark.parametrize("name", tessella.games())
def test_a_native_state_that_is_wrong_about_anything_is_found_out(name: str, about: str) -> None:
    state = tessella.game(name).start()
    honest = engine.to_native(state)
    assert difference(law_facts(state), [honest]) is None
    liar = cast("NativeState", Liar(honest, about, LIES[about]))
    assert difference(law_facts(state), [honest, liar])


def test_a_disagreement_ends_the_run_and_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(name: str, number: int) -> int:
        if number < 3:
            return 10
        raise DisagreementError(Record(tessella.game(name)).add("first:0"), "scores")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(agreement, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(agreement, "play_numbered", wrong)
    assert agreement.main(["--states", "1000", "--game", "tetris-link"]) == 1
    told = capsys.readouterr().err
    assert "--game tetris-link --first 3" in told
    (path,) = (tmp_path / agreement.FOLDER).iterdir()
    assert [str(m) for m in Record.loads(path.read_text(encoding="utf-8")).moves] == ["first:0"]


def test_a_run_counts_the_states_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert agreement.main(["--states", "2000", "--jobs", "2", "--game", "tetris-link"]) == 0
    assert "no disagreement" in capsys.readouterr().out


def test_a_disagreement_travels_between_processes() -> None:
    error = DisagreementError(Record(tessella.game("triominos")).add("first:1"), "moves")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 (our own error)
    assert (again.record, again.what, str(again)) == (error.record, error.what, str(error))


@pytest.mark.parametrize("name", tessella.games())
def test_chance_draws_each_move_as_often_as_its_odds_say(name: str) -> None:
    for state in [s for s in walk(tessella.game(name), 0).states if s.turn == tessella.CHANCE][:12]:
        native_state = engine.to_native(state)
        batch = getattr(engine.native, f"{type(native_state).__name__}Batch")(
            native_state, DRAWS, 1, 1
        )
        counts = Counter(batch.random_moves().tolist())
        share = 1 / native_state.chances
        assert len(counts) == native_state.chances
        spread = math.sqrt(DRAWS * share * (1 - share))
        assert all(abs(count - DRAWS * share) <= 6 * spread for count in counts.values())
