"""Learn what a hand of Triominos is worth: least squares on the ends of greedy rounds.

    .venv/bin/python -m train.triominos --rounds 60000 --seed 1

writes native/games/triominos/guide/weights.hpp; `make` builds it in.
"""

from __future__ import annotations

import argparse
import math
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from train.programs import ROOT, compiled, run

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAMPLES = Path(__file__).with_name("samples.cpp")
HEADER = ROOT / "native" / "games" / "triominos" / "guide" / "weights.hpp"
FEATURES = 5
POOLS = (0, 4, 9, 15, 22, 30, 38)
"""A row of weights for each stage of a round: up to so many tiles in the pool."""
FEWEST = 500
LOGISTIC = math.sqrt(3) / math.pi
"""The scale of a logistic curve with the spread of 1."""
TEXT = """\
// Written by train/triominos/; see there for the command.
#pragma once

#include <array>

namespace tessella::search {{

/// Points that a hand will bring, by its tiles, their sum, how many fit, and the best gain.
struct TrioHandWeights {{
    float tiles;
    float sum;
    float fitting;
    float best;
}};

/// Up to so many tiles in the pool: how uncertain a lead is, what it is worth to have the turn,
/// and the hands of the seat that has it and of the others.
struct TrioWeights {{
    int pool;
    float spread;
    float turn;
    TrioHandWeights mover;
    TrioHandWeights other;
}};

/// For 2, 3 and 4 seats.
inline constexpr std::array<std::array<TrioWeights, {stages}>, 3> kTrioWeights = {{{{
{tables}}}}};

}}  // namespace tessella::search
"""


def rows(seen: NDArray[np.float64], one: int, two: int) -> NDArray[np.float64]:
    """What tells the points that one seat will win more than another; seat 0 has the turn."""
    turn = np.full((len(seen), 1), float(one == 0))
    zeros = np.zeros((len(seen), 4))
    ours, theirs = seen[:, one, 1:], seen[:, two, 1:]
    if one == 0:
        return np.hstack([turn, ours, -theirs])
    return np.hstack([turn, zeros, ours - theirs])


def fit(seen: NDArray[np.float64], ends: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
    """The spread of what stays unknown, and the weights, from all pairs of seats."""
    pairs = list(combinations(range(seen.shape[1]), 2))
    told = np.vstack([rows(seen, one, two) for one, two in pairs])
    rest = ends - seen[:, :, 0]
    won = np.concatenate([rest[:, one] - rest[:, two] for one, two in pairs])
    weights = np.linalg.lstsq(told, won, rcond=None)[0]
    return float((won - told @ weights).std()), weights


def samples(
    seats: int, rounds: int, seed: int
) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """Pools, what was seen of each hand from the mover's on, and the scores that came of it."""
    said = run(compiled(SAMPLES), str(seats), str(rounds), str(seed))
    numbers = np.frombuffer(said, np.int32).reshape(-1, 1 + (FEATURES + 1) * seats)
    pools, seen, ends = np.split(numbers, [1, 1 + FEATURES * seats], axis=1)
    return pools[:, 0], seen.reshape(-1, seats, FEATURES), ends


def table(seats: int, rounds: int, seed: int) -> str:
    """The rows of the header for so many seats."""
    pools, features, ends = samples(seats, rounds, seed)
    lines, lowest = [], -1
    fitted = (1.0, np.zeros(9))
    for highest in POOLS:
        here = (pools > lowest) & (pools <= highest)
        if here.sum() >= FEWEST:
            fitted = fit(features[here].astype(float), ends[here].astype(float))
        spread, weights = fitted
        print(f"{seats} seats, pool to {highest}: {here.sum()} states, spread {spread:.1f}")
        turn, *hands = (f"{weight:.3f}f" for weight in weights)
        mover, other = ", ".join(hands[:4]), ", ".join(hands[4:])
        lines.append(f"{{{highest}, {spread * LOGISTIC:.2f}f, {turn}, {{{mover}}}, {{{other}}}}},")
        lowest = highest
    return "{{" + "\n".join(lines) + "}},\n"


def main() -> None:
    """Play, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args()
    tables = "".join(table(seats, choice.rounds, choice.seed) for seats in (2, 3, 4))
    HEADER.write_text(TEXT.format(stages=len(POOLS), tables=tables), encoding="utf-8")


if __name__ == "__main__":
    main()
