"""Learn what turns the measures of a search into chances that come true and points that are scored.

    .venv/bin/python -m train.calibration GAME --games 2000 --seed train

plays games of the engine against itself at each strength of STRENGTHS, for each row of VARIANTS
(`--games 2000,1000`: so many of each strength, all strengths counting alike), keeps what was
measured in build/calibration/, and writes native/games/<game>/guide/calibration.hpp; `make` builds
it in. Games that are kept are not played again. `tessella calibrate` measures, with other seeds,
what has come of it.

    .venv/bin/python -m train.calibration GAME --games 500 --seed more --known 300 --option seats=4

learns on: only the rows with these options, and what stands there counts for 300 games of each
strength, which need not be kept any more. Take a seed that it does not know. After a change of the
guide `--new-points` learns points from these games alone: chances change little by it, but points
by as many as the guide expects more or fewer.

Chances are a softmax over the seats, draws a logistic and points a linear function of the terms
that `search/calibration.hpp` lists. What is learned is held to what was measured by a penalty.
"""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

import tessella
from tessella.engine.search import Limits
from tessella.engine.self_play import self_play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from tessella import Game
    from tessella.engine.run import Measures

    Array = NDArray[np.float64]
    Evaluations = tuple[Array, Array, Array]
    """Chances to be first alone and to share it, and points, for each position and seat."""

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "calibration"
STRENGTHS: Final = (100, 400)
VARIANTS: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    each.name.replace("_", "-"): import_module(f"train.{each.name}.rows").ROWS
    for each in iter_modules([str(ROOT / "train")])
    if each.ispkg and each.name != "families"
}
"""The rows of each game's table, as `calibration(state)` of its guide finds them."""
PENALTY: Final = 3.0
STEPS: Final = 40
LEAST: Final = 1e-9
TENTH: Final = 0.1
POWERS: Final = 3
CUT: Final = 0.0001
LEAST_DRAW: Final = 0.01
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
    ends: list[list[tuple[float, float, float]]] = []
    measures: list[Measures] = []
    for number in range(games):
        luck = Random(f"{seed}:{game}:{simulations}:{number}")
        played = self_play(game, Limits(simulations=simulations), luck)
        end = list(zip(played.end.values, played.end.draw, played.end.points, strict=True))
        moments = [each for each in played.moments if not each.evaluation.exact]
        measures += [each.measures for each in moments]
        ends += [end] * len(moments)
    np.savez(file, ends=np.asarray(ends, np.float32), measures=np.asarray(measures, np.float32))


class Terms(NamedTuple):
    """What chances, draws and points are worked out from: for each position, seat and term."""

    share: Array
    draw: Array
    points: Array

    @classmethod
    def of(cls, measures: Array) -> Terms:
        """The terms of what was measured; native code has the same ones as `search::Basis`."""
        win, draw, points, score, turn, progress, depth = np.moveaxis(measures, -1, 0)
        part = np.clip(win + draw / 2, CUT, 1 - CUT)
        one = np.ones_like(part)
        mean, lead = _parted(points * TENTH)
        score_mean, score_lead = _parted(score * TENTH)
        _, own = _parted(np.log(part))
        rows = (
            (own, lead, score_lead, turn, own * depth),
            (one, np.log(4 * part * (1 - part)), np.log(draw + LEAST_DRAW)),
            (one, lead, score_lead, mean, score_mean, own, turn, depth),
        )
        return cls(*(_spread(row, progress) for row in rows))


def _parted(values: Array) -> tuple[Array, Array]:
    """The mean of all seats, and by how much each is above it."""
    mean = np.broadcast_to(values.mean(1, keepdims=True), values.shape)
    return mean, values - mean


def _spread(terms: Sequence[Array], progress: Array) -> Array:
    return np.stack([term * progress**power for power in range(POWERS) for term in terms], -1)


def shares(x: Array, y: Array, count: Array, first: Array, share: float) -> Array:
    """Weights that make the terms tell best who wins, where each position counts for so many."""

    def told(weights: Array) -> Array:
        z = x @ weights
        z = np.exp(z - z.max(1, keepdims=True))
        return np.asarray(z / z.sum(1, keepdims=True))

    def loss(weights: Array) -> float:
        return -float(count @ (y * np.log(told(weights) + LEAST)).sum(1))

    def slope_and_bend(weights: Array) -> tuple[Array, Array]:
        p = told(weights)
        mean = np.einsum("ns,nsf->nf", p, x)
        counted = count[:, None]
        bend = np.einsum("ns,nsf,nsg->fg", counted * p, x, x, optimize=True)
        return np.einsum("nsf,ns->f", x, counted * (y - p)), bend - (counted * mean).T @ mean

    return newton(first, share, loss, slope_and_bend)


def draws(terms: Array, came: Array, count: Array, first: Array, share: float) -> Array:
    """Weights that make the terms tell best who shares the first place, counted likewise."""

    def told(weights: Array) -> Array:
        return np.asarray(1 / (1 + np.exp(-np.clip(terms @ weights, -30, 30))))

    def loss(weights: Array) -> float:
        p = told(weights)
        return -float(count @ (came * np.log(p + LEAST) + (1 - came) * np.log(1 - p + LEAST)))

    def slope_and_bend(weights: Array) -> tuple[Array, Array]:
        p = told(weights)
        return terms.T @ (count * (came - p)), (terms * (count * p * (1 - p))[:, None]).T @ terms

    return newton(first, share, loss, slope_and_bend)


def newton(
    first: Array,
    share: float,
    loss: Callable[[Array], float],
    slope_and_bend: Callable[[Array], tuple[Array, Array]],
) -> Array:
    """The weights of least loss, held to the first ones; steps that lose are shortened."""
    hold = holding(slope_and_bend(first)[1], share)

    def held(weights: Array) -> float:
        return loss(weights) + float((weights - first) @ hold @ (weights - first)) / 2

    weights, least = first.copy(), held(first)
    for _ in range(STEPS):
        slope, bend = slope_and_bend(weights)
        step = np.linalg.solve(bend + hold, slope - hold @ (weights - first))
        for _ in range(STEPS):
            if held(weights + step) <= least:
                break
            step = step / 2
        weights = weights + step
        before, least = least, held(weights)
        if before - least < LEAST:
            break
    return np.asarray(weights)


def scores(terms: Array, came: Array, count: Array, first: Array, share: float) -> Array:
    """Weights that make the terms tell the points best, by least squares, counted likewise."""
    counted = (terms * count[:, None]).T
    bend = counted @ terms
    hold = holding(bend, share)
    return np.asarray(np.linalg.solve(bend + hold, counted @ (TENTH * came) + hold @ first))


def holding(bend: Array, share: float) -> Array:
    """How firmly weights are held to the first ones.

    By a penalty, and by games that were known before: each bends the loss as those of now do.
    """
    return PENALTY * np.eye(len(bend)) + share * bend


def fitted(game: Game, games: Sequence[int], seed: str, known: Known | None = None) -> Weights:
    """The weights of a variant, held to what was known before; `games` of each strength."""
    pairs = list(zip(STRENGTHS, games, strict=True))
    found = [sampled(game, simulations, number, seed) for simulations, number in pairs]
    terms = Terms.of(np.concatenate([each["measures"] for each in found]))
    value, draw, points = np.moveaxis(np.concatenate([each["ends"] for each in found]), -1, 0)
    alike = [max(games) / number for number in games]
    count = np.repeat(alike, [len(each["ends"]) for each in found])
    first, before, has_points = known or Known(as_measured(), 0)
    share, each_seat = before / max(games), np.repeat(count, game.seats)
    held = (first.points, share) if has_points else (as_measured().points, 0.0)
    return Weights(
        shares(terms.share, value, count, first.share, share),
        draws(_flat(terms.draw), draw.ravel(), each_seat, first.draw, share),
        scores(_flat(terms.points), points.ravel(), each_seat, *held),
    )


def _flat(terms: Array) -> Array:
    return terms.reshape(-1, terms.shape[-1])


class Weights(NamedTuple):
    """A row of a game's table: what each term counts for."""

    share: Array
    draw: Array
    points: Array

    def told(self, measures: Array) -> Evaluations:
        """What the engine tells of positions with such measures, unless they are exact."""
        terms = Terms.of(measures)
        part = np.exp(terms.share @ self.share)
        part /= part.sum(1, keepdims=True)
        draw = 1 / (1 + np.exp(-terms.draw @ self.draw))
        draw = np.minimum(draw, np.minimum(2 * part, 2 - 2 * part))
        return part - draw / 2, draw, terms.points @ self.points / TENTH


class Known(NamedTuple):
    """Weights, from how many games of each strength they were learned, and whether points are."""

    weights: Weights
    games: int
    has_points: bool = True


def as_measured() -> Weights:
    """What tells chances as they were measured, and next to no draws; of points it knows none."""
    share, draw, points = (each.shape[-1] for each in Terms.of(np.ones((1, 2, 7))))
    return Weights(np.eye(share)[0], -4.0 * np.eye(draw)[0], np.zeros(points))


def table_of(name: str) -> Path:
    """The header that holds the rows of a game."""
    return ROOT / "native" / "games" / name.replace("-", "_") / "guide" / "calibration.hpp"


def read(name: str) -> list[Weights]:
    """The rows of a game's table; none where its odds are told as measured."""
    sizes = [len(each) for each in as_measured()]
    numbers = [float(each) for each in re.findall(r"(-?\d+\.\d+)f", table_of(name).read_text())]
    if len(numbers) < sum(sizes):
        return []
    rows = np.asarray(numbers).reshape(-1, sum(sizes))
    return [Weights(*np.split(row, np.cumsum(sizes)[:-1])) for row in rows]


def written(name: str, rows: Sequence[Weights]) -> str:
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
    parser.add_argument("--games", default="2000", help="of each strength, or of all alike")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--known", type=int, help="games of each strength that it knows already")
    parser.add_argument("--new-points", action="store_true", help="nothing is known of points")
    parser.add_argument("--option", action="append", default=[], help="only rows with it")
    wish = parser.parse_args()
    rows, chosen = read(wish.game), set(wish.option)
    games = [int(number) for number in wish.games.split(",")]
    games = games * len(STRENGTHS) if len(games) == 1 else games
    for number, options in enumerate(VARIANTS[wish.game]):
        if chosen <= {f"{name}={value}".lower() for name, value in options.items()}:
            known = (
                None if wish.known is None else Known(rows[number], wish.known, not wish.new_points)
            )
            game = tessella.game(wish.game, **options)
            rows[number : number + 1] = [fitted(game, games, wish.seed, known)]
    table_of(wish.game).write_text(written(wish.game, rows))


if __name__ == "__main__":
    main()
