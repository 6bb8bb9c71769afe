"""Runs: who wins, who forfeits, and that neither processes nor interruptions change anything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

import tessella
from tessella.arena import ArenaError, Plan, Results, Score, Sprt, chart, report, run
from tessella.arena.game_run import GameRun
from tessella.core.registry import game_type
from tessella.core.showcase import fewest_seats
from tessella.players import player
from tests.arena.odd_players import MOVES_BEFORE, open_odd

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.arena.outcome import Outcome
    from tessella.players import Player


def quietly(played: int, score: Score) -> None:
    """Look away."""


def journal(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[1:]]


def timeless(folder: Path) -> tuple[list[dict[str, Any]], dict[str, Any], list[str]]:
    """All that a run leaves behind, but for the times: games by number, results, records."""
    games = sorted(journal(folder), key=lambda line: line["game"])
    for line in games:
        del line["cpu"], line["wall"]
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    del results["time"]
    records = [path.read_text("utf-8") for path in sorted((folder / "games").iterdir())]
    return games, results, records


def played_here(plan: Plan, open_player: Any = player) -> list[Outcome]:
    """All games of a plan, without processes."""
    runs = (GameRun(plan, number, lambda _: None) for number in range(plan.games))
    return [run.play(open_player).outcome for run in runs]


def results_of(plan: Plan, open_player: Any = player) -> Results:
    return Score(plan, played_here(plan, open_player)).results()


@pytest.mark.parametrize("name", tessella.games())
def test_greedy_beats_random(name: str) -> None:
    game = tessella.game(name, **fewest_seats(game_type(name)))
    games = 60 if game.has_secrets else 10  # luck decides more where hands are hidden
    results = results_of(Plan.of(game, ("greedy", "random"), games))
    greedy, other = results.standings
    assert greedy.elo is not None
    assert greedy.share.low > 0.5
    assert greedy.elo.low > 0
    assert greedy.all.wins + other.all.wins == pytest.approx(results.games)


def test_seats_are_fair_to_equal_players() -> None:
    plan = Plan.of(tessella.game("tetris-link"), ("random", "random"), 100)
    results = results_of(plan)
    (standing,) = results.standings
    assert standing.elo is None
    assert standing.all.games == 200
    assert standing.share.low <= 0.5 <= standing.share.high
    # 100 games: three standard deviations are 15 points of a hundred.
    for tally in (*results.seats, *results.places):
        assert tally.games == 100
        assert tally.share == pytest.approx(0.5, abs=0.15)


def test_three_seats_of_one_player_win_at_most_a_third_each() -> None:
    game = tessella.game("tetris-link", seats=4)
    results = results_of(Plan.of(game, ("greedy", "random", "random", "random"), 8))
    greedy, others = results.standings
    assert (greedy.all.games, others.all.games) == (8, 24)
    assert greedy.all.wins + others.all.wins == pytest.approx(8)
    assert others.share.high <= 1 / 3
    assert others.share.high == pytest.approx((1 - greedy.share.low) / 3)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    plan = Plan.of(tessella.game("tetris-link", seats=3), ("greedy", "random", "random"), 9)
    for jobs in (1, 3):
        run(plan, tmp_path / str(jobs), jobs=jobs, watch=quietly)
    assert timeless(tmp_path / "1") == timeless(tmp_path / "3")
    for path in (tmp_path / "3" / "games").iterdir():
        assert tessella.Record.loads(path.read_text("utf-8")).state.result
    ET.parse(tmp_path / "3" / "elo.svg")  # noqa: S314 - our own picture


def test_a_round_robin_rates_everybody(tmp_path: Path) -> None:
    names = ("greedy", "random", f"polite:{tmp_path}")
    plan = Plan.of(tessella.game("tetris-link"), names, 18)
    results = results_of(plan, open_odd)
    assert [len(wins) for _, wins in results.lineups] == [2, 2, 2]
    assert all(sum(wins) == pytest.approx(6) for _, wins in results.lineups)
    elos = [standing.elo for standing in results.standings]
    assert all(elo is not None for elo in elos)
    assert elos[0] is not None
    assert elos[0].low > 0


@pytest.mark.parametrize(
    ("odd", "kind", "words"),
    [
        ("crash", "crash", "RuntimeError: no idea on seat"),
        ("cheat", "illegal", "z99"),
        ("vanish", "gone", "exit 3"),
        ("hang", "time", "3 s"),
        ("killed", "gone", "SIGKILL"),
        ("absent", "crash", "no such program"),
    ],
)
def test_a_player_that_fails_forfeits_and_the_run_goes_on(
    tmp_path: Path, odd: str, kind: str, words: str
) -> None:
    limit = 3 if kind == "time" else 60  # nobody else is to be late, however busy the machine
    plan = Plan.of(tessella.game("tetris-link"), (odd, "random"), 2, limit=limit)
    results = run(plan, tmp_path, jobs=2, watch=quietly, open_player=open_odd)
    assert results.is_complete
    assert [standing.all.wins for standing in results.standings] == [0, 2]
    assert results.standings[0].all.score is None
    for line in journal(tmp_path):
        assert line["forfeit"]["kind"] == kind
        assert words in line["forfeit"]["detail"]
        assert line["seats"][line["forfeit"]["seat"]] == odd
        text = (tmp_path / "games" / f"{line['game']:06}.tessella").read_text("utf-8")
        record = tessella.Record.loads(text)
        assert record.state.result is None
        made = 0 if odd == "absent" else MOVES_BEFORE
        turns = [state.turn for state in record.states()][: len(record.moves)]
        assert turns.count(line["forfeit"]["seat"]) == made


def test_names_and_errors_of_players_cannot_move_the_cursor(tmp_path: Path) -> None:
    def open_wild(name: str) -> Player:
        if name.startswith("\x1b"):
            raise RuntimeError(f"{name}\n\udcff")
        return player(name)

    plan = Plan.of(tessella.game("tetris-link"), ("\x1b[31m<&\udcff", "random"), 2)
    done = GameRun(plan, 0, lambda _: None).play(open_wild)
    assert tessella.Record.loads(done.record).players[0].isprintable()
    assert done.outcome.forfeit is not None
    assert done.outcome.forfeit.detail.isprintable()
    results = results_of(plan, open_wild)
    assert "\x1b" not in chart.draw(results)
    ET.fromstring(chart.draw(results))  # noqa: S314 - our own picture
    (tmp_path / "results.json").write_text(report.dumps(results), encoding="utf-8")


def test_at_a_table_of_three_the_others_share_what_one_forfeits() -> None:
    game = tessella.game("tetris-link", seats=3)
    (outcome, *_) = played_here(Plan.of(game, ("crash", "random", "random"), 3), open_odd)
    assert [outcome.share(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_a_game_whose_process_was_killed_from_outside_is_played_again(tmp_path: Path) -> None:
    names = (f"killed-once:{tmp_path / 'mark'}", "random")
    plan = Plan.of(tessella.game("tetris-link"), names, 2)
    run(plan, tmp_path / "run", watch=quietly, open_player=open_odd)
    assert (tmp_path / "mark").exists()
    assert [line["forfeit"] for line in journal(tmp_path / "run")] == [None, None]


def test_players_that_can_be_closed_are_closed(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    plan = Plan.of(tessella.game("tetris-link"), (f"polite:{marks}", "random"), 4)
    run(plan, tmp_path / "run", watch=quietly, open_player=open_odd)
    assert len(list(marks.iterdir())) == 4


def test_a_sequential_test_stops_at_the_same_block_in_whatever_order_games_end() -> None:
    sprt = Sprt(0, 200, 0.1, 0.1)
    plan = Plan.of(tessella.game("tetris-link"), ("greedy", "random"), 24, sprt=sprt)
    outcomes = played_here(plan)
    there, back = Score(plan), Score(plan)
    for outcome in outcomes:
        there.add(outcome)
    for outcome in reversed(outcomes):
        back.add(outcome)
    one, other = there.results(), back.results()
    assert one.verdict == other.verdict
    assert one.verdict is not None
    assert one.verdict.accepted == "H1"
    assert one.blocks == other.blocks < plan.blocks
    assert one.is_complete


def test_a_sequential_test_ends_the_run(tmp_path: Path) -> None:
    sprt = Sprt(0, 200, 0.2, 0.2)
    plan = Plan.of(tessella.game("tetris-link"), ("greedy", "random"), 200, sprt=sprt)
    results = run(plan, tmp_path, jobs=2, watch=quietly)
    assert results.is_complete
    assert results.games < 100
    count = len(journal(tmp_path))
    assert run(plan, tmp_path, watch=quietly) == results
    assert len(journal(tmp_path)) == count


PLAN = Plan.of(tessella.game("tetris-link"), ("random", "random"), 2)


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(ArenaError, match="other files"):
        run(PLAN, tmp_path, watch=quietly)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_a_folder_of_another_run_is_refused_and_says_in_what_it_differs(tmp_path: Path) -> None:
    run(PLAN, tmp_path, watch=quietly)
    before = timeless(tmp_path)
    changes = {
        "seed": Plan.of(PLAN.game, PLAN.players, 2, seed="2"),
        "games": Plan.of(PLAN.game, PLAN.players, 4),
        "edition": Plan.of(tessella.game("tetris-link", edition="de"), PLAN.players, 2),
        "players": Plan.of(PLAN.game, ("random", "greedy"), 2),
    }
    for name, plan in changes.items():
        with pytest.raises(ArenaError, match=rf"another run \({name}: "):
            run(plan, tmp_path, watch=quietly)
    assert timeless(tmp_path) == before


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    def meanwhile(played: int, score: Score) -> None:
        del played, score
        with pytest.raises(ArenaError, match="Another arena"):
            run(PLAN, tmp_path, watch=quietly)

    run(PLAN, tmp_path, watch=meanwhile)


def test_a_place_that_cannot_hold_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="can’t be used"):
        run(PLAN, tmp_path / "file" / "folder", watch=quietly)
    with pytest.raises(ArenaError, match="can’t be used"):
        run(PLAN, tmp_path / "file", watch=quietly)


def test_a_damaged_journal_is_refused_by_its_line(tmp_path: Path) -> None:
    run(PLAN, tmp_path, watch=quietly)
    path = tmp_path / "journal.jsonl"
    head, first, second = path.read_bytes().splitlines(keepends=True)
    for damage in (b"{}\n", b"[]\n", b"\xff\n", first.replace(b'"random"', b'"greedy"')):
        path.write_bytes(head + damage + second)
        with pytest.raises(ArenaError, match="Line 2 "):
            run(PLAN, tmp_path, watch=quietly)


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    run(PLAN, tmp_path, watch=quietly)
    whole = timeless(tmp_path)
    path = tmp_path / "journal.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    run(PLAN, tmp_path, watch=quietly)
    assert timeless(tmp_path) == whole
