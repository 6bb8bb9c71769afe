"""The app: routes, documentation and guard around the components of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Litestar, Router
from litestar.di import Provide

from tessella.core.registry import faults
from tessella.server.answers import answer
from tessella.server.components import components_of
from tessella.server.documentation.document import API, document, documentation
from tessella.server.documentation.route import document_route
from tessella.server.guard.guard import Guard
from tessella.server.metrics import Metrics
from tessella.server.readiness import Verdict
from tessella.server.routes.analysis import ANALYSIS_ROUTES
from tessella.server.routes.archive import ARCHIVE_ROUTES
from tessella.server.routes.dependencies import DEPENDENCIES, Context
from tessella.server.routes.friends import FRIEND_ROUTES
from tessella.server.routes.games import GAME_ROUTES
from tessella.server.routes.health import Operations, operator_routes
from tessella.server.routes.matches import MATCH_ROUTES
from tessella.server.routes.pages import front, page
from tessella.server.routes.people import PEOPLE_ROUTES
from tessella.server.routes.pieces import PIECE_ROUTES
from tessella.server.routes.puzzles import PUZZLE_ROUTES
from tessella.server.routes.ranking import RANKING_ROUTES
from tessella.server.routes.records import RECORD_ROUTES
from tessella.server.routes.reviews import REVIEW_ROUTES
from tessella.server.routes.streams import STREAM_ROUTES
from tessella.server.socket.endpoint import Sockets
from tessella.server.work.offload import Offload

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler
    from litestar.openapi import OpenAPIConfig

    from tessella.server.components import Components
    from tessella.server.settings import Settings

log = structlog.get_logger(__name__)
ROUTES: Final = (
    GAME_ROUTES,
    MATCH_ROUTES,
    PEOPLE_ROUTES,
    FRIEND_ROUTES,
    STREAM_ROUTES,
    RANKING_ROUTES,
    ARCHIVE_ROUTES,
    RECORD_ROUTES,
    REVIEW_ROUTES,
    ANALYSIS_ROUTES,
    PUZZLE_ROUTES,
    PIECE_ROUTES,
)


def make_server(settings: Settings) -> tuple[Guard, Components]:
    """The ASGI app that settings describe, and its components, to be started before it is used."""
    for fault in faults():
        log.warning("game_package_broken", game=fault.game, why=str(fault))
    metrics = Metrics()
    components = components_of(settings, metrics)
    app = Sockets(
        _litestar(components, [document_route(lambda: described(components))]), components.service
    )
    return Guard(app, settings, metrics, lambda: components.people), components


def described(components: Components) -> dict[str, Any]:
    """The OpenAPI document of the server of these components."""
    return document(_litestar(components, [], documentation()))


def _litestar(
    components: Components, more: list[HTTPRouteHandler], config: OpenAPIConfig | None = None
) -> Litestar:
    """The app, with more routes of the API. One that describes itself is not for serving."""

    async def service() -> Any:
        return components.service

    async def database() -> Any:
        return components.database

    async def work(context: Context) -> Any:
        return Offload(components.workers, context)

    async def reviews() -> Any:
        return components.reviews

    operations = Operations(
        components.settings, components.metrics, Verdict(lambda: components.checks)
    )
    return Litestar(
        route_handlers=[
            Router(API, route_handlers=[*ROUTES, *more]),
            operator_routes(operations),
            front,
            page,
        ],
        dependencies={
            **DEPENDENCIES,
            "service": Provide(service),
            "db": Provide(database),
            "work": Provide(work),
            "reviews": Provide(reviews),
        },
        exception_handlers={Exception: answer},
        openapi_config=config,
        logging_config=None,
    )
