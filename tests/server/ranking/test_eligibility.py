"""Who can play a rated match."""

from __future__ import annotations

import pytest

from tessella.core.language import LANGUAGES, has_message
from tessella.server.ranking.eligibility import Player, why_unrated

ANN, BEN = Player("ann", "account"), Player("ben", "account")
BOT, SECOND_BOT = Player("bot", "bot", "ann"), Player("bot2", "bot", "ann")


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ([ANN, BEN], None),
        ([BEN, BOT], None),
        ([ANN, BEN, Player("cat", "account"), Player("dan", "bot", "eve")], None),
        ([ANN, None], "unrated-computer"),
        ([ANN, Player("guest", "guest")], "unrated-guest"),
        ([ANN, ANN], "unrated-twice"),
        ([ANN, BOT], "unrated-own-bot"),
        ([BEN, BOT, SECOND_BOT], "unrated-own-bot"),
    ],
)
def test_accounts_and_bots_of_others_are_rated(
    players: list[Player | None], reason: str | None
) -> None:
    assert why_unrated(players) == reason
    assert reason is None or all(has_message(reason, language) for language in LANGUAGES)
