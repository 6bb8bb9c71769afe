"""Write the lessons, or compare them with the files: `python -m tools.lessons [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.lessons.files import stale, texts


def main(arguments: list[str]) -> int:
    """Write or compare; return how the process shall end."""
    found = texts()
    if arguments == ["--check"]:
        problems = list(stale(Path.cwd(), found))
        print("\n".join(problems) or "Every lesson is what the law makes.")
        return 1 if problems else 0
    for path, text in found.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {len(text) // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
