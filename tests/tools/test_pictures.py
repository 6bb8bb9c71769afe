from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import tessella
from tests.tools.eyes import VISION, Triple, ciede2000, contrast, seen
from tools.pictures import __main__ as program
from tools.pictures import files
from tools.pictures.enamel import WEAVES
from tools.pictures.grid import draw_grid
from tools.pictures.grid_notes import Hatch
from tools.pictures.outline import outline
from tools.pictures.page import drawn_picture
from tools.pictures.played import ContradictionError, position, says
from tools.pictures.rows import GridPanel, Picture, PieceShelves, TileShelves, Try
from tools.pictures.svg import number
from tools.pictures.tables import PICTURES
from tools.pictures.theme import DAY, NIGHT, Theme

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "docs" / "rules"
LANGUAGES = {"en": "", "fr": "fr", "de": "de"}
REFERENCE = re.compile(r"!\[[^\]]+\]\(([^)]+\.svg)\)")
SVG = "{http://www.w3.org/2000/svg}"
THEMES = {"day": DAY, "night": NIGHT}


drawn = cache(files.drawn)


def references(language: str) -> set[Path]:
    pages = (RULES / LANGUAGES[language]).glob("*.md")
    return {
        (page.parent / name).resolve()
        for page in pages
        for name in REFERENCE.findall(page.read_text(encoding="utf-8"))
    }


def test_the_files_are_what_the_law_draws() -> None:
    assert list(files.differences(ROOT, drawn())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_language_show_every_picture(language: str) -> None:
    assert references(language) == set((RULES / "pictures").glob("*"))


def test_the_readme_shows_the_banner() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [ROOT / name for name in REFERENCE.findall(readme)] == [ROOT / files.BANNER]


def test_files_are_small() -> None:
    for path, text in drawn().items():
        limit = 80_000 if path == files.BANNER else 30_000
        assert len(text.encode()) <= limit, path


def test_pictures_hold_no_words() -> None:
    shown = re.compile(r"[a-zA-Z]|[v^]?-?\d,-?\d|[+−]?\d+( [+−] ?\d+)?( = [+−]\d+)?")
    for path, text in drawn().items():
        root = ET.fromstring(text)  # noqa: S314 - we wrote it ourselves
        assert root.get("role") == "img"
        for element in root.iter(f"{SVG}text"):
            assert shown.fullmatch(element.text or ""), (path, element.text)


def test_writing_in_the_rules_is_large_enough() -> None:
    for path, text in drawn().items():
        if path != files.BANNER:
            sizes = [int(size) for size in re.findall(r"font-size:(\d+)px", text)]
            assert min(sizes, default=14) >= 14, path


def test_what_a_picture_names_it_has() -> None:
    for path, text in drawn().items():
        root = ET.fromstring(text)  # noqa: S314 - we wrote it ourselves
        names = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(names) == len(set(names)), path
        used = set(re.findall(r'(?:url\(|href=")#([^)"]+)', text))
        assert used == set(names), path
        classes = {c for e in root.iter() for c in (e.get("class") or "").split()}
        assert classes == set(re.findall(r"^\.([\w-]+)\{", text, re.MULTILINE)), path


PANEL = GridPanel(
    game="tetris-link", options={"dice": False}, moves="first:0 a1,b1,b2,c2", sign="−1"
)


@pytest.mark.parametrize(
    ("panel", "problem"),
    [
        (replace(PANEL, sign="+1"), r"the law counts \(-1,\), not \+1"),
        (replace(PANEL, sign="0"), "the law counts"),
        (replace(PANEL, sign="−1 −1"), "the law counts"),
        (replace(PANEL, sign="−1 = −2"), "the law counts"),
        (replace(PANEL, sign="★"), "nobody has won"),
        (replace(PANEL, sign="✓"), "nothing says why"),
        (replace(PANEL, sign="✗", tries=(Try("c3,d3,e3,f3"),)), "does not fit its tries"),
        (replace(PANEL, tries=(Try("c1,d1,e1,f1"),)), "the law says TL-9, not legal"),
        (replace(PANEL, tries=(Try("c1,d1,e1,f1", "TL-3"),)), "the law says TL-9, not TL-3"),
        (replace(PANEL, tries=(Try("c3,d3,e3,f3", "TL-9"),)), "the law says legal, not TL-9"),
        (replace(PANEL, tries=(Try("c3,d3,e3,x3"),)), "the law says TL-1, not legal"),
        (replace(PANEL, claim=lambda _: False), "its claim does not hold"),
    ],
)
def test_a_picture_that_contradicts_the_law_is_not_drawn(panel: GridPanel, problem: str) -> None:
    position(PANEL)
    with pytest.raises(ContradictionError, match=problem):
        position(panel)


def test_a_picture_with_an_illegal_move_is_not_drawn() -> None:
    with pytest.raises(tessella.IllegalMove):
        position(replace(PANEL, moves="first:0 a2,b2,c2,d2"))


def test_a_hole_must_be_empty() -> None:
    panel = replace(PANEL, under=(Hatch("a1"),))
    with pytest.raises(ContradictionError, match="a1 is not empty"):
        draw_grid(panel, position(panel), 20, "a")


@pytest.mark.parametrize(
    "shelves",
    [
        PieceShelves(game="blokus-duo", total=20),
        PieceShelves(game="tetris-duel", turned=True, total=28),
        TileShelves(game="triominos", in_row=8, total=57),
    ],
)
def test_shelves_hold_what_the_law_knows(shelves: PieceShelves | TileShelves) -> None:
    with pytest.raises(ContradictionError, match="the law knows"):
        drawn_picture(Picture(slug="wrong", panels=(shelves,)))


@pytest.mark.parametrize(
    ("sign", "points", "told"),
    [
        ("+3", (3,), True),
        ("−2", (-2,), True),
        ("0", (), True),
        ("9 + 40", (9, 40), True),
        ("+4 −2 = +2", (4, -2), True),
        ("+4 −2 = +3", (4, -2), False),
        ("+4", (4, -2), False),
        ("40 + 9", (9, 40), False),
    ],
)
def test_signs_say_points(sign: str, points: tuple[int, ...], *, told: bool) -> None:
    assert says(sign, points) is told


def test_check_tells_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "drawn", drawn)
    assert program.main([]) == 0
    assert program.main(["--check"]) == 0
    pictures = tmp_path / files.FOLDER
    (pictures / "stranger.svg").touch()
    (pictures / f"{PICTURES[0].slug}.svg").unlink()
    (pictures / f"{PICTURES[1].slug}.svg").write_text("<svg/>", encoding="utf-8")
    capsys.readouterr()
    assert program.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{files.FOLDER / PICTURES[0].slug}.svg is missing",
        f"{files.FOLDER / PICTURES[1].slug}.svg is not what the law draws",
        f"{files.FOLDER}/stranger.svg belongs to no picture",
    ]
    assert program.main([]) == 0
    assert not (pictures / "stranger.svg").exists()
    assert program.main(["--chekc"]) == 2


def test_a_contradiction_is_told_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = Picture(slug="wrong", panels=(replace(PANEL, sign="+7"),))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(files, "PICTURES", (wrong,))
    assert program.main([]) == 1
    assert "A picture contradicts the law" in capsys.readouterr().err
    assert not (tmp_path / files.FOLDER).exists()


def test_an_outline_goes_once_around_a_piece() -> None:
    assert outline([(0, 0), (1, 0)], 20, gap=1) == (
        "M5 1H35a4 4 0 0 1 4 4V15a4 4 0 0 1 -4 4H5a4 4 0 0 1 -4 -4V5a4 4 0 0 1 4 -4z"
    )
    bent = outline([(0, 0), (0, 1), (1, 1)], 20, gap=0)
    assert bent.count("a4 4 0 0 1") == 5
    assert bent.count("a4 4 0 0 0") == 1
    with pytest.raises(ValueError, match="more than one outline"):
        outline([(0, 0), (2, 0)], 20)


def test_numbers_are_short() -> None:
    assert [number(n) for n in (1, 1.0, -0.001, 2.5, 1 / 3, -12.999)] == [
        "1",
        "1",
        "0",
        "2.5",
        "0.33",
        "-13",
    ]


LEAST_DISTANCE = 20


# Sharma, Wu and Dalal 2005: pairs that published implementations are tested with.
@pytest.mark.parametrize(
    ("first", "second", "distance"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_our_measure_of_colours_is_ciede2000(
    first: Triple, second: Triple, distance: float
) -> None:
    assert ciede2000(first, second) == pytest.approx(distance, abs=1e-4)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("vision", VISION)
def test_seats_stay_apart_for_every_eye(vision: str, theme: Theme) -> None:
    for name in tessella.games():
        for pair in combinations(tessella.game(name).colours, 2):
            distance = ciede2000(*(seen(vision, theme.paints[colour].face) for colour in pair))
            assert distance >= LEAST_DISTANCE, f"{name}: {pair} {distance:.1f}"


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_everything_can_be_read(theme: Theme) -> None:
    for ground in (theme.ground, theme.board):
        assert contrast(theme.quiet, ground) >= 4.5
        assert contrast(theme.ink, ground) >= 7
        assert contrast(theme.wrong, ground) >= 4.5
    for colour, paint in theme.paints.items():
        edges = max(contrast(line, theme.board) for line in (paint.face, paint.edge, paint.rim))
        assert edges >= 3, colour
        assert contrast(_long(paint.ink), paint.face) >= 3, colour


def _long(colour: str) -> str:
    """A colour of three digits as one of six."""
    return "#" + "".join(2 * c for c in colour[1:]) if len(colour) == 4 else colour


def test_every_seat_has_a_weave_of_its_own() -> None:
    most = max(len(tessella.game(name).colours) for name in tessella.games())
    assert len(set(WEAVES)) >= most
