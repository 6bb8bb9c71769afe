"""Teach the network of Blokus by games of the search against itself, generation by generation.

    .venv/bin/python -m train.blokus --resume --generations 12 --seconds 100 --simulations 100

writes native/games/blokus/guide/net.weights; `make` builds it in. Half of the games have two seats,
the others three or four. A run that was stopped goes on where it was; see
train/families/blokus/generations.py for what its folder has.
"""

from __future__ import annotations

from typing import Final

from train.families.blokus.generations import plan_of, train
from train.programs import ROOT

WEIGHTS: Final = ROOT / "native" / "games" / "blokus" / "guide" / "net.weights"
FIRST_GAMES: Final = 6_000
DEFAULTS: Final = {"simulations": 300, "seconds": 200, "epochs": 3}

if __name__ == "__main__":
    train(plan_of("blokus", str(__doc__), WEIGHTS, dict(DEFAULTS), None), FIRST_GAMES)
