"""Learn the value of Tetris Duel: logistic regression on the ends of greedy games.

    .venv/bin/python -m train.tetris_duel --games 40000 --seed 1

writes native/games/tetris_duel/guide/weights.hpp; `make` builds it in.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from train.programs import ROOT, compiled, run

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAMPLES = Path(__file__).with_name("samples.cpp")
HEADER = ROOT / "native" / "games" / "tetris_duel" / "guide" / "weights.hpp"
FEATURES = 48
STEPS = 15
SHRINKAGE = 1.0
TEXT = """\
// Written by train/tetris_duel/; see there for the command.
#pragma once

#include <array>

namespace tessella::search {{

inline constexpr std::array<float, {count}> kDuelWeights = {{
{rows}}};

}}  // namespace tessella::search
"""


def samples(games: int, seed: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What was seen in so many games, and whether the seat that saw it won."""
    said = run(compiled(SAMPLES), str(games), str(seed))
    rows = np.frombuffer(said, np.float32).astype(np.float64).reshape(-1, FEATURES + 1)
    return rows[:, :-1], rows[:, -1]


def fit(seen: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
    """Weights that make what was seen tell best who won (Newton's method)."""
    weights = np.zeros(seen.shape[1])
    for _ in range(STEPS):
        told = chance(seen, weights)
        slope = seen.T @ (won - told) - SHRINKAGE * weights
        bend = (seen * (told * (1 - told))[:, None]).T @ seen + SHRINKAGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def chance(seen: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance to win that the weights see."""
    return np.asarray(1 / (1 + np.exp(-seen @ weights)))


def surprise(told: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    """The mean logarithmic loss; 0.693 is a coin."""
    told = told.clip(1e-9, 1 - 1e-9)
    return float(-(won * np.log(told) + (1 - won) * np.log(1 - told)).mean())


def main() -> None:
    """Play, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args()
    seen, won = samples(choice.games, choice.seed)
    weights = fit(seen, won)
    fresh, outcome = samples(choice.games // 10, choice.seed + 1)
    print(f"{len(won)} states; loss on fresh games {surprise(chance(fresh, weights), outcome):.4f}")
    rows = "".join(f"    {weight:.6f}f,\n" for weight in weights)
    HEADER.write_text(TEXT.format(count=len(weights), rows=rows), encoding="utf-8")


if __name__ == "__main__":
    main()
