"""For operators: whether the server lives and is ready, and its figures."""

import hmac
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from tessella.server.errors import Problem
from tessella.server.guard.guard import LOCAL
from tessella.server.metrics import MEDIA_TYPE, Metrics
from tessella.server.people.request_context import context_of
from tessella.server.readiness import Verdict
from tessella.server.settings import Settings


class Health(msgspec.Struct, frozen=True):
    """Whether the server and what it needs are there."""

    ready: bool
    parts: dict[str, bool]


NOT_READY: Final = ResponseSpec(
    Health, generate_examples=False, description="Some part does not answer."
)


@dataclass(frozen=True, slots=True)
class Operations:
    """What these handlers tell of."""

    settings: Settings
    metrics: Metrics
    verdict: Verdict


Given: TypeAlias = NamedDependency[SkipValidation[Operations]]


@get("/health/live", summary="Does the process live?")
async def alive() -> Health:
    """Answer at all."""
    return Health(ready=True, parts={})


@get("/health", summary="Can the server serve?", responses={503: NOT_READY})
async def health(operations: Given) -> Response[Health]:
    """Try every part that the server needs; 503 unless all of them work.

    The database has to take a write. An answer may be two seconds old.
    """
    return await _health(operations)


@get("/health/ready", summary="Can the server serve?", responses={503: NOT_READY})
async def ready(operations: Given) -> Response[Health]:
    """The same as `/health`."""
    return await _health(operations)


async def _health(operations: Given) -> Response[Health]:
    parts = await operations.verdict.parts()
    is_ready = all(parts.values())
    status = HTTP_200_OK if is_ready else HTTP_503_SERVICE_UNAVAILABLE
    told = Health(is_ready, parts)
    return Response(told, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def figures(request: Request[Any, Any, Any], operations: Given) -> Response[bytes]:
    """The figures, for this machine or for who knows the token of the settings."""
    wanted = operations.settings.metrics_token
    shown = context_of(request.scope).bearer or ""  # type: ignore[arg-type]
    knows = bool(wanted) and hmac.compare_digest(shown.encode(), wanted.encode())
    if not knows and (wanted or not request.scope["state"][LOCAL]):
        raise Problem("forbidden")
    return Response(operations.metrics.text(), media_type=MEDIA_TYPE)


def operator_routes(operations: Operations) -> Router:
    """`/health` and `/metrics`."""

    async def given() -> Any:
        return operations

    return Router(
        "/",
        route_handlers=[alive, health, ready, figures],
        dependencies={"operations": Provide(given)},
        tags=["operations"],
    )
