"""The mark and the name: one square and one triangle, fitted, and Tessella in outlines.

The letters follow Young Serif, a typeface under the SIL Open Font License.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tools.pictures.lattice_frame import HEIGHT
from tools.pictures.svg import group, number, path

if TYPE_CHECKING:
    from tools.pictures.svg import Element, Spot


@dataclass(frozen=True, slots=True)
class Glyph:
    """A letter: how far it moves the pen, and its path data, 1000 units to the size of the type."""

    advance: int
    data: str


NAME: Final = "Tessella"
EM: Final = 1000
GLYPHS: Final = {
    "T": Glyph(
        788,
        "M642 -750 Q647 -750 654 -752 Q660 -753 667 -760 Q671 -764 676 -764 Q684 -764 688 "
        "-755 L767 -609 Q770 -603 770 -600 Q770 -592 762 -588 L720 -565 Q714 -562 710 -562 "
        "Q704 -562 699 -571 L696 -577 Q671 -627 624 -648 Q577 -669 516 -669 H467 V-155 Q467 "
        "-115 482 -88 Q497 -60 535 -60 H542 Q557 -60 557 -45 V-15 Q557 0 542 0 H234 Q219 0 "
        "219 -15 V-45 Q219 -60 234 -60 H240 Q278 -60 293 -88 Q308 -115 308 -155 V-669 H259 "
        "Q198 -669 151 -648 Q104 -627 79 -577 L76 -571 Q71 -562 65 -562 Q61 -562 55 -565 L13 "
        "-588 Q5 -592 5 -600 Q5 -603 8 -609 L87 -755 Q92 -764 99 -764 Q104 -764 108 -760 Q115 "
        "-753 122 -752 Q128 -750 133 -750Z",
    ),
    "e": Glyph(
        515,
        "M175 -179 Q192 -137 230 -104 Q267 -71 325 -71 Q357 -71 392 -89 Q427 -107 453 -145 "
        "Q456 -150 461 -150 Q466 -150 472 -147 Q477 -144 501 -130 Q505 -127 505 -122 Q505 "
        "-115 499 -105 Q471 -53 423 -20 Q375 13 298 13 Q215 13 155 -24 Q95 -61 62 -122 Q30 "
        "-183 30 -255 Q30 -324 50 -374 Q71 -423 105 -454 Q139 -484 182 -498 Q224 -513 268 "
        "-513 Q318 -513 356 -494 Q394 -474 420 -444 Q447 -414 460 -380 Q474 -347 474 -318 "
        "Q474 -310 465 -306Z M324 -322 Q324 -370 301 -401 Q278 -432 243 -432 Q202 -432 178 "
        "-400 Q154 -367 154 -318 Q154 -303 156 -281 Q157 -259 163 -241Z",
    ),
    "s": Glyph(
        542,
        "M452 -345 Q446 -342 442 -342 Q435 -342 429 -349 Q384 -406 335 -429 Q286 -452 250 "
        "-452 Q224 -452 202 -441 Q180 -430 180 -401 Q180 -379 196 -364 Q213 -350 239 -341 "
        "Q265 -332 292 -325 Q331 -316 370 -304 Q410 -292 443 -272 Q476 -253 496 -224 Q517 "
        "-195 517 -151 Q517 -104 492 -67 Q466 -30 419 -8 Q372 13 307 13 Q276 13 246 6 Q217 -2 "
        "191 -14 Q185 -17 182 -17 Q175 -17 175 -10 Q175 -8 177 -2 Q179 4 179 6 Q179 14 167 14 "
        "H131 Q120 14 114 4 L28 -157 Q25 -163 25 -166 Q25 -173 33 -178 L64 -196 Q70 -199 73 "
        "-199 Q79 -199 84 -190 Q133 -117 192 -86 Q250 -55 311 -55 Q407 -55 407 -112 Q407 -138 "
        "384 -155 Q360 -172 326 -183 Q291 -194 256 -202 Q192 -218 154 -238 Q116 -259 97 -282 "
        "Q78 -306 72 -330 Q65 -353 65 -375 Q65 -435 111 -474 Q157 -513 236 -513 Q283 -513 319 "
        "-500 Q355 -488 369 -480 Q373 -478 375 -478 Q378 -478 378 -482 Q378 -485 375 -494 "
        "Q374 -499 374 -502 Q373 -504 373 -506 Q373 -516 386 -516 H412 Q425 -516 429 -505 "
        "L479 -378 Q482 -372 482 -368 Q482 -361 474 -357Z",
    ),
    "l": Glyph(
        347,
        "M317 -60 Q332 -60 332 -45 V-15 Q332 0 315 0 H32 Q15 0 15 -15 V-45 Q15 -60 30 -60 H32 "
        "Q69 -60 86 -88 Q104 -115 104 -155 V-530 Q104 -558 100 -583 Q97 -608 85 -626 Q73 -643 "
        "45 -646 Q33 -647 33 -659 V-693 Q33 -699 37 -701 Q41 -703 48 -706 Q119 -732 162 -754 "
        "Q204 -777 232 -798 Q234 -800 236 -800 H239 Q241 -800 241 -798 V-156 Q241 -116 259 "
        "-88 Q277 -60 314 -60Z",
    ),
    "a": Glyph(
        619,
        "M533 -185 Q533 -149 544 -120 Q555 -92 592 -87 Q604 -86 604 -74 V-41 Q604 -27 589 -27 "
        "Q540 -27 508 -22 Q475 -16 452 -8 Q428 1 405 11 Q401 13 398 13 H395 Q393 13 393 9 "
        "Q393 5 395 -10 Q397 -26 400 -46 Q402 -65 404 -79 Q399 -66 382 -44 Q366 -22 334 -4 "
        "Q303 13 252 13 Q218 13 180 -1 Q141 -15 107 -46 Q73 -77 52 -128 Q30 -178 30 -251 Q30 "
        "-344 64 -402 Q97 -459 150 -486 Q204 -513 264 -513 Q313 -513 354 -498 Q395 -483 426 "
        "-455 Q452 -466 470 -476 Q489 -485 502 -495 Q507 -499 512 -503 Q518 -507 525 -511 "
        "Q528 -513 530 -513 H531 Q533 -513 533 -511Z M393 -342 Q390 -362 378 -386 Q367 -411 "
        "344 -428 Q321 -446 282 -446 Q234 -446 207 -422 Q180 -399 170 -362 Q159 -325 159 -283 "
        "Q159 -187 198 -131 Q236 -75 297 -75 Q333 -75 354 -90 Q374 -106 383 -122 Q392 -138 "
        "393 -141Z",
    ),
}


def name(at: Spot, size: float) -> tuple[Element, float]:
    """The name with the foot of its first letter at a place, and how wide it is."""
    scale, pen, letters = size / EM, 0, []
    for letter in NAME:
        glyph = GLYPHS[letter]
        letters.append(path(glyph.data, "ink", transform=f"translate({pen} 0)"))
        pen += glyph.advance
    place = f"translate({number(at[0])} {number(at[1])}) scale({number(scale * 1000)}e-3)"
    return group(letters, transform=place), pen * scale


def mark(at: Spot, side: float) -> Element:
    """One square and one triangle on its side, the middle of the square at a place."""
    half, gap = side / 2, side / 9
    left, low = number(-half), number(half)
    start, tip = number(half + gap), number(half + gap + side * HEIGHT)
    square = f"M{left} {left}H{low}V{low}H{left}z"
    triangle = f"M{start} {left}L{tip} 0L{start} {low}z"
    place = f"translate({number(at[0])} {number(at[1])}) rotate(-30)"
    return group((path(square, "mark-violet"), path(triangle, "mark-orange")), transform=place)
