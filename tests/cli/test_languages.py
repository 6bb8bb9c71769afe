"""All words in all languages: the same messages, the same facts, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tessella.cli
import tessella.players
import tessella.review
from tessella.cli.play.orders import ORDERS, Order, read_order
from tessella.cli.words import Words, number, system_language, wished_language
from tessella.core.language import LANGUAGES

PACKAGES = [
    Path(str(package.__file__)).parent
    for package in (tessella.cli, tessella.players, tessella.review)
]
KEY = re.compile(r"""["'](?:cli-)?([a-z0-9]+(?:-[a-z0-9]+)*)["']""")


class Facts(Visitor):
    """The facts that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with its facts."""
    text = (folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert other.keys() == english.keys()
    for key, facts in other.items():
        assert facts <= english[key] | {"count"}, key


def test_every_message_of_the_command_is_used() -> None:
    source = "".join(path.read_text() for path in PACKAGES[0].rglob("*.py"))
    used = set(KEY.findall(source))
    made = {f"order-{order.key}" for order in Order}
    for key in messages(PACKAGES[0], "en"):
        bare = key.removeprefix("cli-")
        assert bare in used | made or bare.startswith("help-"), key


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "nl_NL"}, "en"),
        ({"LC_ALL": "de_AT", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CH", "LANG": "de"}, "fr"),
    ],
)
def test_the_system_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("tokens", "language"),
    [
        ([], "de"),
        (["--lang", "fr"], "fr"),
        (["play", "--lang=en"], "en"),
        (["--lang"], "de"),
        (["--lang", "xx"], "de"),
    ],
)
def test_a_flag_chooses_the_language_before_anything_is_read(
    tokens: list[str], language: str
) -> None:
    assert wished_language(tokens, {"LANG": "de_DE"}) == language


def test_every_order_is_known_in_every_language() -> None:
    words = [word for order in Order for word in order.value]
    assert len(words) == len(set(words)) == len(ORDERS)
    for language in LANGUAGES:
        for order in Order:
            word = Words(language)(f"order-{order.key}").split()[0]
            assert read_order(word) == (order, ""), word


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("?", (Order.FITS, "")),
        ("?T5", (Order.FITS, "T5")),
        ("? e10  T", (Order.FITS, "e10  T")),
        ("UNDO", (Order.UNDO, "")),
        ("zurück", (Order.UNDO, "")),
        ("save my game", (Order.SAVE, "my game")),
        ("undone", None),
        ("e10,f10", None),
        ("draw", None),
        ("", None),
    ],
)
def test_orders_are_read(line: str, order: tuple[Order, str] | None) -> None:
    assert read_order(line) == order


def test_plural_forms() -> None:
    for language, one, many in (
        ("en", "1 more move:", "2 more moves:"),
        ("fr", "1 coup", "2 coups"),
    ):
        words = Words(language)
        assert one in words("fits-more", count=1)
        assert many in words("fits-more", count=2)
    assert "0 coup\N{NARROW NO-BREAK SPACE}" in Words("fr")("fits-more", count=0)


def test_numbers_have_a_true_minus_sign() -> None:
    assert [number(value) for value in (-3, 0, 12)] == ["−3", "0", "12"]
