"""Games that only tests play: a package that is installed for as long as somebody wants it."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tessella.core import language, packages, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent
"""Where Python finds them, if it looks here."""
TOYS: Final = ("quilt",)


@contextmanager
def registered() -> Iterator[None]:
    """The toys are games meanwhile, found as those of any package are."""
    sys.path.insert(0, str(FOLDER))
    _look_again()
    registry.games()  # loads them, and their words
    try:
        yield
    finally:
        sys.path.remove(str(FOLDER))
        language._learned[:] = [one for one in language._learned if FOLDER not in one.parents]
        _look_again()


def _look_again() -> None:
    for known in (packages.names, packages.brought, registry.games, registry.faults):
        known.cache_clear()
    language.catalogue.cache_clear()
