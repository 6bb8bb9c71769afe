from pathlib import Path

import pytest

from tools import check_includes

README = """\
| folder | holds | may include |
|---|---|---|
| `core/` | all | |
| `search/` | a search | `core/` |
| `games/<game>/rules/` | rules | `core/` |
| `games/<game>/guide/` | a guide | `core/`, `search/`, `games/<game>/rules/` |
| `games/<game>/entry.hpp` | an entry | `games/<game>/guide/` |
| `registry/` | written by the build | `games/<game>/entry.hpp` |
| `python/` | a module | `core/`, `registry/` |
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write(tmp_path, "README.md", README)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / "native" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "included"),
    [
        ("core/a.hpp", "core/b.hpp"),
        ("search/a.hpp", "core/a.hpp"),
        ("games/one/rules/a.hpp", "games/one/rules/b.hpp"),
        ("games/one/guide/a.cpp", "games/one/rules/b.hpp"),
        ("games/one/guide/a.hpp", "search/a.hpp"),
        ("games/one/entry.hpp", "games/one/guide/a.hpp"),
        ("registry/all.hpp", "games/one/entry.hpp"),
        ("python/a.cpp", "registry/all.hpp"),
    ],
)
def test_an_include_that_points_down_is_allowed(project: Path, file: str, included: str) -> None:
    write(project, file, f'#include <vector>\n#include "{included}"\n')
    assert list(check_includes.problems(project)) == []


@pytest.mark.parametrize(
    ("file", "included"),
    [
        ("core/a.hpp", "search/b.hpp"),
        ("search/a.hpp", "games/one/rules/a.hpp"),
        ("games/one/rules/a.hpp", "games/one/guide/a.hpp"),
        ("games/one/rules/a.hpp", "search/a.hpp"),
        ("games/one/guide/a.hpp", "games/two/rules/a.hpp"),
        ("games/one/entry.hpp", "games/two/guide/a.hpp"),
        ("python/a.cpp", "games/one/entry.hpp"),
        ("python/a.cpp", "a.hpp"),
    ],
)
def test_any_other_include_is_refused_by_name(project: Path, file: str, included: str) -> None:
    write(project, file, f'#include "core/a.hpp"\n  # include "{included}"  // why\n')
    (problem,) = (
        found for found in check_includes.problems(project) if f"includes {included};" in found
    )
    assert problem.startswith(f"native/{file}: ")


def test_a_file_that_no_row_names_is_refused(project: Path) -> None:
    write(project, "games/one/other.hpp", "")
    (problem,) = check_includes.problems(project)
    assert problem.startswith("native/games/one/other.hpp: no row")


def test_the_order_is_read_from_the_readme_of_the_project() -> None:
    root = Path(__file__).resolve().parent.parent.parent
    places = [
        layer.place for layer in check_includes.layers((root / "native/README.md").read_text())
    ]
    assert places[0] == "core/"
    assert "games/<game>/rules/" in places
    assert list(check_includes.problems(root)) == []
