"""Games that come as packages of their own: found, refused with a sentence, harmless."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

import tessella
from tessella.core import language, packages, registry
from tessella.core.language import LANGUAGES
from tessella.core.packages import GamePackageError
from tessella.core.rulebook import rules_text

if TYPE_CHECKING:
    from collections.abc import Iterator

COIN = Path(__file__).with_name("coin.py").read_text(encoding="utf-8")
OWN = registry.own_games()


class Install(Protocol):
    """Puts a package that brings the coin where Python looks for packages."""

    def __call__(
        self,
        package: str = "coins",
        *,
        point: str = "",
        code: str = COIN,
        words: str = "",
        **files: str | None,
    ) -> None: ...


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    known = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(language, "_learned", [])

    def put(
        package: str = "coins",
        *,
        point: str = "",
        code: str = COIN,
        words: str = "",
        **files: str | None,
    ) -> None:
        module = f"brought_{package}"
        write(tmp_path / module / "__init__.py", code)
        for name in LANGUAGES:
            write(
                tmp_path / module / "messages" / f"{name}.ftl", words or f"{package}-word = {name}"
            )
            write(tmp_path / module / "rules" / f"{name}.md", f"- **CT-1** {name}")
        for name, text in files.items():
            place = tmp_path / module / name.replace("_", "/", 1).replace("_", ".")
            place.unlink() if text is None else write(place, text)
        info = tmp_path / f"{package}-1.2.dist-info"
        write(info / "METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        point = point.replace("@", module) or f"coin-toss = {module}:GAME"
        write(info / "entry_points.txt", f"[tessella.games]\n{point}\n")
        look_again()

    yield put
    monkeypatch.undo()
    for name in set(sys.modules) - known:
        if name.startswith("brought_"):
            del sys.modules[name]
    look_again()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def look_again() -> None:
    """Have the registry forget what it found."""
    importlib.invalidate_caches()
    for found in (packages.names, packages.brought, registry.games, registry.faults):
        found.cache_clear()
    language.catalogue.cache_clear()


def test_a_package_brings_a_game_with_its_words_and_rules(install: Install) -> None:
    install()
    assert tessella.games() == tuple(sorted((*OWN, "coin-toss")))
    assert registry.faults() == ()
    state = tessella.game("coin-toss").start().play("first:0").play("heads")
    assert state.scores == (1, 0)
    assert language.say("coins-word", "fr") == "fr"
    assert rules_text("coin-toss", "de") == "- **CT-1** de"
    assert (registry.folder_of(OWN[0]) / "messages" / "en.ftl").is_file()


def test_a_record_of_such_a_game_is_read_back(install: Install) -> None:
    install()
    record = tessella.Record(tessella.game("coin-toss")).add("first:1").add("tails")
    assert tessella.Record.loads(record.dumps()) == record


def test_a_package_is_not_loaded_for_another_game(install: Install) -> None:
    install(code="raise RuntimeError")
    assert tessella.game(OWN[0]).name == OWN[0]
    assert packages.names() == ("coin-toss",)
    assert "brought_coins" not in sys.modules


FAULTS = {
    "import": ({"code": "import no_such_module"}, "coins:GAME can’t be loaded (ModuleNotFo"),
    "exit": ({"code": "raise SystemExit('bye')"}, "can’t be loaded (SystemExit: bye)"),
    "syntax": ({"code": "("}, "can’t be loaded (SyntaxError"),
    "missing": ({"code": ""}, "can’t be loaded (AttributeError"),
    "class": ({"code": "GAME = 7"}, "brought_coins:GAME isn’t a class of games"),
    "function": ({"code": "def GAME():\n    pass"}, "isn’t a class of games"),
    "other": ({"point": "coin = @:GAME"}, "its game calls itself “coin-toss”"),
    "letters": ({"point": "Coin Toss = @:GAME"}, "a name has small letters"),
    "own": ({"point": "triominos = @:GAME"}, "another game has that name"),
    "words": ({"messages_fr_ftl": None}, "the file messages/fr.ftl is missing"),
    "rules": ({"rules_de_md": None}, "the file rules/de.md is missing"),
    "junk": ({"messages_de_ftl": "coins-word = { $"}, "messages/de.ftl can’t be read at"),
    "fewer": ({"messages_fr_ftl": "# nothing"}, "messages/fr.ftl and the English words differ"),
    "taken": ({"words": "game-unknown = Mine."}, "“game-unknown” in messages/en.ftl has words"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_package_is_named_in_a_sentence_and_harms_nobody(
    install: Install, fault: str
) -> None:
    given, said = FAULTS[fault]
    install(**given)  # type: ignore[arg-type]
    assert tessella.games() == OWN
    (error,) = registry.faults()
    assert said in str(error)
    assert str(error).startswith("The package coins 1.2 can’t bring the game “")
    assert len({error.say(name) for name in LANGUAGES}) == len(LANGUAGES)
    assert tessella.game("triominos").title == "Triominos"
    if error.game not in OWN:
        with pytest.raises(GamePackageError) as caught:
            tessella.game(error.game)
        assert str(caught.value) == str(error)


def test_two_packages_with_one_name_are_both_refused(install: Install) -> None:
    install()
    install("money")
    assert tessella.games() == OWN
    (error,) = registry.faults()
    assert "coins 1.2, money 1.2" in str(error)
    assert "another game has that name" in str(error)


def test_a_sound_package_plays_beside_a_broken_one(install: Install) -> None:
    install()
    install("bad", point="bad = @:GAME", code="1 / 0")
    assert tessella.games() == tuple(sorted((*OWN, "coin-toss")))
    assert [error.game for error in registry.faults()] == ["bad"]
