"""Which build of the native code to load.

The same sources are compiled for more than one instruction set. `TESSELLA_ISA` in the environment
asks for one of them by name; without it the widest one that this CPU runs is taken.
"""

import importlib
import os
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from tessella import _native


class Build(NamedTuple):
    """A build of the native code: its instruction set, its module and the CPU level it needs."""

    isa: str
    module: str
    cpu_level: int


BUILDS = (
    Build("base", "tessella._native", 1),
    Build("x86-64-v3", "tessella._native_v3", 3),
)


def runnable(cpu_level: int) -> tuple[Build, ...]:
    """Builds that are installed and that a CPU of this level can run, widest last."""
    return tuple(
        build for build in BUILDS if build.cpu_level <= cpu_level and find_spec(build.module)
    )


def choose(wanted: str, builds: Sequence[Build]) -> Build:
    """Build with the wanted instruction set; the widest one if none is wanted.

    Raises:
        ImportError: none of the builds has the wanted instruction set.
    """
    if not wanted:
        return builds[-1]
    for build in builds:
        if build.isa == wanted:
            return build
    choices = ", ".join(build.isa for build in builds)
    raise ImportError(
        f"TESSELLA_ISA={wanted!r} names no build that runs on this machine; "
        f"unset it or choose one of: {choices}"
    )


@cache
def load() -> ModuleType:
    """Native module that the environment asks for or that suits this CPU best."""
    build = choose(os.environ.get("TESSELLA_ISA", ""), runnable(_native.cpu_level()))
    return importlib.import_module(build.module)
