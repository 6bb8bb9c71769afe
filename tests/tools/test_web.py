import shutil
from pathlib import Path

import pytest

from tools import build_backend, web


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project with a web app that is not built as yet; the list fills with what npm is told."""
    told: list[str] = []
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("export {};")
    for name in web.LOCKED:
        (tmp_path / "web" / name).write_text("{}")
    (tmp_path / "src" / "tessella" / "core" / "messages").mkdir(parents=True)
    (tmp_path / "src" / "tessella" / "core" / "messages" / "en.ftl").write_text("a = b")
    for name in ("WEB", "BUILT", "STAMP", "PACKAGES", "PACKAGES_STAMP"):
        monkeypatch.setattr(web, name, tmp_path / getattr(web, name).relative_to(web.ROOT))
    monkeypatch.setattr(web, "ROOT", tmp_path)

    def npm(*arguments: str, show: bool = False) -> None:
        del show
        told.append(" ".join(arguments))
        web.PACKAGES.mkdir(exist_ok=True)
        web.BUILT.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(web, "npm", npm)
    return told


BUILD = ["ci --no-progress", "run build"]


def test_the_app_is_built_once(project: list[str]) -> None:
    web.build()
    assert project == BUILD
    web.build()
    assert project == BUILD


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/tessella/core/messages/en.ftl"])
def test_the_app_is_built_again_when_its_sources_change(project: list[str], name: str) -> None:
    web.build()
    (web.ROOT / name).write_text("changed")
    web.build()
    assert project == [*BUILD, "run build"]


def test_packages_are_fetched_again_when_the_lock_changes(project: list[str]) -> None:
    web.build()
    (web.WEB / "package-lock.json").write_text("{ }")
    web.build()
    assert project == BUILD * 2


def test_an_app_that_came_without_sources_counts_as_built(project: list[str]) -> None:
    web.build()
    shutil.rmtree(web.WEB)
    assert web.is_built()
    assert project == BUILD


def test_a_build_that_fails_ends_the_install_with_a_clear_sentence(
    project: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: str) -> None:
        raise web.WebError("npm ci failed.")

    monkeypatch.setattr(web, "npm", fail)
    with pytest.raises(SystemExit, match=r"(?s)npm ci failed.*network.*TESSELLA_WEB=skip"):
        build_backend.build_wheel("dist")
    assert not web.is_built()
    assert project == []


def test_npm_that_fails_shows_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "system_npm", lambda: ["sh", "-c", "echo spoken; exit 3"])
    with pytest.raises(web.WebError, match=r"(?s)^spoken\n\nnpm run build failed\.$"):
        web.npm("run build")


def test_without_node_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "system_npm", lambda: None)
    monkeypatch.setattr(web, "packaged_npm", lambda: None)
    with pytest.raises(web.WebError, match=r"Node.js 20.19 or later"):
        web.npm("ci")


def test_the_node_of_pypi_stands_in_where_the_system_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert web.system_npm() is None
    command = web.packaged_npm()
    assert command is not None
    assert all(Path(part).is_file() for part in command)


@pytest.mark.usefixtures("project")
def test_a_build_asks_for_node_only_if_it_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "system_npm", lambda: None)
    assert web.NODE_PACKAGE in build_backend.get_requires_for_build_sdist()
    monkeypatch.setenv("TESSELLA_WEB", "skip")
    assert web.NODE_PACKAGE not in build_backend.get_requires_for_build_sdist()
    monkeypatch.delenv("TESSELLA_WEB")
    web.build()
    assert web.NODE_PACKAGE not in build_backend.get_requires_for_build_sdist()


def test_the_lock_names_no_registry() -> None:
    lock = (web.WEB / "package-lock.json").read_text()
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
