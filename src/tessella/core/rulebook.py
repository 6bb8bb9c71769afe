"""The rules for players, as Markdown: those of `docs/rules`, or what a package brings."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tessella.core.language import DEFAULT_LANGUAGE
from tessella.core.packages import RULES
from tessella.core.registry import folder_of, game_type, own_games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE: Final = "tessella"
IN_SOURCES: Final = Path(__file__).resolve().parents[3] / "docs" / "rules"


def rules_text(game: str, language: str) -> str | None:
    """The rules of a game in a language; None if this installation has none."""
    game_type(game)
    found = (page.read_text(encoding="utf-8") for page in _pages(game, language) if page.is_file())
    return next(found, None)


def _pages(game: str, language: str) -> list[Traversable]:
    """Where the rules may lie: in the package, else in the tree of sources."""
    if game not in own_games():
        return [folder_of(game) / RULES / f"{language}.md"]
    folder = () if language == DEFAULT_LANGUAGE else (language,)
    places: tuple[Traversable, ...] = (files(PACKAGE) / RULES, IN_SOURCES)
    return [place.joinpath(*folder, f"{game}.md") for place in places]
