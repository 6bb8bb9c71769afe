"""The report and the league: texts and figures are those of their data."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pypdfium2  # type: ignore[import-untyped]
import pytest

import tessella
from bench import baselines, league
from bench.report import at_random, pdf, played
from bench.report.__main__ import made
from bench.report.data import FOLDER, PARTS, load
from tessella.envs import facts

DOCS = Path(__file__).resolve().parents[2] / "docs"
MOST_BYTES = 1_000_000
PAGES = range(4, 7)
TABLES = sorted(f"{game.name} {game.seats}" for game in baselines.tables())


def test_text_and_figures_of_the_report_are_made_from_its_data() -> None:
    for name, content in made().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content, f"{name}: run bench.report"


def test_every_table_has_its_figures() -> None:
    """What takes long, games of players and luck, may be missing: the text shows a dash."""
    data = load()
    assert sorted(data) == TABLES
    for key, row in data.items():
        assert {"facts", "random"} <= set(row) - {"title", "seats", "version"} <= set(PARTS), key
        most = row["facts"]["decisions"]
        assert most is None or row["random"]["decisions"]["max"] <= most, key


def test_the_pdf_has_the_same_numbers() -> None:
    path = FOLDER / "report.pdf"
    assert path.stat().st_size < MOST_BYTES
    document = pypdfium2.PdfDocument(path)
    assert len(document) in PAGES
    words = set(" ".join(page.get_textpage().get_text_range() for page in document).split())
    text = (FOLDER / "report.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    wanted = set(re.findall(r"(?<![\d.^])\d+\.\d+(?![\d.])", " ".join(rows)))
    found = {number for word in words for number in re.findall(r"\d+\.\d+", word)}
    assert wanted <= found, sorted(wanted - found)[:5]


def test_markdown_becomes_typst() -> None:
    source = pdf.source("# A\n\n*b* **c** `d` 10^3 #x\n\n| e | f |\n|---|---|\n| 1 | 2 |\n")
    assert "= A" in source
    assert r"#emph[b] #strong[c] `d` 10#super[3] \#x" in source
    assert "table.header([*e*],[*f*],)" in source
    assert "[1],[2]," in source


def test_lines_of_play_are_counted_as_all_of_them_are() -> None:
    """Two moves of one of three, then of one of two choices: 3, then 6 lines; orders halve them."""
    lines = at_random.Lines.of(4, 2)
    lines.add(np.full(4, 3), np.zeros(4, np.int64))
    lines.add(np.full(4, 2), np.zeros(4, np.int64))
    assert 10 ** lines.sizes()[1] == pytest.approx(3 + 6)
    assert 10 ** lines.sizes()[2] == pytest.approx(3 + 6 / 2)


def test_random_games_are_within_the_facts() -> None:
    game = tessella.game("tetris-link")
    found = at_random.batch_played(game, 20, seed=1)
    assert found["choices"].max() <= facts(game).actions
    assert set(np.unique(found["begins"])) <= {0.0, 0.5, 1.0}


def test_a_game_of_equals_has_a_winner_and_choices() -> None:
    won, choices = played.one(tessella.game("tetris-link"), "random", 1)
    assert won in {0.0, 0.5, 1.0}
    assert min(choices) >= 1


def test_page_and_picture_of_the_league_are_made_from_its_data() -> None:
    data = json.loads(league.DATA.read_text(encoding="utf-8"))
    assert league.table(data["standings"]) in league.PAGE.read_text(encoding="utf-8")
    assert league.PICTURE.read_text(encoding="utf-8") == league.picture(data)
    names = {school.name(kept) for school in league.SCHOOLS for kept in school.kept}
    assert {row["name"] for row in data["standings"]} == names | {*league.OTHERS}


def test_an_agent_of_the_league_learns_is_kept_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    school = league.School(seed=1, hidden=16, kept=(1,))
    monkeypatch.setattr(league, "PAIRS", 1)
    monkeypatch.setattr(league, "SCHOOLS", (school,))
    ((games, share),) = list(league.trained(school, tmp_path, 1))[:1]
    assert games == 0
    assert 0 <= share <= 1
    rows = league.standings(tmp_path, games=6, jobs=1)
    assert {row["name"] for row in rows} == {school.name(1), "greedy", "random"}
