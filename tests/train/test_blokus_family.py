"""The trainers of Blokus and Blokus Duo, in tiny runs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TINY = ("--simulations", "6", "--seconds", "1000", "--processes", "2", "--seed", "5")
GAMES = {"blokus_duo": "30", "blokus": "8"}
LOSSES = re.compile(r"(start|end): win ([\d.]+), lead ([\d.]+), points ([\d.]+), policy ([\d.]+)")
WIN, POLICY = 0, 3


def train(game: str, folder: Path, *more: str) -> str:
    command = (sys.executable, "-m", f"train.{game}", "--resume", *TINY, "--games", GAMES[game])
    places = ("--folder", str(folder), "--weights", str(folder / "last"))
    done = subprocess.run(
        [*command, *places, *more], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=GAMES)
def trained(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path, str]:
    game: str = request.param
    folder = tmp_path_factory.mktemp(game)
    return game, folder, train(game, folder, "--generations", "1")


def test_generations_learn_from_the_measure_made_by_hand_and_from_the_search(
    trained: tuple[str, Path, str],
) -> None:
    start, end, next_start, next_end = (
        [float(number) for number in found[1:]] for found in LOSSES.findall(trained[2])
    )
    assert end[WIN] < start[WIN], "the value of generation 0"
    assert end[POLICY] < start[POLICY] - 0.2, "the policy of generation 0"
    assert next_end[POLICY] < next_start[POLICY], "the policy of generation 1"


def test_weights_fit_the_engine(trained: tuple[str, Path, str]) -> None:
    game, folder, _ = trained
    weights = ROOT / "native" / "games" / game / "guide" / "net.weights"
    last = (folder / "last").read_bytes()
    assert len(last) == weights.stat().st_size
    assert last == (folder / "001.weights").read_bytes()
    assert last != (folder / "000.weights").read_bytes()


def test_a_run_leaves_a_log_and_a_learning_curve(trained: tuple[str, Path, str]) -> None:
    game, folder, _ = trained
    rows = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [row["generation"] for row in rows] == [0, 1]
    assert [row["games"] for row in rows] == [2 * int(GAMES[game])] * 2
    curve = (folder / "curve.svg").read_text()
    assert f"policy: {rows[0]['policy']:.3g} to {rows[1]['policy']:.3g}" in curve


def test_a_run_that_was_stopped_goes_on_to_the_same_weights(
    trained: tuple[str, Path, str], tmp_path: Path
) -> None:
    """It is stopped while generation 1 is played: one process was done, the other was not."""
    game, folder, _ = trained
    for kept in ("000.weights", "000.numbers", "001.0.lessons", "log.jsonl"):
        (tmp_path / kept).write_bytes((folder / kept).read_bytes())
    (tmp_path / "001.1.part").write_bytes((folder / "001.1.lessons").read_bytes()[:1000])
    said = train(game, tmp_path, "--generations", "1")
    assert "generation 0" not in said
    assert said.count(" games") == 1, "what was played is not played again"
    assert (tmp_path / "last").read_bytes() == (folder / "last").read_bytes()


def test_another_seed_is_another_run(trained: tuple[str, Path, str], tmp_path: Path) -> None:
    game, folder, _ = trained
    train(game, tmp_path, "--generations", "0", "--seed", "6")
    assert (tmp_path / "last").read_bytes() != (folder / "000.weights").read_bytes()
