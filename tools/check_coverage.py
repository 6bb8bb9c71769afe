"""Check that the tests take enough branches of the folders that are named as arguments.

Reads what the last run of the tests has measured; names the lines that were missed.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import TypedDict

from coverage import Coverage
from coverage.exceptions import CoverageException

LEAST_PERCENT = 98.0


class Totals(TypedDict):
    """What coverage counts over all files."""

    num_statements: int
    covered_lines: int
    num_branches: int
    covered_branches: int


def percent(part: int, whole: int) -> float:
    """Share of the whole; all of nothing is everything."""
    return 100.0 * part / whole if whole else 100.0


def measure(coverage: Coverage, patterns: list[str]) -> Totals:
    """Totals over the files that match the patterns."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        coverage.json_report(outfile=str(report), include=patterns)
        totals: Totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
        return totals


def main(folders: list[str]) -> int:
    """Print what was missed and the shares; return how the process shall end."""
    coverage = Coverage()
    patterns = [f"{folder}/*" for folder in folders]
    try:
        coverage.load()
        totals = measure(coverage, patterns)
    except CoverageException as error:
        print(f"No coverage of {' '.join(folders)}: {error}")
        return 1
    lines = percent(totals["covered_lines"], totals["num_statements"])
    branches = percent(totals["covered_branches"], totals["num_branches"])
    enough = min(lines, branches) >= LEAST_PERCENT
    if not enough:
        coverage.report(include=patterns)
    shares = f"lines {lines:.1f} %, branches {branches:.1f} %"
    print(f"Coverage of {' '.join(folders)}: {shares} (at least {LEAST_PERCENT:.0f} % each)")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
