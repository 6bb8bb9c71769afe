"""A refusal on the wire, as RFC 9457 has it."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tessella.server.errors import Problem


class ProblemDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was refused: `code` is for programs, `detail` for people, `rule` a rule's number."""

    status: int
    code: str
    detail: str
    type: str = "about:blank"
    title: str = ""
    rule: str | None = None


def details_of(problem: Problem, language: str) -> ProblemDetails:
    """A refusal in the words of a language."""
    title = HTTPStatus(problem.status).phrase
    return ProblemDetails(
        problem.status, problem.code, problem.say(language), title=title, rule=problem.rule
    )
