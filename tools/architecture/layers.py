"""The layers of all languages, read from where they are enforced, top to bottom."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from tools.check_includes import layers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Layer: TypeAlias = tuple[str, ...]
"""Folders and files beside each other: none of them uses another."""

BETWEEN = re.compile(r"\s*[|:]\s*")
OPTIONAL = re.compile(r"\((\w+)\)")
WEB_LIST = re.compile(r"LAYERS = (\[.*?\n\]);", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Storeys:
    """The layers below one folder."""

    folder: str
    layers: tuple[Layer, ...]


def house(root: Path) -> tuple[Storeys, ...]:
    """The layers of the project in a folder."""
    return (
        python_layers(root, "layers"),
        python_layers(root, "server"),
        native_layers(root),
        web_layers(root),
    )


def contracts(root: Path) -> Iterator[dict[str, Any]]:
    """The contracts that Python's imports are held to."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    yield from settings["tool"]["importlinter"]["contracts"]


def python_layers(root: Path, contract: str) -> Storeys:
    """The layers of a contract, without what is foreseen and not there yet."""
    (found,) = (one for one in contracts(root) if one["id"] == contract)
    (container,) = found["containers"]
    folder = f"src/{container.replace('.', '/')}"
    rows = ([OPTIONAL.sub(r"\1", name) for name in BETWEEN.split(row)] for row in found["layers"])
    there = (tuple(name for name in row if _is_module(root / folder / name)) for row in rows)
    return Storeys(folder, tuple(row for row in there if row))


def _is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


def native_layers(root: Path) -> Storeys:
    """The table of `native/README.md`, from the ground floor up, without what the build writes.

    Folders that may include the same are beside each other.
    """
    below: dict[str, set[str]] = {}
    for place, lower in layers((root / "native/README.md").read_text(encoding="utf-8")):
        folder = place.partition("/")[0]
        below.setdefault(folder, set()).update(one.partition("/")[0] for one in lower)
    there = [folder for folder in below if (root / "native" / folder).is_dir()]
    floors = [tuple(beside) for _, beside in groupby(there, lambda folder: below[folder])]
    return Storeys("native", tuple(reversed(floors)))


def web_layers(root: Path) -> Storeys:
    """The list of `web/layers.js`."""
    found = WEB_LIST.search((root / "web/layers.js").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("web/layers.js has no list of LAYERS")
    return Storeys("web/src", tuple(tuple(row) for row in ast.literal_eval(found[1])))
