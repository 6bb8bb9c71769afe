import importlib
import os
import subprocess
import sys
from types import ModuleType

import pytest

from tessella import engine
from tessella.engine.builds import BUILDS, Build, choose, runnable

CPU_LEVEL = engine.cpu_level()


@pytest.fixture(params=BUILDS, ids=[build.isa for build in BUILDS])
def native(request: pytest.FixtureRequest) -> ModuleType:
    build: Build = request.param
    if build.cpu_level > CPU_LEVEL:
        pytest.skip(f"this CPU does not run {build.isa}")
    return importlib.import_module(build.module)


def test_each_build_tells_its_instruction_set(native: ModuleType) -> None:
    assert {build.isa: build.module for build in BUILDS}[native.isa()] == native.__name__


def test_both_builds_see_the_same_cpu(native: ModuleType) -> None:
    assert native.cpu_level() == CPU_LEVEL
    assert CPU_LEVEL in {1, 2, 3, 4}


def test_the_widest_build_is_chosen_unless_one_is_wanted() -> None:
    assert choose("", BUILDS) is BUILDS[-1]
    assert choose("base", BUILDS) is BUILDS[0]


def test_a_build_that_does_not_run_here_is_refused_by_name() -> None:
    with pytest.raises(ImportError, match=r"TESSELLA_ISA='x86-64-v3'.* choose one of: base$"):
        choose("x86-64-v3", BUILDS[:1])


def test_a_plain_cpu_runs_the_plain_build_only() -> None:
    assert runnable(1) == BUILDS[:1]


@pytest.mark.parametrize("wanted", ["", *(build.isa for build in runnable(CPU_LEVEL))])
def test_the_environment_chooses_the_build(wanted: str) -> None:
    program = "from tessella import engine; print(engine.isa())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"TESSELLA_ISA": wanted},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == (wanted or runnable(CPU_LEVEL)[-1].isa)
