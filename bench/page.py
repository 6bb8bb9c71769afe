"""The page of figures in the docs, part by part."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "speed.md"


def write(part: str, table: str) -> None:
    """Replace the figures of a part, which stand between its two marks."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    text = PAGE.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    PAGE.write_text(pattern.sub(f"{begin}\n{table}\n{end}", text), encoding="utf-8")
