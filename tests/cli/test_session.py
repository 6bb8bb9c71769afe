"""A game in progress: seeds, undo, seats and what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.arena.luck import has_chance
from tessella.cli.errors import CommandError
from tessella.cli.play.choices import PAGE, Choices
from tessella.cli.seats import Seat, saved_seat, seated
from tessella.cli.session import Session, has_secrets
from tessella.cli.words import Words

if TYPE_CHECKING:
    from pathlib import Path

HUMANS = (Seat("human", "Anna"), Seat("human", "Ben"))
BOTS = (Seat("greedy", "greedy"), Seat("random", "random"))


def session(game: str, seats: tuple[Seat, ...], seed: str = "1") -> Session:
    played = tessella.game(game)
    return Session(tessella.Record(played), seats * (played.seats // len(seats)), seed)


def played_out(game: Session) -> Session:
    while game.go_on():
        pass
    return game


@pytest.mark.parametrize("game", tessella.games())
def test_players_play_a_game_to_its_end(game: str) -> None:
    end = played_out(session(game, BOTS))
    assert end.state.result is not None
    assert len(end.states) == len(end.record.moves) + 1


def test_a_seed_decides_everything_that_no_human_does() -> None:
    games = [played_out(session("tetris-link", BOTS, seed)).record for seed in ("1", "1", "2")]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_game_resumed_with_its_seed_goes_on_as_it_would_have() -> None:
    whole = played_out(session("tetris-duel", BOTS)).record
    half = Session(whole.cut(20), BOTS, "1")
    assert played_out(half).record == whole


def test_undo_leads_back_to_before_the_last_human_move() -> None:
    game = session("blokus-duo", (HUMANS[0], BOTS[0]))
    while game.go_on():
        pass
    before = list(game.states)
    move = game.state.moves()[0]
    game.play(move)
    while game.go_on():
        pass
    assert game.undo() == (0, move)
    assert game.states == before
    assert game.record.state == before[-1]


def test_undo_with_two_humans_takes_back_the_last_move_of_either() -> None:
    game = session("blokus-duo", HUMANS)
    game.go_on()
    game.play(game.state.moves()[0])
    second = game.state.moves()[0]
    game.play(second)
    assert game.undo()[1] == second


def what_must_stay(game: tessella.Game) -> str:
    if game.has_secrets:
        return "cli-undo-secrets"
    return "cli-undo-chance" if has_chance(game) else "cli-undo-nothing"


@pytest.mark.parametrize("game", tessella.games())
def test_undo_refuses_what_must_stay(game: str) -> None:
    key, table = what_must_stay(tessella.game(game)), session(game, HUMANS)
    while table.go_on():
        pass
    if key != "cli-undo-nothing":
        table.play(table.state.moves()[0])
        while table.go_on():
            pass
    moves = table.record.moves
    with pytest.raises(CommandError) as error:
        table.undo()
    assert error.value.message.key == key
    assert table.record.moves == moves


def test_only_hidden_hands_are_secrets() -> None:
    secret = []
    for name in tessella.games():
        game = session(name, HUMANS)
        while game.go_on():
            pass
        secret += [name] if has_secrets(game.state.view(None)) else []
    assert secret == ["triominos"]


def test_the_viewer_is_the_only_human_or_the_one_on_turn() -> None:
    alone = session("blokus-duo", (BOTS[0], HUMANS[0]))
    assert alone.viewer == 1
    both = session("blokus-duo", HUMANS)
    assert both.viewer is None
    both.go_on()
    assert both.viewer == both.state.turn
    assert session("blokus-duo", BOTS).viewer is None


def test_what_a_session_tells_hides_the_tiles_of_others() -> None:
    game = session("triominos", HUMANS)
    while game.go_on():
        pass
    tiles = [getattr(event, "tile", None) for event in game.events(-1, 0)]
    assert sum(tile is not None for tile in tiles) == 9
    assert not any(getattr(event, "tile", None) for event in game.events(-1, None))


def test_a_session_is_kept_whole(tmp_path: Path) -> None:
    game = session("tetris-link", BOTS)
    game.save = tmp_path / "game.tessella"
    played_out(game)
    game.keep()
    assert tessella.Record.loads(game.save.read_text()) == game.record
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.tessella"]


@pytest.mark.parametrize(
    "seat",
    [
        Seat("human", "Anna"),
        Seat("human", "greedy"),
        Seat("human", "Anna (greedy)"),
        Seat("greedy", "greedy"),
        Seat("greedy", "Robo"),
        Seat("random", "greedy"),
    ],
)
def test_a_saved_seat_comes_back_as_it_was(seat: Seat) -> None:
    assert saved_seat(seat.saved) == seat


def test_seats_without_a_name_get_one() -> None:
    words = Words("en")
    assert [seat.name for seat in seated(["human", "greedy"], words)] == ["Player", "greedy"]
    names = [seat.name for seat in seated(["human", "human:Ben", "greedy", "human"], words)]
    assert names == ["Player 1", "Ben", "greedy", "Player 2"]


@pytest.mark.parametrize(
    "text", ["", "robot", "human:", "human:\x07", "human:" + "x" * 99, ":Anna"]
)
def test_a_seat_that_nobody_can_take_is_refused(text: str) -> None:
    with pytest.raises(CommandError):
        seated([text], Words("en"))


def choices(game: str, *moves: str) -> Choices:
    state = tessella.game(game).start()
    for move in moves:
        state = state.play(move)
    return Choices(state, state.view(state.turn))


def test_choices_are_all_legal_moves_the_most_appealing_first() -> None:
    found = choices("tetris-link", "first:0", "*")
    state = tessella.game("tetris-link").start().play("first:0").play("*")
    view = state.view(0)
    assert {choice.move for choice in found.all} == set(view.moves)
    appeals = [view.appeal(choice.move) for choice in found.all]
    assert appeals == sorted(appeals, reverse=True)
    assert [choice.number for choice in found.all] == list(range(1, len(view.moves) + 1))
    assert all(choice.gain == view.gain(choice.move) for choice in found.all)


def test_a_filter_knows_pieces_and_whole_cells() -> None:
    found = choices("blokus-duo", "first:0")
    assert {choice.piece for choice in found.matching("t5")} == {"T5"}
    assert all("e9" in str(choice.move).split(",") for choice in found.matching("e9"))
    assert not found.matching("e1")
    assert not found.matching("x e1")
    both = found.matching("f10,e10")
    assert both
    assert all({"e10", "f10"} <= set(str(choice.move).split(",")) for choice in both)
    assert found.matching("") == found.all


def test_the_summary_has_every_piece_and_fits_on_a_page() -> None:
    found = choices("blokus-duo", "first:0")
    best = found.best_of_each_piece()
    assert len(best) <= PAGE
    assert {choice.piece for choice in best} == {choice.piece for choice in found.all}
    assert best[0].number == 1


def test_what_is_near_shares_cells() -> None:
    near = choices("blokus-duo", "first:0").near("e10,f10,z9")
    assert 0 < len(near) <= 3
    assert all({"e10", "f10"} <= set(str(choice.move).split(",")) for choice in near)
    assert not choices("blokus-duo", "first:0").near("a1")
