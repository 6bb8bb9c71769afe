import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tessella.core import language
from tessella.core.language import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    ROOT,
    Message,
    has_message,
    say,
    signed,
)

OTHERS = LANGUAGES[1:]
FOLDERS = sorted(path.parent for path in ROOT.rglob(f"messages/{DEFAULT_LANGUAGE}.ftl"))
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT))
)


class Variables(Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(path: Path) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue and the variables of each."""
    found = {}
    for entry in entries(path):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def all_keys() -> set[str]:
    return {key for folder in FOLDERS for key in messages(folder / f"{DEFAULT_LANGUAGE}.ftl")}


@cache
def literals() -> frozenset[str]:
    """All strings of the program, and the constant parts of those that are put together."""
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in ROOT.rglob("*.py")]
    return frozenset(
        node.value
        for tree in sources
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def is_composed(key: str) -> bool:
    """Whether a key may be put together from a beginning and a word, or a rule that is cited.

    Or from such a rule and a word.
    """
    rule, _, word = key.rpartition("-")
    if rule.upper() in literals() and word in literals():
        return True
    for beginning in (text for text in literals() if re.fullmatch(r"([a-z]+-)+", text)):
        rest = key.removeprefix(beginning)
        if rest != key:
            return not re.fullmatch(r"[a-z]{2}-\d+", rest) or rest.upper() in literals()
    return False


@every_folder
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_catalogue_can_be_read_to_the_last_line(folder: Path, spoken: str) -> None:
    path = folder / f"{spoken}.ftl"
    assert [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)] == []


@every_folder
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_language_has_the_same_keys_and_variables(folder: Path, spoken: str) -> None:
    english, other = (messages(folder / f"{name}.ftl") for name in (DEFAULT_LANGUAGE, spoken))
    assert sorted(other) == sorted(english)
    assert {k: sorted(v) for k, v in other.items()} == {k: sorted(v) for k, v in english.items()}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_key_is_defined_twice(spoken: str) -> None:
    keys = [
        entry.id.name
        for folder in FOLDERS
        for entry in entries(folder / f"{spoken}.ftl")
        if isinstance(entry, ftl.Message)
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_no_message_is_unused() -> None:
    assert sorted(key for key in all_keys() - literals() if not is_composed(key)) == []


def test_no_message_is_missing() -> None:
    families = {key.partition("-")[0] for key in all_keys()}
    wanted = {text for text in literals() if KEY.fullmatch(text)}
    known = all_keys() | {re.sub("^(cli|problem)-", "", key) for key in all_keys()}
    missing = {key for key in wanted if key.partition("-")[0] in families} - known
    assert sorted(missing) == []


def test_a_message_says_itself_in_every_language() -> None:
    message = Message.of("record-more", line=3)
    words = [message.say(spoken) for spoken in LANGUAGES]
    assert len(set(words)) == len(LANGUAGES)
    assert all("3" in text for text in words)
    assert message.say() == words[0]
    assert say("record-more", line=3) == words[0]


def test_a_message_within_a_message_speaks_the_same_language() -> None:
    inner = Message.of("record-more", line=3)
    outer = Message.of("record-move", line=2, why=inner)
    for spoken in LANGUAGES:
        assert inner.say(spoken) in outer.say(spoken)


def test_messages_are_values() -> None:
    one, other = Message.of("a-key", x=1, y="2"), Message.of("a-key", y="2", x=1)
    assert (one, hash(one)) == (other, hash(other))
    assert one != Message.of("a-key", x=1, y="3")


def test_an_unknown_key_or_language_is_a_key_error() -> None:
    assert not has_message("no-such-key")
    assert has_message("record-more")
    with pytest.raises(KeyError):
        say("no-such-key")
    with pytest.raises(KeyError):
        say("record-more", "tlh", line=3)


def test_a_message_without_words_is_a_key_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages/qaa.ftl").write_text("a-key =\n    .hint = x\n", encoding="utf-8")
    monkeypatch.setattr(language, "ROOT", tmp_path)
    assert has_message("a-key", "qaa")
    with pytest.raises(KeyError, match="a-key"):
        say("a-key", "qaa")


def test_a_missing_fact_is_noticed() -> None:
    with pytest.raises(FluentReferenceError):
        say("record-more")


@pytest.mark.parametrize(
    ("points", "text"), [(3, "+3"), (0, "+0"), (-1, "\N{MINUS SIGN}1"), (-25, "\N{MINUS SIGN}25")]
)
def test_points_are_written_with_their_sign(points: int, text: str) -> None:
    assert signed(points) == text
