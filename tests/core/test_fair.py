"""The protocol of the fair dice: its vectors, its evenness, and what it keeps to itself."""

import hashlib
import hmac
import pickle
from collections import Counter
from dataclasses import replace

import pytest

import tessella
from tessella.core import fair
from tessella.core.fair import SPAN, Dice, Fair, FairError, Secret, draw_nonce, even
from tessella.core.language import LANGUAGES
from tests.core.fair_match import LINK, NONCES, SECRET, fair_of
from tests.laws.test_words import is_clean

COMMITMENT = "sha256:970f8cb33cf869a7be1fb44a146a5402089c5349cdea8f489d6e03d2fd43e65b"
KEY = "bee9f112bef2f7a2b6fea7d4363c1ff87bd4288e3c56cb6249ed6fa3bb50614a"
HALF = SPAN // 2 + 1
"""Of so many numbers about every second block is thrown away."""
FIRST_BLOCKS = (
    0xC41BFE76B9811BBCB0002D882825CD49361FFA799588D1E0FEDA641F8E0C27A3,
    0xEF1C054354AF14F278DD13FCF00386C2916B1B310CF0450C66811E9D7DA5EC7D,
    0x4D48F68738B78D59C686EE8B016982A8F635AC4B95F0ADA96B307E36D1335F91,
)
CHI_SQUARE_5 = 20.52
"""With 5 degrees of freedom a fair die exceeds it once in a thousand runs; this run is fixed."""


def dice() -> Dice:
    return fair_of(LINK).dice(LINK)


def test_the_vectors_of_the_guide() -> None:
    assert SECRET.commitment == COMMITMENT
    assert dice().key.hex() == KEY
    assert tuple(dice().stream(n).randrange(SPAN) for n in range(3)) == FIRST_BLOCKS
    assert [dice().stream(n).randrange(6) for n in range(12)] == [
        3,
        5,
        3,
        0,
        1,
        2,
        0,
        3,
        0,
        3,
        0,
        4,
    ]
    assert [dice().stream(n).randrange(3) for n in range(12)] == [
        0,
        2,
        0,
        0,
        1,
        2,
        0,
        0,
        0,
        0,
        0,
        1,
    ]
    lasts = [dice().stream(n).randrange(HALF) % 1000 for n in range(8)]
    assert lasts == [376, 423, 809, 988, 286, 737, 308, 147]


def test_the_vectors_follow_from_plain_hashes() -> None:
    assert (
        hashlib.sha256(b"tessella-fair-1 commitment\n" + bytes(range(32))).hexdigest() in COMMITMENT
    )
    terms = (
        b"tessella-fair-1 key\nmatch: example-1\ngame: tetris-link\n"
        b"options: seats=3 edition=fr dice=true\nnonce 0: ada\nnonce 1: bob-7\nnonce 2: Cem_2026\n"
    )
    key = hmac.new(bytes(range(32)), terms, "sha256")
    assert key.hexdigest() == KEY
    for number, block in enumerate(FIRST_BLOCKS):
        place = b"tessella-fair-1 chance\n" + bytes([0] * 7 + [number] + [0] * 8)
        assert hmac.new(key.digest(), place, "sha256").hexdigest() == f"{block:064x}"


def test_a_block_that_would_favour_some_numbers_is_thrown_away() -> None:
    assert FIRST_BLOCKS[0] >= HALF
    stream, every = dice().stream(0), dice().stream(0)
    blocks = [every.randrange(SPAN) for _ in range(20)]
    kept = [block for block in blocks if block < HALF]
    assert [stream.randrange(HALF) for _ in kept] == kept
    assert 3 < len(kept) < 17


@pytest.mark.parametrize("span", [1, 2, 8, 60, 256])
def test_no_remainder_is_favoured(span: int) -> None:
    for stop in range(1, span + 1):
        counts = Counter(even(value, span, stop) for value in range(span))
        again = counts.pop(None, 0)
        assert sorted(n for n in counts if n is not None) == list(range(stop))
        assert set(counts.values()) == {span // stop}
        assert again == span % stop < stop


@pytest.mark.parametrize("stop", [0, -1, SPAN + 1])
def test_a_range_that_a_block_cannot_cover_is_refused(stop: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        dice().stream(0).randrange(stop)


def test_the_die_is_even_over_many_decisions() -> None:
    rolls = 12_000
    counts = Counter(dice().stream(n).randrange(6) for n in range(rolls))
    expected = rolls / 6
    assert sum((counts[face] - expected) ** 2 / expected for face in range(6)) < CHI_SQUARE_5


def test_a_decision_depends_on_its_number_alone() -> None:
    asked_often = dice()
    for _ in range(5):
        asked_often.stream(7).randrange(6)
    start = LINK.start()
    moves = [asked_often.draw(start, n) for n in (3, 1, 2, 1, 3)]
    assert moves == [dice().draw(start, n) for n in (3, 1, 2, 1, 3)]
    assert len({dice().stream(n).randrange(SPAN) for n in range(1000)}) == 1000


@pytest.mark.parametrize(
    "other",
    [
        (LINK, replace(fair_of(LINK), match="example-2")),
        (LINK, replace(fair_of(LINK), nonces=("bob-7", "ada", "Cem_2026"))),
        (LINK, replace(fair_of(LINK), nonces=("ada", "bob-7", "Cem_2027"))),
        (LINK, replace(fair_of(LINK), secret=Secret(bytes(32)))),
        (tessella.game("tetris-link", seats=3, edition="de"), fair_of(LINK)),
    ],
    ids=["match", "order", "nonce", "secret", "options"],
)
def test_everything_that_was_agreed_counts(other: tuple[tessella.Game, Fair]) -> None:
    game, terms = other
    assert terms.dice(game).key != dice().key


def test_the_secret_is_revealed_only_if_it_is_the_one() -> None:
    hidden = fair_of(LINK).hidden()
    assert hidden.secret is None
    assert not hidden.is_kept
    assert hidden.revealed(SECRET) == fair_of(LINK)
    assert fair_of(LINK).is_kept
    with pytest.raises(FairError, match=COMMITMENT):
        hidden.revealed(Secret(bytes(32)))
    with pytest.raises(FairError, match="hasn’t been revealed"):
        hidden.dice(LINK)


def test_nothing_that_is_printed_tells_the_secret_or_the_key() -> None:
    for value in (
        SECRET,
        fair_of(LINK),
        dice(),
        dice().stream(0),
        tessella.Record(LINK, fair=fair_of(LINK)),
    ):
        for text in (repr(value), str(value), f"{value}", f"{[value]}"):
            assert SECRET.text[:8] not in text
            assert repr(SECRET.value)[2:20] not in text
            assert KEY[:8] not in text
            assert repr(dice().key)[2:12] not in text


def test_secrets_are_values_that_nobody_can_guess() -> None:
    one, other = Secret.draw(), Secret.draw()
    assert one != other
    assert Secret.read(one.text) == one
    assert hash(Secret.read(one.text)) == hash(one)
    assert one != one.text
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own
    assert len({draw_nonce() for _ in range(100)}) == 100
    fair.check_nonce(draw_nonce())


@pytest.mark.parametrize(
    "text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 63 + "\n", "٣" * 64]
)
def test_what_is_no_secret_is_refused_and_not_repeated(text: str) -> None:
    with pytest.raises(FairError) as caught:
        Secret.read(text)
    for language in LANGUAGES:
        assert "64" in caught.value.say(language)
        assert not text or text not in caught.value.say(language)
    with pytest.raises(FairError):
        Secret(b"short")


@pytest.mark.parametrize("word", ["", "x" * 65, "a b", "a\n", "é", "a:b", "\0", "٣"])
def test_nonces_and_names_of_matches_are_short_and_plain(word: str) -> None:
    terms = fair_of(LINK)
    with pytest.raises(FairError):
        replace(terms, match=word)
    with pytest.raises(FairError) as caught:
        replace(terms, nonces=("ada", word, "cem"))
    for language in LANGUAGES:
        assert is_clean(caught.value.say(language))


@pytest.mark.parametrize(
    "text", ["", COMMITMENT[7:], COMMITMENT.upper(), COMMITMENT + "0", "sha256:"]
)
def test_a_commitment_names_its_hash(text: str) -> None:
    with pytest.raises(FairError):
        replace(fair_of(LINK), commitment=text)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_every_seat_gives_a_nonce(count: int) -> None:
    terms = replace(fair_of(LINK), nonces=NONCES[:count])
    with pytest.raises(FairError, match="3 seats"):
        terms.dice(LINK)
    with pytest.raises(FairError, match="3 seats"):
        tessella.Record(LINK, fair=terms)
