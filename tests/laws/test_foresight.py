"""What is told of a move before it is made is what the law then gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.event import Event, Scored
from tests.laws.positions import every_game, walks
from tests.laws.test_views import HIDING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella import Game, Move, State

OF_OTHERS = {"TR-14", "TR-16", "TR-17"}
"""Rules by which hands that a seat cannot see give or cost points."""
KINDS = 6
"""So many moves of each kind of a position are tried."""


def tried(state: State) -> Iterator[Move]:
    """Some moves of every kind that the seat has: of each piece, and those that lay none."""
    kinds: dict[str, list[Move]] = {}
    for move in state.moves():
        kinds.setdefault(getattr(move, "piece", type(move).__name__), []).append(move)
    for moves in kinds.values():
        yield from moves[:: 1 + len(moves) // KINDS]


def turns(game: Game) -> Iterator[tuple[State, int]]:
    """The states of some whole games in which a seat has the turn."""
    for played in walks(game):
        for state in played.states[:: 1 if game in HIDING else 3]:
            if state.turn is not None and state.turn >= 0:
                yield state, state.turn


def won(events: tuple[Event, ...], seat: int) -> int:
    return sum(e.points for e in events if isinstance(e, Scored) and e.seat == seat)


@every_game
def test_foreseen_points_are_those_that_the_move_then_brings(game: Game) -> None:
    for state, seat in turns(game):
        view = state.view(seat)
        for move in tried(state):
            after = state.play(move)
            foreseen = view.foresee(move)
            gained = after.scores[seat] - state.scores[seat]
            hidden = won(after.events, seat) - won(foreseen, seat)
            assert won(after.events, seat) == gained
            assert view.gain(move) == gained - hidden == won(foreseen, seat)
            assert hidden == 0 or game in HIDING


@every_game
def test_what_is_foreseen_comes_true_but_for_what_others_hold(game: Game) -> None:
    for state, seat in turns(game):
        view = state.view(seat)
        for move in tried(state):
            came = list(state.play(move).events)
            told = [event for event in view.foresee(move) if event not in came]
            assert all(is_round_that_ended_all(event) for event in told), (move, told, came)
            missing = [event for event in came if event not in view.foresee(move)]
            if game not in HIDING:
                assert not missing
            assert all(depends_on_others(event) for event in missing), (move, missing)


def is_round_that_ended_all(event: Event) -> bool:
    """The end of a round may be that of the game, which points of other hands decide."""
    return type(event).__name__ == "RoundEnded"


def depends_on_others(event: Event) -> bool:
    """Whether what happened follows from hands that the seat does not see."""
    return getattr(event, "rule", None) in OF_OTHERS


@every_game
def test_every_kind_of_move_is_tried(game: Game) -> None:
    found = {type(move) for state, _ in turns(game) for move in tried(state)}
    assert found == {type(move) for state, _ in turns(game) for move in state.moves()}


@every_game
def test_who_watches_an_open_game_wins_nothing_by_a_move(game: Game) -> None:
    state = next(state for state, _ in turns(game))
    watching = state.view(None)
    for move in tried(state):
        told = (watching.gain(move), *watching.appeal(move))
        assert game.has_secrets or not any(told)
