"""Solids: closed, the right way out, and as large as they should be."""

import numpy as np
import pytest

import tessella
from tessella.core.box import Bar, Die, Foot, Polyomino, Selector
from tessella.core.registry import game_type
from tessella.printing import Wish, files, order
from tessella.printing.forms import figure_of
from tests.printing.solids import Mesh, read
from tests.printing.test_figures import PARTS, SQUARES, every_piece

CLEARANCE = 0.2


def made(game: str, **wish: object) -> list[Mesh]:
    wanted = order(game, Wish(**wish))  # type: ignore[arg-type]
    return [read(file()) for file in files(wanted, "stl", "en")]


def one(name: str, **wish: object) -> Mesh:
    """A part of a game by itself, in the colour of the first seat if it has one."""
    game, piece = name.split()
    box = game_type(game).box
    own = {"seat": 0} if box and any(each.colour is not None for each in box.sets) else {}
    (mesh,) = made(game, pieces=[piece], **own, **wish)
    return mesh


def assert_closed(mesh: Mesh) -> None:
    assert mesh.open_edges() == []
    assert mesh.volume > 0
    lengths = np.linalg.norm(mesh.across, axis=1)
    outward = np.einsum("ij,ij->i", mesh.across, mesh.normals)
    assert np.allclose(outward, lengths, atol=1e-4)


@pytest.mark.parametrize("game", tessella.games())
def test_every_part_of_a_box_is_closed(game: str) -> None:
    for mesh in made(game):
        assert_closed(mesh)


@pytest.mark.parametrize("name", PARTS)
def test_a_solid_is_smaller_than_its_figure_by_the_clearance(name: str) -> None:
    form = PARTS[name].form
    width, depth = (form.side,) * 2 if isinstance(form, Die) else figure_of(form, 15).size
    high = form.side - 2 * CLEARANCE if isinstance(form, Die) else 4
    mesh = one(name, cell=15.0, thickness=4.0, clearance=CLEARANCE)
    blunt = 0.02 if "selector" in name else 1e-3  # a polygon that passes for a circle
    if isinstance(form, Polyomino | Bar | Foot | Die | Selector):
        lost = 2 * CLEARANCE
        assert mesh.size == pytest.approx([width - lost, depth - lost, high], abs=blunt)
    assert mesh.size[2] == pytest.approx(high, abs=1e-3)


@every_piece
def test_a_solid_keeps_most_of_its_volume(name: str) -> None:
    whole = len(SQUARES[name].cells) * 15**2 * 4
    assert 0.85 * whole < one(name, cell=15.0, thickness=4.0).volume < 0.99 * whole


def test_without_clearance_a_piece_is_as_long_as_its_cells() -> None:
    assert one("blokus-duo I5", cell=15.5, clearance=0.0).size[0] == pytest.approx(77.5, abs=1e-3)


@pytest.mark.parametrize("wish", [{"cell": 8.0}, {"cell": 40.0}, {"thickness": 1.0}])
@pytest.mark.parametrize(
    "name",
    ["blokus-duo F", "blokus-duo O", "triominos 345", "tetris-link T", "tetris-duel selector"],
)
def test_small_large_and_thin_solids_are_closed(name: str, wish: dict[str, float]) -> None:
    assert_closed(one(name, clearance=1.0, **wish))


def test_grooves_part_the_cells_on_both_faces() -> None:
    mesh = one("blokus-duo 2", cell=15.0, thickness=4.0)
    for face in (0.0, 4.0):
        flat = [t for t in mesh.corners if np.allclose(t[:, 2], face)]
        points = np.concatenate(flat)[:, 0] - mesh.corners[:, :, 0].min()
        assert not [x for x in points if 14.3 < x < 15.3]


def test_numbers_are_engraved() -> None:
    plain = 0.433 * 25.4**2 * 6.4
    mesh = one("triominos 555")
    floor = [t for t in mesh.corners if np.allclose(t[:, 2], 6.4 - 0.6, atol=1e-3)]
    assert floor
    assert mesh.volume < plain
