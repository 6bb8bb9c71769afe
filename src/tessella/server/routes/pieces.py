"""Spare parts over HTTP: what lies in a box, and sheets and solids of it."""

from enum import Enum
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from tessella.core.box import Part, Polyomino, Tile
from tessella.core.registry import game_type, games
from tessella.printing import FORMATS, PAPERS, Wish
from tessella.printing.made import Made, made_file
from tessella.printing.order import CELL, CLEARANCE, MOST, THICKNESS, USUAL_CLEARANCE, Span, box_of
from tessella.server.routes.dependencies import Context, Work, refusals
from tessella.server.wire.pieces import BoxFacts, Measure
from tessella.server.wire.view import Piece, Rack
from tessella.server.work.workers import Lane

OCTETS: Final = "application/octet-stream"
"""Stands for all kinds of files where the framework wants one."""
SHEETS_AND_SOLIDS: Final = tuple(form.media_type for form in FORMATS.values())
FRESH: Final = "public, max-age=3600"
PAGES: Final = "x-pages"
LONGEST: Final = 2000
MOST_PAGES: Final = 99


class Form(Enum):
    """The formats: all sheets, one of them, a plate of solids."""

    PDF = "pdf"
    SVG = "svg"
    STL = "stl"


class Language(Enum):
    """The languages."""

    EN = "en"
    FR = "fr"
    DE = "de"


class PaperName(Enum):
    """The papers."""

    A4 = "a4"
    LETTER = "letter"


Game = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
Wanted = Annotated[Form, QueryParameter(name="format", description="All sheets, one, or solids.")]
Names = Annotated[
    str,
    QueryParameter(
        max_length=LONGEST, description="Names of parts, with commas; none: the whole box."
    ),
]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="Only parts of this seat.")]
Sheet = Annotated[PaperName, QueryParameter(description="What sheets are printed on.")]
Number = Annotated[
    int, QueryParameter(ge=1, le=MOST_PAGES, description="Which sheet or plate, from 1 on.")
]


def _size(span: Span, words: str) -> Any:
    """A parameter with millimetres."""
    words = f"{words}, in millimetres; without it, as in the box."
    return QueryParameter(ge=span.least, le=span.most, description=words)


Wide = Annotated[float | None, _size(CELL, "The side of a cell")]
Thick = Annotated[float | None, _size(THICKNESS, "How thick solids are")]
Clear = Annotated[float | None, _size(CLEARANCE, "By how much solids are smaller on every side")]


Spoken = Annotated[
    Language | None,
    QueryParameter(name="lang", description="The language of sheets, whatever the client reads."),
]


@get(
    "/pieces/{game:str}",
    summary="What lies in the box",
    responses=refusals("bad-request"),
    sync_to_thread=False,
)
def read_box(game: Game) -> BoxFacts:
    """All parts of a game, and the sizes in which spare ones can be made."""
    return BOXES[game] if game in BOXES else _facts(game)


@get(
    "/pieces/{game:str}/file",
    summary="A sheet to cut out, or solids to print",
    media_type=OCTETS,
    responses=refusals("bad-request", "too-large", "too-many", "busy"),
)
async def read_file(  # noqa: PLR0913 - each is a parameter of the address
    request: Request[Any, Any, Any],
    context: Context,
    work: Work,
    game: Game,
    *,
    form: Wanted = Form.PDF,
    pieces: Names = "",
    seat: Seat = None,
    paper: Sheet = PaperName.A4,
    cell: Wide = None,
    thickness: Thick = None,
    clearance: Clear = None,
    page: Number = 1,
    lang: Spoken = None,
) -> Response[bytes]:
    """True to scale. A header, `X-Pages`, tells how many sheets or plates there are."""
    names = tuple(name for name in pieces.split(",") if name.strip())
    wish = Wish(
        pieces=names,
        seat=seat,
        paper=paper.value,
        cell=cell,
        thickness=thickness,
        clearance=clearance,
    )
    await context.people.limits.spend("parts by address", context.address)
    language = context.language if lang is None else lang.value
    made = await work.run(Lane.FILES, made_file, game, wish, form.value, language, page)
    headers = _headers(made, f"{game}-{page}" if made.pages > 1 else game, form)
    if lang is None:
        headers["vary"] = "accept-language"
    kind = FORMATS[form.value].media_type
    if request.headers.get("if-none-match") == made.mark:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(made.body, headers=headers, media_type=kind)


def _headers(made: Made, name: str, form: Form) -> dict[str, str]:
    """What a browser is told of a file."""
    return {
        "content-disposition": f'inline; filename="{name}.{form.value}"',
        "cache-control": FRESH,
        "etag": made.mark,
        PAGES: str(made.pages),
    }


def _facts(game: str) -> BoxFacts:
    box = box_of(game_type(game))
    return BoxFacts(
        game=game,
        racks=tuple(Rack(one.colour, tuple(map(_piece, one.parts)), 0) for one in box.sets),
        cell=_measure(box.cell, CELL),
        thickness=_measure(box.thickness, THICKNESS),
        clearance=_measure(USUAL_CLEARANCE, CLEARANCE),
        papers=tuple(PAPERS),
        formats=tuple(FORMATS),
        most=MOST,
    )


def _measure(usual: float, span: Span) -> Measure:
    return Measure(usual, span.least, span.most)


def _piece(part: Part) -> Piece:
    form = part.form
    cells = form.cells if isinstance(form, Polyomino) else ()
    numbers = form.numbers if isinstance(form, Tile) else ()
    return Piece(part.name, part.count, cells, numbers)


BOXES: Final = {name: _facts(name) for name in games() if game_type(name).box}
PIECE_ROUTES: Final = Router("/", route_handlers=[read_box, read_file], tags=["pieces"])
"""Everything about spare parts."""
