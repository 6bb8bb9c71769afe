"""The environment and the server of the example of a game."""

from collections.abc import Iterator

import pytest

from tests.examples.fresh import Fresh
from tests.server.process import Process


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(tmp_path_factory.mktemp("fresh") / "env")


@pytest.fixture(scope="session")
def table(fresh: Fresh, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in the fresh environment."""
    with Process(tmp_path_factory.mktemp("table"), program=fresh.tessella) as process:
        yield process
        assert not process.failures(), process.output()
