from pathlib import Path
from statistics import median

import pytest

from tools import check_sizes

ROOT = Path(__file__).resolve().parent.parent.parent


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_sizes_at_the_limit_are_allowed(tmp_path: Path) -> None:
    write(tmp_path, "src/a.py", "x = 1\n" * check_sizes.MOST_LINES_OF_THE_PRODUCT)
    write(tmp_path, "bench/a.py", "x = 1\n" * check_sizes.MOST_LINES_OF_A_FILE)
    body = "    x = 1\n" * (check_sizes.MOST_LINES_OF_A_FUNCTION - 1)
    write(tmp_path, "tests/b.py", f"def f() -> None:\n{body}")
    assert list(check_sizes.problems(tmp_path)) == []


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("src/a/b.py", 300),
        ("tools/c.py", 400),
        ("native/d.hpp", 300),
        ("native/e/f.cpp", 300),
        ("train/g/h.hpp", 400),
        ("web/src/i.svelte", 300),
    ],
)
def test_a_long_file_is_named(tmp_path: Path, name: str, most: int) -> None:
    write(tmp_path, name, "\n" * (most + 1))
    assert list(check_sizes.problems(tmp_path)) == [f"{name}: {most + 1} lines, {most} are allowed"]


def test_most_files_of_the_package_are_short() -> None:
    files = list((ROOT / "src").rglob("*.py"))
    assert len(files) > 100
    assert median(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 80


@pytest.mark.parametrize("keyword", ["def", "async def"])
def test_a_long_function_is_named(tmp_path: Path, keyword: str) -> None:
    body = "        x = 1\n" * check_sizes.MOST_LINES_OF_A_FUNCTION
    write(tmp_path, "src/a.py", f"class C:\n    {keyword} f(self):\n{body}")
    assert list(check_sizes.problems(tmp_path)) == ["src/a.py:2: f has 41 lines, 40 are allowed"]


def test_generated_migrations_are_as_long_as_they_are(tmp_path: Path) -> None:
    lines = "\n" * (check_sizes.MOST_LINES_OF_A_FILE + 1)
    write(tmp_path, "src/store/migrations/versions/0001.py", lines)
    assert list(check_sizes.problems(tmp_path)) == []
