"""Pieces as small enamel tiles: a flat clear face, a hair of bevel, a soft shadow, a weave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.pictures.svg import Element, circle, element, number, path

if TYPE_CHECKING:
    from collections.abc import Iterator

WEAVES: Final = ("dots", "stripes", "rings", "crosses")
"""The weave of each seat."""
SOFT: Final = element(
    "filter",
    element("feGaussianBlur", stdDeviation="1.3"),
    id="soft",
)
HATCH: Final = element(
    "pattern",
    path("M-1 1L1 -1M0 6L6 0M5 7L7 5", "hatch"),
    id="hatch",
    width="6",
    height="6",
    patternUnits="userSpaceOnUse",
)


def weave_name(seat: int, colour: str, size: float) -> str:
    """The name of a seat's weave for cells of a size."""
    return f"{WEAVES[seat % len(WEAVES)]}-{colour}-{number(size).replace('.', '_')}"


def weave(name: str) -> Element:
    """The pattern of that name: the face, the seams between cells, and a motif on each cell."""
    motif, colour, size_text = name.split("-")
    size = float(size_text.replace("_", "."))
    side = number(size)
    return element(
        "pattern",
        element("rect", class_=f"face-{colour}", width=size, height=size),
        path(f"M0 0H{side}V{side}H0z", f"seam-{colour}"),
        _motif(motif, colour, size),
        id=name,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


def _motif(motif: str, colour: str, size: float) -> Element:
    centre = (size / 2, size / 2)
    if motif == "dots":
        return circle(centre, size * 0.09, f"fleck-{colour}")
    if motif == "rings":
        return circle(centre, size * 0.2, f"weave-{colour}")
    return path(_strokes(motif, size), f"weave-{colour}")


def _strokes(motif: str, size: float) -> str:
    """The path data of the motifs that are made of lines."""
    near, far = number(size * 0.34), number(size * 0.66)
    if motif == "crosses":
        return f"M{near} {near}L{far} {far}M{far} {near}L{near} {far}"
    low, high = number(size * 0.2), number(size * 0.8)
    middle = number(size / 2)
    return (
        f"M{low} {middle}L{middle} {low}M{near} {far}L{far} {near}M{middle} {high}L{high} {middle}"
    )


def enamel(ident: str, data: str, colour: str, weave: str | None = None) -> Iterator[Element]:
    """Tiles of one colour, given the path data of their outlines."""
    yield element("defs", element("path", id=ident, d=data))
    used = f"#{ident}"
    yield element("use", href=used, class_="shadow", y=2, filter="url(#soft)")
    yield element("use", href=used, class_=f"edge-{colour}", y=1.2)
    yield element("use", href=used, class_=f"shine-{colour}")
    face = {"fill": f"url(#{weave})"} if weave else {"class_": f"face-{colour}"}
    yield element("use", href=used, y=1, **face)
