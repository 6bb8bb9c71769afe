"""Sheets: what is on them, that nothing overlaps, and that they are true to scale."""

from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pypdfium2  # type: ignore[import-untyped]
import pytest

import tessella
from tessella.core.registry import game_type
from tessella.printing import PAPERS, PieceError, Wish, files, order
from tessella.printing.packing import Laid, pages
from tessella.printing.paper import PLATE
from tessella.printing.sheet import CAPTION

LANGUAGES = ("en", "fr", "de")
DOTS = 8.0
"""Pixels to a millimetre when a page is looked at."""
CUT = 0.3
"""The width of the line along which a part is cut: half of it lies within the part."""
VIOLET = (0x6F, 0x4C, 0xC4)


def box(laid: Laid) -> tuple[float, float, float, float]:
    (x, y), (width, height) = laid.at, laid.figure.size
    return x, y, x + width, y + height


def apart(a: Laid, b: Laid) -> bool:
    (al, ab, ar, at), (bl, bb, br, bt) = box(a), box(b)
    return ar < bl or br < al or at < bb or bt < ab


@pytest.mark.parametrize("paper", [*PAPERS.values(), PLATE], ids=lambda paper: paper.name)
@pytest.mark.parametrize("game", tessella.games())
def test_nothing_overlaps_or_leaves_the_page(game: str, paper: Any) -> None:
    below = 0 if paper is PLATE else CAPTION
    for page in pages(order(game, Wish()), paper, below):
        assert all(apart(a, b) for a, b in combinations(page, 2))
        for left, low, right, top in map(box, page):
            assert left >= paper.margin
            assert right <= paper.size[0] - paper.margin + 1e-9
            assert low - below >= paper.margin + paper.foot - 1e-9
            assert top <= paper.size[1] - paper.margin - paper.head + 1e-9


@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("blokus", 84),
        ("blokus-duo", 42),
        ("tetris-link", 103),
        ("tetris-duel", 116),
        ("triominos", 68),
    ],
)
def test_without_names_the_whole_box_is_made(game: str, count: int) -> None:
    wanted = order(game, Wish())
    assert len(wanted.items) == count
    assert sum(map(len, pages(wanted, wanted.paper, CAPTION))) == count


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("tetris-link", {"die": 1, "foot": 2}),
        ("tetris-duel", {"bar": 1, "selector": 1, "marker": 2}),
        ("triominos", {"rack": 4, "rack-foot": 8}),
    ],
)
def test_what_else_lies_in_a_box_is_made_as_well(game: str, parts: dict[str, int]) -> None:
    made = Counter(item.part.name for item in order(game, Wish()).items)
    assert {name: made[name] for name in parts} == parts


def test_names_choose_in_either_case_and_as_often_as_they_are_given() -> None:
    items = order("tetris-link", Wish(pieces=["i", "T", "T"], seat=2)).items
    assert [(item.part.name, item.colour) for item in items] == [
        ("I", "yellow"),
        ("T", "yellow"),
        ("T", "yellow"),
    ]
    both = order("blokus-duo", Wish(pieces=["F"])).items
    assert [item.colour for item in both] == ["violet", "orange"]


@pytest.mark.parametrize(
    ("game", "wish", "helps"),
    [
        ("blokus-duo", Wish(pieces=["Q"]), "Z5"),
        ("triominos", Wish(pieces=["021"]), "555"),
        ("blokus-duo", Wish(seat=2), "0 to 1"),
        ("tetris-duel", Wish(seat=0), "leave the seat out"),
        ("blokus-duo", Wish(paper="a5"), "a4, letter"),
        ("blokus-duo", Wish(cell=7.9), "8 to 60"),
        ("blokus-duo", Wish(cell=float("nan")), "8 to 60"),
        ("blokus-duo", Wish(cell=float("inf")), "8 to 60"),
        ("blokus-duo", Wish(thickness=0.5), "1 to 30"),
        ("blokus-duo", Wish(clearance=-1.0), "0 to 1"),
        ("blokus-duo", Wish(pieces=["1"] * 241, seat=0), "240 at most"),
        ("blokus-duo", Wish(pieces=["I5"], cell=60.0, seat=0), "smaller size"),
    ],
)
def test_what_cannot_be_made_is_told_with_what_can(game: str, wish: Wish, helps: str) -> None:
    with pytest.raises(PieceError, match=helps) as caught:
        files(order(game, wish), "svg", "en")
    for language in LANGUAGES:
        assert len(caught.value.say(language)) > 10


def test_an_unknown_format_is_told_with_those_that_there_are() -> None:
    with pytest.raises(PieceError, match="pdf, svg, stl"):
        files(order("triominos", Wish()), "dxf", "en")


def looked_at(page: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The pixels of a page, red first."""
    pixels = page.render(scale=DOTS * 25.4 / 72, rev_byteorder=True).to_numpy()
    return np.asarray(pixels)[:, :, :3]


def extent(hits: np.ndarray[Any, np.dtype[np.bool_]]) -> tuple[float, float]:
    """How wide and how high the pixels reach that were hit, in millimetres."""
    rows, columns = np.nonzero(hits)
    return np.ptp(columns) / DOTS, np.ptp(rows) / DOTS


@pytest.mark.parametrize(("paper", "language"), [("a4", "fr"), ("letter", "de")])
@pytest.mark.parametrize("game", tessella.games())
def test_a_pdf_opens_and_has_the_size_of_its_paper(game: str, paper: str, language: str) -> None:
    (file,) = files(order(game, Wish(paper=paper)), "pdf", language)
    document = pypdfium2.PdfDocument(file())
    assert len(document) == len(files(order(game, Wish(paper=paper)), "svg", language))
    for page in document:
        points = [side * 72 / 25.4 for side in PAPERS[paper].size]
        assert page.get_size() == pytest.approx(points, abs=0.01)
        text = page.get_textpage().get_text_range()
        assert game_type(game).title in text
        assert "100 mm" in text
    document.close()


def test_a_pdf_is_true_to_scale() -> None:
    (file,) = files(order("blokus-duo", Wish(pieces=["I5"], seat=0, cell=15.5)), "pdf", "en")
    document = pypdfium2.PdfDocument(file())
    pixels = looked_at(document[0]).astype(int)
    violet = np.abs(pixels - VIOLET).max(axis=2) < 12
    inside = (77.5 - CUT, 15.5 - CUT)
    assert extent(violet) == pytest.approx(inside, abs=0.25)
    foot = pixels[-int(16 * DOTS) : -int(15 * DOTS)]
    ruler = foot.max(axis=2) < 100
    assert extent(ruler)[0] == pytest.approx(100, abs=0.4)
    document.close()


@pytest.mark.parametrize("game", tessella.games())
def test_an_svg_is_true_to_scale_and_needs_no_styles(game: str) -> None:
    for file in files(order(game, Wish(paper="letter")), "svg", "fr"):
        root = ET.fromstring(file())  # noqa: S314 - our own
        assert (root.get("width"), root.get("height")) == ("215.9mm", "279.4mm")
        assert root.get("viewBox") == "0 0 215.9 279.4"
        assert not [one for one in root.iter() if "style" in one.attrib or "class" in one.attrib]


def test_the_same_order_gives_the_same_bytes() -> None:
    wanted = order("tetris-link", Wish(seat=1))
    for form in ("svg", "pdf", "stl"):
        first, second = (files(wanted, form, "de")[0]() for _ in range(2))
        assert first == second
