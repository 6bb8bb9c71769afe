"""The tables of all pictures, a module a game, found by looking."""

from importlib import import_module
from pkgutil import iter_modules

TABLES = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
PICTURES = tuple(picture for table in TABLES for picture in table.PICTURES)
BANNER = {table.BANNER.panel.game: table.BANNER for table in TABLES}
