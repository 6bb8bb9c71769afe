"""`tessella convert`: between our records and the files of other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError, shown_file
from tessella.cli.files import check_target, foreign_format, load_record, write_file

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal


def convert(terminal: Terminal, source: str, target: str) -> None:
    """Write a game in the format that the target's name asks for."""
    record, form = load_record(source), foreign_format(target)
    if form is not None and form not in record.game.formats:
        raise CommandError("cli-convert-format", game=record.game.title, suffix=form.suffix)
    path = check_target(target)
    write_file(path, form.dumps(record) if form else record.dumps())
    terminal.say("converted", file=shown_file(path), count=len(record.moves))
