"""The example that learns: it runs as the guide says, and learns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guide" / "your-first-agent.md").read_text(encoding="utf-8")
PROGRAM = ROOT / "examples" / "learn.py"


def learnt(*flags: str) -> str:
    line = [sys.executable, str(PROGRAM), *flags]
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(line, capture_output=True, text=True, check=True, env=alone)
    return done.stdout


def test_it_runs_as_the_guide_says(tmp_path: Path) -> None:
    assert re.search(r"^\.venv/bin/python examples/learn\.py --minutes", GUIDE, re.MULTILINE)
    out = tmp_path / "agent.npz"
    said = learnt("--minutes", "0.01", "--pairs", "1", "--seed", "1", "--out", str(out))
    assert re.search(r"wins [0-9.]+% of 2 games against greedy", said)
    assert out.is_file()


@pytest.mark.long
def test_it_beats_greedy_after_two_minutes() -> None:
    (share,) = re.findall(r"wins ([0-9.]+)% of 100", learnt("--minutes", "2", "--pairs", "50"))
    assert float(share) > 60
