"""The command line: which commands there are, and their help in the language asked for."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, cast

from attrs import evolve
from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter

import tessella
from tessella.cli.options import spoken
from tessella.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

    from tessella.cli.words import Words

COMMANDS = (
    *("play", "rules", "show", "review", "puzzles", "verify", "serve", "backup", "games", "pieces"),
    *("arena", "selfplay", "calibrate", "gtp", "perft", "convert"),
)
"""The commands, in the order of the help; each is a module with a function of its name."""
NAMES = {"every": ("--all",), "no_colour": ("--no-colour", "--no-color")}
"""Flags that are not called as their parameter."""
VALUES = {
    "seat": "WHO[:NAME]",
    "players": "WHO,WHO",
    "option": "NAME=VALUE",
    "seed": "TEXT",
    "save": "FILE",
    "resume": "FILE",
    "after": "FILE",
    "rule": "NUMBER",
    "depth": "N",
    "at": "N",
    "level": "N",
    "seconds": "S",
    "player": "NAME",
    "games": "N",
    "simulations": "N",
    "review seed": "N",
    "levels": "N,N",
    "record": "FILE",
    "most": "N",
    "puzzles out": "FILE",
    "html": "FILE",
    "plot": "FILE",
    "strength": "N,N",
    "seats": "N",
    "jobs": "N",
    "opening": "N",
    "limit": "SECONDS",
    "sprt": "ELO0,ELO1,ALPHA,BETA",
    "out": "FOLDER",
    "ray": "ADDRESS",
    "host": "ADDRESS",
    "port": "N",
    "data": "FOLDER",
    "database": "URL",
    "redis": "URL",
    "public_url": "URL",
    "origins": "URL,URL",
    "hosts": "HOST,HOST",
    "secret": "TEXT",
    "proxies": "N",
    "password_time": "N",
    "password_memory": "KIB",
    "session_days": "N",
    "spectator_delay": "SECONDS",
    "computer_pause": "MS",
    "away_after": "SECONDS",
    "hand_over_after": "SECONDS",
    "claim_after": "SECONDS",
    "computer_memory": "MIB",
    "body_limit": "BYTES",
    "requests_per_minute": "N",
    "connections": "N",
    "connections_per_address": "N",
    "head_seconds": "S",
    "limit_factor": "N",
    "metrics_token": "TEXT",
    "log_format": "text|json",
    "log_level": "LEVEL",
    "lang": "en|fr|de",
    "pieces seat": "N",
    "pieces out": "FILE",
    "piece": "NAME",
    "format": "pdf|svg|stl",
    "paper": "a4|letter",
    "cell": "MM",
    "thickness": "MM",
    "clearance": "MM",
}
"""What stands for the value of a flag in the help; a command may have a word of its own for it."""
SHARED = tuple(
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default)
    for name, default in (("lang", None), ("no_colour", False))
)
"""Flags that all commands have."""


class Page(DefaultFormatter):
    """A page of help without words of any language that is not ours to choose."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one box of commands or flags."""
        entries = [evolve(entry, required=False) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print how the command is called."""
        del options
        console.print(usage)


def command_line(words: Words, line: Collection[str]) -> App:
    """The command line with its help in a language.

    Of the commands only those are loaded that the line may mean; all, if it names none.
    """
    app = App(
        name="tessella",
        help=words("help", games=", ".join(tessella.games())),
        usage=words("help-usage", command="tessella", arguments="COMMAND"),
        version=tessella.__version__,
        group_commands=Group(words("help-commands")),
        group_arguments=Group(words("help-arguments")),
        group_parameters=Group(words("help-flags")),
        help_format="plaintext",
        help_formatter=Page(),
        suppress_keyboard_interrupt=False,
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_default=False, allow_leading_hyphen=True),
        end_of_options_delimiter="",
    )
    app["--help"].help = words("help-help")
    app["--version"].help = words("help-version")
    named = [name for name in COMMANDS if name in line]
    for name in named or COMMANDS:
        _add(app, _loaded(name), COMMANDS.index(name), words)
    return app


def _loaded(name: str) -> Callable[..., None]:
    module = import_module(f"tessella.cli.commands.{name}")
    return cast("Callable[..., None]", getattr(module, name))


def _add(app: App, command: Callable[..., None], place: int, words: Words) -> None:
    """Add a command; besides its own flags it has those for the language and the colours."""
    name = command.__name__
    _, *own = inspect.signature(command).parameters.values()
    parameters = [_documented(parameter, name, words) for parameter in (*own, *SHARED)]

    def run(*arguments: object, **flags: object) -> None:
        language, plain = flags.pop("lang", None), flags.pop("no_colour", False)
        chosen = words if language is None else spoken(str(language))
        command(Terminal(chosen, colour=not plain), *arguments, **flags)

    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    arguments = " ".join(_placeholder(parameter) for parameter in own if _is_argument(parameter))
    usage = words("help-usage", command=f"tessella {name}", arguments=arguments)
    app.command(run, name=name, help=words(f"help-{name}"), usage=usage, sort_key=place)


def _documented(parameter: inspect.Parameter, command: str, words: Words) -> inspect.Parameter:
    """A parameter as the reader of the command line wants it: its type, its flags, its help."""
    name = parameter.name
    key = f"help-{name}" if parameter in SHARED else f"help-{command}-{name}"
    value = VALUES.get(f"{command} {name}", VALUES.get(name))
    text = words(key.replace("_", "-"), game=tessella.games()[0])
    about = Parameter(name=NAMES.get(name), metavar=value, help=text)
    kind = parameter.POSITIONAL_ONLY if _is_argument(parameter) else parameter.KEYWORD_ONLY
    return parameter.replace(kind=kind, annotation=Annotated[_type(parameter), about])


def _type(parameter: inspect.Parameter) -> object:
    """Lists have an empty one as their default, switches are off; all else is text."""
    if parameter.default == ():
        return list[str]
    return bool if parameter.default is False else str


def _is_argument(parameter: inspect.Parameter) -> bool:
    return parameter.kind is not parameter.KEYWORD_ONLY


def _placeholder(parameter: inspect.Parameter) -> str:
    name = parameter.name.upper()
    return name if parameter.default is parameter.empty else f"[{name}]"
