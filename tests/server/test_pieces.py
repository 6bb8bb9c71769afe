"""Spare parts over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

import tessella
from tessella.core.language import LANGUAGES
from tessella.printing import FORMATS, PAPERS, Wish, files, order
from tessella.server.routes.pieces import Form, Language, PaperName
from tests.printing.solids import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.process import Process


@pytest.fixture(scope="module")
def site(server: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.base}/api/v1", timeout=60) as client:
        yield client


def test_the_address_knows_every_format_and_paper() -> None:
    assert [form.value for form in Form] == list(FORMATS)
    assert [paper.value for paper in PaperName] == list(PAPERS)
    assert [language.value for language in Language] == list(LANGUAGES)


@pytest.mark.parametrize("game", tessella.games())
def test_a_box_tells_its_parts_and_sizes(site: httpx.Client, game: str) -> None:
    box = site.get(f"/pieces/{game}").json()
    parts = order(game, Wish()).items
    told = [piece for rack in box["racks"] for piece in rack["pieces"]]
    assert sum(piece.get("count", 1) for piece in told) == len(parts)
    assert {piece["name"] for piece in told} == {item.part.name for item in parts}
    assert box["cell"]["least"] <= box["cell"]["usual"] <= box["cell"]["most"]
    assert box["formats"] == ["pdf", "svg", "stl"]


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", tessella.games())
def test_a_file_has_the_bytes_that_the_command_writes(
    site: httpx.Client, game: str, form: str
) -> None:
    made = files(order(game, Wish(cell=14.5)), form, "fr")
    for page, file in enumerate(made, start=1):
        query = {"format": form, "cell": "14.5", "page": str(page)}
        answer = site.get(f"/pieces/{game}/file", params=query, headers={"accept-language": "fr"})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(FORMATS[form].media_type)
        assert answer.headers["x-pages"] == str(len(made))
        assert answer.content == file()


def test_parts_can_be_chosen(site: httpx.Client) -> None:
    wish = "format=stl&pieces=I,i&seat=3&cell=10&clearance=0"
    answer = site.get(f"/pieces/tetris-link/file?{wish}")
    assert answer.headers["content-disposition"] == 'inline; filename="tetris-link.stl"'
    mesh = read(answer.content)
    assert mesh.open_edges() == []
    assert mesh.size[:2] == pytest.approx([84, 10], abs=1e-3)


def test_the_address_may_choose_the_language(site: httpx.Client) -> None:
    answer = site.get(
        "/pieces/triominos/file?format=svg&lang=de", headers={"accept-language": "fr"}
    )
    assert "Ersatzteile" in answer.text
    assert "vary" not in answer.headers


def test_a_file_that_is_known_is_not_sent_again(site: httpx.Client) -> None:
    first = site.get("/pieces/blokus-duo/file")
    assert "max-age" in first.headers["cache-control"]
    assert first.headers["vary"] == "accept-language"
    mark = {"if-none-match": first.headers["etag"]}
    again = site.get("/pieces/blokus-duo/file", headers=mark)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("address", "helps"),
    [
        ("/pieces/chess", "blokus-duo"),
        ("/pieces/chess/file", "blokus-duo"),
        ("/pieces/blokus-duo/file?pieces=F,Q", "Z5"),
        ("/pieces/blokus-duo/file?seat=2", "0 to 1"),
        ("/pieces/blokus-duo/file?seat=-1", "seat"),
        ("/pieces/triominos/file?seat=0", "leave the seat out"),
        ("/pieces/blokus-duo/file?format=dxf", "dxf"),
        ("/pieces/blokus-duo/file?paper=a5", "paper"),
        ("/pieces/blokus-duo/file?cell=7", "cell"),
        ("/pieces/blokus-duo/file?cell=nan", "8"),
        ("/pieces/blokus-duo/file?cell=wide", "cell"),
        ("/pieces/blokus-duo/file?thickness=0.2", "thickness"),
        ("/pieces/blokus-duo/file?clearance=2", "clearance"),
        ("/pieces/blokus-duo/file?pieces=I5&cell=60", "smaller size"),
        ("/pieces/triominos/file?format=svg&page=3", "last one is 2"),
        ("/pieces/blokus-duo/file?page=0", "page"),
        (f"/pieces/blokus-duo/file?pieces={'1,' * 900}", "240 at most"),
        (f"/pieces/blokus-duo/file?pieces={'1,' * 1100}", "pieces"),
    ],
)
def test_a_bad_wish_is_a_problem_that_tells_what_would_do(
    site: httpx.Client, address: str, helps: str
) -> None:
    answer = site.get(address)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["cache-control"] == "no-store"
    problem = answer.json()
    assert problem["code"] == "bad-request"
    assert helps in problem["detail"]
