"""A refusal on the wire, as RFC 9457 has it."""

from __future__ import annotations

import msgspec


class ProblemDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was refused: `code` is for programs, `detail` for people, `rule` a rule's number.

    `line` is where a text that was sent in could not be read.
    """

    status: int
    code: str
    detail: str
    type: str = "about:blank"
    title: str = ""
    rule: str | None = None
    line: int | None = None
    instance: str | None = None
    """What to name when asking the operator about a failure."""
