"""The data of the report, table by table: whatever is there is not measured again."""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import tessella
from bench.baselines import DOCS, tables
from bench.report.at_random import at_random
from bench.report.played import equals, luck_of
from tessella import envs

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella import Game

FOLDER: Final = DOCS / "report"
DATA: Final = FOLDER / "data.json"
ENGINE: Final = "simulations:50"
RANDOM_GAMES, GREEDY_GAMES, ENGINE_GAMES, LUCK_GAMES = 20_000, 60, 100, 24
PARTS: Final[dict[str, Callable[[Game], dict[str, Any]]]] = {
    "facts": lambda game: {
        "actions": envs.facts(game).actions,
        "hidden": game.has_secrets,
        "decisions": envs.facts(game).decisions,
    },
    "random": lambda game: at_random(game, RANDOM_GAMES),
    "greedy": lambda game: equals(game, "greedy", GREEDY_GAMES),
    "engine": lambda game: equals(game, ENGINE, ENGINE_GAMES),
    "luck": lambda game: luck_of(game, LUCK_GAMES),
}
"""What is measured at each table, and how."""


def load() -> dict[str, dict[str, Any]]:
    """The data, by table."""
    if not DATA.exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def measure(seconds: float) -> bool:
    """Measure what is missing, and begin nothing after so many seconds; whether all is there."""
    until = monotonic() + seconds
    for game in tables():
        for part, how in PARTS.items():
            if part not in load().get(key_of(game), {}) and monotonic() < until:
                keep(game, part, how(game))
    return all(set(PARTS) <= set(load().get(key_of(game), {})) for game in tables())


def key_of(game: Game) -> str:
    """The name of a table in the data."""
    return f"{game.name} {game.seats}"


def keep(game: Game, part: str, found: dict[str, Any]) -> None:
    """Add what was found to the data as they are by then, and tell it."""
    data = load()
    first = {"title": game.title, "seats": game.seats, "version": tessella.__version__}
    data.setdefault(key_of(game), first)[part] = found
    ordered = {key: data[key] for key in map(key_of, tables()) if key in data}
    FOLDER.mkdir(exist_ok=True)
    DATA.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    print(f"{game.title}, {game.seats} seats: {part}", flush=True)
