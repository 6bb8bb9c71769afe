"""A review as JSON, for whoever reads it with a program."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from tessella.core.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.evaluation import Evaluation
    from tessella.review.judged import JudgedChance, JudgedMove, Reason, Review, SeatSummary

FORMAT: Final = 1
DIGITS: Final = 9
"""Sums of hundreds of such numbers are right to the sixth digit."""


def dumps(review: Review) -> str:
    """The review as the text of a file: the same bytes for the same review."""
    return json.dumps(told(review), ensure_ascii=False, indent=1) + "\n"


def told(review: Review) -> dict[str, Any]:
    """The review as JSON has it."""
    game = review.record.game
    return {
        "tessella-review": FORMAT,
        "game": game.name,
        "options": dict(game.options),
        "engine": review.engine,
        "simulations": review.simulations,
        "seed": review.seed,
        "seats": [_seat(seat) for seat in review.seats],
        "moves": [told_move(move) for move in review.moves],
        "chance": [told_chance(chance) for chance in review.chances],
    }


def _seat(seat: SeatSummary) -> dict[str, Any]:
    return {
        "result": _number(seat.result),
        "start": _number(seat.start),
        "luck": _number(seat.luck),
        "skill": _number(seat.skill),
        "drift": _number(seat.drift),
        "accuracy": None if seat.accuracy is None else round(seat.accuracy, 1),
        "decisions": seat.decisions,
    }


def told_move(move: JudgedMove) -> dict[str, Any]:
    """A judged move as JSON has it."""
    return {
        "ply": move.ply,
        "seat": move.seat,
        "move": move.move.text,
        "best": move.best.text,
        "value": _number(move.value),
        "best_value": _number(move.value + move.loss),
        "loss": _number(move.loss),
        "class": None if move.grade is None else move.grade.value,
        "forced": move.is_forced,
        "exact": move.is_exact,
        "bounds": numbers(move.bounds),
        "before": _evaluation(move.before),
        "after": _evaluation(move.after),
        "line": [each.text for each in move.line],
        "reply": [each.text for each in move.reply],
        "reasons": [_reason(reason) for reason in move.reasons],
    }


def _evaluation(evaluation: Evaluation) -> dict[str, Any]:
    parts = {"win": evaluation.win, "draw": evaluation.draw, "points": evaluation.points}
    return {name: numbers(values) for name, values in parts.items()}


def _reason(reason: Reason) -> dict[str, Any]:
    return {
        "fact": reason.fact.name,
        "number": reason.fact.number,
        "cells": list(reason.fact.cells),
        "text": {language: reason.message.say(language) for language in LANGUAGES},
    }


def told_chance(chance: JudgedChance) -> dict[str, Any]:
    """The luck of a move of chance as JSON has it."""
    return {"ply": chance.ply, "move": chance.move.text, "luck": numbers(chance.luck)}


def numbers(values: Iterable[float]) -> list[float]:
    """Numbers with as many digits as travel."""
    return [_number(value) for value in values]


def _number(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus zero
