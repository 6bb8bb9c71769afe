"""Check that files and functions stay small enough to be read in one go."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_THE_PRODUCT = 300
PRODUCT = ("src/", "native/", "web/src/")
"""What is shipped is held to less than what tests, measures and trains it."""
MOST_LINES_OF_A_FUNCTION = 40
SOURCES = (
    "src/**/*.py",
    "tests/**/*.py",
    "tools/**/*.py",
    "bench/**/*.py",
    "train/**/*.py",
    "native/**/*.[ch]pp",
    "train/**/*.[ch]pp",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.css",
)
GENERATED = ("migrations/versions", "web/src/wire/types.ts")
"""Written by programs: steps of the schema's history, and the shapes of the wire."""


def long_functions(source: str) -> Iterator[tuple[int, str, int]]:
    """Line, name and length of the functions of a Python source that are too long."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_LINES_OF_A_FUNCTION:
                yield node.lineno, node.name, length


def most_lines(path: Path) -> int:
    """How many lines a file of the project may have."""
    is_product = path.as_posix().startswith(PRODUCT)
    return MOST_LINES_OF_THE_PRODUCT if is_product else MOST_LINES_OF_A_FILE


def problems(root: Path) -> Iterator[str]:
    """All files and functions that are too long in the project in this folder."""
    for path in sorted(path for pattern in SOURCES for path in root.glob(pattern)):
        if any(part in path.as_posix() for part in GENERATED):
            continue
        source, here = path.read_text(encoding="utf-8"), path.relative_to(root)
        lines = len(source.splitlines())
        most = most_lines(here)
        if lines > most:
            yield f"{here}: {lines} lines, {most} are allowed"
        if path.suffix == ".py":
            for line, name, length in long_functions(source):
                yield (
                    f"{here}:{line}: {name} has {length} lines, "
                    f"{MOST_LINES_OF_A_FUNCTION} are allowed"
                )


def main() -> int:
    """Print all problems; return how the process shall end."""
    found = list(problems(Path.cwd()))
    print("\n".join(found) or "All files and functions are small enough.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
