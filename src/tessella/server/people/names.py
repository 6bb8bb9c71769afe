"""Names: which ones people may bear, and which of them look the same."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from tessella.server.errors import Problem

LEAST: Final = 3
MOST: Final = 20
FORM: Final = re.compile(r"[^\W_]+([ ._-][^\W_]+)*")
"""Letters and digits, with single separators between them."""
LOOK_ALIKE: Final = str.maketrans(
    {"0": "o", "1": "l", "i": "l", "ı": "l", "ø": "o", "ł": "l", "đ": "d"}
    | {"æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ħ": "h", "ŧ": "t"}
)
RESERVED_WORDS: Final = (
    *("admin", "administrator", "root", "system", "server", "tessella", "moderator", "mod"),
    *("support", "help", "staff", "team", "official", "security", "owner", "operator"),
    *("guest", "anonymous", "anonym", "nobody", "everybody", "someone", "deleted", "person"),
    *("bot", "computer", "engine", "chance", "table", "referee", "arbiter", "spectator"),
    *("me", "you", "null", "none", "undefined", "true", "false", "api", "www", "ordinateur"),
    *("invité", "modérateur", "gast", "system", "moderatorin", "deleted person", "supprimé"),
)
GUEST_WORDS: Final = (
    *("Domino", "Mikado", "Origami", "Mosaik", "Tango", "Samba", "Polka", "Mambo", "Rumba"),
    *("Panda", "Koala", "Gecko", "Puma", "Cobra", "Jaguar", "Emu", "Lama", "Kolibri"),
    *("Kiwi", "Mango", "Papaya", "Avocado", "Banjo", "Piano", "Cello", "Marimba", "Ukulele"),
    *("Kimono", "Kayak", "Bonsai", "Haiku", "Lotus", "Safari", "Tornado", "Orion", "Sirius"),
    *("Vega", "Luna", "Nova", "Saturn", "Opal", "Topas", "Kobalt", "Magenta", "Indigo"),
)
"""Words that English, French and German share, or nearly so."""


def clean(text: str) -> str:
    """A name as it is shown: one way to write each letter, no blanks around it."""
    return unicodedata.normalize("NFKC", text).strip()


def name_key(text: str) -> str:
    """A name as it is compared: what looks alike is alike, whatever its case and accents."""
    folded = unicodedata.normalize("NFKD", clean(text).casefold())
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[ ._-]", "", letters.translate(LOOK_ALIKE))


RESERVED: Final = frozenset(name_key(word) for word in RESERVED_WORDS)


def checked(text: str) -> str:
    """A name that somebody may take, as it is shown; a `Problem` says what is wrong with it.

    Letters are those of the Latin alphabet with any accent: no two names can look alike.
    """
    name = clean(text)
    if not LEAST <= len(name) <= MOST:
        raise Problem("bad-name", key="problem-name-length", least=LEAST, most=MOST)
    key = name_key(name)
    if not FORM.fullmatch(name) or not (key.isascii() and key.isalnum()):
        raise Problem("bad-name", key="problem-name-letters")
    if key in RESERVED:
        raise Problem("bad-name", key="problem-name-reserved")
    return name


def guest_name(digits: int = 4) -> str:
    """A friendly name for somebody who has not given one."""
    least = 10 ** (digits - 1)
    return f"{secrets.choice(GUEST_WORDS)}-{least + secrets.randbelow(9 * least)}"
