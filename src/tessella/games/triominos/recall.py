"""What a seat has seen of a round, and other rounds of which it would have seen the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.chance import CHANCE
from tessella.games.triominos.redeal import HIDDEN, redeal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core.recall import Ply
    from tessella.games.triominos.game import Triominos


def seen(game: Triominos, plies: Sequence[Ply], seat: int) -> tuple[str, ...]:
    """The lot, the own hand as it was dealt, moves, and tiles drawn: of others only that they were.

    In which order the own hand was dealt makes no difference, so it is not told.
    """
    before, round_ = _rounds(plies)
    told = [] if not before else [*seen(game, before, seat)]
    return (*told, *_seen(game, round_, seat))


def redealt(game: Triominos, plies: Sequence[Ply], turn: int, seat: int, rng: Random) -> list[str]:
    """Another round that looks the same; rounds that are over stay, for they cannot matter."""
    before, round_ = _rounds(plies)
    return [
        *(ply.text for ply in before),
        *redeal(game, _seen(game, round_, seat), turn, seat, rng),
    ]


def _rounds(plies: Sequence[Ply]) -> tuple[Sequence[Ply], Sequence[Ply]]:
    """The rounds that are over, and the last one."""
    lots = [number for number, ply in enumerate(plies) if ply.text.startswith("first:")]
    begin = lots[-1] if lots else len(plies)
    return plies[:begin], plies[begin:]


def _seen(game: Triominos, plies: Sequence[Ply], seat: int) -> list[str]:
    """What a seat saw of one round."""
    if not plies:
        return []
    first, size = int(plies[0].text.removeprefix("first:")), game.seats * game.hand_size
    dealt, after = plies[1 : size + 1], plies[size + 1 :]
    own = sorted(ply.text for n, ply in enumerate(dealt) if (first + n) % game.seats == seat)
    told, actor = [plies[0].text, " ".join(["dealt", str(len(dealt)), *own])], first
    for ply in after:
        actor = actor if ply.turn == CHANCE else ply.turn
        open_ = ply.turn != CHANCE or actor == seat
        told.append(f"{actor} {ply.text if open_ else HIDDEN}")
    return told
