"""What is told of a move at the table: also where hands are hidden, it says what points are for."""

from __future__ import annotations

import pytest

from tessella.server.live.preview import preview
from tests.server.worlds import log_of, played


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 5, 14])
def test_a_preview_tells_its_points_also_where_hands_are_hidden(seats: int, plies: int) -> None:
    match = log_of(played(seats, plies, seed=plies)).match
    seat = match.turn
    assert seat is not None
    for move in match.state.moves():
        gain, events = preview(match, seat, str(move))
        scored = [event for event in events if event.kind == "scored"]
        assert {event.fields["seat"] for event in scored} <= {seat}
        points = [points for event in scored if isinstance(points := event.fields["points"], int)]
        assert sum(points) == gain
        assert scored or str(move).endswith(":000")
