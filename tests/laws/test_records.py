import datetime as dt
import pickle

import pytest

from tessella import Game, IllegalMove, Record, RecordError
from tests.laws.positions import every_game, walk, walks

DATE = dt.date(2026, 11, 15)
NAMES = ("Ada", "Ωmega Ñ", "李", "O’Neil: 2 = 2")


@every_game
def test_records_replay_to_the_same_states(game: Game) -> None:
    for played in walks(game):
        record = Record(game)
        for move in played.moves:
            record = record.add(move)
        assert record.state == played.states[-1]
        assert tuple(record.states()) == played.states
        again = Record.loads(record.dumps())
        assert again == record
        assert again.dumps() == record.dumps()
        assert (again.state, tuple(again.states())) == (record.state, played.states)


@every_game
def test_an_unfinished_record_replays_too(game: Game) -> None:
    played = walk(game, 1)
    whole = Record(game, NAMES[: game.seats], DATE, tuple(map(game.parse, played.moves)))
    for length in (0, 1, len(played.moves) // 2):
        record = whole.cut(length)
        assert record.state == played.states[length]
        again = Record.loads(record.dumps())
        assert again == record
        assert (again.players, again.date) == (NAMES[: game.seats], DATE)
        assert again.state == played.states[length]
        assert "result: unfinished" in record.dumps()


@every_game
def test_a_record_takes_only_what_the_law_takes(game: Game) -> None:
    record = Record(game)
    with pytest.raises(IllegalMove):
        record.add(str(walk(game, 0).states[-2].moves()[0]))
    assert record == Record(game)
    whole = Record(game, moves=tuple(map(game.parse, walk(game, 0).moves)))
    with pytest.raises(IllegalMove):
        whole.add("first:0")


@every_game
def test_a_record_is_a_value_and_travels(game: Game) -> None:
    played = walk(game, 0)
    moves = tuple(map(game.parse, played.moves))
    one, other = Record(game, moves=moves), Record(game, moves=moves)
    assert (one, hash(one)) == (other, hash(other))
    assert one != one.cut(1)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own


@every_game
def test_a_move_left_out_exchanged_or_doubled_is_noticed(game: Game) -> None:
    played = walk(game, 0)
    lines = Record(game, moves=tuple(map(game.parse, played.moves))).dumps().splitlines()
    first = lines.index("moves:") + 1
    for place in (first, first + 1, first + len(played.moves) // 3):
        for wrong in ([], [lines[place]] * 2, ["0 "], [lines[place] + "x"], ["9 " + lines[place]]):
            with pytest.raises(RecordError) as caught:
                Record.loads("\n".join([*lines[:place], *wrong, *lines[place + 1 :]]))
            assert caught.value.line > place
