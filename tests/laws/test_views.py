import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessella import CHANCE, Game, IllegalMove, State, TessellaError, View, driver
from tessella.core.colour import colour_of
from tessella.core.move import ChanceMove
from tests.laws.parts import parts
from tests.laws.positions import GAMES, every_game, move_texts, positions, title, walk, walks

MOST_RETOLD = 120
EXCHANGES = 10


def observers(game: Game) -> tuple[int | None, ...]:
    """Whoever may look: a spectator, and every seat."""
    return (None, *range(game.seats))


@dataclass(frozen=True, slots=True)
class Story:
    """A game so far: its states, and the moves that lead from one to the next."""

    states: tuple[State, ...]
    moves: tuple[str, ...]

    def hidden(self, seat: int | None) -> list[int]:
        """The numbers of the moves of chance that an observer does not fully see."""
        return [
            number
            for number, state in enumerate(self.states[1:])
            if any(event.seen_by(seat) != event for event in state.events)
        ]

    def public(self) -> list[object]:
        """What everybody hears: turns, scores and results."""
        return [(state.turn, state.scores, state.result) for state in self.states]


def told(game: Game, moves: tuple[str, ...], known: tuple[State, ...] = ()) -> Story:
    """The story of some moves; the states at its beginning may be known already."""
    states = list(known) or [game.start()]
    for move in moves[len(states) - 1 :]:
        states.append(states[-1].play(move))
    return Story(tuple(states), moves)


def retold(story: Story, seat: int | None, rng: random.Random) -> Story | None:
    """The story with two chances exchanged that a seat cannot know; None if that would show."""
    hidden = story.hidden(seat)
    number = rng.choice(hidden)
    mine, other = story.moves[number], str(rng.choice(story.states[number].moves()))
    swap = {mine: other, other: mine}
    moves = tuple(
        swap.get(move, move) if state.turn == CHANCE else move
        for state, move in zip(story.states, story.moves, strict=False)
    )
    changed = [n for n, (a, b) in enumerate(zip(story.moves, moves, strict=True)) if a != b]
    if not changed or not set(changed) <= set(hidden):
        return None
    try:
        again = told(story.states[0].game, moves, story.states[: changed[0] + 1])
    except IllegalMove:
        return None
    return again if again.public() == story.public() else None


def shuffled(story: Story, seat: int | None, rng: random.Random) -> Story:
    """A story that a seat cannot tell from this one: many hidden chances are exchanged."""
    for _ in range(EXCHANGES if story.hidden(seat) else 0):
        story = retold(story, seat, rng) or story
    return story


def beginning(game: Game, length: int) -> Story:
    """The first moves of a walk."""
    played = walk(game, length % 2)
    return Story(played.states[: length + 1], played.moves[:length])


def hides(game: Game) -> bool:
    """Whether something lies face down for a spectator."""
    opening = driver(game.start(), random.Random(0))
    return any(rack.hidden for rack in opening.view(None).racks)


HIDING = tuple(game for game in GAMES if hides(game))
hiding_game = pytest.mark.parametrize("game", HIDING, ids=title)


def pairs(story: Story, again: Story) -> Iterator[tuple[State, State]]:
    """The states of two stories side by side, without the last: what follows it is not settled."""
    return zip(story.states[:-1], again.states[:-1], strict=True)


@hiding_game
@settings(max_examples=8)
@given(length=st.integers(1, MOST_RETOLD), seed=st.integers(0, 2**32))
def test_whatever_a_seat_cannot_know_leaves_its_view_equal(
    game: Game, length: int, seed: int
) -> None:
    rng = random.Random(seed)
    story, seat = beginning(game, length), rng.choice(observers(game))
    for one, other in pairs(story, shuffled(story, seat, rng)):
        assert one.view(seat) == other.view(seat)
        assert repr(one.view(seat)) == repr(other.view(seat))


@hiding_game
def test_much_can_be_exchanged_that_a_seat_cannot_know(game: Game) -> None:
    story = beginning(game, 34)
    for seat in observers(game):
        assert shuffled(story, seat, random.Random(9)).states[-1] != story.states[-1]


@hiding_game
def test_every_other_hidden_chance_looks_the_same(game: Game) -> None:
    for played in walks(game):
        story = Story(played.states[:60], played.moves[:59])
        for seat in observers(game):
            for number in story.hidden(seat):
                before, after = story.states[number : number + 2]
                for move in before.moves()[::5]:
                    other = before.play(move)
                    if (other.turn, other.scores) == (after.turn, after.scores):
                        assert other.view(seat) == after.view(seat)


@hiding_game
def test_refusals_tell_a_seat_nothing_that_it_cannot_know(game: Game) -> None:
    rng = random.Random(10)
    moves = [t for t in move_texts(game.name) if not isinstance(read(game, t), ChanceMove)]
    for seat in range(game.seats):
        story = beginning(game, 60)
        for one, other in pairs(story, shuffled(story, seat, rng)):
            if one.turn in (seat, CHANCE):
                texts = rng.sample(moves, 4)
                assert refusals(one, texts) == refusals(other, texts)


def read(game: Game, text: str) -> object:
    try:
        return game.parse(text)
    except TessellaError:
        return None


def refusals(state: State, texts: list[str]) -> list[str]:
    """What is said to some texts; nothing if they are legal or unreadable."""
    return [str(state.refusal(text)) if read(state.game, text) else "" for text in texts]


@hiding_game
def test_no_state_can_be_reached_from_a_view(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            assert not [part for part in parts(state.view(seat)) if isinstance(part, State)]


@every_game
def test_nobody_but_the_games_that_hide_something_masks_events(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            seen = tuple(event.seen_by(seat) for event in state.events)
            assert state.view(seat).events == seen
            assert seen == state.events or game in HIDING


@every_game
def test_a_view_shows_what_everybody_may_know(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            view = state.view(seat)
            assert isinstance(view, View)
            assert (view.game, view.seat, view.turn) == (game, seat, state.turn)
            assert view.colour == state.colour
            assert (view.scores, view.result) == (state.scores, state.result)
            assert view.board == state.view(None).board
            assert view.rolled == state.view(None).rolled


@every_game
def test_a_view_has_moves_only_for_the_seat_that_has_the_turn(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            has_turn = seat is not None and seat == state.turn
            assert state.view(seat).moves == (state.moves() if has_turn else ())


@every_game
def test_there_is_no_view_for_what_is_no_seat(game: Game) -> None:
    no_seats: list[object] = [CHANCE, -2, game.seats, 99, True, "0", 0.5, [0]]
    for state in positions(game)[:2]:
        for seat in no_seats:
            with pytest.raises(TessellaError, match=str(game.seats - 1)):
                state.view(seat)  # type: ignore[arg-type]


@every_game
def test_the_appeal_of_moves_can_be_compared(game: Game) -> None:
    for state in positions(game):
        if state.turn in range(game.seats):
            view = state.view(state.turn)
            moves = view.moves[:: 1 + len(view.moves) // 5]
            best = max(view.appeal(move) for move in moves)
            assert all(view.appeal(move) <= best for move in moves)
            assert all(isinstance(view.gain(move), int) for move in moves)


@every_game
def test_a_rack_belongs_to_a_seat_or_to_all_and_each_seat_sees_its_own(game: Game) -> None:
    for state in positions(game):
        for seat in range(game.seats):
            racks = state.view(seat).racks
            assert [rack.seat for rack in racks] == [r.seat for r in state.view(None).racks]
            assert all(rack.seat is None or rack.seat in range(game.seats) for rack in racks)
            assert not any(rack.hidden for rack in racks if rack.seat == seat)
            assert all(rack.colour is None for rack in racks) or not game.has_own_colours


@every_game
def test_a_rack_has_a_colour_of_its_seat(game: Game) -> None:
    for state in positions(game):
        for rack in state.view(None).racks:
            colour = colour_of(rack)
            if rack.seat is not None:
                assert rack.seat in game.owners[-1 if colour is None else colour]
            elif colour is not None:
                assert len(game.owners[colour]) > 1
