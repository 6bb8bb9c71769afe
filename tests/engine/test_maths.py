"""Our own exp, tanh and log: as exact as a float can be, and the same on every machine."""

from __future__ import annotations

from train.programs import ROOT, compiled, run

HALF_OF_THE_LAST_BIT = 2.0**-24
BITS = {"exp": "e4a1f2ce2a5e803c", "tanh": "21b46a93b0d21640", "log": "3445da8f8ad13f8a"}


def test_functions_of_our_own_are_right_and_the_same_on_every_machine() -> None:
    lines = run(compiled(ROOT / "native" / "checks" / "maths.cpp")).decode().splitlines()
    found = {name: (float(worst), bits) for name, worst, bits in map(str.split, lines)}
    assert all(worst < 1.001 * HALF_OF_THE_LAST_BIT for worst, _ in found.values()), found
    assert {name: bits for name, (_, bits) in found.items()} == BITS
