"""Where the document is served."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler


def document_route(described: Callable[[], dict[str, Any]]) -> HTTPRouteHandler:
    """The route of a document that is made when somebody asks for it."""
    written = cache(lambda: msgspec.json.encode(described()))

    @get("/openapi.json", sync_to_thread=True)
    def read_document() -> Response[bytes]:
        """The OpenAPI document of this server."""
        return Response(
            written(),
            media_type=MediaType.JSON,
            headers={"cache-control": "public, max-age=300", "access-control-allow-origin": "*"},
        )

    return read_document
