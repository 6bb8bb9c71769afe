"""`python -m bench.report`: measure what is missing, draw the figures, write Markdown and PDF."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from typing import Final

from bench import baselines
from bench.report import pdf, text
from bench.report.data import FOLDER, load, measure
from bench.report.figures import drawn

TEMPLATE: Final = Path(__file__).with_name("template.md")


def made() -> dict[str, str]:
    """Text and figures by the names of their files."""
    data, rows = load(), list(baselines.load().values())
    written = text.written(TEMPLATE.read_text(encoding="utf-8"), data, rows)
    pictures = {f"{name}.svg": picture for name, picture in drawn(data, rows).items()}
    return {"report.md": written, **pictures}


def main() -> None:
    """Measure, draw, write."""
    parser = argparse.ArgumentParser(prog="python -m bench.report", description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing later")
    choice = parser.parse_args()
    if not measure(choice.seconds):
        print("There is more to measure: it is left out, until it is run again.")
    files = made()
    for name, content in files.items():
        (FOLDER / name).write_text(content, encoding="utf-8")
    if importlib.util.find_spec("typst") is None:
        print("Without Typst there is no PDF: pip install --group report.")
        return
    pdf.write(files["report.md"], FOLDER)


if __name__ == "__main__":
    main()
