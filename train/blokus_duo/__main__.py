"""Teach the network of Blokus Duo by games of the search against itself, generation by generation.

    .venv/bin/python -m train.blokus_duo --resume --generations 12 --seconds 100 --simulations 100

writes native/games/blokus_duo/guide/net.weights; `make` builds it in. A run that was stopped goes
on where it was; see train/families/blokus/generations.py for what its folder has.
"""

from __future__ import annotations

from typing import Final

from train.families.blokus.generations import plan_of, train
from train.programs import ROOT

WEIGHTS: Final = ROOT / "native" / "games" / "blokus_duo" / "guide" / "net.weights"
FIRST_GAMES: Final = 12_000

if __name__ == "__main__":
    train(plan_of("blokus_duo", str(__doc__), WEIGHTS, {}, None), FIRST_GAMES)
