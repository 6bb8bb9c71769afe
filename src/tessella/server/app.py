"""The app: routes, documentation and guard around the parts of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Router
from litestar.di import Provide

from tessella.server.answers import answer
from tessella.server.documentation.document import API, document, documentation
from tessella.server.documentation.route import document_route
from tessella.server.guard.guard import Guard
from tessella.server.metrics import Metrics
from tessella.server.parts import parts_of
from tessella.server.routes.archive import ARCHIVE_ROUTES
from tessella.server.routes.asking import ASKING, Visit
from tessella.server.routes.health import Operations, Verdict, operator_routes
from tessella.server.routes.matches import MATCH_ROUTES
from tessella.server.routes.pages import front, page
from tessella.server.routes.people import PEOPLE_ROUTES
from tessella.server.routes.pieces import PIECE_ROUTES
from tessella.server.routes.ranking import RANKING_ROUTES
from tessella.server.routes.records import RECORD_ROUTES
from tessella.server.routes.streams import STREAM_ROUTES
from tessella.server.socket.endpoint import Sockets
from tessella.server.work.offload import Offload

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler
    from litestar.openapi import OpenAPIConfig

    from tessella.server.parts import Parts
    from tessella.server.settings import Settings

ROUTES: Final = (
    MATCH_ROUTES,
    PEOPLE_ROUTES,
    STREAM_ROUTES,
    RANKING_ROUTES,
    ARCHIVE_ROUTES,
    RECORD_ROUTES,
    PIECE_ROUTES,
)


def make_server(settings: Settings) -> tuple[Guard, Parts]:
    """The ASGI app that settings describe, and its parts, to be started before it is used."""
    metrics = Metrics()
    parts = parts_of(settings, metrics)
    app = Sockets(_litestar(parts, [document_route(lambda: described(parts))]), parts.service)
    return Guard(app, settings, metrics, lambda: parts.people), parts


def described(parts: Parts) -> dict[str, Any]:
    """The OpenAPI document of the server of these parts."""
    return document(_litestar(parts, [], documentation()))


def _litestar(
    parts: Parts, more: list[HTTPRouteHandler], config: OpenAPIConfig | None = None
) -> Litestar:
    """The app, with more routes of the API. One that describes itself is not for serving."""

    async def service() -> Any:
        return parts.service

    async def database() -> Any:
        return parts.database

    async def work(visit: Visit) -> Any:
        return Offload(parts.workers, visit)

    operations = Operations(parts.settings, parts.metrics, Verdict(lambda: parts.checks))
    return Litestar(
        route_handlers=[
            Router(API, route_handlers=[*ROUTES, *more]),
            operator_routes(operations),
            front,
            page,
        ],
        dependencies={
            **ASKING,
            "service": Provide(service),
            "db": Provide(database),
            "work": Provide(work),
        },
        exception_handlers={Exception: answer},
        openapi_config=config,
        logging_config=None,
    )
