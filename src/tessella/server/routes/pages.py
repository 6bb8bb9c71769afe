"""The web app: its files, and its first page for every address that it knows how to show."""

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from tessella.core.language import LANGUAGES
from tessella.server.errors import Problem
from tessella.server.people.request_context import RequestContext
from tessella.server.routes.dependencies import Context, Service
from tessella.server.routes.link_preview import preview_of, tags
from tessella.server.store.database import Database

FOREVER: Final = "public, max-age=31536000, immutable"
"""Files under `assets/` are named after their contents."""
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
API: Final = ("api/", "health", "metrics")
NOT_BUILT: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessella</title>
<h1>Tessella</h1>
<p>The table is open, but this copy of Tessella was built without its web app.
The programming interface is described <a href="/api/v1/openapi.json">here</a>.</p>
"""


class Page(NamedTuple):
    """A file, as it is and as it travels, with its mark for caches."""

    body: bytes
    packed: bytes | None
    kind: str
    mark: str
    keep: str


def _pages(folder: Traversable, before: str = "") -> dict[str, Page]:
    """All files of a folder by their path."""
    found: dict[str, Page] = {}
    for item in folder.iterdir() if folder.is_dir() else ():
        path = f"{before}{item.name}"
        if item.is_dir():
            found |= _pages(item, f"{path}/")
        else:
            found[path] = _page(path, item.read_bytes())
    return found


def _page(path: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith(".webmanifest"):
        kind = "application/manifest+json"
    kind = "text/javascript" if kind == "application/javascript" else kind
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    keep = FOREVER if path.startswith("assets/") else ASK_AGAIN
    return Page(body, packed, kind, mark, keep)


PAGES: Final = _pages(files("tessella") / "web")
FRONT: Final = PAGES.get("index.html") or _page("index.html", NOT_BUILT.encode())
ABOUT: Final = re.compile(rb'<title>.*?</title>|<meta\s+name="description"[^>]*>', re.DOTALL)
"""What the first page says of itself; every page has words of its own for it."""
BARE: Final = ABOUT.sub(b"", FRONT.body)


def _answer(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    """A file; unchanged or packed, if the browser can do with that."""
    headers = {"etag": page.mark, "cache-control": page.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, headers=headers, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


async def _front(
    request: Request[Any, Any, Any], path: str, context: RequestContext, db: Database
) -> Response[bytes]:
    """The page of an address, with what a messenger shows of a link to it."""
    wished = request.query_params.get("lang")
    language = wished if wished in LANGUAGES else context.language
    preview = await preview_of(path, language, db)
    head = tags(preview, f"/{path}", context.origin, language, PAGES)
    body = BARE.replace(b"</head>", f"{head}\n  </head>".encode(), 1)
    answer = _answer(request, _page("index.html", body))
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def front(
    request: Request[Any, Any, Any], context: Context, service: Service
) -> Response[bytes]:
    """The first page."""
    return await _front(request, "", context, service.db)


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    path: Annotated[str, PathParameter(max_length=300)],
    context: Context,
    service: Service,
) -> Response[bytes]:
    """A file of the web app; any other address is one of its pages."""
    name = path.lstrip("/")
    if name in PAGES:
        return _answer(request, PAGES[name])
    if name.startswith((*API, "assets/")):
        raise Problem("not-found")
    return await _front(request, name, context, service.db)
