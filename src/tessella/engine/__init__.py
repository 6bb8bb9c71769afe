"""Python face of the muscle: the native code, in the build that suits this CPU."""

from typing import TYPE_CHECKING

from tessella.engine.twins import (
    OVER,
    Batch,
    Twin,
    batch,
    has_twin,
    seen,
    start,
    to_law,
    to_native,
)

if TYPE_CHECKING:
    from tessella import _native as native
else:
    from tessella.engine.builds import load

    native = load()

cpu_level = native.cpu_level
isa = native.isa

__all__ = [
    "OVER",
    "Batch",
    "Twin",
    "batch",
    "cpu_level",
    "has_twin",
    "isa",
    "native",
    "seen",
    "start",
    "to_law",
    "to_native",
]
