"""What a value is made of, down to the last number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from tessella import Game

ATOMS = (str, int, float, Enum, type, type(None))


def parts(value: object) -> Iterator[object]:
    """A value and all that can be reached from it; games are shared by all and left out."""
    found, waiting = dict[int, object](), [value]
    while waiting:
        item = waiting.pop()
        if id(item) in found or isinstance(item, (*ATOMS, Game)):
            continue
        found[id(item)] = item
        waiting.extend(_inside(item))
    return iter(found.values())


def _inside(item: object) -> Iterator[object]:
    if isinstance(item, Mapping):
        yield from item.items()
    elif isinstance(item, tuple | list | set | frozenset):
        yield from item
    yield from (getattr(item, name) for name in attributes(item))


def attributes(item: object) -> Iterator[str]:
    """The names of what an object holds in its dictionary or slots."""
    yield from getattr(item, "__dict__", ())
    for kind in type(item).__mro__:
        slots = getattr(kind, "__slots__", ())
        yield from (name for name in slots if hasattr(item, name))
