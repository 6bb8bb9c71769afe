"""Tuples with one value changed: how immutable states go from one to the next."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one in a place."""
    return (*values[:place], value, *values[place + 1 :])


def added(values: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """The values with an amount added in a place."""
    return put(values, place, values[place] + amount)
