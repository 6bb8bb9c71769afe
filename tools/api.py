"""The API as files: `docs/api/openapi.json`, its shapes for the web app as TypeScript, and games.

The web app has title, colours and place of each game at hand in `web/src/games/*/facts.json`.

The palette goes with them, as a style sheet of the web app.

python -m tools.api            compare, and say what differs
python -m tools.api --write    write the files
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tessella.core.colour import own_colours
from tessella.core.language import LANGUAGES
from tessella.core.option import usual
from tessella.core.registry import game_type, games
from tessella.server.app import described
from tessella.server.components import components_of
from tessella.server.metrics import Metrics
from tessella.server.settings import Settings
from tools.palette import style_sheet
from tools.typescript import script

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Game

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENT: Final = ROOT / "docs/api/openapi.json"
TYPES: Final = ROOT / "web/src/wire/types.ts"
PALETTE: Final = ROOT / "web/src/theme/palette.css"
GAMES: Final = ROOT / "web/src/games"
PAIR: Final = 2
"""So many play, where nothing else is said."""


def texts() -> Mapping[Path, str]:
    """The files as they should be."""
    document: dict[str, Any] = described(components_of(Settings(), Metrics()))
    written = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    script_text = script(json.loads(written))
    return {DOCUMENT: written, TYPES: script_text, PALETTE: style_sheet(), **facts()}


def facts() -> Mapping[Path, str]:
    """What the web app has at hand of each game that it has a folder for."""
    folders = {name: GAMES / name for name in games()}
    return {
        folder / "facts.json": _facts(game_type(name))
        for name, folder in folders.items()
        if folder.is_dir()
    }


def _facts(game: type[Game]) -> str:
    told: dict[str, Any] = {"title": game.title, "colours": game.colours}
    told["place"] = game.showcase.place
    owners = game.owners_by_seats()
    if owners != tuple(map(own_colours, game.seat_counts())):
        told |= {"seats": game.seat_counts(), "owners": owners}
    if game().seats != PAIR:
        told["table"] = game().seats
    known = {language: usual(game.choices, language) for language in LANGUAGES}
    if any(known.values()):
        told["usual"] = {language: options for language, options in known.items() if options}
    return json.dumps(told, ensure_ascii=False) + "\n"


def stale() -> list[Path]:
    """Those that are not."""
    wanted = texts().items()
    return [p for p, text in wanted if not p.is_file() or p.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    if arguments == ["--write"]:
        for path, text in texts().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    found = stale()
    for path in found:
        print(f"{path.relative_to(ROOT)} does not fit the server: run `make api`.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
