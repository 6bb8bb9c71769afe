"""All settings of the server: one value, read from the environment, overridden by flags."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from tessella.core.errors import TessellaError, shown
from tessella.core.language import say

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "TESSELLA_"
FOREIGN: Final = frozenset({"TESSELLA_ISA"})
"""Variables that begin alike and belong to other parts."""
DATABASE_FILE: Final = "tessella.sqlite3"
LEAST_SECRET: Final = 32

ACCEPTS: Final[Mapping[str, str]] = {
    "host": "127.0.0.1, 0.0.0.0, ::1, …",
    "port": "0–65535",
    "data": "/var/lib/tessella, …",
    "database": "postgresql://USER:PASSWORD@HOST/NAME",
    "redis": "redis://HOST:PORT/0, rediss://…, unix://…",
    "public_url": "https://HOST, http://HOST:PORT",
    "origins": "https://HOST,https://HOST:PORT",
    "hosts": "HOST,*.HOST,…",
    "secret": "≥ 32",
    "proxies": "0–8",
    "password_time": "1–20",
    "password_memory": "8–1048576 (KiB)",
    "session_days": "1–365",
    "spectator_delay": "0–3600 (s)",
    "computer_pause": "0–10000 (ms)",
    "away_after": "1–600 (s)",
    "hand_over_after": "1–604800 (s)",
    "claim_after": "1–2592000 (s)",
    "computer_memory": "0–65536 (MiB)",
    "body_limit": "1024–16777216 (bytes)",
    "requests_per_minute": "10–1000000",
    "connections": "100–1000000",
    "connections_per_address": "10–1000000",
    "head_seconds": "1–120 (s)",
    "limit_factor": "1–1000000",
    "metrics_token": "≥ 16",
    "log_format": "text, json",
    "log_level": "debug, info, warning, error",
}
"""What each setting takes, for whoever has given something else."""


class SettingError(TessellaError):
    """A setting has a value that it does not take, or does not exist."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. The variable of `port` is `TESSELLA_PORT`, its flag `--port`."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: Path = msgspec.field(default_factory=lambda: user_data_path("tessella", appauthor=False))
    database: Annotated[str, Meta(pattern=r"^(postgres(ql)?(\+asyncpg)?://.+)?$")] = ""
    redis: Annotated[str, Meta(pattern=r"^((rediss?|unix)://.+)?$")] = ""
    public_url: Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+/?)?$")] = ""
    origins: tuple[Annotated[str, Meta(pattern=r"^https?://[^/?#\s]+$")], ...] = ()
    hosts: tuple[Annotated[str, Meta(pattern=r"^(\*|(\*\.)?[A-Za-z0-9_\-.]+)$")], ...] = ()
    """Names under which the server may be asked; empty: those that `guard/hosts.py` finds."""
    secret: Annotated[str, Meta(pattern=r"^(.{32,})?$")] = ""
    proxies: Annotated[int, Meta(ge=0, le=8)] = 0
    password_time: Annotated[int, Meta(ge=1, le=20)] = 3
    password_memory: Annotated[int, Meta(ge=8, le=1_048_576)] = 65536
    session_days: Annotated[int, Meta(ge=1, le=365)] = 90
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 30
    computer_pause: Annotated[int, Meta(ge=0, le=10_000)] = 400
    away_after: Annotated[int, Meta(ge=1, le=600)] = 15
    hand_over_after: Annotated[int, Meta(ge=1, le=604_800)] = 300
    claim_after: Annotated[int, Meta(ge=1, le=2_592_000)] = 86_400
    computer_memory: Annotated[int, Meta(ge=0, le=65_536)] = 64
    body_limit: Annotated[int, Meta(ge=1024, le=16_777_216)] = 65536
    requests_per_minute: Annotated[int, Meta(ge=10, le=1_000_000)] = 1200
    connections: Annotated[int, Meta(ge=100, le=1_000_000)] = 20_000
    connections_per_address: Annotated[int, Meta(ge=10, le=1_000_000)] = 200
    head_seconds: Annotated[int, Meta(ge=1, le=120)] = 10
    limit_factor: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    """All limits of how often something may be asked for, times this."""
    metrics_token: Annotated[str, Meta(pattern=r"^(.{16,})?$")] = ""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def database_file(self) -> Path:
        """The file of the embedded database."""
        return self.data / DATABASE_FILE

    @property
    def database_url(self) -> str:
        """The address of PostgreSQL as SQLAlchemy wants it; empty: the embedded database."""
        scheme, rest = self.database.partition("://")[::2]
        return f"postgresql+asyncpg://{rest}" if scheme else ""

    @property
    def public_origin(self) -> str:
        """The origin under which browsers know this server; empty: the one that they name."""
        return origin(self.public_url) if self.public_url else ""

    @property
    def is_public_https(self) -> bool:
        """Whether browsers come by https, whatever the server itself sees."""
        return self.public_url.startswith("https://")


def origin(url: str) -> str:
    """Scheme, host and port of a URL, as a browser writes them."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def read_settings(environment: Mapping[str, str], flags: Mapping[str, object]) -> Settings:
    """The settings of the environment, overridden by the flags that were given (not None)."""
    given: dict[str, object] = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in FOREIGN and value
    }
    given |= {name: value for name, value in flags.items() if value is not None}
    values: dict[str, Any] = {name: _value(name, value) for name, value in given.items()}
    return Settings(**values)


def _value(name: str, value: object) -> object:
    """A setting's value as its type has it."""
    if name not in ACCEPTS:
        known = ", ".join(PREFIX + key.upper() for key in ACCEPTS)
        raise SettingError("setting-unknown", name=PREFIX + shown(name).upper(), known=known)
    if name in {"origins", "hosts"} and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, _types()[name], strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise _refused(name, value) from error


def _refused(name: str, value: object) -> SettingError:
    """What is wrong with a value; those that may hold a password are not repeated."""
    told = "…" if name in {"secret", "metrics_token", "database", "redis"} else shown(value)
    return SettingError(
        "setting-refused", name=PREFIX + name.upper(), value=told, accepts=ACCEPTS[name]
    )


def _types() -> dict[str, object]:
    return {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _path(kind: type, value: object) -> object:
    return kind(value)


def purpose(name: str, language: str) -> str:
    """What a setting is for, in a few words."""
    return say(f"setting-{name.replace('_', '-')}", language)
