"""Learn the priors of Tetris Link: a conditional logit of what its own searches chose.

    .venv/bin/python -m train.tetris_link --positions 3000 --simulations 3000 --seed 1

writes native/games/tetris_link/guide/priors.hpp; `make` builds it in.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from train.programs import ROOT, compiled, run

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAMPLES = Path(__file__).with_name("samples.cpp")
HEADER = ROOT / "native" / "games" / "tetris_link" / "guide" / "priors.hpp"
FEATURES = 13
STEPS = 25
LONGEST_STEP = 1.0
SHRINKAGE = 0.5
TEXT = """\
// Written by train/tetris_link/; see there for the command.
#pragma once

#include "games/tetris_link/rules/tower.hpp"

namespace tessella::search {{

inline constexpr games::link::Survey kLinkPriors = {{
{rows}}};

}}  // namespace tessella::search
"""


class Samples(NamedTuple):
    """Placements one after another, the share of a search that each got, their positions."""

    seen: NDArray[np.float64]
    share: NDArray[np.float64]
    begins: NDArray[np.int64]


def samples(positions: int, simulations: int, seed: int) -> Samples:
    """What searches chose in so many positions."""
    said = run(compiled(SAMPLES), str(positions), str(simulations), str(seed))
    rows = np.frombuffer(said, np.float32).astype(np.float64).reshape(-1, FEATURES + 2)
    begins = np.searchsorted(rows[:, -1], np.arange(rows[-1, -1] + 2))
    return Samples(rows[:, :FEATURES], rows[:, FEATURES], begins)


def fit(told: Samples) -> NDArray[np.float64]:
    """Weights under which the chosen placements are likeliest (Newton's method, damped)."""
    weights = np.zeros(told.seen.shape[1])
    for _ in range(STEPS):
        chance = priors(told, weights)
        mean = per_position(told.seen * chance[:, None], told.begins)
        slope = told.seen.T @ (told.share - chance) - SHRINKAGE * weights
        bend = (told.seen * chance[:, None]).T @ told.seen - mean.T @ mean
        step = np.linalg.solve(bend + SHRINKAGE * np.eye(len(weights)), slope)
        weights += step.clip(-LONGEST_STEP, LONGEST_STEP)
    return weights


def per_position(values: NDArray[np.float64], begins: NDArray[np.int64]) -> NDArray[np.float64]:
    """The sum of the rows of each position."""
    return np.asarray(np.add.reduceat(values, begins[:-1], axis=0))


def priors(told: Samples, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """How likely the weights think each placement in its position."""
    sizes = np.diff(told.begins)
    appeal = told.seen @ weights
    appeal -= np.repeat(np.maximum.reduceat(appeal, told.begins[:-1]), sizes)
    grown = np.exp(appeal)
    return np.asarray(grown / np.repeat(per_position(grown, told.begins), sizes))


def surprise(told: Samples, weights: NDArray[np.float64]) -> float:
    """The mean logarithmic loss of a position."""
    chance = priors(told, weights).clip(1e-12)
    return float(-(told.share * np.log(chance)).sum() / (len(told.begins) - 1))


def main() -> None:
    """Search, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args()
    told = samples(choice.positions, choice.simulations, choice.seed)
    weights = fit(told)
    fresh = samples(choice.positions // 10, choice.simulations, choice.seed + 1)
    flat = surprise(fresh, np.zeros_like(weights))
    print(f"loss on fresh games {surprise(fresh, weights):.4f}; {flat:.4f} without priors")
    rows = "".join(f"    {weight:.6f}f,\n" for weight in weights)
    HEADER.write_text(TEXT.format(rows=rows), encoding="utf-8")


if __name__ == "__main__":
    main()
