"""Teach the sums of Blokus by games of the engine against itself.

    .venv/bin/python -m train.blokus.sums --generations 1 --games 300 --simulations 300 --seed 3

Generation 0 is what the engine has, or is set by hand (`--by-hand`). Each later one plays games
with the one before and the network of the engine, for two, three and four seats, and learns from
them what a colour has still to win (least squares, for each stage of its game) and how sure a lead
is, and, at a table of four, which placements the search came to like. The last one is written to
native/games/blokus/guide/sums.weights; `make` builds it in.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from train.blokus.choices import Choices, fit_choices
from train.blokus.values import Values, fit_gain, fit_sharpness
from train.blokus.weights import Weights, by_hand
from train.programs import PROGRAMS, ROOT, compiled, run

SAMPLES: Final = Path(__file__).with_name("samples.cpp")
GUIDE: Final = ROOT / "native" / "games" / "blokus" / "guide"
NET: Final = GUIDE / "net.weights"
SUMS: Final = GUIDE / "sums.weights"
FOLDER: Final = PROGRAMS / "blokus"
SEATS: Final = (2, 3, 4)


def samples(
    weights: Weights, seats: int, games: int, simulations: int, seed: int, folder: Path = FOLDER
) -> tuple[Values, Choices]:
    """What was seen in so many games with these weights."""
    folder.mkdir(parents=True, exist_ok=True)
    given, seen, liked = (folder / name for name in ("sums", "values", "choices"))
    weights.write(given)
    counts = map(str, (seats, games, simulations, seed))
    run(compiled(SAMPLES), NET, given, *counts, seen, liked)
    return Values.read(seen, seats), Choices.read(liked)


def learned(weights: Weights, games: int, simulations: int, seed: int) -> Weights:
    """The next generation."""
    found = [samples(weights, seats, games, simulations, seed * 10 + seats) for seats in SEATS]
    after = weights.copy()
    values, choices = zip(*found, strict=True)
    fit_gain(after, values)
    for seen in values:
        fit_sharpness(after, seen)
    fit_choices(after, choices[-1])
    return after


def main() -> None:
    """Play, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--by-hand", action="store_true", help="begin with what is set by hand")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=SUMS)
    wish = parser.parse_args()
    weights = by_hand() if wish.by_hand else Weights.read(SUMS)
    for generation in range(1, wish.generations + 1):
        weights = learned(weights, wish.games, wish.simulations, wish.seed * 1000 + generation)
        print(f"generation {generation}: sharpness {np.round(weights.sharpness, 2).tolist()}")
    weights.write(wish.weights)


if __name__ == "__main__":
    main()
