"""The names that the server goes by, and those that a page of somebody else could lead to it."""

from __future__ import annotations

import json
import socket

import pytest

from tessella.server.guard.hosts import Hosts, hosts_of
from tessella.server.settings import Settings
from tests.server.test_guard import handshake
from tests.server.town import Opened, story, town

ADDRESSES = ("127.0.0.1", "127.0.0.1:8000", "192.168.178.20:8000", "[::1]:8000", "[fe80::1%eth0]")
FOREIGN = ("evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "", "localhost, evil.test")


@pytest.mark.parametrize("host", [*ADDRESSES, "localhost:8000", "LOCALHOST", "localhost."])
def test_addresses_and_the_own_machine_are_always_allowed(host: str) -> None:
    for settings in (
        Settings(),
        Settings(public_url="https://play.test"),
        Settings(hosts=("play.test",)),
    ):
        assert hosts_of(settings).allows(host)


@pytest.mark.parametrize("host", ["anna.local", "anna.lan:8000", "anna", "anna.home.arpa"])
def test_a_family_may_use_the_names_of_its_network(host: str) -> None:
    assert hosts_of(Settings(host="0.0.0.0")).allows(host)  # noqa: S104
    assert hosts_of(Settings()).allows(socket.gethostname())
    assert not hosts_of(Settings(public_url="https://play.test")).allows(host)
    assert not hosts_of(Settings(hosts=("play.test",))).allows(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_refused(host: str) -> None:
    for settings in (Settings(), Settings(public_url="https://play.test", hosts=("*.play.test",))):
        assert not hosts_of(settings).allows(host)


def test_names_of_the_settings_are_allowed() -> None:
    hosts = hosts_of(Settings(public_url="https://Play.test:8443", hosts=("*.example.org",)))
    assert all(
        map(hosts.allows, ("play.test:8443", "PLAY.TEST", "a.example.org", "b.A.Example.org"))
    )
    assert not hosts.allows("example.org")
    assert not hosts.allows("badexample.org")
    assert Hosts(["*"]).allows("anything.test")


@story
async def test_a_request_for_another_host_is_refused_with_the_setting(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        browser = place.browser("127.0.0.1")
        for method, path in (("GET", "session"), ("POST", "session"), ("GET", "/nowhere")):
            refused = await browser.send(
                method, path, host="evil.test:8000", origin="http://evil.test:8000"
            )
            assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")
            assert "evil.test" in refused.json()["detail"]
            assert "TESSELLA_HOSTS" in refused.json()["detail"]
        for path in ("/health", "/health/live", "/health/ready"):
            assert (await browser.get(path, host="table:8000")).status_code == 200
        assert (await browser.get("/metrics")).status_code == 200
        rebound = await browser.get("/metrics", host="evil.test:8000")
        assert rebound.json()["code"] == "forbidden", "a page could read it by a name of its own"


@story
async def test_a_socket_for_another_host_is_refused(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        start, body = await handshake(place, host="evil.test", origin="http://evil.test")
        assert start["status"] == 421
        assert json.loads(body["body"])["code"] == "wrong-host"
