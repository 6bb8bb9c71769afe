"""The shapes of the wire as JSON Schema: what msgspec knows of every Struct."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import NODEFAULT, UNSET, Struct

from tessella.server import wire
from tessella.server.routes.health import Health
from tessella.server.wire.analysis import EvaluationLine
from tessella.server.wire.messages import FromClient, FromServer
from tessella.server.wire.review import ReviewLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Schema = dict[str, Any]
HOME: Final = "#/components/schemas/"
REFERENCE: Final = re.compile(rf"^{HOME}(\w+)$")
MESSAGES: Final[dict[str, tuple[Any, str]]] = {
    "FromClient": (FromClient, "What a client says on the socket."),
    "FromServer": (FromServer, "What the server says on the socket and in streams."),
    "EvaluationLine": (
        EvaluationLine,
        "A line of what the engine thinks, which grows.",
    ),
    "ReviewLine": (ReviewLine, "A line of a stream that tells a review."),
}


def structs() -> tuple[type[Struct], ...]:
    """All Structs of the wire. Two of one name are a mistake: a reader could not tell them."""
    found: dict[str, type[Struct]] = {Health.__name__: Health}
    for module in sorted(pkgutil.walk_packages(wire.__path__, f"{wire.__name__}.")):
        values = vars(importlib.import_module(module.name)).values()
        for kind in (v for v in values if isinstance(v, type) and issubclass(v, Struct)):
            if found.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"two shapes of the wire are called {kind.__name__}")
    del found[Struct.__name__]
    return tuple(found.values())


def shapes(asked: Iterable[str]) -> dict[str, Schema]:
    """The shapes by name; `asked` are those that clients send in bodies."""
    kinds = structs()
    unions = [union for union, _ in MESSAGES.values()]
    schemas, found = msgspec.json.schema_components([*kinds, *unions], ref_template=HOME + "{name}")
    for name, schema in zip(MESSAGES, schemas[len(kinds) :], strict=True):
        found[name] = {"description": MESSAGES[name][1], **schema}
    sent = reachable([*asked, "FromClient"], found)
    for kind in kinds:
        schema = found[kind.__name__]
        if "prefixItems" in schema:
            _name_items(kind, schema)
        elif kind.__name__ not in sent:
            _demand_all(kind, schema)
    return found


def _name_items(kind: type[Struct], schema: Schema) -> None:
    """A Struct that travels as an array keeps the names of its fields as titles."""
    names = kind.__struct_fields__
    items = zip(names, schema["prefixItems"], strict=True)
    schema["prefixItems"] = [{"title": name, **item} for name, item in items]


def _demand_all(kind: type[Struct], schema: Schema) -> None:
    """The server leaves out no field, unless its Struct says so."""
    omits = kind.__struct_config__.omit_defaults
    left_out = {
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if field.default is UNSET or (omits and not _is_required(field))
    }
    schema["required"] = [name for name in schema["properties"] if name not in left_out]
    for described in schema["properties"].values():
        described.pop("default", None)


def _is_required(field: msgspec.structs.FieldInfo) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def plain(schema: Schema) -> Schema:
    """A schema whose words read well where None is called null."""
    words = inspect.cleandoc(schema.get("description", "")).replace("None", "null")
    rest = {key: value for key, value in schema.items() if key not in {"title", "description"}}
    return {"description": words, **rest}


def reachable(names: Iterable[str], schemas: dict[str, Schema]) -> set[str]:
    """All shapes that these are made of, themselves included."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(references(schemas[name]))
    return found


def references(value: object) -> Iterator[str]:
    """The names of the shapes that a part of a document refers to."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "$ref" and (match := REFERENCE.match(item)):
                yield match[1]
            yield from references(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from references(item)
