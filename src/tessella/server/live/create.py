"""Creating a match: from what a person wishes to a setup that the law accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.errors import OptionError
from tessella.core.fair import Secret, draw_nonce
from tessella.core.registry import game_type
from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.match.match import Match
from tessella.server.match.setup import Chair, ChairKind, Setup
from tessella.server.store.ids import random_id
from tessella.server.wire import requests as wire

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Game


def create_match(wish: wire.NewMatch, creator: str, invited: Mapping[str, str]) -> Match:
    """A match as a person wishes it; `invited` are the ids of the people whom they name."""
    game = law(wish.game, wish.options)
    chairs = tuple(_chair(chair, creator, invited) for chair in _wished(wish, game))
    _check(wish, chairs)
    secret = Secret.draw()
    setup = Setup(
        random_id(),
        game.name,
        dict(game.options),
        chairs,
        secret.commitment,
        wish.clock,
        wish.rated,
        wish.public,
        wish.leavers,
    )
    return Match.of(setup, secret, now())


def law(name: str, options: Mapping[str, bool | int | str]) -> Game:
    """The game of that name with these options."""
    try:
        return game_type(name)(**options)
    except OptionError as error:
        raise Problem("bad-option", key="problem-law-option", why=error.message) from error


def rematch(match: Match) -> Match:
    """The next match of the same people: every chair moves on by one seat."""
    old, seats = match.setup, match.game.seats
    chairs = [Chair()] * seats
    for seat, occupant in enumerate(match.occupants):
        chairs[(seat + 1) % seats] = (
            Chair(ChairKind.COMPUTER, level=occupant.level, nonce=draw_nonce())
            if occupant.person is None
            else Chair(ChairKind.INVITED, person=occupant.person)
        )
    secret = Secret.draw()
    setup = Setup(
        random_id(),
        old.game,
        old.options,
        tuple(chairs),
        secret.commitment,
        old.clock,
        old.rated,
        old.public,
        old.leavers,
        old.id,
    )
    return Match.of(setup, secret, now())


def _wished(wish: wire.NewMatch, game: Game) -> tuple[wire.Chair, ...]:
    """The chairs: as wished, else one for whoever asks and open ones for the others."""
    if wish.seats and len(wish.seats) != game.seats:
        raise Problem("bad-request", key="problem-chairs", seats=game.seats, chairs=len(wish.seats))
    return wish.seats or (wire.Myself(), *(wire.Anyone() for _ in range(game.seats - 1)))


def _chair(chair: wire.Chair, creator: str, invited: Mapping[str, str]) -> Chair:
    match chair:
        case wire.Myself():
            return Chair(ChairKind.INVITED, person=creator)
        case wire.Invited(name):
            return Chair(ChairKind.INVITED, person=invited[name])
        case wire.Computer(level):
            return Chair(ChairKind.COMPUTER, level=level, nonce=draw_nonce())
        case wire.Anyone():
            return Chair()


def _check(wish: wire.NewMatch, chairs: tuple[Chair, ...]) -> None:
    """Refuse what cannot be played, or cannot be rated."""
    if all(chair.kind is ChairKind.COMPUTER for chair in chairs):
        raise Problem("bad-request", key="problem-no-person")
    people = [chair.person for chair in chairs if chair.person is not None]
    computers = any(chair.kind is ChairKind.COMPUTER for chair in chairs)
    if wish.rated and (computers or len(set(people)) < len(people)):
        raise Problem("bad-request", key="problem-rated-people")
