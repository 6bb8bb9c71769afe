"""Where a page ended, as a text that a client hands back to get the next one."""

import re
from typing import Final

from tessella.server.errors import Problem

FORM: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9]{1,32})", re.ASCII)


def written(at: int, match: str) -> str:
    """The text of a place in a list of matches by time."""
    return f"{at}.{match}"


def read(text: str | None) -> tuple[int, str] | None:
    """The place that a text names; None: the start of the list."""
    if text is None:
        return None
    found = FORM.fullmatch(text)
    if found is None:
        raise Problem("bad-request", key="problem-page")
    return int(found[1]), found[2]
