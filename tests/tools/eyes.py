"""How colours look to every eye, and how far apart they are."""

from __future__ import annotations

import math
from typing import TypeAlias

Triple: TypeAlias = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
VISION: dict[str, tuple[Triple, Triple, Triple]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Triple:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    bent: float = ((part + 0.055) / 1.055) ** 2.4
    return part / 12.92 if part <= 0.04045 else bent


def product(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(rgb: Triple) -> Triple:
    to_xyz = (
        (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
    )
    x, y, z = map(_cube_root, product(to_xyz, rgb))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(part: float) -> float:
    return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def ciede2000(first: Triple, second: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = first, second
    grey = 0.5 * (1 - _seventh((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.atan2(b1, a1), math.atan2(b2, a2)
    turn = (h2 - h1 + math.pi) % math.tau - math.pi if c1 * c2 else 0
    hue = math.degrees(h1 + turn / 2 if c1 * c2 else h1 + h2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = 1 + sum(
        k * math.cos(math.radians(n * hue + o))
        for k, n, o in ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(turn / 2) / (1 + 0.015 * chroma * weight)
    swing = math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    mixed = -2 * _seventh(chroma) * math.sin(swing) * by_chroma * by_hue
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + mixed)


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def seen(vision: str, colour: str) -> Triple:
    """A colour as an eye sees it, in the space that distances are measured in."""
    r, g, b = product(VISION[vision], linear(colour))
    return lab((min(max(r, 0), 1), min(max(g, 0), 1), min(max(b, 0), 1)))


def contrast(first: str, second: str) -> float:
    low, high = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (first, second))
    )
    return (high + 0.05) / (low + 0.05)
