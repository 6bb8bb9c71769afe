import pytest

from tools import typescript

REF = "#/components/schemas/"


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"enum": ["a", 2]}, "'a' | 2"),
        ({"$ref": f"{REF}View"}, "View"),
        ({"type": "array", "items": {"$ref": f"{REF}View"}}, "readonly View[]"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "null"}, {"type": "integer"}]}},
            "readonly (null | number)[]",
        ),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]},
            "readonly [number, string]",
        ),
        (
            {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
            "readonly (readonly number[])[]",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Readonly<Record<string, boolean>>",
        ),
    ],
)
def test_a_schema_becomes_a_type(schema: typescript.Schema, text: str) -> None:
    assert typescript.typed(schema) == text


def test_what_nothing_is_known_of_is_refused() -> None:
    with pytest.raises(typescript.NoShapeError):
        typescript.typed({})


def test_an_object_becomes_an_interface_and_says_what_may_be_absent() -> None:
    schema = {
        "description": "An example.",
        "type": "object",
        "properties": {"kind": {"enum": ["outer"]}, "maybe": {"type": "boolean"}},
        "required": ["kind"],
    }
    assert (
        typescript.declared("Outer", schema)
        == """\
/**
 * An example.
 */
export interface Outer {
  readonly kind: 'outer';
  readonly maybe?: boolean;
}
"""
    )


def test_items_of_a_tuple_keep_their_names() -> None:
    items = [{"title": "seat", "type": "integer"}, {"title": "move", "type": "string"}]
    told = typescript.declared("Placed", {"type": "array", "prefixItems": items})
    assert told == "export type Placed = readonly [seat: number, move: string];\n"
