import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tessella import Game, Record
from tessella.core.event import Laid
from tessella.core.language import say
from tessella.core.picture import Grid, Lattice, is_empty
from tessella.games.triominos.events import RoundEnded, Took
from tessella.server.wire import view as wire
from tessella.server.wire.encode_view import event_of, laid_after, view_of
from tessella.server.wire.replay import replay_of
from tests.laws.positions import every_game, positions, walk
from tests.laws.test_views import MOST_RETOLD, beginning, hiding_game, observers, pairs, shuffled


def sent(game: Game, moves: tuple[str, ...], seat: int | None) -> bytes:
    """The bytes of a whole replay."""
    record = Record(game, moves=tuple(map(game.parse, moves)))
    return msgspec.json.encode(replay_of(record, seat))


@every_game
def test_a_view_travels_and_arrives_as_it_was(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            view = view_of(state.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(view), type=wire.View) == view


@every_game
def test_a_view_on_the_wire_tells_what_the_law_tells(game: Game) -> None:
    for state in positions(game):
        for seat in observers(game):
            law, view = state.view(seat), view_of(state.view(seat))
            assert (view.seat, view.turn, view.scores) == (law.seat, law.turn, law.scores)
            assert view.moves == tuple(map(str, law.moves))
            assert view.rolled == law.rolled
            assert (view.result is None) == (law.result is None)
            assert [e.message.key for e in view.events] == [e.message.key for e in law.events]
            for rack, told in zip(law.racks, view.racks, strict=True):
                assert (rack.seat, rack.hidden) == (told.seat, told.hidden)
                shapes = [(p.name, p.count, p.cells, p.numbers) for p in rack.pieces]
                assert [(p.name, p.count, p.cells, p.numbers) for p in told.pieces] == shapes


@every_game
def test_a_board_on_the_wire_is_the_board(game: Game) -> None:
    for state in positions(game):
        law, board = state.view(None).board, view_of(state.view(None)).board
        if isinstance(law, Grid):
            assert isinstance(board, wire.Grid)
            owners = tuple(None if sign == "." else int(sign) for sign in board.owners)
            assert owners == law.colours
            assert (frozenset(board.marks), frozenset(board.done)) == (law.marks, law.done)
            assert (board.columns, board.rows, board.bar) == (law.columns, law.rows, law.bar)
        else:
            assert isinstance(board, wire.Lattice)
            tiles = [(t.up, t.x, t.y, t.numbers) for t in law.tiles]
            assert [(t.up, t.x, t.y, t.numbers) for t in board.tiles] == tiles


@every_game
def test_the_pieces_laid_so_far_make_up_the_board(game: Game) -> None:
    laid: tuple[wire.Placed, ...] = ()
    for state in walk(game, 0).states[:400]:
        view = state.view(None)
        laid = laid_after(laid, view)
        assert bool(laid) != is_empty(view.board)
        if isinstance(view.board, Lattice):
            assert len(laid) == len(view.board.tiles)
        else:
            filled = sum(owner is not None for owner in view.board.colours)
            assert sum(len(one.move.split(",")) for one in laid) == filled


@hiding_game
@settings(max_examples=8)
@given(length=st.integers(1, MOST_RETOLD), seed=st.integers(0, 2**32))
def test_whatever_a_seat_cannot_know_leaves_its_bytes_equal(
    game: Game, length: int, seed: int
) -> None:
    rng = random.Random(seed)
    story, seat = beginning(game, length), rng.choice(observers(game))
    again = shuffled(story, seat, rng)
    for one, other in pairs(story, again):
        sent_one, sent_other = (
            msgspec.json.encode(view_of(state.view(seat))) for state in (one, other)
        )
        assert sent_one == sent_other
    known = len(story.moves) - 1
    assert sent(game, story.moves[:known], seat) == sent(game, again.moves[:known], seat)


@hiding_game
def test_the_exchange_shows_to_whom_it_concerns(game: Game) -> None:
    """Else the test above would prove nothing."""
    story = beginning(game, 34)
    again = shuffled(story, None, random.Random(9))
    views = [
        [msgspec.json.encode(view_of(told.states[-1].view(seat))) for told in (story, again)]
        for seat in range(game.seats)
    ]
    assert any(one != other for one, other in views)


def test_events_have_a_kind_their_fields_and_words() -> None:
    event = event_of(Took(1, (0, 1, 2)))
    assert (event.kind, event.fields) == ("took", {"seat": 1, "tile": (0, 1, 2)})
    hidden = event_of(Took(1, (0, 1, 2)).seen_by(0))
    assert hidden.fields == {"seat": 1, "tile": None}
    assert b"012" not in msgspec.json.encode(hidden)
    assert event_of(RoundEnded("TR-16")).kind == "round-ended"
    message = event_of(Laid(0, "S", "a1,b1")).message
    facts = {name: fact for name, fact in message.facts.items() if isinstance(fact, str | int)}
    assert say(message.key, "en", **facts) == Laid(0, "S", "a1,b1").message.say("en")


def test_a_replay_hides_the_tiles_that_others_draw() -> None:
    story = beginning(next(iter(hiding_game.args[1])), 30)
    record = Record(story.states[0].game, moves=tuple(map(story.states[0].game.parse, story.moves)))
    frames = replay_of(record, 0).frames
    assert len(frames) == len(story.moves) + 1
    hidden = {number + 1 for number in story.hidden(0)}
    assert hidden
    for number, frame in enumerate(frames):
        if frame.entry is not None:
            assert (frame.entry.move is None) == (number in hidden)
