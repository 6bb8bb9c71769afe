import pytest

import tessella
from tessella import IllegalMove, Move, NotationError
from tessella.core.game import MOVE_LENGTH
from tessella.core.move import First, Roll

BLOKUS, LINK, TRIOMINOS = map(tessella.game, ("blokus-duo", "tetris-link", "triominos"))
SQUARE_BAD = (
    *("", " ", "e10 ", " e10", "e10,", "e10,,f10", "e10;f10", "e10,f10\n", "e10\0", "\x1b[31me10"),
    *("e0", "e010", "e15", "o1", "e99999999999999999999", "e-1", "e1.0", "e+1", "e1e1", "ee1"),
    *("E１０", "e\N{ARABIC-INDIC DIGIT ONE}", "\N{KELVIN SIGN}1", "ﬁ1", "e10,E10", "pass", "e"),
    *(
        "\N{ZERO WIDTH SPACE}e10",
        "e10\N{COMBINING ACUTE ACCENT}",
        "e10\u2028",
        "\ud800",
        "\ufeffe10",
    ),
)
LATTICE_BAD = (
    *("", "Draw", "DRAW", "draw ", "01", "0123", "021", "012 ", "543", "660", "^0,0", "^0,0:"),
    *("0,0:012", "<0,0:012", "V0,0:012", "^0,0:12", "^0,0:0123", "^0,0:021", "^0,0:016"),
    *("^00,0:012", "^-0,0:012", "^+1,0:012", "^1.0,0:012", "^1e1,0:012", "^ 0,0:012", "^0, 0:012"),
    *(
        "^0,0:012\n",
        "^٠,0:012",
        "^0,0:٠12",
        "^0,0:012\0",
        f"^{10**120},0:012",
        "^0;0:012",
        "^,:012",
    ),
)
LOTS_BAD = (
    *("first:", "first:2", "first:9", "first:10", "first:-1", "first:+1", "first:00", "first:01"),
    *("first: 0", "first:0 ", "first:0\n", "first:٠", "first:x", "first:1e0", "first:0x0"),
    *("first:" + "9" * 90, "first:0,1", "first:None"),
)


@pytest.mark.parametrize("text", SQUARE_BAD)
def test_what_is_no_list_of_cells_is_unreadable(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        BLOKUS.parse(text)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("text", LATTICE_BAD)
def test_what_is_no_tile_and_no_triangle_is_unreadable(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        TRIOMINOS.parse(text)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("text", LOTS_BAD)
def test_a_lot_names_a_seat_of_the_game(text: str) -> None:
    with pytest.raises(NotationError, match="first:1") as caught:
        BLOKUS.parse(text)
    assert caught.value.rule == "BD-3"


def test_a_lot_knows_its_seat() -> None:
    move = tessella.game("tetris-link", seats=4).parse("first:3")
    assert isinstance(move, First)
    assert move.seat == 3
    assert move == First("first:3", 3)


def test_a_face_of_the_die_is_a_roll_and_nothing_else() -> None:
    roll = LINK.parse("*")
    assert isinstance(roll, Roll)
    assert (roll, roll.face) == (Roll("*"), "*")
    for text in ("i", "J", "**", "I,O"):
        with pytest.raises(NotationError):
            LINK.parse(text)


@pytest.mark.parametrize("length", [MOVE_LENGTH + 1, 10_000_000])
@pytest.mark.parametrize("letter", ["a", ",", "9", "\0", "^"])
def test_a_text_longer_than_any_move_is_refused_at_once(length: int, letter: str) -> None:
    for game in (BLOKUS, LINK, TRIOMINOS):
        with pytest.raises(NotationError, match=f"{MOVE_LENGTH:,}") as caught:
            game.parse(letter * length)
        assert len(str(caught.value)) < 200


def test_a_move_of_another_game_is_read_by_its_text() -> None:
    with pytest.raises(NotationError):
        BLOKUS.parse(TRIOMINOS.parse("^0,0:012"))
    assert BLOKUS.parse(LINK.parse("e1,e2,e3,e4")) == BLOKUS.parse("e1,e2,e3,e4")
    with pytest.raises(NotationError, match="int"):
        BLOKUS.parse(Move(7))  # type: ignore[arg-type]


def test_readable_and_forbidden_are_two_things() -> None:
    state = BLOKUS.start().play("first:0")
    with pytest.raises(NotationError, match="BD-1"):
        state.play("o1")
    with pytest.raises(IllegalMove, match="BD-2"):
        state.play("a1,n14")


def test_any_readable_list_of_cells_is_a_move_even_if_it_is_absurd() -> None:
    cells = ",".join(f"{column}{row}" for row in range(1, 15) for column in "abcdefghijklmn")
    with pytest.raises(IllegalMove, match="BD-2"):
        BLOKUS.start().play("first:0").play(cells)


def test_all_whole_numbers_of_a_lattice_are_readable() -> None:
    move = TRIOMINOS.parse("v-123456789,987654321:555")
    assert str(move) == "v-123456789,987654321:555"
