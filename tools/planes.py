"""Draw the planes of each game as a picture of the guide: `python -m tools.planes [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tessella
from tessella import engine
from tessella.core.palette import DAY
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    Planes = NDArray[np.uint8]

ROOT: Final = Path(__file__).resolve().parent.parent
CELL: Final = 8
GAP: Final = 16
SEED: Final = 7
FACES: Final = "font-family='sans-serif' font-size='11'"


def path(name: str) -> Path:
    """Where the picture of a game lies."""
    return ROOT / "docs" / "pictures" / f"planes-{name}.svg"


def seen(name: str) -> Planes:
    """What the seat that has the turn sees after some random moves."""
    games = engine.batch(tessella.game(name), 1, seed=SEED, threads=1)
    games.play_chance()
    for _ in range(game_type(name).showcase.plies):
        games.act(games.random_actions())
        games.play_chance()
    planes: Planes = games.observations()[0]
    return planes


def drawn(planes: Planes) -> str:
    """Planes side by side, or one below another where each is a single row."""
    count, rows, columns = planes.shape
    wide, tall = columns * CELL + GAP, rows * CELL + GAP
    across = 1 if rows == 1 else count
    size = f"{across * wide + GAP} {-(-count // across) * tall + GAP}"
    parts = [f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {size}' {FACES}>"]
    parts.append(f"<rect width='100%' height='100%' fill='{DAY.board}'/>")
    for number, plane in enumerate(planes):
        down, right = divmod(number, across)
        parts += _plane(number, plane, GAP + right * wide, GAP + down * tall)
    return "\n".join([*parts, "</svg>", ""])


def _plane(number: int, plane: Planes, left: int, top: int) -> Iterator[str]:
    """A frame with its number, and a square for each byte that is not 0, darker for more."""
    rows, columns = plane.shape
    yield f"<text x='{left - 3}' y='{top - 3}' fill='{DAY.ink}'>{number}</text>"
    size = f"width='{columns * CELL}' height='{rows * CELL}'"
    yield f"<rect x='{left}' y='{top}' {size} fill='none' stroke='{DAY.line}'/>"
    most = int(plane.max())
    for row, column in zip(*plane.nonzero(), strict=True):
        x, y = left + int(column) * CELL, top + (rows - 1 - int(row)) * CELL
        shade = 0.15 + 0.85 * int(plane[row, column]) / most
        place = f"x='{x}' y='{y}' width='{CELL - 1}' height='{CELL - 1}'"
        yield f"<rect {place} fill='{DAY.ink}' fill-opacity='{shade:.2f}'/>"


def main(arguments: list[str]) -> int:
    """Draw, or compare; return how the process shall end."""
    pictures = {path(name): drawn(seen(name)) for name in tessella.games()}
    if arguments == ["--check"]:
        others = [file.name for file, text in pictures.items() if _text(file) != text]
        print("\n".join(others) or "All planes are as they are drawn.")
        return bool(others)
    for file, text in pictures.items():
        file.write_text(text, encoding="utf-8")
    return 0


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
