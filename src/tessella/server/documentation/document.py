"""The document as a whole, in an order that does not depend on how the server was put together."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Contact, License
from litestar.routes import HTTPRoute

from tessella.server.answers import MEDIA_TYPE
from tessella.server.documentation.operations import CODE, SCHEMES, completed, refused
from tessella.server.documentation.shapes import HOME, plain, reachable, references, shapes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.handlers import HTTPRouteHandler
    from litestar.types import Method

Part = dict[str, Any]
API_VERSION: Final = "1"
API: Final = f"/api/v{API_VERSION}"
DESCRIPTION: Final = """\
One table for tile-laying board games; `GET /games` tells which.

Times are milliseconds since 1970 (UTC), seats are numbers from 0. Refusals are problem+json: their
`code` is for programs, their `detail` for people, in the language of `Accept-Language` (en, fr,
de). A request that carries an `id` may be sent again: the same id gets the first answer.
"""
TAGS: Final = {
    "matches": "To open, to find, to sit down at and to play.",
    "streams": "What happens, as messages: over the socket, or line by line.",
    "people": "Sessions, accounts, tokens and bots.",
    "ranking": "Who is how strong.",
    "archive": "Matches that were, and matches to watch.",
    "records": "Files, replays, and what the dice did.",
    "reviews": "Games looked back on: what was well played, what was luck, and why.",
    "analysis": "Lines of play that are tried out, and what the engine thinks of them.",
    "puzzles": "Positions to solve: one a day, collections, and your own mistakes.",
    "friends": "Whom somebody follows, challenges and blocks.",
    "pieces": "Spare parts for the boxes: sheets to cut out, solids to print.",
    "operations": "For who runs the server.",
}
SOCKET: Final[Part] = {
    "tags": ["streams"],
    "summary": "The socket",
    "description": "A WebSocket. The client sends `FromClient`, the server `FromServer`, a JSON "
    "text each. The first message is a `Welcome`; a message with an `id` is answered by one with "
    "the same `id`.",
    "operationId": "socket",
    "security": [{"session": []}, {"token": []}, {}],
    "responses": {
        "101": {
            "description": "The connection speaks WebSocket.",
            "x-messages": {
                "client": {"$ref": f"{HOME}FromClient"},
                "server": {"$ref": f"{HOME}FromServer"},
            },
        },
        **refused(["foreign-origin", "sign-in", "too-many"]),
    },
}


def documentation() -> OpenAPIConfig:
    """What Litestar has to know to describe the handlers."""
    return OpenAPIConfig(
        title="Tessella",
        version=API_VERSION,
        description=DESCRIPTION,
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        contact=Contact(name="The Tessella authors"),
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
    )


def _operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    del method, path
    first, *others = handler.handler_name.split("_")
    return first + "".join(map(str.capitalize, others))


def document(app: Litestar) -> Part:
    """The document of an app."""
    drawn = copy.deepcopy(app.openapi_schema.to_schema())
    paths = dict(_paths(app, drawn["paths"])) | {f"{API}/socket": {"get": copy.deepcopy(SOCKET)}}
    bodies = [op.get("requestBody") for path in paths.values() for op in path.values()]
    schemas = drawn["components"]["schemas"] | shapes(references(bodies))
    used = reachable(references(list(paths.values())), schemas)
    answers = dict(_shared(paths))  # after the shapes of all answers are known
    return {
        "openapi": drawn["openapi"],
        "info": drawn["info"],
        "servers": drawn["servers"],
        "tags": [{"name": name, "description": words} for name, words in TAGS.items()],
        "paths": {path: paths[path] for path in sorted(paths)},
        "components": {
            "schemas": {name: plain(schemas[name]) for name in sorted(used)},
            "responses": {name: answers[name] for name in sorted(answers)},
            "securitySchemes": SCHEMES,
        },
    }


def _shared(paths: Part) -> Iterator[tuple[str, Part]]:
    """Take the refusals out of all operations, which refer to them by their codes from there on."""
    for operation in (op for path in paths.values() for op in path.values()):
        responses = operation["responses"]
        for status, answer in responses.items():
            if MEDIA_TYPE in answer.get("content", ()):
                name = ".".join(CODE.findall(answer["description"]))
                responses[status] = {"$ref": f"#/components/responses/{name}"}
                yield name, answer


def _paths(app: Litestar, drawn: Part) -> Iterator[tuple[str, Part]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in drawn:
            operations = drawn[route.path_format]
            handlers = {m.lower(): h for h in route.route_handlers for m in h.http_methods}
            yield (
                route.path_format,
                {
                    method: completed(
                        operations[method],
                        method,
                        handlers[method].parsed_fn_signature.parameters,
                    )
                    for method in sorted(operations)
                },
            )
