"""What handlers ask for by name: who asks, and how; and how their refusals are documented."""

from collections import defaultdict
from typing import Annotated, Any, Final, TypeAlias

from litestar import MediaType, Response
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, SkipValidation
from litestar.types import Scope

from tessella.server.answers import MEDIA_TYPE
from tessella.server.errors import STATUS
from tessella.server.live.reviews import Reviews
from tessella.server.live.service import MatchService
from tessella.server.people.identity import Identity, identify, known, signed_in
from tessella.server.people.request_context import RequestContext, context_of
from tessella.server.wire.problem import ProblemDetails
from tessella.server.work.offload import Offload

Asker: TypeAlias = NamedDependency[SkipValidation[Identity]]
"""`who`: somebody who is not known becomes a guest. `me`: they are refused."""
MaybeAsker: TypeAlias = NamedDependency[SkipValidation[Identity | None]]
"""`known`: None if nobody is known."""
Service: TypeAlias = NamedDependency[SkipValidation[MatchService]]
"""`service`: where matches are played."""
Work: TypeAlias = NamedDependency[SkipValidation[Offload]]
"""`work`: has a process do what would hold up moves."""
GameReviews: TypeAlias = NamedDependency[SkipValidation[Reviews]]
"""`reviews`: games looked back on."""
Context: TypeAlias = NamedDependency[SkipValidation[RequestContext]]
"""`context`: the connection itself."""
Name: TypeAlias = Annotated[
    str, PathParameter(max_length=64, description="A person's name, in any case.")
]
MatchId: TypeAlias = Annotated[
    str, PathParameter(max_length=32, pattern="^[A-Za-z0-9]+$", description="A match's id.")
]
TokenId: TypeAlias = Annotated[str, PathParameter(max_length=64, description="A token's id.")]


async def provide_who(scope: Scope) -> Any:
    """Who asks; a guest if need be."""
    return await identify(scope)  # type: ignore[arg-type]


async def provide_known(scope: Scope) -> Any:
    """Who asks, or None."""
    return await known(scope)  # type: ignore[arg-type]


async def provide_me(scope: Scope) -> Any:
    """Who asks, or a refusal."""
    return await signed_in(scope)  # type: ignore[arg-type]


async def provide_context(scope: Scope) -> Any:
    """The connection."""
    return context_of(scope)  # type: ignore[arg-type]


DEPENDENCIES: Final = {
    "who": Provide(provide_who),
    "known": Provide(provide_known),
    "me": Provide(provide_me),
    "context": Provide(provide_context),
}
"""The dependencies of an app whose handlers ask for people."""


def ready(body: bytes) -> Response[Any]:
    """An answer that a worker has put into JSON already."""
    return Response(body, media_type=MediaType.JSON)


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a handler, as the documentation lists them."""
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in codes:
        by_status[STATUS[code]].append(code)
    return {
        status: ResponseSpec(
            ProblemDetails,
            generate_examples=False,
            description=f"A problem with code {', '.join(f'`{code}`' for code in found)}.",
            media_type=MEDIA_TYPE,
        )
        for status, found in by_status.items()
    }
