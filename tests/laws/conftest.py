"""The laws hold for games that only tests play, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.toys.registered import registered

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    """Have them found like any other game."""
    with registered():
        yield
