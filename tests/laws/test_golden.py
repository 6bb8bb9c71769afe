from pathlib import Path

import pytest

from tools import golden

ROOT = Path(__file__).parents[2]
GOLDENS = list(golden.goldens(ROOT))


def name(file: golden.Golden) -> str:
    return f"{file.path.parent.name}-{file.path.stem}"


@pytest.mark.parametrize("file", GOLDENS, ids=name)
def test_the_law_agrees_with_the_golden_file(file: golden.Golden) -> None:
    assert "\n".join(file.differences()) == ""


def test_no_golden_file_is_left_over() -> None:
    assert golden.strangers(ROOT) == []


@pytest.mark.parametrize("kind", [golden.PERFT, "defaults.txt"])
def test_a_changed_a_broken_and_a_missing_file_are_shown(tmp_path: Path, kind: str) -> None:
    file = next(file for file in GOLDENS if file.path.name == kind)
    copy = golden.Golden(tmp_path / kind, file.fresh, file.again)
    assert copy.differences() == [f"{copy.path} is missing"]
    text = file.path.read_text(encoding="utf-8")
    copy.path.write_text(text, encoding="utf-8")
    assert copy.differences() == []
    copy.path.write_text(text.replace("1", "2", 1), encoding="utf-8")
    assert any(line.startswith(("-", "+")) for line in copy.differences()[2:])


def test_writing_makes_what_comparing_accepts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(golden, "goldens", lambda root: iter([_small(root)]))
    assert golden.main([]) == 1
    assert "is missing" in capsys.readouterr().out
    assert golden.main(["--write"]) == 0
    assert golden.main([]) == 0
    (tmp_path / golden.FOLDER / "stray.txt").write_text("?", encoding="utf-8")
    assert golden.main([]) == 1
    assert "stray.txt belongs to no game" in capsys.readouterr().out
    assert golden.main(["--no-such-option"]) == 2


def _small(root: Path) -> golden.Golden:
    """The golden game that is read fastest, to be written into another folder."""
    file = min(GOLDENS, key=lambda file: file.path.stat().st_size if file.path.exists() else 0)
    return golden.Golden(root / golden.FOLDER / file.path.name, file.fresh, file.again)
