import random
from functools import cache
from unicodedata import category

import pytest

from tessella.core.language import LANGUAGES, Message
from tests.laws.positions import GAMES, every_name, positions, walks
from tests.laws.texts import STRANGE, candidates, refused

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def event_messages(name: str) -> frozenset[Message]:
    """What all events of all walks say, to every seat and to a spectator."""
    return frozenset(
        event.seen_by(seat).message
        for game in GAMES
        if game.name == name
        for played in walks(game)
        for state in played.states
        for event in state.events
        for seat in (None, *range(game.seats))
    )


@cache
def refusal_messages(name: str) -> frozenset[Message]:
    """What is said to texts that are no moves, one message of each kind."""
    rng = random.Random(8)
    found: dict[str, Message] = {}
    for game in (game for game in GAMES if game.name == name):
        for state in positions(game):
            for text in (*candidates(state, rng, 3), *rng.sample(STRANGE, 2)):
                error = refused(state, text)
                if error is not None:
                    found[error.message.key] = error.message
    return frozenset(found.values())


def is_clean(words: str) -> bool:
    """Whether a text has no control characters."""
    return not any(category(letter).startswith("C") for letter in words)


@every_language
@every_name
def test_every_event_has_words(name: str, language: str) -> None:
    for message in event_messages(name):
        words = message.say(language)
        assert is_clean(words), words
        assert 5 < len(words) < 200


@every_language
@every_name
def test_every_refusal_has_words(name: str, language: str) -> None:
    assert len(refusal_messages(name)) > 8
    for message in refusal_messages(name):
        words = message.say(language)
        assert is_clean(words), words
        assert 20 < len(words) < 300
