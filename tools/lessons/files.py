"""The lessons as files of the web app."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tools.lessons.made import made
from tools.lessons.tables import LESSONS

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path("web/src/games")


def texts() -> dict[Path, str]:
    """Every lesson's path in the project, and its text: a line for each step."""
    return {FOLDER / lesson.game / "lesson.json": _text(made(lesson)) for lesson in LESSONS}


def _text(lesson: dict[str, object]) -> str:
    steps = lesson["steps"]
    lines = ",\n".join(_line(step) for step in (steps if isinstance(steps, list) else []))
    return f'{{"game":{_line(lesson["game"])},"steps":[\n{lines}\n]}}\n'


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def stale(root: Path, found: dict[Path, str]) -> Iterator[str]:
    """The files of the project in a folder that are not what the law makes."""
    for path, text in found.items():
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text:
            yield f"{path} is not what the law makes: run `make lessons`."
