from pathlib import Path

import pytest

from tools import check_names

ROOT = Path(__file__).resolve().parent.parent.parent
SPELLINGS = ["blue-moon", "blue_moon", "BlueMoon", "blueMoon", "Blue Moon", "BLUE_MOON", "bluemoon"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two games."""
    for game in ("blue_moon", "stones"):
        write(tmp_path, f"src/tessella/games/{game}/__init__.py", f'NAME = "{game}"\n')
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("folder", ["src/tessella/cli", "native/core", "web/src/board", "tools"])
@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_game_is_not_named_in_sources_in_any_spelling(
    project: Path, folder: str, spelling: str
) -> None:
    write(project, f"{folder}/a.ts", f"\nx = '{spelling}'\n")
    assert list(check_names.problems(project)) == [
        f"{folder}/a.ts:2: names blue-moon, which is found by looking"
    ]


@pytest.mark.parametrize(
    "name",
    [
        "src/tessella/games/blue_moon/state.py",
        "native/games/blue_moon/rules/state.hpp",
        "web/src/games/blue-moon/skin.ts",
        "tools/lessons/tables/blue_moon.py",
        "src/tessella/web/assets/index.js",
        "tests/golden/blue-moon/defaults.json",
    ],
)
def test_a_game_names_itself_in_its_own_files(project: Path, name: str) -> None:
    write(project, name, "BlueMoon\n")
    assert list(check_names.problems(project)) == []


def test_a_game_does_not_name_another(project: Path) -> None:
    write(project, "src/tessella/games/blue_moon/state.py", "from tessella.games import stones\n")
    assert list(check_names.problems(project)) == [
        "src/tessella/games/blue_moon/state.py:1: names stones, which is found by looking"
    ]


@pytest.mark.parametrize("folder", ["tests/cli", "bench"])
def test_examples_are_allowed_and_lists_are_not(project: Path, folder: str) -> None:
    write(project, f"{folder}/one.py", 'GAME = "stones"\n')
    far = "\n" * check_names.SPAN
    write(project, f"{folder}/far.py", f'ONE = "stones"\n{far}TWO = "blue-moon"\n')
    assert list(check_names.problems(project)) == []
    write(project, f"{folder}/all.py", 'GAMES = [\n    "stones",\n    "blue-moon",\n]\n')
    assert list(check_names.problems(project)) == [
        f"{folder}/all.py:3: lists all games, which are found by looking"
    ]


def test_exceptions_are_as_few_as_can_be() -> None:
    """Each of them has a reason, and is needed."""
    refused = {found.split(":")[0] for found in check_names.problems(ROOT, {})}
    assert refused == set(check_names.ALLOWED)
    assert all(check_names.ALLOWED.values())


@pytest.fixture
def relatives(tmp_path: Path) -> Path:
    """A project in which a game's name begins as another's, and a family bears it as well."""
    for game in ("moon", "moon_duo", "stones"):
        write(tmp_path, f"src/tessella/games/{game}/__init__.py", f'NAME = "{game}"\n')
    write(tmp_path, "src/tessella/families/moon/state.py", "class MoonState: ...\n")
    return tmp_path


def test_a_family_may_bear_the_name_of_a_game(relatives: Path) -> None:
    uses = "from tessella.families.moon.state import MoonState\n"
    write(relatives, "src/tessella/games/moon_duo/state.py", uses)
    assert list(check_names.problems(relatives)) == []
    write(relatives, "src/tessella/games/moon/state.py", "PEER = 'moon-duo'\n")
    write(relatives, "src/tessella/cli/app.py", "A = 'Moon Duo'\nB = 'moon'\n")
    assert list(check_names.problems(relatives)) == [
        "src/tessella/cli/app.py:1: names moon-duo, which is found by looking",
        "src/tessella/cli/app.py:2: names moon, which is found by looking",
        "src/tessella/games/moon/state.py:1: names moon-duo, which is found by looking",
    ]


@pytest.mark.parametrize(
    ("path", "is_own"),
    [
        ("src/tessella/games/moon/state.py", True),
        ("tests/games/test_moon_turn.py", True),
        ("docs/rules/moon.md", True),
        ("src/tessella/games/moon_duo/state.py", False),
        ("web/src/games/moon-duo/skin.ts", False),
        ("src/tessella/families/moon/state.py", False),
        ("native/families/moon/pieces.hpp", False),
    ],
)
def test_files_of_a_game_are_not_those_of_its_relatives(path: str, *, is_own: bool) -> None:
    own = check_names.spelled("moon", ["moon", "moon_duo", "stones"])
    assert bool(own.search(path)) == is_own
