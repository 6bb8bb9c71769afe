"""Games looked back on: what was well played, what was luck, and why."""

from tessella.review.judged import JudgedChance, JudgedMove, Moment, Reason, Review, SeatSummary
from tessella.review.review import (
    DEFAULT_SEED,
    LEAST_SIMULATIONS,
    Judgment,
    assembled,
    engine,
    judgments,
    review,
    usual_simulations,
)

__all__ = [
    "DEFAULT_SEED",
    "LEAST_SIMULATIONS",
    "JudgedChance",
    "JudgedMove",
    "Judgment",
    "Moment",
    "Reason",
    "Review",
    "SeatSummary",
    "assembled",
    "engine",
    "judgments",
    "review",
    "usual_simulations",
]
