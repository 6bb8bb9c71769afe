"""The lessons of all games, a module a game, found by looking."""

from importlib import import_module
from pkgutil import iter_modules

LESSONS = tuple(
    import_module(f"{__name__}.{module.name}").LESSON for module in iter_modules(__path__)
)
