"""Structured logs, from which whatever opens a door is removed before it is written."""

from __future__ import annotations

import hashlib
import logging
import re
import sys
from typing import TYPE_CHECKING, Any, Final, TextIO

import structlog

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableMapping

    from structlog.typing import Processor

    from tessella.server.settings import Settings

HIDDEN: Final = "[hidden]"
SECRET_KEYS: Final = re.compile(
    r"passw|secret|token|cookie|authori[sz]ation|csrf|session|nonce|email|credential|api_?key",
    re.IGNORECASE,
)
"""Names of values that no log may hold."""
DIGESTED: Final = frozenset({"match"})
"""Names of values that open something and by which lines are told apart: a digest does as well."""
SECRET_TEXTS: Final = (
    (re.compile(r"tsl_[\w-]{8,}"), f"tsl_{HIDDEN}"),
    (re.compile(r"(tessella_(?:session|device)=)[^;\s\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"\$argon2\w*\$[^\s\"']+"), HIDDEN),
    (re.compile(r"(?i)\b(bearer\s+)[\w.~+/=-]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^:/@\s]*:)[^@/\s]+@"), rf"\1{HIDDEN}@"),
)
"""Secrets that are known by their form, wherever they stand."""
DEEPEST: Final = 6
TALKATIVE: Final = ("alembic", "uvicorn")
"""Libraries that tell at every start what nobody has to know."""
LINES_WITH_PATHS: Final = ("uvicorn.access", "httpx")
"""Loggers of whole addresses: that of a private match is its key. The guard logs routes."""


def without_secrets(value: Any, depth: int = 0) -> Any:
    """A value fit for a log."""
    if isinstance(value, str):
        for form, instead in SECRET_TEXTS:
            value = form.sub(instead, value)
        return value
    if isinstance(value, bytes):
        return without_secrets(value.decode(errors="replace"), depth)
    if depth >= DEEPEST:
        return HIDDEN
    if isinstance(value, dict):
        return _hide(value, depth + 1)
    if isinstance(value, list | tuple | set | frozenset):
        return [without_secrets(part, depth + 1) for part in value]
    return value if isinstance(value, int | float | None) else without_secrets(repr(value))


def _hide(values: Mapping[Any, Any], depth: int) -> dict[Any, Any]:
    return {key: _hidden(str(key), value, depth) for key, value in values.items()}


def _hidden(key: str, value: Any, depth: int) -> Any:
    if SECRET_KEYS.search(key):
        return HIDDEN
    if key in DIGESTED:
        return "#" + hashlib.sha256(str(value).encode()).hexdigest()[:12]
    return without_secrets(value, depth)


def hide_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The processor of every line, ours and that of libraries."""
    inner = {key: event.pop(key) for key in ("_record", "_from_structlog") if key in event}
    return {**_hide(event, 0), **inner}


SHARED: Final[tuple[Processor, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.format_exc_info,
)


UNFINISHED: Final = "ASGI callable returned without completing handshake."


def is_said_rightly(record: logging.LogRecord) -> bool:
    """Uvicorn takes a handshake that was refused with a reason for one that was forgotten."""
    return record.msg != UNFINISHED


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Let all logs of the process, those of libraries too, go through one form to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                hide_secrets,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _renderer(settings),
            ],
        )
    )
    handler.addFilter(is_said_rightly)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for name in (*LINES_WITH_PATHS, *TALKATIVE):
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def _renderer(settings: Settings) -> Processor:
    if settings.log_format == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=False)
