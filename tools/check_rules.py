"""Check that every rule number has a test, and that every number that is cited exists.

The numbers are those of `docs/rules/*.md`, where each rule begins with its number in bold. A test
claims a rule by its name: `test_bd_5_...` in `tests/games/` claims BD-5.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

LANGUAGES = ("fr", "de")
CITING = ("src/**/*.py", "src/**/*.ftl", "native/**/*.[ch]pp", "docs/rules/**/*.md")

HEAD = re.compile(r"^[\s>|#+-]*\*\*([A-Z]{2}-\d+)\b", re.MULTILINE)
CITATION = re.compile(r"(?<![\w-])[A-Z]{2}-\d+\b")
CLAIM = re.compile(r"(?<=_)([a-z]{2})_(\d+)(?=_|$)")


def rule_files(folder: Path) -> list[Path]:
    """Files of rules in a folder, one for each game."""
    return sorted(path for path in folder.glob("*.md") if path.name != "README.md")


def numbers_in(path: Path) -> Counter[str]:
    """Numbers of the rules that a file states, and how often it states each."""
    return Counter(HEAD.findall(path.read_text(encoding="utf-8")))


def tests_in(path: Path) -> Iterator[str]:
    """Names of the test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def claims_of(test: str, prefixes: set[str]) -> set[str]:
    """Rule numbers that a test's name claims, right or wrong."""
    pairs = ((game.upper(), int(number)) for game, number in CLAIM.findall(test))
    return {f"{game}-{number}" for game, number in pairs if game in prefixes}


def doubtful_files(root: Path) -> Iterator[str]:
    """Files of rules that are missing, empty, or state a rule twice."""
    files = rule_files(root / "docs/rules")
    if not files:
        yield "docs/rules: no file states any rule"
    for path in files:
        counts = numbers_in(path)
        if not counts:
            yield f"{path.relative_to(root)}: no rule begins with a number like **BD-1**"
        for number, count in counts.items():
            if count > 1:
                yield f"{path.relative_to(root)}: {number} is stated {count} times"


def different_translations(root: Path) -> Iterator[str]:
    """Translations that do not state the same rules as the English text."""
    english = {path.name: set(numbers_in(path)) for path in rule_files(root / "docs/rules")}
    for language in LANGUAGES:
        folder = root / "docs/rules" / language
        found = {path.name: set(numbers_in(path)) for path in rule_files(folder)}
        for name in sorted(english.keys() | found.keys()):
            here = (folder / name).relative_to(root)
            if name not in found:
                yield f"{here}: the file is missing"
            elif name not in english:
                yield f"{here}: there is no docs/rules/{name}"
            else:
                missing, unknown = english[name] - found[name], found[name] - english[name]
                yield from (f"{here}: {number} is missing" for number in in_order(missing))
                yield from (f"{here}: {number} is unknown" for number in in_order(unknown))


def untested_rules(root: Path, known: dict[str, Path]) -> Iterator[str]:
    """Rules that no test claims."""
    prefixes = prefixes_of(known)
    tests = (test for path in python_tests(root / "tests/games") for test in tests_in(path))
    claimed = {number for test in tests for number in claims_of(test, prefixes)}
    for number in in_order(known.keys() - claimed):
        name = f"test_{number.lower().replace('-', '_')}_..."
        yield f"{known[number].relative_to(root)}: {number} has no {name} in tests/games/"


def false_claims(root: Path, known: dict[str, Path]) -> Iterator[str]:
    """Tests that claim a rule which does not exist."""
    prefixes = prefixes_of(known)
    for path in python_tests(root / "tests"):
        for test in tests_in(path):
            for number in in_order(claims_of(test, prefixes) - known.keys()):
                yield f"{path.relative_to(root)}: {test} claims {number}, which is unknown"


def false_citations(root: Path, known: dict[str, Path]) -> Iterator[str]:
    """Citations of a rule which does not exist."""
    for path in sorted(path for pattern in CITING for path in root.glob(pattern)):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for number in CITATION.findall(text):
                if number not in known:
                    yield f"{path.relative_to(root)}:{line}: {number} is unknown"


def python_tests(folder: Path) -> list[Path]:
    """Test files in a folder and all folders within."""
    return sorted(folder.rglob("test_*.py"))


def prefixes_of(known: dict[str, Path]) -> set[str]:
    """Letters with which the known numbers begin, a pair for each game."""
    return {number.partition("-")[0] for number in known}


def in_order(numbers: set[str]) -> list[str]:
    """Rule numbers sorted by game, then by number."""
    return sorted(numbers, key=lambda number: (number[:2], int(number[3:])))


def problems(root: Path) -> Iterator[str]:
    """All that is wrong with the rule numbers of the project in this folder."""
    known = {
        number: path for path in rule_files(root / "docs/rules") for number in numbers_in(path)
    }
    yield from doubtful_files(root)
    yield from different_translations(root)
    yield from untested_rules(root, known)
    yield from false_claims(root, known)
    yield from false_citations(root, known)


def main() -> int:
    """Print all problems; return how the process shall end."""
    found = list(problems(Path.cwd()))
    print("\n".join(found) or "Every rule has a test, every citation is right.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
