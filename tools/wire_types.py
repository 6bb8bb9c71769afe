"""Write the shapes of the wire as TypeScript, `web/src/wire/types.ts`, or check that they fit."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import NODEFAULT, Struct, inspect

from tessella.server import wire

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web/src/wire/types.ts"
HEAD: Final = "// Written by `make wire` from the Structs of src/tessella/server/wire.\n"
PLAIN: Final = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    """All Structs of the wire, module by module, as they are written there."""
    found: dict[str, type[Struct]] = {}
    for module in sorted(pkgutil.walk_packages(wire.__path__, f"{wire.__name__}.")):
        for value in vars(importlib.import_module(module.name)).values():
            is_struct = isinstance(value, type) and issubclass(value, Struct)
            if is_struct and value.__module__ == module.name:
                found.setdefault(value.__name__, value)
    return list(found.values())


def script() -> str:
    """The text of the file."""
    infos = inspect.multi_type_info(structs())
    shapes = [declared(info) for info in infos if isinstance(info, inspect.StructType)]
    return "\n".join([HEAD, *shapes])


def declared(info: inspect.StructType) -> str:
    """The declaration of a shape, with what its Struct says of itself."""
    words = "\n".join(f" * {line.strip()}".rstrip() for line in _doc(info).splitlines())
    name = info.cls.__name__
    if info.array_like:
        parts = ", ".join(f"{field.encode_name}: {typed(field.type)}" for field in info.fields)
        return f"/**\n{words}\n */\nexport type {name} = readonly [{parts}];\n"
    return f"/**\n{words}\n */\nexport interface {name} {{\n{''.join(_fields(info))}}}\n"


def _doc(info: inspect.StructType) -> str:
    return (info.cls.__doc__ or "").strip().replace("None", "null")


def _fields(info: inspect.StructType) -> Iterator[str]:
    """The lines of an interface."""
    if info.tag_field is not None:
        yield f"  readonly {info.tag_field}: '{info.tag}';\n"
    omits = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "" if field.required or not (omits or _may_be_unset(field)) else "?"
        yield f"  readonly {field.encode_name}{optional}: {typed(field.type)};\n"


def _may_be_unset(field: inspect.Field) -> bool:
    """Whether a field can be left out: its default is UNSET, which is told as no default."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def typed(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType() | inspect.LiteralType():
            return " | ".join(_choices(kind))
        case inspect.TupleType():
            return f"readonly [{', '.join(map(typed, kind.item_types))}]"
        case inspect.CollectionType():
            item = typed(kind.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case inspect.DictType():
            return f"Readonly<Record<string, {typed(kind.value_type)}>>"
    return PLAIN[type(kind)]


def _choices(kind: inspect.UnionType | inspect.LiteralType) -> Iterator[str]:
    """What a value may be, one by one."""
    if isinstance(kind, inspect.UnionType):
        yield from map(typed, kind.types)
    else:
        yield from (f"'{value}'" if isinstance(value, str) else str(value) for value in kind.values)


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` say whether it is as it would be written."""
    if arguments != ["--check"]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(script(), encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == script():
        return 0
    print(f"{TARGET.relative_to(ROOT)} does not fit the wire: run `make wire`.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
