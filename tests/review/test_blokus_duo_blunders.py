"""Blunders planted in endings that can be played out are found, and best moves praised."""

from __future__ import annotations

from pathlib import Path

import tessella
from tessella import Record, State
from tessella.review.grade import Grade
from tessella.review.judge import judged

DATA = Path(__file__).resolve().parent.parent / "data"
BLUNDERS = (DATA / "blokus-duo-blunders.txt").read_text().splitlines()
GAMES = (DATA / "blokus-duo-games.sgf.txt").read_text().splitlines()
FAULTS = {Grade.MISTAKE, Grade.BLUNDER}
PRAISE = {Grade.BEST, Grade.GOOD}
SIMULATIONS = 2000


def state_of(line: int, ply: int) -> State:
    """The state after so many moves of a game."""
    (form,) = tessella.game("blokus-duo").formats
    record: Record = form.loads(GAMES[line])
    return record.cut(ply).state


def grades(row: str) -> tuple[Grade | None, Grade | None]:
    """What the planted blunder and the best move are called."""
    line, ply, bad, best = row.split()
    state = state_of(int(line), int(ply))
    view = state.view(state.turn)
    found = []
    for text in (bad, best):
        move = judged(view, state.game.parse(text), int(ply), SIMULATIONS, seed=1)
        assert move.is_exact, row
        found.append(move.grade)
    return found[0], found[1]


def test_every_planted_blunder_is_a_fault_and_every_best_move_is_not() -> None:
    for row in BLUNDERS:
        blunder, best = grades(row)
        assert blunder in FAULTS, row
        assert best in PRAISE, row


def test_the_last_move_of_a_long_ending_is_valued_exactly() -> None:
    state = state_of(150, 23)
    played = state.game.parse("d5")
    found = judged(state.view(state.turn), played, 23, simulations=2_000, seed=1)
    assert found.move == played
    assert found.is_exact
