"""Players that misbehave, and a door that lets them in beside the others."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.players import Player, player

if TYPE_CHECKING:
    from random import Random

    from tessella import Move, View

MOVES_BEFORE = 2


class Odd:
    """Plays as `random` does for two moves, then does what its name says."""

    def __init__(self) -> None:
        self.made = 0

    def choose(self, view: View, rng: Random) -> Move:
        self.made += 1
        return rng.choice(view.moves) if self.made <= MOVES_BEFORE else self.misbehave(view)

    def misbehave(self, view: View) -> Move:
        raise NotImplementedError


class Crashes(Odd):
    def misbehave(self, view: View) -> Move:
        raise RuntimeError(f"no idea on seat {view.seat}")


class Cheats(Odd):
    def misbehave(self, view: View) -> Move:
        del view
        return "z99"  # type: ignore[return-value]


class Hangs(Odd):
    def misbehave(self, view: View) -> Move:
        time.sleep(600)
        return view.moves[0]


class Vanishes(Odd):
    def misbehave(self, view: View) -> Move:
        del view
        os._exit(3)


class Killed(Odd):
    """Is killed from outside, again and again."""

    def misbehave(self, view: View) -> Move:
        os.kill(os.getpid(), 9)
        return view.moves[0]


@dataclass(slots=True)
class KilledOnce:
    """Is killed from outside at its first move ever."""

    mark: Path

    def choose(self, view: View, rng: Random) -> Move:
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), 9)
        return rng.choice(view.moves)


@dataclass(slots=True)
class Polite:
    """Leaves a file behind when it is closed."""

    folder: Path

    def choose(self, view: View, rng: Random) -> Move:
        return rng.choice(view.moves)

    def close(self) -> None:
        (self.folder / f"{time.time_ns()}").touch()


KINDS = {"crash": Crashes, "cheat": Cheats, "hang": Hangs, "vanish": Vanishes, "killed": Killed}


def open_odd(name: str) -> Player:
    """Any player of ours, or one of the odd ones."""
    if name.startswith("polite:"):
        return Polite(Path(name.partition(":")[2]))
    if name.startswith("killed-once:"):
        return KilledOnce(Path(name.partition(":")[2]))
    if name == "absent":
        raise FileNotFoundError("no such program")
    return KINDS[name]() if name in KINDS else player(name)
