"""People on the wire. Times are milliseconds since 1970 (UTC)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tessella.server.wire.ranking import Rating

Name = Annotated[str, Meta(min_length=1, max_length=64, description="3 to 20 Latin letters, …")]
Password = Annotated[str, Meta(min_length=1, max_length=256, description="8 to 200 characters.")]
Email = Annotated[str, Meta(max_length=254)]
Label = Annotated[str, Meta(min_length=1, max_length=64)]
ScopeName = Literal["read", "play", "chat"]
KindName = Literal["guest", "account", "bot", "deleted"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends: what it does not know, it does not take."""


class SignUp(Asked, frozen=True):
    """Who somebody wants to be."""

    name: Name
    password: Password
    email: Email | None = None


class SignIn(Asked, frozen=True):
    """Who somebody is."""

    name: Name
    password: Password


class SignOut(Asked, frozen=True):
    """Which sessions end."""

    everywhere: bool = False


class Change(Asked, frozen=True):
    """What shall be different; what is left out stays. An e-mail of null is forgotten."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET


class PasswordChange(Asked, frozen=True):
    """The password that is, and the one that shall be."""

    old: Password
    password: Password


class Farewell(Asked, frozen=True):
    """The password of the account that shall be deleted; a guest has none."""

    password: Annotated[str, Meta(max_length=256)] = ""


class TokenWish(Asked, frozen=True):
    """A token to be made: a name for its owner, and what it allows."""

    label: Label
    scopes: Annotated[tuple[ScopeName, ...], Meta(min_length=1, max_length=3)]


class BotWish(Asked, frozen=True):
    """A bot to be made."""

    name: Name


class PersonView(msgspec.Struct, frozen=True):
    """What everybody may know of a person."""

    id: str
    name: str
    kind: KindName


class Profile(msgspec.Struct, frozen=True):
    """A person's page."""

    id: str
    name: str
    kind: KindName
    since: int
    ratings: tuple[Rating, ...]
    owner: str | None = None
    """The name of the person whose bot it is."""


class SessionView(msgspec.Struct, frozen=True):
    """Who the server takes the client for; `csrf` goes into the header `X-CSRF-Token`."""

    person: PersonView | None
    csrf: str | None
    merged: int = 0
    """How many matches of the guest went to the account that was signed in to."""


class Me(msgspec.Struct, frozen=True):
    """What a person may know of themselves."""

    id: str
    name: str
    kind: KindName
    email: str | None
    since: int
    scopes: tuple[str, ...]
    csrf: str | None


class TokenView(msgspec.Struct, frozen=True):
    """A token without what opens the account."""

    id: str
    label: str
    scopes: tuple[str, ...]
    created: int
    used: int | None


class MadeToken(msgspec.Struct, frozen=True):
    """A token that was made; `secret` is shown this once."""

    id: str
    label: str
    scopes: tuple[str, ...]
    created: int
    secret: str
