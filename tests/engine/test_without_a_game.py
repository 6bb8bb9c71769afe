"""No game is needed by another: without its native folder all else is built and works."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = sorted(entry.parent.name for entry in ROOT.glob("native/games/*/entry.hpp"))
CMAKE = Path(sys.executable).with_name("cmake")
TESTS = ("tests/engine/test_agreement.py", "tests/engine/test_batch.py")
OTHERS = """
import importlib.util, sys
import pytest

module, game, *tests = sys.argv[1:]
spec = importlib.util.spec_from_file_location("tessella._native", module)
native = sys.modules["tessella._native"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(native)
assert len(native.states()) == {others}
assert game not in {{kind.name for kind in native.states()}}
others = f"not {{game}} and not {{game.replace('-', '_')}}"
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", others, *tests]))
"""


@pytest.fixture(params=GAMES)
def taken(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    """A game, and the project without its native folder."""
    game: str = request.param
    shutil.copytree(ROOT / "native", tmp_path / "native")
    shutil.copy(ROOT / "CMakeLists.txt", tmp_path)
    shutil.rmtree(tmp_path / "native" / "games" / game)
    return game, tmp_path


def run(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_registry_lists_the_games_whose_folders_there_are(taken: tuple[str, Path]) -> None:
    game, project = taken
    run(CMAKE, "-D", "OUT=out", "-P", "native/registry.cmake", cwd=project)
    listed = (project / "out" / "registry" / "games.hpp").read_text()
    assert re.findall(r"games::(\w+)::Entry", listed) == [each for each in GAMES if each != game]
    files = list((project / "out").glob("**/*.[ch]pp"))
    assert len(files) >= len(GAMES) - 1
    relatives = [each for each in GAMES if each != game and game in each]
    for written in files:
        text = written.read_text()
        for each in relatives:
            text = text.replace(each, "")
        assert game not in text
        assert game != written.stem


@pytest.mark.long
def test_the_module_is_built_and_plays_the_other_games(taken: tuple[str, Path]) -> None:
    game, project = taken
    options = (f"-DPython_EXECUTABLE={sys.executable}", "-DTESSELLA_ASKS_CPU_LEVEL=OFF")
    run(CMAKE, "-G", "Ninja", "-S", ".", "-B", "build", *options, cwd=project)
    run(CMAKE, "--build", "build", "--target", "_native", cwd=project)
    (module,) = (project / "build").glob("_native.*.so")
    others = OTHERS.format(others=len(GAMES) - 1)
    run(sys.executable, "-c", others, module, game.replace("_", "-"), *TESTS, cwd=ROOT)
