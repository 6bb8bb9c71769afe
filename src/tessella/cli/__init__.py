"""The command `tessella`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cyclopts import CycloptsError

from tessella.cli.app import command_line
from tessella.cli.errors import CheckFailed, usage_error
from tessella.cli.extras import missing_extra
from tessella.cli.terminal import console, prepare_streams
from tessella.cli.words import Words, wished_language
from tessella.core import TessellaError

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED, REFUSED, INTERRUPTED = 1, 2, 130


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line; what is wrong with it is said in one line."""
    line = list(sys.argv[1:] if tokens is None else tokens)
    prepare_streams()
    words = Words(wished_language(line, os.environ))
    try:
        command_line(words, line)(line, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _refuse(usage_error(error), words)
    except CheckFailed as error:
        return _refuse(error, words, FAILED)
    except TessellaError as error:
        return _refuse(error, words)
    except ModuleNotFoundError as error:
        return _refuse(missing_extra(error), words)
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    return 0


def _refuse(error: TessellaError, words: Words, code: int = REFUSED) -> int:
    console(sys.stderr).print(error.say(words.language), soft_wrap=True)
    return code
