"""Check that no include of the native code points upward: native/README.md tells the order.

A row of its table names a folder, or a file, and what may be included from there besides itself.
`<game>` stands for any game, in one row always for the same.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NATIVE = "native"
ROW = re.compile(r"^\| `([^`]+)` \|[^|]*\|([^|]*)\|$", re.MULTILINE)
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
GAME = "<game>"


class Layer(NamedTuple):
    """A row of the table."""

    place: str
    below: tuple[str, ...]


def layers(readme: str) -> list[Layer]:
    """The rows of the table."""
    return [
        Layer(place, tuple(re.findall(r"`([^`]+)`", below))) for place, below in ROW.findall(readme)
    ]


def game_in(place: str, file: str) -> str | None:
    """The game of a file that lies in a place; empty if the place has none, None if elsewhere."""
    pattern = re.escape(place).replace(re.escape(GAME), "(?P<game>[^/]+)")
    found = re.match(pattern if place.endswith("/") else f"{pattern}$", file)
    return None if found is None else found.groupdict("").get("game", "")


def may_include(layer: Layer, game: str, included: str) -> bool:
    """Whether a file of a layer and a game may include another."""
    games = [game_in(place, included) for place in (layer.place, *layer.below)]
    return any(other in {game, ""} or (other is not None and not game) for other in games)


def problems(root: Path) -> Iterator[str]:
    """All includes that the order does not allow, in the project in this folder."""
    native = root / NATIVE
    order = layers((native / "README.md").read_text(encoding="utf-8"))
    for path in sorted(native.glob("**/*.[ch]pp")):
        file = path.relative_to(native).as_posix()
        homes = [
            (layer, game) for layer in order if (game := game_in(layer.place, file)) is not None
        ]
        if not homes:
            yield f"{NATIVE}/{file}: no row of {NATIVE}/README.md names its place"
            continue
        layer, game = homes[0]
        for included in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if not may_include(layer, game, included):
                allowed = ", ".join((layer.place, *layer.below))
                yield f"{NATIVE}/{file}: includes {included}; allowed are {allowed}"


def main() -> int:
    """Print all problems; return how the process shall end."""
    found = list(problems(Path.cwd()))
    print("\n".join(found) or "No include points upward.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
