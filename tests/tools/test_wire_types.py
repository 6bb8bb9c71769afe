from typing import Literal

import pytest
from msgspec import UNSET, Struct, UnsetType, inspect

from tools import wire_types


class Inner(Struct, array_like=True):
    """A pair of
    things."""

    left: int
    right: str | None


class Outer(Struct, tag_field="kind", tag="outer"):
    """An example."""

    words: Literal["a", "b"]
    pairs: tuple[Inner, ...]
    by_name: dict[str, int | str]
    point: tuple[int, int]
    maybe: bool | UnsetType = UNSET
    given: int = 3


def declared(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return wire_types.declared(info)


def test_a_struct_becomes_an_interface() -> None:
    assert (
        declared(Outer)
        == """\
/**
 * An example.
 */
export interface Outer {
  readonly kind: 'outer';
  readonly words: 'a' | 'b';
  readonly pairs: readonly Inner[];
  readonly by_name: Readonly<Record<string, number | string>>;
  readonly point: readonly [number, number];
  readonly maybe?: boolean;
  readonly given: number;
}
"""
    )


def test_a_struct_that_travels_as_an_array_becomes_a_tuple() -> None:
    assert "export type Inner = readonly [left: number, right: string | null];" in declared(Inner)


def test_the_shapes_of_the_wire_are_as_they_would_be_written() -> None:
    assert wire_types.main(["--check"]) == 0


def test_shapes_that_do_not_fit_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wire_types, "script", lambda: "other")
    assert wire_types.main(["--check"]) == 1
    assert "make wire" in capsys.readouterr().out
