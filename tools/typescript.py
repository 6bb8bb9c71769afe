"""The shapes of an OpenAPI document as TypeScript: interfaces, tuples and discriminated unions."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Schema = dict[str, Any]
HEAD: Final = "// Written by `make api` from docs/api/openapi.json.\n"
PLAIN: Final[Mapping[str, str]] = {
    "null": "null",
    "boolean": "boolean",
    "integer": "number",
    "number": "number",
    "string": "string",
}
WORD: Final = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)


class NoShapeError(ValueError):
    """A schema has no shape that TypeScript could check."""


def script(document: Schema) -> str:
    """The text of the file: all shapes of the document, and its operations."""
    shapes = document["components"]["schemas"]
    return "\n".join([HEAD, *(declared(name, shapes[name]) for name in shapes), _paths(document)])


def declared(name: str, schema: Schema) -> str:
    """The declaration of a shape, with its words."""
    words = _comment(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{words}export interface {name} {{\n{''.join(_fields(schema))}}}\n"
    return f"{words}export type {name} = {typed(schema)};\n"


def _comment(words: str, indent: str) -> str:
    lines = [f"{indent} * {line}".rstrip() for line in words.splitlines()]
    return "\n".join([f"{indent}/**", *lines, f"{indent} */\n"]) if lines else ""


def _fields(schema: Schema) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for name, kind in schema["properties"].items():
        optional = "" if name in required else "?"
        yield f"  readonly {_key(name)}{optional}: {typed(kind)};\n"


def _key(name: str) -> str:
    return name if WORD.fullmatch(name) else f"'{name}'"


def typed(schema: Schema) -> str:
    """A schema as TypeScript writes it."""
    return " | ".join(dict.fromkeys(_choices(schema)))


def _choices(schema: Schema) -> Iterator[str]:
    """What a value may be, one by one."""
    match schema:
        case {"$ref": str() as reference}:
            yield reference.rpartition("/")[2]
        case {"anyOf": choices} | {"oneOf": choices}:
            yield from map(typed, choices)
        case {"enum": values}:
            yield from map(_literal, values)
        case {"type": "array"}:
            yield _array(schema)
        case {"type": "object"}:
            yield _object(schema)
        case {"type": str() as name}:
            yield PLAIN[name]
        case _:
            raise NoShapeError(f"nothing is known of {json.dumps(schema)}")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(_item, schema['prefixItems']))}]"
    item = typed(schema["items"])
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _item(schema: Schema) -> str:
    return f"{schema['title']}: {typed(schema)}" if "title" in schema else typed(schema)


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return f"{{ {' '.join(field.strip() for field in _fields(schema))} }}"
    rest = schema.get("additionalProperties")
    return f"Readonly<Record<string, {typed(rest) if rest else 'unknown'}>>"


def _paths(document: Schema) -> str:
    """A type that tells for each operation what it takes and what it answers."""
    lines = [
        "/**",
        " * What each operation takes and answers, by method and path.",
        " */",
        "export interface Operations {",
    ]
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if (answer := _answer(operation)) is not None:
                lines += [f"  readonly '{method.upper()} {path}': {{"]
                lines += [f"    readonly {part};" for part in (*_asked(operation), answer)]
                lines += ["  };"]
    return "\n".join([*lines, "}\n"])


def _asked(operation: Schema) -> Iterator[str]:
    """What an operation takes: parameters in the path, in the query, and a body."""
    for place in ("path", "query"):
        found = [p for p in operation.get("parameters", ()) if p["in"] == place]
        if found:
            parts = (
                f"readonly {_key(p['name'])}{'' if p['required'] else '?'}: {typed(p['schema'])}"
                for p in found
            )
            yield f"{place}: {{ {'; '.join(parts)} }}"
    if "requestBody" in operation:
        yield f"body: {_content(operation['requestBody'])}"


def _answer(operation: Schema) -> str | None:
    """What an operation answers if all is well; None: it speaks a protocol of its own."""
    status, answer = next(iter(operation["responses"].items()))
    if not status.startswith("2"):
        return None
    return f"answer: {_content(answer) if 'content' in answer else 'null'}"


def _content(part: Schema) -> str:
    body, *_ = part["content"].values()  # whatever its kind, the shape is the same
    return typed(body["schema"])
