import shutil
from pathlib import Path

import pytest

from tools import setup, web


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what is installed from, with no `.venv/` as yet."""
    for path in setup.input_files():
        copy = tmp_path / path.relative_to(setup.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    for name in ("VENV", "PYTHON", "LOCK", "PLACE", "INPUTS"):
        moved = tmp_path / getattr(setup, name).relative_to(setup.ROOT)
        monkeypatch.setattr(setup, name, moved)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Titles of the steps that are taken; `.venv/` is made to look as they would leave it."""
    taken: list[str] = []
    app = project / "app"

    def take(title: str, _work: object) -> None:
        taken.append(title.strip())
        if title.strip() == "web app":
            app.touch()
        setup.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        setup.PYTHON.touch()
        setup.PLACE.write_text(setup.place())

    monkeypatch.setattr(setup, "step", take)
    monkeypatch.setattr(setup, "find_uv", lambda: str(project / "uv"))
    monkeypatch.setattr(web, "is_built", app.is_file)
    return taken


def test_the_first_time_everything_is_done_and_the_second_time_nothing(steps: list[str]) -> None:
    setup.set_up()
    assert steps == ["virtual environment", "packages", "web app", "native code"]
    steps.clear()
    setup.set_up()
    assert steps == []


def test_a_changed_web_app_is_all_that_is_built(project: Path, steps: list[str]) -> None:
    setup.set_up()
    steps.clear()
    (project / "app").unlink()
    setup.set_up()
    assert steps == ["web app"]


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "requirements.lock", "CMakeLists.txt", "native/core/cpu.hpp"]
)
def test_a_change_is_installed_into_the_same_environment(
    project: Path, steps: list[str], name: str
) -> None:
    setup.set_up()
    steps.clear()
    with (project / name).open("a") as file:
        file.write("\n")
    setup.set_up()
    assert steps == ["packages", "native code"]


def test_another_interpreter_gets_another_environment(steps: list[str]) -> None:
    setup.set_up()
    steps.clear()
    setup.PLACE.write_text("another")
    setup.set_up()
    assert steps == ["virtual environment", "packages", "native code"]


def test_a_step_that_fails_is_taken_again(
    steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(title: str, _work: object) -> None:
        raise SystemExit(title)

    setup.set_up()
    steps.clear()
    setup.INPUTS.write_text("another")
    with monkeypatch.context() as patch:
        patch.setattr(setup, "step", fail)
        with pytest.raises(SystemExit, match="packages"):
            setup.set_up()
    setup.set_up()
    assert steps == ["packages", "native code"]


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "no-such-compiler")
    with pytest.raises(SystemExit, match="no no-such-compiler on the PATH"):
        setup.require_compiler()


def test_a_compiler_that_does_not_compile_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    with pytest.raises(SystemExit, match=f"{compiler} is too old or broken"):
        setup.require_compiler()


def test_a_command_that_fails_shows_what_it_said_and_the_advice() -> None:
    with pytest.raises(SystemExit, match=r"(?s)spoken\n.*advice"):
        setup.run("advice", "sh", "-c", "echo spoken; exit 3")


def test_uv_heeds_the_index_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "file:///packages")
    assert setup.environment()["UV_DEFAULT_INDEX"] == "file:///packages"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "file:///others")
    assert setup.environment()["UV_DEFAULT_INDEX"] == "file:///others"
