"""Records that clients send to have a look at them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class ReviewText(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record that is to be reviewed; `deep`: eight times as long a move."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    deep: bool = False


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, the seat from which to see it (None: a spectator), and from where."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    start: Annotated[int, Meta(ge=0, le=100_000)] = 0
