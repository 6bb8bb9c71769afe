"""No sentence that explains a move is false: every one is counted again, cell by cell.

The words are read as a person reads them: each number that stands in a sentence is what another
program counts on the board, in every language, and what is called worse than the best move is.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Final

import pytest

from tessella import CHANCE
from tessella.core.language import LANGUAGES, Message
from tessella.review.judged import Reason
from tessella.review.reasons import facts_of, reasons
from tests.laws.positions import title, walk
from tests.review.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tessella import Game, Move, State

SENTENCES: Final = 1_050
"""So many are checked in all, every table having its share."""
LONG: Final = 10_000
"""The same for those who have minutes."""


def recount_of(game: Game) -> Callable[[State, Move, str], tuple[int, set[str]]]:
    """What counts again for a game: beside its tests, or those of its family."""
    counting = facts_of(type(game))
    assert counting is not None
    folder = counting.facts.__module__.split(".")[-2]
    found: Callable[[State, Move, str], tuple[int, set[str]]]
    found = import_module(f"tests.games.{folder}_recount").recount
    return found


def decisions(game: Game, rng: random.Random) -> Iterator[tuple[State, Move, Move]]:
    """Positions of whole games, a move as one that was played, and another as the best."""
    number = 0
    while True:
        states = walk(game, number).states
        for state in rng.sample(states, len(states)):
            if state.turn not in (None, CHANCE) and len(moves := state.moves()) > 1:
                some = rng.sample(moves, min(len(moves), 3))
                best = max(some, key=state.view(state.turn).appeal)
                yield state, rng.choice(moves), best
        number += 1


def wrong(state: State, played: Move, best: Move, reason: Reason, *, is_best: bool) -> str:
    """What is false in a sentence; nothing if all is true."""
    recount, fact = recount_of(state.game), reason.fact
    number, cells = recount(state, played, fact.name)
    expected, before = [number], 0
    if fact.was is not None:
        before, _ = recount(state, played, f"{fact.name}-was")
        expected.append(before)
    if is_best:
        is_so = fact.is_good and number > before
    else:
        other, _ = recount(state, best, fact.name)
        expected.append(other)
        is_so = number < other if fact.is_good else number > other
        is_so = is_so and abs(number - other) >= fact.margin
    told = {language: reason.message.say(language) for language in LANGUAGES}
    read = {words: [int(n) for n in re.findall(r"\d+", words)] for words in told.values()}
    is_told = all(numbers == expected for numbers in read.values())
    if is_so and is_told and set(fact.cells) == cells:
        return ""
    return f"{state.game} {played} beside {best}: {told['en']!r}, counted {expected} {cells}"


def checked(game: Game, many: int) -> list[str]:
    """So many sentences of a game; those that are false."""
    rng, false, count = random.Random(f"explained {game}"), list[str](), 0
    for state, played, best in decisions(game, rng):
        view = state.view(state.turn)
        for is_best in (played == best,) if played == best else (True, False):
            for reason in reasons(view, played, best, is_best=is_best):
                fault = wrong(state, played, best, reason, is_best=is_best)
                false += [fault] if fault else []
                count += 1
        if count >= many:
            break
    return false


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_no_explanation_is_false(game: Game) -> None:
    assert checked(game, -(-SENTENCES // len(GAMES))) == []


@pytest.mark.parametrize("game", GAMES[::3], ids=title)
def test_a_sentence_that_is_off_by_one_is_named(game: Game) -> None:
    for state, played, best in decisions(game, random.Random(1)):
        for reason in reasons(state.view(state.turn), played, best, is_best=False):
            more = replace(reason.fact, number=reason.fact.number + 1)
            message = Message.of("review-fact-beside", fact=more.message, best="0")
            assert wrong(state, played, best, Reason(more, message), is_best=False)
            return


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=title)
def test_no_explanation_of_very_many_is_false(game: Game) -> None:
    assert checked(game, -(-LONG // len(GAMES))) == []
