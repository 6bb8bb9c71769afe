"""How long an import takes: CPU time of a process of its own, the least of several."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

MODULES: Final = {"tessella": 150, "tessella.engine": 300}
"""What is imported, and how many milliseconds it may take."""
RUNS: Final = 5
CODE: Final = (
    "import time; begun = time.process_time(); import {module}; "
    "print(1000 * (time.process_time() - begun))"
)


def milliseconds(module: str, runs: int = RUNS) -> float:
    """The CPU time of an import, in a fresh process."""
    command = [sys.executable, "-c", CODE.format(module=module)]
    said = (
        subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(runs)
    )
    return min(float(done.stdout) for done in said)


def table(games: int, seed: int) -> str:
    """A row for each module; there is nothing to play."""
    del games, seed
    rows = [
        f"| `import {name}` | {milliseconds(name):.0f} | {most} |" for name, most in MODULES.items()
    ]
    return "\n".join(["| | CPU ms | may take |", "|---|---|---|", *rows])
