from pathlib import Path

import pytest

from tools import check_rules

RULES = "# A game\n\n- **XX-1** The board.\n- **XX-2** The pieces, see XX-1.\n"
TESTS = "def test_xx_1_board(): ...\n\nclass TestPieces:\n    def test_of_xx_2(self): ...\n"
GOOD = {
    "docs/rules/README.md": "**XX-1** is how a rule begins.\n",
    "docs/rules/a-game.md": RULES,
    "docs/rules/fr/a-game.md": RULES,
    "docs/rules/de/a-game.md": RULES,
    "tests/games/test_a_game.py": TESTS,
    "src/tessella/games/a_game/__init__.py": '"""The board (XX-1), in UTF-8."""\n',
    "src/tessella/games/a_game/messages/en.ftl": "off-board = Off the board (XX-1).\n",
    "native/games/a_game.hpp": "// XX-2\n",
}


def problems(root: Path, changes: dict[str, str | None]) -> list[str]:
    for name, text in (GOOD | changes).items():
        if text is not None:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return list(check_rules.problems(root))


def test_a_project_in_order_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, {}) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "tests/games/test_a_game.py",
            TESTS.replace("xx_2", "xx_1"),
            "docs/rules/a-game.md: XX-2 has no test_xx_2_... in tests/games/",
        ),
        (
            "tests/games/test_a_game.py",
            TESTS + "def test_xx_10_more(): ...\n",
            "tests/games/test_a_game.py: test_xx_10_more claims XX-10, which is unknown",
        ),
        (
            "tests/laws/test_law.py",
            "def test_law_of_xx_3(): ...\n",
            "tests/laws/test_law.py: test_law_of_xx_3 claims XX-3, which is unknown",
        ),
        (
            "src/tessella/games/a_game/__init__.py",
            '"""Board."""\n\n# YY-1\n',
            "src/tessella/games/a_game/__init__.py:3: YY-1 is unknown",
        ),
        (
            "src/tessella/games/a_game/messages/en.ftl",
            "full = The board is full (XX-12).\n",
            "src/tessella/games/a_game/messages/en.ftl:1: XX-12 is unknown",
        ),
        ("native/games/a_game.hpp", "// XX-3\n", "native/games/a_game.hpp:1: XX-3 is unknown"),
        ("docs/rules/de/a-game.md", None, "docs/rules/de/a-game.md: the file is missing"),
        (
            "docs/rules/fr/other.md",
            RULES,
            "docs/rules/fr/other.md: there is no docs/rules/other.md",
        ),
        (
            "docs/rules/fr/a-game.md",
            "- **XX-1** Le plateau.\n",
            "docs/rules/fr/a-game.md: XX-2 is missing",
        ),
        (
            "docs/rules/a-game.md",
            RULES + "- **XX-2** Again.\n",
            "docs/rules/a-game.md: XX-2 is stated 2 times",
        ),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, name: str, text: str | None, problem: str) -> None:
    assert problems(tmp_path, {name: text}) == [problem]


def test_a_rule_that_only_a_translation_states_is_unknown(tmp_path: Path) -> None:
    found = problems(tmp_path, {"docs/rules/de/a-game.md": RULES + "- **XX-3** Mehr.\n"})
    assert found == [
        "docs/rules/de/a-game.md: XX-3 is unknown",
        "docs/rules/de/a-game.md:5: XX-3 is unknown",
    ]


def test_a_file_without_numbers_is_named(tmp_path: Path) -> None:
    found = problems(tmp_path, {"docs/rules/other.md": "Nothing.\n"})
    assert "docs/rules/other.md: no rule begins with a number like **BD-1**" in found


def test_an_empty_project_is_not_in_order(tmp_path: Path) -> None:
    assert list(check_rules.problems(tmp_path)) == ["docs/rules: no file states any rule"]


def test_numbers_are_listed_in_their_order() -> None:
    assert check_rules.in_order({"XX-10", "XX-9", "AA-11"}) == ["AA-11", "XX-9", "XX-10"]


@pytest.mark.parametrize(("changes", "status"), [({}, 0), ({"docs/rules/de/a-game.md": None}, 1)])
def test_the_process_ends_as_the_check_does(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    changes: dict[str, str | None],
    status: int,
) -> None:
    expected = problems(tmp_path, changes)
    monkeypatch.chdir(tmp_path)
    assert check_rules.main() == status
    printed = capsys.readouterr().out
    assert all(problem in printed for problem in expected)
