"""Draw how the learned guides grew stronger, from the table of docs/strength-history.md.

    .venv/bin/python -m bench.strength_history

reads each row `| game | net | against | budget | games | share | low–high |` and writes
docs/pictures/strength-history.svg: the Elo of each net above the first one of its game, as a sum of
the steps; the bar of a net is the 95 % interval of its own step.
"""

from __future__ import annotations

import re
from math import log10
from pathlib import Path
from typing import Final, NamedTuple

from train.curve import Line, chart

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "strength-history.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "strength-history.svg"
ROW: Final = re.compile(
    r"^\| ([^|]+) \| (\d+) \| (\d+) \| [^|]+ \| (\d+) \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \|",
    re.MULTILINE,
)


class Step(NamedTuple):
    """A net against the one before it."""

    game: str
    net: int
    against: int
    share: float
    low: float
    high: float


def steps(page: str) -> list[Step]:
    """The rows of the table."""
    return [
        Step(game, int(net), int(against), *(float(each) / 100 for each in shares))
        for game, net, against, _, *shares in ROW.findall(page)
    ]


def elo(share: float) -> float:
    """How much stronger a player is that wins such a share."""
    return 400 * log10(share / (1 - share))


def lines(found: list[Step]) -> list[Line]:
    """A line for each game."""
    drawn = []
    for game in dict.fromkeys(step.game for step in found):
        own = [step for step in found if step.game == game]
        heights = {own[0].against: 0.0}
        errors = [(0.0, 0.0)]
        for step in own:
            below = heights[step.against]
            heights[step.net] = below + elo(step.share)
            errors.append((below + elo(step.low), below + elo(step.high)))
        drawn.append(Line(game, list(enumerate(heights.values(), start=1)), errors))
    return drawn


def main() -> None:
    """Draw the picture anew."""
    found = lines(steps(PAGE.read_text()))
    PICTURE.write_text(
        chart("Elo above the first net of each game", "nets, the oldest first", "Elo", found)
    )


if __name__ == "__main__":
    main()
