"""Write positions with their moves, as the browser gets them: for the tests of the web app.

`python -m tools.moves` writes `web/tests/fixtures/moves.json`. The same games come out every time.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import tessella
from tessella.core.registry import on_show
from tessella.players import player
from tessella.server.wire.encode_view import view_of
from tools.replays import GAMES, SEED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.server.wire.view import View

TARGET: Final = Path(__file__).resolve().parent.parent / "web/tests/fixtures/moves.json"
EVERY: Final = 9
"""Of so many turns one is kept."""
MOST: Final = 3


def positions(slug: str) -> Iterator[View]:
    """Views of seats that have the turn, from a game between greedy players."""
    name, options = GAMES[slug]
    state, rng = tessella.game(name, **options).start(), random.Random(SEED)
    greedy, number = player("greedy"), 0
    while state.turn is not None:
        if state.turn == tessella.CHANCE:
            state = state.play(rng.choice(state.moves()))
            continue
        view = state.view(state.turn)
        if number % EVERY == 0:
            yield view_of(view)
        number += 1
        state = state.play(greedy.choose(view, rng))


def main() -> None:
    """Write the file."""
    kept = {game.name: list(positions(game.name))[:MOST] for game in on_show()}
    TARGET.write_bytes(msgspec.json.encode(kept) + b"\n")


if __name__ == "__main__":
    main()
