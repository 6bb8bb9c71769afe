"""Draw all pictures, or compare them with the files."""

from __future__ import annotations

import sys
from pathlib import Path

from tessella import TessellaError
from tools.pictures.files import differences, drawn, write
from tools.pictures.played import ContradictionError


def main(arguments: list[str]) -> int:
    """Draw or compare; return how the process shall end."""
    if arguments not in ([], ["--check"]):
        print("Usage: python -m tools.pictures [--check]", file=sys.stderr)
        return 2
    try:
        pictures = drawn()
    except (ContradictionError, TessellaError) as error:
        print(f"A picture contradicts the law: {error}", file=sys.stderr)
        return 1
    if arguments:
        return compare(Path.cwd(), pictures)
    write(Path.cwd(), pictures)
    print(f"{len(pictures)} pictures drawn.")
    return 0


def compare(root: Path, pictures: dict[Path, str]) -> int:
    """Say what differs; return how the process shall end."""
    found = list(differences(root, pictures))
    print("\n".join(found) or "Every picture is what the law draws.")
    if found:
        print("If the law is right, draw them afresh: make pictures", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
