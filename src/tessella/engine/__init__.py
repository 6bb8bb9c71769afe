"""Python face of the muscle: the native code, in the build that suits this CPU."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella import _native as native
else:
    from tessella.engine.builds import load

    native = load()

count_cells = native.count_cells
cpu_level = native.cpu_level
isa = native.isa

__all__ = ["count_cells", "cpu_level", "isa"]
