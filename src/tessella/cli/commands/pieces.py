"""`tessella pieces`: sheets to cut out, or solids to print, in place of lost pieces."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError, shown_file
from tessella.cli.files import check_target, write_file
from tessella.cli.options import whole_number
from tessella.core.errors import shown
from tessella.core.registry import game_type
from tessella.printing import FORMATS, SHEETS, Wish, files, order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.terminal import Terminal

MEASURE = re.compile(r"\d{1,4}([.,]\d{1,3})?", re.ASCII)


def pieces(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    game: str,
    *,
    piece: Sequence[str] = (),
    seat: str | None = None,
    format: str | None = None,  # noqa: A002 - the flag's name
    paper: str = "a4",
    cell: str | None = None,
    thickness: str | None = None,
    clearance: str | None = None,
    out: str | None = None,
) -> None:
    """Write the parts that were asked for to one or more files."""
    kind = game_type(game.strip().lower())
    wish = Wish(
        pieces=piece,
        seat=None if seat is None else whole_number(seat, "--seat", 0, len(kind.colours) - 1),
        paper=paper.strip().lower(),
        cell=_measure(cell, "--cell"),
        thickness=_measure(thickness, "--thickness"),
        clearance=_measure(clearance, "--clearance"),
    )
    form = (format or _ending(out)).strip().lower()
    made = files(order(kind.name, wish), form, terminal.words.language)
    targets = _targets(Path(out or f"{kind.name}.{form}"), len(made))
    for path, file in zip(targets, made, strict=True):
        write_file(path, file())
        terminal.say("pieces-written", file=shown_file(path))
    if form in SHEETS:
        terminal.say("pieces-hint")


def _measure(text: str | None, flag: str) -> float | None:
    """The millimetres that a flag was given, with a point or a comma."""
    if text is None:
        return None
    if not MEASURE.fullmatch(text.strip()):
        raise CommandError("cli-flag-measure", flag=flag, text=shown(text))
    return float(text.strip().replace(",", "."))


def _ending(out: str | None) -> str:
    """The format that the name of a file asks for; PDF, if it asks for none of ours."""
    ending = Path(out or "").suffix[1:].lower()
    return ending if ending in FORMATS else next(iter(FORMATS))


def _targets(path: Path, count: int) -> list[Path]:
    """Where so many files go, none of which may be there already."""
    if count == 1:
        return [check_target(str(path))]
    names = (path.with_stem(f"{path.stem}-{number}") for number in range(1, count + 1))
    return [check_target(str(name)) for name in names]
