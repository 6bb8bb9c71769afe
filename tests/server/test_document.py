"""The document that the server serves says everything about everything on the wire."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, get_args

import httpx
import pytest

from tessella.server.app import described, make_server
from tessella.server.components import components_of
from tessella.server.documentation.shapes import references, structs
from tessella.server.errors import STATUS
from tessella.server.metrics import Metrics
from tessella.server.settings import Settings
from tessella.server.wire.messages import FromClient, FromServer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return described(components_of(Settings(), Metrics()))


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, found in document["paths"].items():
        for method, operation in found.items():
            yield f"{method} {path}", operation


def test_it_is_served(tmp_path: Path, document: dict[str, Any]) -> None:
    async def story() -> None:
        app, components = make_server(Settings(data=tmp_path))
        await components.start()
        try:
            transport, base = httpx.ASGITransport(app), "http://localhost/api/v1"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                answer = await client.get("/openapi.json")
                assert answer.headers["content-type"].startswith("application/json")
                assert answer.json() == json.loads(json.dumps(document))
                assert (await client.get("/nothing")).json()["code"] == "not-found"
        finally:
            await components.stop()

    asyncio.run(story())


def test_every_operation_says_what_it_does_and_takes(document: dict[str, Any]) -> None:
    ids = []
    for name, operation in operations(document):
        assert operation["summary"], name
        assert operation["description"], name
        assert operation["tags"][0] in {tag["name"] for tag in document["tags"]}, name
        assert all(told["description"] for told in operation.get("parameters", ())), name
        ids.append(operation["operationId"])
    assert len(ids) == len(set(ids))


def test_refusals_have_known_codes(document: dict[str, Any]) -> None:
    assert len(document["components"]["responses"]) > 10
    for name, answer in document["components"]["responses"].items():
        [_, narrowed] = answer["content"]["application/problem+json"]["schema"]["allOf"]
        assert narrowed["properties"]["code"]["enum"] == name.split(".")
        assert set(name.split(".")) <= set(STATUS)


def test_everything_but_health_can_be_refused(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        if operation["tags"] != ["operations"]:
            assert {"429"} <= set(operation["responses"]), name


def test_references_lead_somewhere(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert set(references(document)) == set(shapes)


def test_all_messages_of_the_socket_are_there(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        told = set(references(shapes[name]["anyOf"]))
        assert told == {kind.__name__ for kind in get_args(union)}
        assert shapes[name]["discriminator"]["propertyName"] == "type"


def test_shapes_have_one_name_each() -> None:
    names = [kind.__name__ for kind in structs()]
    assert len(names) == len(set(names))


def test_what_the_server_always_sends_is_not_optional(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert "merged" in shapes["SessionView"]["required"]
    assert "laid" not in shapes["View"]["required"]
    assert "level" not in shapes["Seat"].get("required", ())
    assert "seats" not in shapes["NewMatch"]["required"]


def test_who_asks_is_told_by_cookie_or_token(document: dict[str, Any]) -> None:
    paths = document["paths"]
    assert paths["/api/v1/me"]["get"]["security"] == [{"session": []}, {"token": []}]
    assert paths["/api/v1/matches"]["post"]["security"] == [
        {"session": [], "csrf": []},
        {"token": []},
        {},
    ]
    assert "security" not in paths["/api/v1/games"]["get"]
