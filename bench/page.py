"""Pages of figures in the docs, part by part."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = Path(__file__).resolve().parent.parent / "docs" / "speed.md"


def write(part: str, table: str, page: Path = PAGE) -> None:
    """Replace the figures of a part, which stand between its two marks on a page."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    text = page.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    page.write_text(pattern.sub(f"{begin}\n{table}\n{end}", text), encoding="utf-8")


def fill(
    part: str, table: Callable[..., str], page: Path, description: str | None, **usual: int | str
) -> None:
    """Print the table of a part, and with `--write` keep it on its page.

    The table is made from values that flags may change.
    """
    parser = argparse.ArgumentParser(description=description)
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--write", action="store_true", help=f"keep the table in {page.name}")
    choice = parser.parse_args()
    text = table(**{name: getattr(choice, name) for name in usual})
    print(text)
    if choice.write:
        write(part, text, page)
