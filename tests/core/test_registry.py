import importlib.util
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import tessella
from tessella import Game, UnknownGameError
from tessella.core import registry

OWN = registry.own_games()
COIN = Path(__file__).with_name("coin.py")


def test_the_games_are_those_of_the_public_contract() -> None:
    assert tessella.games() == ("blokus", "blokus-duo", "tetris-duel", "tetris-link", "triominos")
    assert tessella.games() is registry.games()


@pytest.mark.parametrize("name", OWN)
def test_a_game_is_found_by_its_name(name: str) -> None:
    game = tessella.game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert registry.game_type(name) is type(game)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "chess",
        "Blokus-Duo",
        "blokus_duo",
        "blokus-duo ",
        "../x",
        "../core",
        "/etc/passwd",
        "blokus-duo.state",
        "blokus_duo/state",
        ".",
        "__init__",
        "__pycache__",
        "os",
        "\0",
        "\x1b[31mred",
        "x" * 1_000_000,
        "\ud800",
        None,
        7,
        True,
        b"triominos",
        ["triominos"],
        {},
        OWN,
    ],
    ids=count(),
)
def test_whatever_is_no_game_is_refused_with_the_games_that_there_are(name: object) -> None:
    with pytest.raises(UnknownGameError) as caught:
        tessella.game(name)  # type: ignore[arg-type]
    message = str(caught.value)
    assert all(known in message for known in OWN)
    assert message.isprintable()
    assert len(message) < 200


def forget_games() -> None:
    """Have the registry look again."""
    registry.own_games.cache_clear()
    registry.games.cache_clear()


@pytest.fixture
def coin_toss(tmp_path: Path) -> Iterator[str]:
    """A fifth game, put beside the others as a folder of its own."""
    folder = tmp_path / "coin_toss"
    folder.mkdir()
    (folder / "__init__.py").write_text(COIN.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "no_game.py").write_text("", encoding="utf-8")
    spec = importlib.util.find_spec("tessella.games")
    assert spec is not None
    places = spec.submodule_search_locations
    assert places is not None
    places.append(str(tmp_path))
    forget_games()
    yield "coin-toss"
    places.remove(str(tmp_path))
    forget_games()
    del sys.modules["tessella.games.coin_toss"]


def test_a_folder_beside_the_others_is_a_game(coin_toss: str) -> None:
    assert tessella.games() == tuple(sorted((*OWN, coin_toss)))
    state = tessella.game(coin_toss).start().play("first:0").play("heads")
    assert state.scores == (1, 0)
