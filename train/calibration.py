"""Learn what turns the measures of a search into chances that come true and points that are scored.

    .venv/bin/python -m train.calibration GAME --games 2000 --seed train

plays games of the engine against itself at each strength of STRENGTHS, for each row of VARIANTS,
keeps what was measured in build/calibration/, and writes native/games/<game>/guide/calibration.hpp;
`make` builds it in. Games that are kept are not played again. `tessella calibrate` measures, with
other seeds, what has come of it.

Chances are a softmax over the seats, draws a logistic and points a linear function of the terms
that `search/calibration.hpp` lists. What is learned is held to what was measured by a penalty.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

import tessella
from tessella.engine.search import Limits
from tessella.engine.self_play import self_play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from tessella import Game
    from tessella.engine.run import Terms

    Array = NDArray[np.float64]

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "calibration"
STRENGTHS: Final = (100, 400)
VARIANTS: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "blokus-duo": ({},),
    "tetris-duel": ({},),
    "tetris-link": tuple({"dice": d, "seats": n} for d in (True, False) for n in (2, 3, 4)),
    "triominos": tuple({"match": m, "seats": n} for m in ("round", "400") for n in (2, 3, 4)),
}
"""The rows of each game's table, as `calibration(state)` of its guide finds them."""
PENALTY: Final = 3.0
STEPS: Final = 40
LEAST: Final = 1e-9
TENTH: Final = 0.1
TEXT: Final = """\
// Learned by train/calibration.py; docs/strength.md says from which games.
#pragma once

#include <array>

#include "search/calibration.hpp"

namespace tessella::search {{

inline constexpr std::array<Calibration, {count}> k{name}Calibrations = {{{{
{rows}}}}};

}}  // namespace tessella::search
"""


def sampled(game: Game, simulations: int, games: int, seed: str) -> Mapping[str, Array]:
    """What was measured in so many games, a row for each seat of a position, and how they ended."""
    name = "-".join((game.name, *map(str, game.options.values()), str(simulations), seed))
    file = KEPT / f"{name}-{games}.npz"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        _play(game, simulations, games, seed, file)
    with np.load(file) as kept:
        return {key: np.asarray(kept[key], np.float64) for key in kept.files}


def _play(game: Game, simulations: int, games: int, seed: str, file: Path) -> None:
    ends: list[tuple[float, float, float]] = []
    terms: list[Terms] = []
    for number in range(games):
        luck = Random(f"{seed}:{game}:{simulations}:{number}")
        played = self_play(game, Limits(simulations=simulations), luck)
        each = zip(played.end.values, played.end.draw, played.end.points, strict=True)
        end = list(each)
        for moment in played.moments:
            if not moment.evaluation.exact:
                ends += end
                terms += moment.terms
    share, draw, points = (np.asarray(rows, np.float32) for rows in zip(*terms, strict=True))
    np.savez(file, ends=np.asarray(ends, np.float32), share=share, draw=draw, points=points)


def shares(terms: Array, came: Array, seats: int) -> Array:
    """Weights that make the terms tell best who wins."""
    x, y = terms.reshape(-1, seats, terms.shape[1]), came.reshape(-1, seats)

    def told(weights: Array) -> Array:
        z = x @ weights
        z = np.exp(z - z.max(1, keepdims=True))
        return np.asarray(z / z.sum(1, keepdims=True))

    def loss(weights: Array) -> float:
        return -float((y * np.log(told(weights) + LEAST)).sum())

    def slope_and_bend(weights: Array) -> tuple[Array, Array]:
        p = told(weights)
        mean = np.einsum("ns,nsf->nf", p, x)
        bend = np.einsum("ns,nsf,nsg->fg", p, x, x, optimize=True) - mean.T @ mean
        return np.einsum("nsf,ns->f", x, y - p), bend

    return newton(np.eye(terms.shape[1])[0], loss, slope_and_bend)


def draws(terms: Array, came: Array) -> Array:
    """Weights that make the terms tell best who shares the first place."""

    def told(weights: Array) -> Array:
        return np.asarray(1 / (1 + np.exp(-np.clip(terms @ weights, -30, 30))))

    def loss(weights: Array) -> float:
        p = told(weights)
        return -float((came * np.log(p + LEAST) + (1 - came) * np.log(1 - p + LEAST)).sum())

    def slope_and_bend(weights: Array) -> tuple[Array, Array]:
        p = told(weights)
        return terms.T @ (came - p), (terms * (p * (1 - p))[:, None]).T @ terms

    return newton(-4.0 * np.eye(terms.shape[1])[0], loss, slope_and_bend)


def newton(
    first: Array,
    loss: Callable[[Array], float],
    slope_and_bend: Callable[[Array], tuple[Array, Array]],
) -> Array:
    """The weights of least loss, held to the first ones; steps that lose are shortened."""

    def held(weights: Array) -> float:
        return loss(weights) + PENALTY / 2 * float(((weights - first) ** 2).sum())

    weights, least = first.copy(), held(first)
    for _ in range(STEPS):
        slope, bend = slope_and_bend(weights)
        slope = slope - PENALTY * (weights - first)
        step = np.linalg.solve(bend + PENALTY * np.eye(len(first)), slope)
        for _ in range(STEPS):
            if held(weights + step) <= least:
                break
            step = step / 2
        weights = weights + step
        before, least = least, held(weights)
        if before - least < LEAST:
            break
    return np.asarray(weights)


def scores(terms: Array, came: Array) -> Array:
    """Weights that make the terms tell the points best, by least squares."""
    bend = terms.T @ terms + PENALTY * np.eye(terms.shape[1])
    return np.asarray(np.linalg.solve(bend, terms.T @ (TENTH * came)))


def fitted(game: Game, games: int, seed: str) -> tuple[Array, Array, Array]:
    """The weights of a variant of a game."""
    found = [sampled(game, simulations, games, seed) for simulations in STRENGTHS]
    whole = {key: np.concatenate([each[key] for each in found]) for key in found[0]}
    value, draw, points = whole["ends"].T
    return (
        shares(whole["share"], value, game.seats),
        draws(whole["draw"], draw),
        scores(whole["points"], points),
    )


def written(name: str, rows: Sequence[tuple[Array, Array, Array]]) -> str:
    """The header of a game; `make format` gives it its form."""
    lines = ["{" + ", ".join("{" + _numbers(each) + "}" for each in row) + "},\n" for row in rows]
    camel = "".join(map(str.capitalize, name.split("-")))
    return TEXT.format(count=len(rows), name=camel, rows="".join(lines))


def _numbers(weights: Array) -> str:
    return ", ".join(f"{weight:.5f}f" for weight in weights)


def main() -> None:
    """Learn the table of a game, and write it where the engine is built from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="train")
    wish = parser.parse_args()
    rows = []
    for options in VARIANTS[wish.game]:
        game = tessella.game(wish.game, **options)
        rows.append(fitted(game, wish.games, wish.seed))
    folder = ROOT / "native" / "games" / wish.game.replace("-", "_") / "guide"
    (folder / "calibration.hpp").write_text(written(wish.game, rows))


if __name__ == "__main__":
    main()
