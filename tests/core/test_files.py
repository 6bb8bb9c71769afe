"""Files are whole at every moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tessella.core.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_is_replaced_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    for text in ("one\n", "two, longer\n", ""):
        write_whole(file, text)
        assert file.read_text(encoding="utf-8") == text
        assert list(tmp_path.iterdir()) == [file]


def test_a_failure_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    write_whole(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(file, "half of it, then \ud800")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "game.tessella", "text")


def test_a_long_name_is_no_hindrance(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 250)
    write_whole(file, "text")
    assert file.read_text(encoding="utf-8") == "text"
