"""The baselines: one command makes the page, and rows have what they claim."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import tessella
from bench import baselines
from bench.baselines import Row, keep, load, measured, table, tables

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

EVERY = {(game.name, game.seats) for game in tables()}


def test_every_game_and_number_of_seats_is_a_table() -> None:
    assert {name for name, _ in EVERY} == set(tessella.games())
    assert {seats for _, seats in EVERY} == {2, 3, 4}


def test_a_row_is_a_share_between_its_bounds() -> None:
    row = measured(tessella.game("tetris-link", seats=3), "random", 3, 1)
    assert (row.game, row.seats, row.player, row.games) == ("tetris-link", 3, "random", 3)
    assert 0 <= row.low <= row.wins <= row.high <= 1
    assert row.line().startswith("| Tetris Link | 3 | `random` | 3 | ")


def test_a_player_that_cannot_play_a_game_has_no_row() -> None:
    row = measured(tessella.game("blokus-duo"), "published:reply", 2, 1)
    assert row.games == 0
    assert "published" not in table([row])


def test_the_page_is_made_from_its_data() -> None:
    rows = list(load().values())
    assert table(rows) in baselines.PAGE.read_text(encoding="utf-8")
    assert {(row.game, row.seats) for row in rows} == EVERY
    assert all(row.low <= row.wins <= row.high for row in rows)


def test_what_was_played_is_kept_in_the_order_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- baselines -->\n<!-- /baselines -->\n", encoding="utf-8")
    monkeypatch.setattr(baselines, "PAGE", page)
    monkeypatch.setattr(baselines, "DATA", tmp_path / "data.json")
    rows = [Row("triominos", 2, "random", 2, 0.5, 0.1, 0.9), Row("blokus", 2, "level:1", 2)]
    keep(rows)
    assert list(load().values()) == rows[::-1]
    assert json.loads((tmp_path / "data.json").read_text("utf-8"))[1] == asdict(rows[0])
    assert page.read_text(encoding="utf-8").index("Blokus") < page.read_text("utf-8").index("Trio")
