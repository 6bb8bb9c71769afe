from collections import Counter
from itertools import product

import pytest

from tessella import CHANCE, Game, IllegalMove
from tessella.core.colour import colour_of
from tessella.core.event import Ended, Laid, Scored
from tests.laws.positions import every_game, positions, walks


@every_game
def test_games_end_and_then_nothing_can_be_done(game: Game) -> None:
    for played in walks(game):
        end = played.states[-1]
        assert end.turn is None
        assert end.result is not None
        assert end.moves() == ()
        assert end.odds() == ()
        for text in set(played.moves):
            with pytest.raises(IllegalMove) as caught:
                end.play(text)
            assert caught.value.rule == end.result.reason


@every_game
def test_there_is_a_result_only_at_the_end(game: Game) -> None:
    for played in walks(game):
        for state in played.states[:-1]:
            assert state.result is None
            assert state.turn == CHANCE or state.turn in range(game.seats)


@every_game
def test_results_agree_with_ranks_and_scores(game: Game) -> None:
    prefix = game.turn_rule.partition("-")[0]
    for played in walks(game):
        end = played.states[-1]
        result = end.result
        assert result is not None
        assert result.scores == end.scores
        assert len(result.ranks) == len(result.scores) == game.seats
        assert result.winners == tuple(s for s, rank in enumerate(result.ranks) if rank == 1)
        assert result.winners
        better = [sum(other < rank for other in result.ranks) for rank in result.ranks]
        assert result.ranks == tuple(1 + count for count in better)
        assert result.reason.startswith(f"{prefix}-")


@every_game
def test_a_better_rank_never_has_a_lower_score(game: Game) -> None:
    for played in walks(game):
        result = played.states[-1].result
        assert result is not None
        seats = list(zip(result.ranks, result.scores, strict=True))
        upset = [(a, b) for a, b in product(seats, seats) if a[0] < b[0] and a[1] < b[1]]
        assert not (upset and game.ranked_by_score)


@every_game
def test_the_points_of_a_move_are_those_of_its_events(game: Game) -> None:
    for played in walks(game):
        for before, move, after in played.steps():
            points = Counter[int]()
            for event in after.events:
                if isinstance(event, Scored):
                    assert event.points != 0
                    points[event.seat] += event.points
            change = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
            assert change == [points[seat] for seat in range(game.seats)], move


@every_game
def test_the_end_is_the_last_event_and_gives_the_reason(game: Game) -> None:
    for played in walks(game):
        for state in played.states[1:]:
            ends = [event for event in state.events if isinstance(event, Ended)]
            reason = state.result.reason if state.result else None
            assert [event.rule for event in ends] == ([reason] if reason else [])
            assert state.events, "a move without an event cannot be shown"
        assert isinstance(played.states[-1].events[-1], Ended)


@every_game
def test_a_game_has_a_colour_for_each_seat(game: Game) -> None:
    colours = game.colours[: game.seats]
    assert len(set(colours)) == game.seats
    assert len(positions(game)[0].scores) == game.seats


@every_game
def test_every_colour_has_seats_and_every_seat_a_colour_that_counts(game: Game) -> None:
    assert len(set(game.colours[: len(game.owners)])) == len(game.owners)
    assert all(seats and set(seats) <= set(range(game.seats)) for seats in game.owners)
    assert game.unscored <= set(range(len(game.owners)))
    for seat in range(game.seats):
        assert set(game.colours_of(seat)) - game.unscored
        assert all(seat in game.owners[colour] for colour in game.colours_of(seat))


@every_game
def test_the_colour_that_acts_is_one_of_the_seat_that_has_the_turn(game: Game) -> None:
    acting = set[int]()
    for played in walks(game):
        for state in played.states:
            if state.turn is None or state.turn == CHANCE:
                assert state.colour is None
            else:
                assert state.turn in game.owners[state.colour or 0]
                assert state.colour is not None
                acting.add(state.colour)
    assert acting == set(range(len(game.owners)))


@every_game
def test_a_piece_that_is_laid_lies_in_the_colour_that_acted(game: Game) -> None:
    for played in walks(game):
        for before, _, after in played.steps():
            laid = [event for event in after.events if isinstance(event, Laid)]
            assert all(
                (event.seat, colour_of(event)) == (before.turn, before.colour) for event in laid
            )
            assert all((event.colour is None) == game.has_own_colours for event in laid)


@every_game
def test_a_colour_that_counts_for_nobody_scores_nothing(game: Game) -> None:
    for played in walks(game):
        for before, move, after in played.steps():
            if before.colour in game.unscored:
                assert before.scores == after.scores, move
