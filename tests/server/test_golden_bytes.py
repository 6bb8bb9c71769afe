"""What travels, is kept and is written to files stays as it is, to the byte."""

import json
from typing import Any

import httpx
import pytest

from tessella.core.registry import own_games
from tests.server.golden_bytes import FOLDER, MATCHES, path_of, text_of
from tests.server.process import Process

FACTS = {name: FOLDER / f"{name}.json" for name in own_games()}


@pytest.mark.parametrize(("name", "seats"), MATCHES)
def test_a_match_has_the_bytes_that_it_always_had(name: str, seats: int) -> None:
    assert text_of(name, seats) == path_of(name, seats).read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(
        [*FACTS.values(), *(path_of(*match) for match in MATCHES)]
    )


def test_what_was_told_of_games_and_their_boxes_is_told_still(server: Process) -> None:
    games = {game["name"]: game for game in told(server, "/games")}
    for name, file in FACTS.items():
        facts, box = json.loads(file.read_text(encoding="utf-8"))
        assert json.dumps({field: games[name][field] for field in facts}) == json.dumps(facts)
        assert json.dumps(told(server, f"/pieces/{name}")) == json.dumps(box)


def told(server: Process, path: str) -> Any:
    return httpx.get(f"{server.base}/api/v1{path}").raise_for_status().json()
