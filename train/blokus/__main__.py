"""Teach the guide of Blokus by games of the engine against itself.

    .venv/bin/python -m train.blokus --generations 3 --games 100 --simulations 200 --seed 1

Generation 0 is set by hand, or read from the file that `--first` names. Each later one plays games
with the one before, for two, three and four seats, and learns from them what a colour has still to
win (least squares, for each stage of its game), how sure a lead is, and which placements the search
came to like. The last one is written to native/games/blokus/guide/sight.weights; `make` builds it
in.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from train.blokus.choices import Choices, fit_choices
from train.blokus.values import Values, fit_gain, fit_sharpness
from train.blokus.weights import Weights, by_hand
from train.programs import ROOT, compiled, run

SAMPLES: Final = Path(__file__).with_name("samples.cpp")
WEIGHTS: Final = ROOT / "native" / "games" / "blokus" / "guide" / "sight.weights"
FOLDER: Final = ROOT / "build" / "train" / "blokus"
SEATS: Final = (2, 3, 4)


def samples(
    weights: Weights, seats: int, games: int, simulations: int, seed: int, folder: Path = FOLDER
) -> tuple[Values, Choices]:
    """What was seen in so many games with these weights."""
    folder.mkdir(parents=True, exist_ok=True)
    given, seen, chosen = (folder / name for name in ("weights", "values", "choices"))
    weights.write(given)
    counts = map(str, (seats, games, simulations, seed))
    run(compiled(SAMPLES), given, *counts, seen, chosen)
    return Values.read(seen, seats), Choices.read(chosen)


def learned(
    weights: Weights, games: int, simulations: int, seed: int, folder: Path = FOLDER
) -> Weights:
    """The next generation."""
    found = [
        samples(weights, seats, games, simulations, seed * 10 + seats, folder) for seats in SEATS
    ]
    values = [seen for seen, _ in found]
    after = weights.copy()
    fit_gain(after, values)
    for seen in values:
        fit_sharpness(after, seen)
    fit_choices(after, Choices.joined([chosen for _, chosen in found]))
    return after


def main() -> None:
    """Play, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=Path, help="weights to go on from")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    wish = parser.parse_args()
    weights = Weights.read(wish.first) if wish.first else by_hand()
    for generation in range(1, wish.generations + 1):
        seed = wish.seed * 1000 + generation
        weights = learned(weights, wish.games, wish.simulations, seed)
        print(f"generation {generation}: sharpness {np.round(weights.sharpness, 2).tolist()}")
    weights.write(wish.weights)


if __name__ == "__main__":
    main()
