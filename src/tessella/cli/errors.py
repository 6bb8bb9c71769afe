"""What goes wrong on a command line, each as one sentence."""

from __future__ import annotations

from cyclopts import exceptions as cyclopts

from tessella.core.errors import TessellaError, shown

FILE_LENGTH = 200


def printable(text: str) -> str:
    """A foreign text with nothing in it that could move the cursor."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def shown_file(path: object) -> str:
    """The name of a file, fit for a message; the end of a very long one says most."""
    name = printable(str(path))
    return name if len(name) <= FILE_LENGTH else f"…{name[1 - FILE_LENGTH :]}"


class CommandError(TessellaError):
    """Something on the command line, or a file that it names, cannot be used."""


class CheckFailed(CommandError):  # noqa: N818 - the command did its work; the answer is no
    """What the command was asked to check is not so."""


def usage_error(error: cyclopts.CycloptsError) -> CommandError:
    """What the reader of the command line refused, as an error of ours."""
    command = " ".join(["tessella", *(error.command_chain or ())])
    match error:
        case cyclopts.UnknownCommandError():
            return CommandError("cli-fault-command", text=shown((error.unused_tokens or [""])[0]))
        case cyclopts.UnknownOptionError():
            text = shown(error.token.keyword or error.token.value)
            return CommandError("cli-fault-flag", text=text, command=command)
        case cyclopts.MissingArgumentError() if error.argument is not None:
            return CommandError("cli-fault-missing", text=_name(error), command=command)
        case cyclopts.RepeatArgumentError():
            return CommandError(
                "cli-fault-repeated", text=shown(error.token.keyword), command=command
            )
        case cyclopts.UnusedCliTokensError():
            text = shown((error.unused_tokens or [""])[0])
            return CommandError("cli-fault-unused", text=text, command=command)
        case _:
            return CommandError("cli-fault-usage", command=command)


def _name(error: cyclopts.MissingArgumentError) -> str:
    """What is missing, as the help calls it."""
    name = error.keyword or (error.argument.name if error.argument else "")
    return name if error.keyword or name.startswith("--") else name.upper()
