"""All words that players read, in every catalogue: typography, and one word for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessella.core.language import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
PLACES = ("src/tessella", "web/src", "examples", "tests/toys")
CATALOGUES = sorted(
    path
    for place in PLACES
    for path in (ROOT / place).rglob("*.ftl")
    if path.stem in LANGUAGES and "web/assets" not in str(path)
)
PLACEABLE = re.compile(r"\{ [^{}]*? \}|\{\"\"\}")
CHOICE = re.compile(r"\{[^{}]*->$|^ *\*?\[[^\]]*\]|^\s*\}", re.MULTILINE)
"""What parts the words of a choice, such as one and many; its words stay."""
KEY = re.compile(r"^[a-z][a-z0-9-]* =", re.MULTILINE)
TYPED = re.compile(r"\(\? |end: |sha256: |: \?$")
"""What is typed in a terminal or stands in a file as it is."""
ORDER = re.compile(r"(?<![\w\u202f])\? (?=T|e10|ce|la|montre|—)|(?<=liste de )\?")
"""The order that lists what fits, as the terminal tells of it."""
TERMINAL = ROOT / "src" / "tessella" / "cli" / "messages"
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

WRONG = {
    "en": (
        (r"\d %", "50%, without a space"),
        (r"\bchairs?\b", "seat"),
        (r"\bshall\b", "will, should"),
        (r"\bbox games\b", "board games"),
        (r"\b[Gg]ive up\b", "resign"),
        (r"\b[Cc]all(ed)? off\b", "abort"),
        (r"\blit (cells?|squares?)\b", "highlighted"),
        (r"\b[Ss]tand up\b|\b[Ss]it down\b", "leave, join"),
        (r"\bselector\b", "spinner"),
        (r"\b[Tt]o the table\b", "go to game"),
        (r"[a-z]'[a-z]", "a typographic apostrophe"),
        (r"\bcannot\b|\b(is|are|was|do|does|did|has|have) not\b", "can’t, isn’t, doesn’t"),
        (r"(?<!don’t )\bmatch(es)?\b", "game"),
        (r"\b[Nn]onces?\b", "random text"),
        (r"\bif not given\b", "default: 1"),
        (r"\b([Aa]n? \w+|[Nn]othing) of yours\b", "your program, none of your pieces"),
        (r"\b[Ll]ook through\b", "replay"),
        (r"\bThere is no\b|\bYou are\b|\bI am\b", "There’s, You’re, I’m"),
    ),
    "fr": (
        (r"[^\u202f][:;?!»%](?=[\s.,)]|$)", "a narrow no-break space before it"),
        (r"«[^\u202f]", "a narrow no-break space after it"),
        (r"\bchaises?\b", "place"),
        (r"\b[Rr]obots?\b", "bot"),
        (r"\bau trait\b", "à son tour"),
        (r"\béclairées?\b", "en surbrillance"),
        (r"\b[Cc]onseils?\b(?! —)", "indice"),
        (r"\bs’asseoir\b|\bs’assoit\b|\bse lever\b", "rejoindre, quitter"),
        (r"\d[eᵉ]\b", "rang 1"),
        (r"\bmains?\b", "réglette"),
        (r"\b[Nn]onces?\b", "texte aléatoire"),
        (r"\bsans cela,|\bsans cette option\b", "par défaut"),
        (r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)\b", "vous"),
        (r"[a-zé]'[a-zé]", "an apostrophe’s own sign"),
    ),
    "de": (
        (r"\d %", "a narrow no-break space before it"),
        (r"\bStühle?\b|\bStuhl\b", "Platz"),
        (r"\bGespräch\b", "Chat"),
        (r"\bMitschrift(en)?\b", "Aufzeichnung"),
        (r"\bBeigaben?\b", "Zufallstext"),
        (r"\berleuchtete[ns]?\b", "markiert"),
        (r"\bVorgabe\b", "Standard"),
        (r"(?<!Grund)\bLinien?\b", "volle Reihe, Variante"),
        (r"\bAufstehen\b|\bHinsetzen\b", "Platz verlassen, mitspielen"),
        (r"\b[Aa]bsagen\b|\babgesagt\b", "abbrechen"),
        (r"\bfreie Partien\b|\bohne Wertung\b", "ungewertet"),
        (r"\bnähme\b|\bbrächte\b", "würde"),
        (r"\b[Nn]onces?\b", "Zufallstext"),
        (r"\bohne Angabe\b", "Standard"),
        (r"(?<=[a-zäöüß,] )Sie\b|\bIhnen\b|\bIhre?[mnrs]?\b", "du, dein"),
        (r"\b[Ll]ege\b|\b[Mm]ache\b|\bspiele eine\b", "Leg, Mach, spiel"),
        (r"\bTipp (auf|einen|eine)\b|\bVergleich:", "Tippe, Vergleiche"),
        (r"\bEingabe\b", "Enter"),
        (r"\b[Vv]ersuche (es|es gleich)\b|\b[Pp]rüfe\b|\b[Ww]ähl\b", "Versuch, Prüf, Wähle"),
    ),
}
ENGLISH = re.compile(
    r"(?<!-)\b(the|of|and|is|are|has|this|that|with|from|for|not|your|you|can|can’t|cannot|isn’t|doesn’t"
    r"|moves?|games?|players?|pieces?|tiles?|seats?|board|turn|wins?|please|there’s)\b(?!=)"
)
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
PHRASE = re.compile(r"[^\W\d_]{2,}(?: [^\W\d_]{2,}){2}")
"""Three words in a row."""
FOREIGN = re.compile(r"^([a-z][a-z0-9-]*) = .*\{ \$(?:why|reason) \}", re.MULTILINE)
SAID_SO = re.compile(r"anglais|Englisch")
TRANSLATED = {
    *("gtp-move", "package-broken", "problem-bad-record", "problem-law", "problem-law-option"),
    *("record-game", "record-move", "setup-piece"),
}
"""Messages whose reason is one of ours, in the reader's language."""
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|`[^`]*`")


def words_of(path: Path) -> str:
    """What a catalogue says, without comments, keys and placeables."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    text = TYPED.sub("", ORDER.sub("", text) if path.parent == TERMINAL else text)
    text = PLACEABLE.sub("0", KEY.sub("", text))
    return CHOICE.sub("", text)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_catalogue_has_a_word_or_sign_of_those_that_were_mended(path: Path) -> None:
    words = words_of(path)
    found = [
        f"“{words[max(0, match.start() - 30) : match.end() + 10]}”: better {better}"
        for pattern, better in WRONG[path.stem]
        for match in re.finditer(pattern, words, re.MULTILINE)
    ]
    assert found == []


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUES if path.stem != "en"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_english_stands_inside_other_languages(path: Path) -> None:
    assert ENGLISH.findall(QUOTED.sub("", words_of(path))) == []


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUES if path.stem != "en"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_every_sentence_is_translated(path: Path) -> None:
    ours, english = (
        dict(MESSAGE.findall(one.read_text(encoding="utf-8")))
        for one in (path, path.with_stem("en"))
    )
    assert [key for key in ours if ours[key] == english[key] and PHRASE.search(ours[key])] == []


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUES if path.stem != "en"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_reasons_that_others_give_are_said_to_be_english(path: Path) -> None:
    told = list(FOREIGN.finditer(path.read_text(encoding="utf-8")))
    unsaid = {match[1] for match in told if not SAID_SO.search(match[0])}
    assert unsaid <= TRANSLATED


def test_what_is_typed_in_a_terminal_can_be_copied_from_its_help() -> None:
    told = dict(MESSAGE.findall((TERMINAL / "fr.ftl").read_text(encoding="utf-8")))
    keys = [key for key in told if key.startswith(("cli-fits", "cli-prompt-", "cli-order-fits"))]
    assert [key for key in [*keys, "cli-help-move"] if "\u202f?" in told[key]] == []
    assert sum("?" in told[key] for key in keys) >= 4


def test_catalogues_of_every_part_are_looked_at() -> None:
    parts = {path.relative_to(ROOT).parts[1:3] for path in CATALOGUES}
    assert {("tessella", "server"), ("tessella", "cli"), ("src", "games")} <= parts
    assert len(CATALOGUES) % len(LANGUAGES) == 0
