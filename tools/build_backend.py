"""How the package is built: the native code by scikit-build-core, and the web app beside it.

pip hides what a build that succeeds has to say, so a web app that cannot be built stops it.
An sdist carries the built app: to install from it needs no Node.js.
"""

from __future__ import annotations

import os
from typing import Any

from scikit_build_core import build as native
from scikit_build_core.build import (  # the hooks that pass straight through
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import web

Settings = dict[str, Any] | None

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _wanted() -> bool:
    """Whether the web app has to be built."""
    return os.environ.get("TESSELLA_WEB") != "skip" and not web.is_built()


def _requires(requirements: list[str]) -> list[str]:
    """Requirements of a build; Node.js only where the system has none."""
    if _wanted() and web.system_npm() is None:
        return [*requirements, web.NODE_PACKAGE]
    return requirements


def _build_web() -> None:
    if _wanted():
        try:
            web.build()
        except web.WebError as error:
            raise SystemExit(str(error)) from None


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    """What building a wheel needs."""
    return _requires(native.get_requires_for_build_wheel(settings))


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    """What an editable install needs."""
    return _requires(native.get_requires_for_build_editable(settings))


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    """What building an sdist needs."""
    return _requires(native.get_requires_for_build_sdist(settings))


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    """Build a wheel."""
    _build_web()
    return native.build_wheel(folder, settings, metadata)


def build_editable(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    """Build what an editable install installs."""
    _build_web()
    return native.build_editable(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> str:
    """Build an sdist."""
    _build_web()
    return native.build_sdist(folder, settings)
