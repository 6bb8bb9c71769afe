"""What a light installation leaves out, and how to get it."""

from __future__ import annotations

import re
from importlib.metadata import requires
from typing import Final

from tessella.cli.errors import CommandError

OPTIONAL: Final = re.compile(r"([A-Za-z0-9._-]+).*;\s*extra == ['\"]([a-z]+)['\"]")
"""A requirement of an extra, as the package states it: its name, and that of the extra."""


def missing_extra(error: ModuleNotFoundError) -> CommandError:
    """Which extra brings a module that is not there; an error of ours is raised as it is."""
    module = str(error.name).partition(".")[0]
    for requirement in requires("tessella") or ():
        found = OPTIONAL.match(requirement)
        if found and found[1] != "tessella" and _same(found[1], module):
            return CommandError("cli-extra", module=module, extra=found[2])
    raise error


def _same(package: str, module: str) -> bool:
    """Whether a package brings a module, as far as their names tell."""
    names = [re.sub(r"[-_.]", "", name).lower() for name in (package, module)]
    return names[0].startswith(names[1])
