"""Python face of the muscle: the native code, in the build that suits this CPU."""

from typing import TYPE_CHECKING

from tessella.engine.native_state import (
    OVER,
    Batch,
    NativeState,
    batch,
    has_native,
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
    "NativeState",
    "batch",
    "cpu_level",
    "has_native",
    "isa",
    "native",
    "seen",
    "start",
    "to_law",
    "to_native",
]
