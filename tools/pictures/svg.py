"""SVG as a tree of small values, written so that a diff shows one thing a line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Value: TypeAlias = str | float
Spot: TypeAlias = tuple[float, float]
"""A place on the page: to the right, and down."""


LINES = {"\n": "\n"}
"""Lines within an attribute are kept as they are: each is a piece."""
TEXT_SINKS = 5.3
"""How far the foot of a figure lies below its middle, at the sizes that we write in."""


def number(value: float) -> str:
    """A number with two decimals at most, and no more signs than it needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@dataclass(frozen=True, slots=True)
class Element:
    """An element with its attributes in order; it holds elements or words."""

    name: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Element, ...] = ()
    words: str = ""

    def walk(self) -> Iterator[Element]:
        """The element and all that it holds."""
        yield self
        for child in self.children:
            yield from child.walk()

    def lines(self, indent: str = "") -> Iterator[str]:
        """The element as text; what holds elements is broken into lines."""
        further = f"\n{indent}  "
        pairs = (f" {key}={quoteattr(value, LINES)}" for key, value in self.attributes)
        start = f"{indent}<{self.name}" + "".join(pairs).replace("\n", further)
        if self.children:
            yield f"{start}>"
            for child in self.children:
                yield from child.lines(indent + " ")
            yield f"{indent}</{self.name}>"
        elif self.words:
            yield f"{start}>{escape(self.words)}</{self.name}>"
        else:
            yield f"{start}/>"


def element(name: str, *children: Element, **attributes: Value | None) -> Element:
    """An element; `class_` is its class, `text_anchor` its text-anchor, None is left out."""
    pairs = (
        (key.rstrip("_").replace("_", "-"), value if isinstance(value, str) else number(value))
        for key, value in attributes.items()
        if value is not None
    )
    return Element(name, tuple(pairs), children)


def group(children: Iterable[Element], **attributes: Value | None) -> Element:
    """Elements that share attributes."""
    return element("g", *children, **attributes)


def moved(children: Iterable[Element], x: float, y: float) -> Element:
    """Elements with their origin at another place."""
    return group(children, transform=f"translate({number(x)} {number(y)})")


def path(data: str, class_: str, **attributes: Value | None) -> Element:
    """A path."""
    return element("path", class_=class_, d=data, **attributes)


def line(start: Spot, end: Spot) -> str:
    """The path data of a straight line."""
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


def circle(centre: Spot, radius: float, class_: str) -> Element:
    """A circle."""
    return element("circle", class_=class_, cx=centre[0], cy=centre[1], r=radius)


def text(words: str, at: Spot, class_: str, *, anchor: str | None = None) -> Element:
    """A text with its middle at a place, or its start or end there, as `anchor` says."""
    style = f"text-anchor:{anchor}" if anchor else None
    bare = element("text", class_=class_, x=at[0], y=at[1] + TEXT_SINKS, style=style)
    return replace(bare, words=words)
