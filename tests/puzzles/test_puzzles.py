"""Puzzles: every move that is right is accepted, no other, and the same for everybody."""

from __future__ import annotations

import datetime as dt
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import Record
from tessella.cli import main
from tessella.core import CHANCE
from tessella.core.language import LANGUAGES
from tessella.core.registry import on_show
from tessella.engine.native_state import to_native
from tessella.players.level_player import LEVELS
from tessella.puzzles import Search, collection, daily, dumps, loads, played, puzzles_of
from tessella.puzzles.ending import Ending, TooLarge
from tessella.puzzles.gap import gap_of
from tessella.puzzles.rate import MIDDLING, Score, rating_of
from tests.puzzles.second_solver import Exhausted, SecondSolver

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.puzzles import Puzzle

NAMES = tessella.games()
SHIPPED = [puzzle for name in NAMES for puzzle in collection(name)]
EXACT = [puzzle for puzzle in SHIPPED if puzzle.proof.is_exact]
FEW_STATES = 250
"""What the second solver may look at for a puzzle of the quick tests."""


def sample(puzzles: list[Puzzle], step: int) -> list[Puzzle]:
    return list(islice(puzzles, 0, None, step))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_puzzles_and_most_are_exact(name: str) -> None:
    shelf = collection(name)
    assert 20 <= len(shelf) <= 60
    assert sum(puzzle.proof.is_exact for puzzle in shelf) >= len(shelf) / 3
    assert len({puzzle.id for puzzle in shelf}) == len(shelf)
    assert [puzzle.rating for puzzle in shelf] == sorted(puzzle.rating for puzzle in shelf)


@pytest.mark.parametrize("puzzle", sample(SHIPPED, 6), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_a_position_in_which_its_seat_has_to_choose(puzzle: Puzzle) -> None:
    state = puzzle.record.state
    assert state.turn == puzzle.seat != CHANCE
    legal = {move.text for move in puzzle.view.moves}
    assert set(puzzle.accepted) < legal
    assert 0 < 3 * len(puzzle.accepted) <= len(legal)
    assert puzzle.record.dumps() == puzzle.text
    assert puzzle.proof.best - puzzle.proof.next >= 0.1
    if puzzle.proof.error is not None:
        assert puzzle.proof.best - puzzle.proof.next > 3 * puzzle.proof.error
    elif puzzle.record.game.has_secrets:
        assert puzzle.view.knows_all, "exact is only what the seat itself can know"


def test_a_second_solver_finds_what_the_first_has_found() -> None:
    """It knows nothing of the first: no optimum is refused, and nothing else is accepted."""
    agreed: dict[str, int] = dict.fromkeys(NAMES, 0)
    for puzzle in EXACT:
        if agreed[puzzle.game] < 3:
            try:
                found = SecondSolver(puzzle.seat, FEW_STATES).optima(puzzle)
            except Exhausted:
                continue
            assert found == set(puzzle.accepted), puzzle.id
            agreed[puzzle.game] += 1
    assert all(agreed.values()), agreed
    assert sum(agreed.values()) >= 12


@pytest.mark.long
def test_a_second_solver_finds_the_same_in_all_that_is_shipped() -> None:
    for puzzle in EXACT:
        found = SecondSolver(puzzle.seat, 1_000_000).optima(puzzle)
        assert found == set(puzzle.accepted), puzzle.id


def test_a_daily_puzzle_is_the_same_for_all_and_games_take_turns() -> None:
    first = dt.date(2026, 11, 18)
    days = [daily(first + dt.timedelta(days=number)) for number in range(60)]
    assert days == [daily(first + dt.timedelta(days=number)) for number in range(60)]
    shown = [puzzle.game for puzzle in days if puzzle is not None]
    kinds = [kind.name for kind in on_show() if collection(kind.name)]
    assert set(shown[: len(kinds)]) == set(kinds)
    assert len({puzzle.id for puzzle in days if puzzle is not None}) == 60


def test_the_same_seed_plays_the_same_game_and_finds_the_same() -> None:
    game = tessella.game("tetris-duel")
    one, two = (played(game, (4, 5), "seed/0") for _ in range(2))
    assert one == two
    assert one.result is not None
    found = puzzles_of(one, Search(most=9))
    assert found == puzzles_of(two, Search(most=9))
    assert loads(dumps(found)) == found


def test_an_ending_that_is_too_large_is_given_up() -> None:
    state = tessella.game("blokus-duo").start().play("first:0")
    with pytest.raises(TooLarge):
        Ending(0, nodes=50).values(to_native(state))


def test_a_gap_is_told_only_where_the_error_is_three_times_smaller() -> None:
    puzzle = next(each for each in SHIPPED if not each.proof.is_exact)
    gap = gap_of(puzzle.view, seed=7)
    assert gap is not None
    assert set(gap.accepted) & set(puzzle.accepted), "another seed finds the same"
    assert gap.best - gap.next > 3 * gap.error


def test_what_more_levels_solve_has_a_lower_rating() -> None:
    def rating(solved: int) -> int:
        levels = [Score(900 + 150 * level, 4 if level > 9 - solved else 0, 4) for level in LEVELS]
        return rating_of([*levels, MIDDLING])

    ratings = [rating(solved) for solved in range(10)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > 2000
    assert ratings[-1] < 1000
    even = rating_of([Score(1500, 5, 10)])
    assert abs(even - 1500) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_the_strengths_of_levels_grow(name: str) -> None:
    strengths = tessella.game(name).level_strengths
    assert len(strengths) == 8
    assert list(strengths) == sorted(strengths)


def test_the_command_finds_puzzles_and_refuses_nonsense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.jsonl"
    wish = ("puzzles", "tetris-duel", "--most", "2", "--games", "6", "--levels", "3,4")
    assert main([*wish, "--out", str(file)]) == 0
    found = loads(file.read_text("utf-8"))
    assert len(found) == 2
    assert "2 puzzles" in capsys.readouterr().out
    assert main([*wish, "--out", str(file)]) == 2, "somebody's file is not written over"
    record = tmp_path / "game.tessella"
    record.write_text(Record(tessella.game("triominos")).dumps(), encoding="utf-8")
    other = str(tmp_path / "other.jsonl")
    for language in LANGUAGES:
        line = ("puzzles", "tetris-duel", "--record", str(record), "--out", other)
        assert main([*line, "--lang", language]) == 2
    assert main([*wish[:2], "--levels", "0", "--out", other]) == 2
