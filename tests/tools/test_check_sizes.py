from pathlib import Path

import pytest

from tools import check_sizes


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_sizes_at_the_limit_are_allowed(tmp_path: Path) -> None:
    write(tmp_path, "src/a.py", "x = 1\n" * check_sizes.MOST_LINES_OF_A_FILE)
    body = "    x = 1\n" * (check_sizes.MOST_LINES_OF_A_FUNCTION - 1)
    write(tmp_path, "tests/b.py", f"def f() -> None:\n{body}")
    assert list(check_sizes.problems(tmp_path)) == []


@pytest.mark.parametrize(
    "name", ["src/a/b.py", "tools/c.py", "native/d.hpp", "native/e/f.cpp", "train/g/h.hpp"]
)
def test_a_long_file_is_named(tmp_path: Path, name: str) -> None:
    write(tmp_path, name, "\n" * (check_sizes.MOST_LINES_OF_A_FILE + 1))
    assert list(check_sizes.problems(tmp_path)) == [f"{name}: 401 lines, 400 are allowed"]


@pytest.mark.parametrize("keyword", ["def", "async def"])
def test_a_long_function_is_named(tmp_path: Path, keyword: str) -> None:
    body = "        x = 1\n" * check_sizes.MOST_LINES_OF_A_FUNCTION
    write(tmp_path, "src/a.py", f"class C:\n    {keyword} f(self):\n{body}")
    assert list(check_sizes.problems(tmp_path)) == ["src/a.py:2: f has 41 lines, 40 are allowed"]


def test_generated_migrations_are_as_long_as_they_are(tmp_path: Path) -> None:
    lines = "\n" * (check_sizes.MOST_LINES_OF_A_FILE + 1)
    write(tmp_path, "src/store/migrations/versions/0001.py", lines)
    assert list(check_sizes.problems(tmp_path)) == []
