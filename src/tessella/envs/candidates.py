"""The legal actions of many games as a list with features, for pointer networks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tessella import engine
from tessella.envs.factored import factored
from tessella.envs.tables import actions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella.core import Game
    from tessella.engine import Batch

    Ints = NDArray[np.int64]


class Candidates(NamedTuple):
    """A row for each game: its legal actions, padded with -1, and features of each.

    `counts` are how many legal actions there are, which may be more than the row has room for. The
    first feature is how many points the action wins at once, as far as its seat can know; the
    others are its factors.
    """

    ids: Ints
    counts: Ints
    features: NDArray[np.float32]


def candidates(game: Game, batch: Batch, most: int | None = None) -> Candidates:
    """The candidates of all games of a batch, `most` of each; by default room for all of them."""
    listed, begins = batch.legal_actions()
    owners = np.repeat(np.arange(len(batch)), np.diff(begins))
    places = np.arange(len(listed)) - begins[owners]
    counts = np.bincount(owners[listed >= 0], minlength=len(batch))  # chance does no action
    room = int(counts.max(initial=0)) if most is None else most
    kept = (places < room) & (listed >= 0)
    owners, places, listed = owners[kept], places[kept], listed[kept]
    parts = factored(game).table[listed]
    ids = np.full((len(batch), room), -1, np.int64)
    ids[owners, places] = listed
    features = np.zeros((len(batch), room, 1 + parts.shape[1]), np.float32)
    features[owners, places, 0] = _points(game, batch, owners, listed)
    features[owners, places, 1:] = parts
    return Candidates(ids, counts, features)


def _points(game: Game, batch: Batch, owners: Ints, listed: Ints) -> Ints:
    """What each action wins its seat at once."""
    if game.has_secrets:
        return _points_by_view(game, batch, owners, listed)
    if not len(listed):
        return np.zeros(0, np.int64)
    tries = engine.batch(game, len(listed), seed=0, threads=1)
    for place, owner in enumerate(owners.tolist()):
        tries[place] = batch[owner]
    seats = batch.turns()[owners].astype(np.int64)
    before = tries.scores()
    tries.act(listed)
    won: Ints = np.take_along_axis(tries.scores() - before, seats[:, None], 1)[:, 0]
    return won


def _points_by_view(game: Game, batch: Batch, owners: Ints, listed: Ints) -> Ints:
    """The same where the outcome may tell what is hidden: the view says what the seat can know."""
    table, won = actions(game), np.zeros(len(listed), np.int64)
    views = {
        owner: engine.to_law(game, batch[owner]).view(batch.turn(owner))
        for owner in set(owners.tolist())
    }
    for place, (owner, action) in enumerate(zip(owners.tolist(), listed.tolist(), strict=True)):
        view = views[owner]
        won[place] = view.gain(table.move(action, view))
    return won
