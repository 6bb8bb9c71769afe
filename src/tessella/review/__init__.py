"""Games looked back on: what was well played, what was luck, and why."""

from tessella.review.judged import JudgedChance, JudgedMove, Moment, Reason, Review, SeatSummary
from tessella.review.review import DEFAULT_SEED, LEAST_SIMULATIONS, review, usual_simulations

__all__ = [
    "DEFAULT_SEED",
    "LEAST_SIMULATIONS",
    "JudgedChance",
    "JudgedMove",
    "Moment",
    "Reason",
    "Review",
    "SeatSummary",
    "review",
    "usual_simulations",
]
