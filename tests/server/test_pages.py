"""The web app is served with the table, and never instead of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.process import TESSELLA, Process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def test_the_command_serves_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    server = Process(tmp_path, program=TESSELLA)
    server.start()
    assert httpx.get(server.base).status_code == 200
    assert server.stop() == 0
    assert not server.failures(), server.output()


@pytest.fixture(scope="module")
def site(server: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.base) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/abc", "/rules/triominos", "/embed/abc"])
def test_every_page_begins_with_the_same_file(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert 'id="app"' in answer.text
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_files_are_asked_for_once(site: httpx.Client) -> None:
    page = site.get("/").text
    script = next(part for part in page.split('"') if part.startswith("/assets/") and ".js" in part)
    answer = site.get(script)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    mark = answer.headers["etag"]
    again = site.get(script, headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/v1/none", "/api/none", "/healthy"])
def test_what_is_not_there_is_not_a_page(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "//x"])
def test_nothing_else_of_the_machine_is_served(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert "root:" not in answer.text
    assert "[project]" not in answer.text
