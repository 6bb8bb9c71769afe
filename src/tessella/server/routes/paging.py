"""Where a page ended, as a text that a client hands back to get the next one."""

import re
from typing import Final

from tessella.server.errors import Problem

FORM: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9]{1,32})", re.ASCII)


MOST_DIGITS: Final = 9


def written(at: int, after: str | int) -> str:
    """The text of a place in a list by time: after a match, or after so many of that time."""
    return f"{at}.{after}"


def read(text: str | None) -> tuple[int, str] | None:
    """The place that a text names; None: the start of the list."""
    if text is None:
        return None
    found = FORM.fullmatch(text)
    if found is None:
        raise Problem("bad-request", key="problem-page")
    return int(found[1]), found[2]


def read_count(text: str | None) -> tuple[int, int] | None:
    """The place that a text names by a time and a number; None: the start of the list."""
    place = read(text)
    if place is None:
        return None
    at, count = place
    if not count.isdecimal() or len(count) > MOST_DIGITS:
        raise Problem("bad-request", key="problem-page")
    return at, int(count)
