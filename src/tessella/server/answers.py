"""How a refusal is answered: problem+json in the reader's language, whatever has raised it."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException

from tessella.core.errors import TessellaError, shown
from tessella.core.language import DEFAULT_LANGUAGE
from tessella.server.errors import Problem
from tessella.server.people.request_context import context_of
from tessella.server.wire.problem import ProblemDetails

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.language import Message
    from tessella.server.people.request_context import RequestContext

log = structlog.get_logger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
CODES: Final[Mapping[int, str]] = {
    HTTPStatus.UNAUTHORIZED: "sign-in",
    HTTPStatus.FORBIDDEN: "forbidden",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "bad-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "bad-media-type",
    HTTPStatus.TOO_MANY_REQUESTS: "too-many",
    HTTPStatus.SERVICE_UNAVAILABLE: "unavailable",
}
"""The codes of what the framework refuses by itself; the rest is a bad request or our failure."""
MOST_REASONS: Final = 3
LONGEST_REASON: Final = 200


def problem_of(error: Exception) -> Problem:
    """An error as a refusal; one that nobody expected says nothing of itself."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException) and error.status_code in CODES:
        return Problem(CODES[error.status_code])
    if isinstance(error, RecursionError):  # only a body that is nested without end gets there
        return Problem("bad-request", key="problem-too-deep")
    why = _why(error)
    if why is None:
        return Problem("failed")
    return Problem("bad-request", key="problem-request-why", why=why)


def _why(error: Exception) -> str | Message | None:
    """What was wrong with a request; None if the request is not to blame."""
    match error:
        case ValidationException():
            return _reasons(error)
        case HTTPException(status_code=status) if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            return _short(str(error.detail))
        case SerializationException():
            return _short(str(error.detail))
        case TessellaError():
            return error.message
    return None


def _reasons(error: ValidationException) -> str:
    """What a body or a parameter should have been, and where."""
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{shown(item['key'])}: {item.get('message', '')}" if item.get("key") else item["message"]
        for item in extra[:MOST_REASONS]
        if isinstance(item, dict) and "message" in item
    ]
    return _short("; ".join(reasons) or str(error.detail))


def _short(text: str) -> str:
    line = "".join(c if c.isprintable() else " " for c in text[: LONGEST_REASON * 2])
    return line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 1] + "…"


def details(problem: Problem, language: str, request: str | None = None) -> ProblemDetails:
    """A refusal as it travels."""
    return ProblemDetails(
        status=problem.status,
        code=problem.code,
        detail=problem.say(language),
        title=HTTPStatus(problem.status).phrase,
        rule=problem.rule,
        line=problem.line,
        instance=f"urn:tessella:request:{request}" if request else None,
    )


def headers_of(problem: Problem) -> dict[str, str]:
    """The headers of a refusal."""
    headers = {"cache-control": "no-store"}
    if problem.retry_after is not None:
        headers["retry-after"] = str(problem.retry_after)
    if problem.status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = 'Bearer realm="tessella"'
    return headers


def encoded(problem: Problem, context: RequestContext | None) -> bytes:
    """The body of the answer to a request; its context remembers its code."""
    language = context.language if context is not None else DEFAULT_LANGUAGE
    if context is not None:
        context.code = problem.code
    request = context.id if context is not None and problem.code == "failed" else None
    return msgspec.json.encode(details(problem, language, request))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Litestar's handler of every exception."""
    problem = problem_of(error)
    context = context_of(request.scope)  # type: ignore[arg-type]
    if problem.code == "failed":
        log.error("request failed", request=context.id, exc_info=error)
    allowed = error.headers if isinstance(error, HTTPException) else None
    return Response(
        encoded(problem, context),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={**(allowed or {}), **headers_of(problem), "content-language": context.language},
    )
