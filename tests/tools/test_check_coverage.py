import subprocess
import sys
from pathlib import Path

import pytest

from tools import check_coverage

SOURCE = "def f(x):\n    if x:\n        x = x + 1\n    return x\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def measure(folder: Path, calls: str) -> None:
    """Run a small source under measurement, as the tests do."""
    (folder / "law").mkdir()
    (folder / "law" / "f.py").write_text(SOURCE + calls)
    command = [sys.executable, "-m", "coverage", "run", "--branch", "law/f.py"]
    subprocess.run(command, cwd=folder, check=True)


@pytest.mark.parametrize(
    ("calls", "status", "shares"),
    [
        ("f(0)\nf(1)\n", 0, "lines 100.0 %, branches 100.0 %"),
        ("f(1)\n", 1, "lines 100.0 %, branches 50.0 %"),
        ("f(0)\n", 1, "lines 80.0 %, branches 50.0 %"),
    ],
)
def test_lines_and_branches_both_count(
    folder: Path, capsys: pytest.CaptureFixture[str], calls: str, status: int, shares: str
) -> None:
    measure(folder, calls)
    assert check_coverage.main(["law"]) == status
    assert f"Coverage of law: {shares} (at least 98 % each)" in capsys.readouterr().out


def test_no_measurement_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_coverage.main(["law"]) == 1
    assert "No coverage of law" in capsys.readouterr().out


def test_all_of_nothing_is_everything() -> None:
    assert check_coverage.percent(0, 0) == 100.0
