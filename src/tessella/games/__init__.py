"""The law: one folder a game; no game knows another.

The public contract has `tessella.games()` list the games, and the design has their folder bear the
same name. So this package can be called.
"""

import sys
from types import ModuleType

from tessella.core import registry


class _Games(ModuleType):
    """A package that answers, when called, which games are in it."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games, sorted."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
