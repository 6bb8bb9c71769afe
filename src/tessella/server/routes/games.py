"""The games over HTTP: their facts, and the words and rules that they bring."""

from typing import Annotated, Final

from litestar import MediaType, Response, Router, get
from litestar.params import PathParameter
from msgspec import structs

from tessella.core import games
from tessella.core.colour import own_colours
from tessella.core.option import Option
from tessella.core.packages import MESSAGES
from tessella.core.registry import folder_of, game_type, own_games
from tessella.core.rulebook import rules_text
from tessella.server.routes.dependencies import refusals
from tessella.server.routes.pieces import Language
from tessella.server.wire.games import Condition, GameFacts, NumberRange, OptionFacts

MARKDOWN: Final = "text/markdown"
Name = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
Spoken = Annotated[Language, PathParameter(description="The language.")]


@get("/games", summary="The games and their options", sync_to_thread=False)
def read_games() -> tuple[GameFacts, ...]:
    """All games of this server: seats, options with their values, colours of the seats."""
    return GAMES


@get(
    "/games/{name:str}/words/{spoken:str}",
    summary="The words of a game",
    media_type=MediaType.TEXT,
    responses=refusals("bad-request"),
    sync_to_thread=False,
)
def read_words(name: Name, spoken: Spoken) -> str:
    """Its messages in the form of Project Fluent: refusals, events, and names for its options."""
    game_type(name)
    file = folder_of(name) / MESSAGES / f"{spoken.value}.ftl"
    return file.read_text(encoding="utf-8")


@get(
    "/games/{name:str}/rules/{spoken:str}",
    summary="The rules of a game",
    media_type=MARKDOWN,
    responses=refusals("bad-request"),
    sync_to_thread=False,
)
def read_rules(name: Name, spoken: Spoken) -> Response[str]:
    """For players, as Markdown; each rule begins with its number in bold."""
    return Response(rules_text(name, spoken.value) or "", media_type=MARKDOWN)


def _facts(name: str) -> GameFacts:
    game = game_type(name)
    options = tuple(map(_option, game.choices))
    seats, owners = game.seat_counts(), game.owners_by_seats()
    facts = GameFacts(name, game.title, game.colours, game.has_secrets, options, seats)
    if owners != tuple(map(own_colours, seats)):
        facts = structs.replace(facts, owners=owners)
    return facts if name in own_games() else structs.replace(facts, brought=True)


def _option(option: Option) -> OptionFacts:
    values = option.values
    numbers, listed = (values, None) if isinstance(values, range) else (None, values)
    span = NumberRange(numbers[0], numbers[-1], numbers.step) if numbers else None
    needs = Condition(*option.only_with) if option.only_with else None
    facts = option.name, option.default, option.rule, option.accepts, listed, span, needs
    return OptionFacts(*facts, usual=dict(option.usual))


GAMES: Final = tuple(map(_facts, games()))
GAME_ROUTES: Final = Router(
    path="/", tags=["matches"], route_handlers=[read_games, read_words, read_rules]
)
"""Everything about games."""
