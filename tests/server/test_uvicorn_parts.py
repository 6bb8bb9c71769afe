"""What we rely on in uvicorn is there; a failure names what a version has broken."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import uvicorn
from websockets import frames

import tessella.server
from tessella.server.http_protocol import HttpProtocol
from tessella.server.socket.protocol import SocketProtocol
from tessella.server.uvicorn_parts import (
    ATTRIBUTES,
    METHODS,
    HttpToolsProtocol,
    Server,
    WebSocketsSansIOProtocol,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(tessella.server.__file__).parent
PARTS = "uvicorn_parts.py"
OURS = {
    HttpProtocol: HttpToolsProtocol,
    SocketProtocol: WebSocketsSansIOProtocol,
    Server: uvicorn.Server,
}


def _own(kind: type) -> str:
    return f"{kind.__module__}.{kind.__name__} of uvicorn {uvicorn.__version__}"


@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, names in METHODS.items() for name in names]
)
def test_a_method_takes_what_we_give_it(kind: type, name: str) -> None:
    method = getattr(kind, name, None)
    assert method is not None, f"{_own(kind)} has no method {name}"
    takes = tuple(inspect.signature(method).parameters)[1:]
    assert takes == METHODS[kind][name], f"{name} of {_own(kind)} takes {takes}"


@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, names in ATTRIBUTES.items() for name in names]
)
def test_an_attribute_is_set_by_its_own_code(kind: type, name: str) -> None:
    code = "".join(inspect.getsource(one) for one in kind.__mro__[:-1])
    assert re.search(rf"self\.{name}\b[^=\n]*=[^=]", code), f"{_own(kind)} sets no {name}"


@pytest.mark.parametrize("ours", OURS)
def test_all_that_we_use_is_listed(ours: type) -> None:
    theirs = OURS[ours]
    listed = {*ATTRIBUTES[theirs], *METHODS[theirs]}
    missing = set(_used(ours)) - listed - _defined(ours)
    assert not missing, f"not listed for {theirs.__name__}: {sorted(missing)}"


def _used(kind: type) -> Iterator[str]:
    """The attributes of itself that a class names."""
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(kind)))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Call):
            value = node.value
            name = value.id if isinstance(value, ast.Name) else getattr(value.func, "id", "")
            if name in {"self", "super"}:
                yield node.attr


def _defined(kind: type) -> set[str]:
    """What a class has of its own: methods, and attributes that begin with an underscore."""
    own = re.findall(r"self\.(_\w+|on_lost)", inspect.getsource(kind)) if kind is not Server else []
    return {*vars(kind), *kind.__annotations__, *own, "__init__"}


def test_nothing_else_reaches_into_uvicorn() -> None:
    inside = re.compile(r"(from|import) uvicorn(\.| import _)|_captured_signals")
    found = [
        path.name
        for path in SOURCES.rglob("*.py")
        if path.name != PARTS and inside.search(path.read_text())
    ]
    assert not found, f"only {PARTS} may use uvicorn's inside"


def test_texts_are_unmasked_by_websockets() -> None:
    assert bytes(frames.apply_mask(b"\x00\x01", b"\x01\x02\x03\x04")) == b"\x01\x03"  # type: ignore[attr-defined]


def test_versions_that_nobody_has_tried_are_kept_away() -> None:
    project = Path(__file__).parents[2] / "pyproject.toml"
    wanted = tomllib.loads(project.read_text())["project"]["optional-dependencies"]["server"]
    bounded = {re.split(r"[<>=]", one)[0] for one in wanted if "<" in one}
    assert {"uvicorn", "httptools", "websockets"} <= bounded
