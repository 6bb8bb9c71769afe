"""The baselines: one command makes the table, and rows have what they claim."""

from __future__ import annotations

import re

import tessella
from bench.baselines import row, table, tables


def test_every_game_and_number_of_seats_is_a_table() -> None:
    assert {game.name for game in tables()} == set(tessella.games())
    assert {game.seats for game in tables()} == {2, 3, 4}


def test_a_row_is_a_share_between_its_bounds() -> None:
    found = table(2, 1, "random", "tetris-link").splitlines()
    assert len(found) == 2 + 3, "a head, and a row for two, three and four seats"
    share, low, high = map(float, re.findall(r"([0-9.]+) % \| ([0-9.]+)–([0-9.]+)", found[2])[0])
    assert 0 <= low <= share <= high <= 100


def test_a_player_that_cannot_play_a_game_has_no_row() -> None:
    assert row(tessella.game("blokus-duo"), "published:reply", 2, 1) is None
