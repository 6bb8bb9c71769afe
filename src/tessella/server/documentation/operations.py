"""What the document says of each operation beyond what its handler declares."""

from __future__ import annotations

import re
from collections import defaultdict
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from tessella.server.answers import MEDIA_TYPE
from tessella.server.documentation.shapes import HOME
from tessella.server.errors import STATUS
from tessella.server.guard.origin import SAFE_METHODS
from tessella.server.people.request_context import COOKIE
from tessella.server.routes.pieces import OCTETS, SHEETS_AND_SOLIDS
from tessella.server.routes.streams import MEDIA_TYPE as LINES

if TYPE_CHECKING:
    from collections.abc import Iterable

Part = dict[str, Any]
CODE: Final = re.compile(r"`([a-z-]+)`")
DEPENDENCIES: Final = frozenset({"who", "known", "me"})
"""Names by which handlers ask who it is; `me` refuses strangers, the others let them in."""
OPERATIONS: Final = ["operations"]
WORDS: Final = {
    HTTPStatus.OK: "What was asked for.",
    HTTPStatus.CREATED: "It was made.",
    HTTPStatus.NO_CONTENT: "It was done; there is nothing to tell.",
}
RETRY: Final = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
LINES_OF: Final = {"streams": "FromServer", "reviews": "ReviewLine", "analysis": "EvaluationLine"}
"""What the lines of a stream are, by the tag of its operation."""
SCHEMES: Final[Part] = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "The session of a browser. Whoever comes without one becomes a guest.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "Goes with the cookie of a session wherever something is changed: "
        "`csrf` of `GET /api/v1/session`.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of an account or of a bot; it allows what its scopes say.",
    },
}
"""How a client tells who it is."""


def completed(operation: Part, method: str, asked: Iterable[str]) -> Part:
    """An operation with all that holds for it; `asked` are the names its handler asks for."""
    asks = DEPENDENCIES.intersection(asked)
    parameters = [_parameter(told) for told in operation.get("parameters", ())]
    told: Part = {
        **{key: operation[key] for key in ("tags", "summary", "description", "operationId")},
        **({"security": _security(method, is_needed="me" in asks)} if asks else {}),
        **({"parameters": parameters} if parameters else {}),
    }
    if "requestBody" in operation:
        told["requestBody"] = operation["requestBody"]
    codes = _declared(operation) | _implied(told, method, knows=bool(asks))
    return {**told, "responses": {**_fulfilled(operation), **refused(codes)}}


def refused(codes: Iterable[str]) -> Part:
    """The refusals with these codes, by status."""
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        by_status[STATUS[code]].append(code)
    return {str(status): _problem(status, by_status[status]) for status in sorted(by_status)}


def _problem(status: int, codes: list[str]) -> Part:
    narrowed = {"type": "object", "properties": {"code": {"enum": codes}}}
    shape = {"allOf": [{"$ref": HOME + "ProblemDetails"}, narrowed]}
    wait = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    return {
        "description": f"A problem with code {' or '.join(f'`{code}`' for code in codes)}.",
        **({"headers": wait} if status in RETRY else {}),
        "content": {MEDIA_TYPE: {"schema": shape}},
    }


def _declared(operation: Part) -> set[str]:
    """The codes that a handler declares by `refusals` of its own."""
    answers = operation["responses"].values()
    return {c for a in answers for c in CODE.findall(a.get("description", "")) if c in STATUS}


def _implied(told: Part, method: str, *, knows: bool) -> set[str]:
    """The codes that come with what an operation is, whatever it does."""
    if told["tags"] == OPERATIONS:
        return set()
    codes = {"too-many", "failed", "unavailable"}
    if knows:
        codes.add("sign-in")
    if method.upper() not in SAFE_METHODS:
        codes |= {"bad-csrf", "foreign-origin"}
    if "requestBody" in told:
        codes |= {"bad-request", "too-large"}
    return codes | ({"bad-request"} if "parameters" in told else set())


def _fulfilled(operation: Part) -> Part:
    """The answers that are no refusals."""
    return {
        status: {
            "description": WORDS.get(HTTPStatus(int(status)), answer["description"]),
            **(
                {"content": _content(answer["content"], operation["tags"][0])}
                if "content" in answer
                else {}
            ),
        }
        for status, answer in operation["responses"].items()
        if int(status) < HTTPStatus.BAD_REQUEST or operation["tags"] == OPERATIONS
    }


def _content(content: Part, tag: str) -> Part:
    """What an answer holds; Litestar does not know what is in a stream or a file."""
    if OCTETS in content:
        octets = {"schema": {"type": "string", "format": "binary"}}
        return dict.fromkeys(SHEETS_AND_SOLIDS, octets)
    if LINES in content:
        return {LINES: {"schema": {"$ref": HOME + LINES_OF[tag]}}}
    return content


def _security(method: str, *, is_needed: bool) -> list[Part]:
    session: Part = {"session": []}
    if method.upper() not in SAFE_METHODS:
        session["csrf"] = []
    return [session, {"token": []}, *([] if is_needed else [{}])]


def _parameter(told: Part) -> Part:
    """A parameter in plain words: one that is left out is absent, not null."""
    schema = {k: v for k, v in told["schema"].items() if k != "description"}
    choices = schema.pop("oneOf", []) + schema.pop("allOf", [])
    choices = [choice for choice in choices if choice != {"type": "null"}]
    if len(choices) == 1:
        schema = {**choices[0], **schema}
    for bound in {"minimum", "maximum"} & schema.keys():
        schema[bound] = int(schema[bound])
    return {
        "name": told["name"],
        "in": told["in"],
        "description": told.get("description", ""),
        "required": told["required"],
        "schema": schema,
    }
