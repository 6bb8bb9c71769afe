"""Pages of figures in the docs, part by part."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "speed.md"


def write(part: str, table: str, page: Path = PAGE) -> None:
    """Replace the figures of a part, which stand between its two marks on a page."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    text = page.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    page.write_text(pattern.sub(f"{begin}\n{table}\n{end}", text), encoding="utf-8")
