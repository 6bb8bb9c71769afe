"""The pictures of the planes are what the games write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools import planes

if TYPE_CHECKING:
    import pytest


def test_the_pictures_are_what_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert planes.main(["--check"]) == 0, capsys.readouterr().out


def test_each_byte_that_is_not_zero_is_a_square() -> None:
    seen = planes.seen("tetris-link")
    assert planes.drawn(seen).count("fill-opacity") == (seen != 0).sum()
