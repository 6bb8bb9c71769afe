import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TINY = ("--games", "30", "--simulations", "6", "--seconds", "1000", "--processes", "2")
LOSSES = re.compile(r"(start|end): value ([\d.]+), error ([\d.]+), policy ([\d.]+)")
WEIGHTS = ROOT / "native" / "games" / "blokus_duo" / "guide" / "net.weights"


def train(folder: Path, *more: str) -> str:
    command = (sys.executable, "-m", "train.blokus_duo", *TINY)
    places = ("--folder", str(folder), "--weights", str(folder / "last"))
    done = subprocess.run(
        [*command, *places, *more], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("trained")
    return folder, train(folder, "--generations", "1", "--seed", "5")


def test_generations_learn_from_the_measure_made_by_hand_and_from_the_search(
    trained: tuple[Path, str],
) -> None:
    _, said = trained
    start, end, next_start, next_end = (
        [float(number) for number in found[1:]] for found in LOSSES.findall(said)
    )
    assert end[0] < start[0], "the value of generation 0"
    assert end[2] < start[2] - 0.2, "the policy of generation 0"
    assert next_end[2] < next_start[2], "the policy of generation 1"


def test_weights_fit_the_engine(trained: tuple[Path, str]) -> None:
    folder, _ = trained
    last = (folder / "last").read_bytes()
    assert len(last) == WEIGHTS.stat().st_size
    assert last == (folder / "001.weights").read_bytes()
    assert last != (folder / "000.weights").read_bytes()


def test_a_seed_repeats_a_run_even_if_it_was_interrupted(
    trained: tuple[Path, str], tmp_path: Path
) -> None:
    folder, _ = trained
    train(tmp_path, "--generations", "0", "--seed", "5")
    assert (tmp_path / "last").read_bytes() == (folder / "000.weights").read_bytes()
    assert "generation 0" not in train(tmp_path, "--generations", "1", "--seed", "5")
    assert (tmp_path / "last").read_bytes() == (folder / "last").read_bytes()


def test_another_seed_is_another_run(trained: tuple[Path, str], tmp_path: Path) -> None:
    folder, _ = trained
    train(tmp_path, "--generations", "0", "--seed", "6")
    assert (tmp_path / "last").read_bytes() != (folder / "000.weights").read_bytes()
