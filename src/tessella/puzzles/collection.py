"""Collections of puzzles: a line of JSON each, and those that come with every game."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tessella.core.registry import folder_of, games, on_show
from tessella.puzzles.puzzle import Goal, Proof, Puzzle

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

FOLDER = "puzzles"
DIGITS = 4


def dumps(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as the text of a file."""
    return "".join(json.dumps(_told(puzzle), ensure_ascii=False) + "\n" for puzzle in puzzles)


def loads(text: str) -> tuple[Puzzle, ...]:
    """The puzzles that a text holds."""
    return tuple(_read(json.loads(line)) for line in text.splitlines())


@cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """The puzzles in the folder of a game, the easiest first."""
    files = sorted((folder_of(game) / FOLDER).glob("*.jsonl"))
    found = [puzzle for file in files for puzzle in loads(file.read_text("utf-8"))]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


@cache
def by_id() -> dict[str, Puzzle]:
    """All puzzles of all games."""
    return {puzzle.id: puzzle for game in games() for puzzle in collection(game)}


def daily(day: dt.date) -> Puzzle | None:
    """The puzzle of a day: the games take turns, and none comes twice before all were there."""
    shelves = [shelf for kind in on_show() if (shelf := _shuffled(kind.name))]
    if not shelves:
        return None
    turn, place = day.toordinal() % len(shelves), day.toordinal() // len(shelves)
    return shelves[turn][place % len(shelves[turn])]


@cache
def _shuffled(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in an order that tells nothing."""
    return tuple(sorted(collection(game), key=lambda p: sha256(p.id.encode()).digest()))


def _told(puzzle: Puzzle) -> dict[str, Any]:
    proof = puzzle.proof
    return {
        "game": puzzle.game,
        "seat": puzzle.seat,
        "record": puzzle.text,
        "goal": puzzle.goal.value,
        "accepted": list(puzzle.accepted),
        "best": round(proof.best, DIGITS),
        "next": round(proof.next, DIGITS),
        "error": None if proof.error is None else round(proof.error, DIGITS),
        "rating": puzzle.rating,
    }


def _read(told: dict[str, Any]) -> Puzzle:
    return Puzzle(
        told["game"],
        told["seat"],
        told["record"],
        Goal(told["goal"]),
        tuple(told["accepted"]),
        Proof(told["best"], told["next"], told["error"]),
        told["rating"],
    )
