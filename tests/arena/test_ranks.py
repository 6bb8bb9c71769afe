"""Mean ranks and points from the games that a run has kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.ranks import HEAD, Mean, ahead, blocks, main, mean, points, rank
from tessella.arena import Plan, Score, run
from tessella.arena.outcome import Clock, Outcome

if TYPE_CHECKING:
    from pathlib import Path

SEATS = ("a", "b", "b", "b")


def ended(*scores: int) -> Outcome:
    """A game with these scores, of one player against three times another."""
    return Outcome(0, SEATS, 0, (0,), scores, "end", 1, (Clock(),) * len(scores))


def quietly(played: int, score: Score) -> None:
    """Look away."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two blocks of a table of four."""
    game = tessella.game("tetris-link", seats=4)
    plan = Plan.of(game, ("greedy", "random", "random", "random"), 8)
    run(plan, tmp_path / "run", watch=quietly)
    return tmp_path / "run"


def test_equal_scores_share_the_mean_of_their_ranks() -> None:
    game = ended(5, 7, 5, -2)
    assert [rank(game, seat) for seat in range(4)] == [2.5, 1, 2.5, 4]
    assert [rank(ended(3, 3, 3, 3), seat) for seat in range(4)] == [2.5] * 4


def test_ahead_is_of_the_other_players_at_the_table() -> None:
    game = ended(5, 7, 4, -2)
    assert ahead(game, 0) == 2
    assert [ahead(game, seat) for seat in (1, 2, 3)] == [2, -1, -7]
    assert points(game, 3) == -2


def test_an_interval_is_that_of_block_means() -> None:
    played = [[ended(1, 0, 0, 0), ended(3, 0, 0, 0)], [ended(4, 3, 0, 0), ended(4, 0, 0, 0)]]
    found = mean(played, "a", points)
    assert found.value == 3
    assert found.half == pytest.approx(1.96, abs=0.001)  # of 2 and 4: a standard error of 1
    assert mean(played, "b", points).value == pytest.approx(0.25)
    assert Mean(-1.25, 0.04).shown("+", 2) == "−1.25 ± 0.04"


def test_a_run_is_told_by_its_games(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, played = blocks(folder)
    assert [len(block) for block in played] == [4, 4]
    games = [game for block in played for game in block]
    total = mean(played, "greedy", rank).value + 3 * mean(played, "random", rank).value
    assert total == pytest.approx(1 + 2 + 3 + 4)
    greedy = [game.scores[game.seats.index("greedy")] for game in games]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["bench.ranks", str(folder)])
        main()
    head, rule, first, second = capsys.readouterr().out.splitlines()
    assert f"{head}\n{rule}" == HEAD
    assert first.startswith("| `greedy` | 8 |")
    assert f"| {Mean(sum(greedy) / 8, 0).shown().split(' ')[0]} ± " in first
    assert second.startswith("| `random` | 24 |")
    assert plan.entrants == ("greedy", "random")


def test_blocks_that_are_not_whole_do_not_count(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = folder / "journal.jsonl"
    head, *lines = journal.read_text(encoding="utf-8").splitlines()
    lost = json.loads(lines[1]) | {"forfeit": {"seat": 0, "kind": "time", "detail": ""}}
    journal.write_text("\n".join([head, lines[0], json.dumps(lost), *lines[2:]]), "utf-8")
    _, (only,) = blocks(folder)
    assert [game.number for game in only] == [4, 5, 6, 7]
    journal.write_text("\n".join([head, *lines[:-1]]), "utf-8")
    _, (only,) = blocks(folder)
    assert [game.number for game in only] == [0, 1, 2, 3]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["bench.ranks", str(folder)])
        with pytest.raises(SystemExit, match="2 whole blocks"):
            main()
    assert "greedy" not in capsys.readouterr().out
