"""A program that speaks the Go Text Protocol in the ways that a test asks for.

`python gtp_double.py HOW`: HOW names what it does when it has to move.
"""

from __future__ import annotations

import sys
import time

ANSWERS = {
    "resign": "= resign\n\n",
    "pass": "= pass\n\n",
    "nonsense": "= what?\n\n",
    "illegal": "= a1\n\n",
    "refuse": "? I do not feel like it\n\n",
    "garbled": "hello\n\n",
    "crlf": "=\r\n\r\n",
    "endless": "= " + "x" * 2_000_000,
}


def say(text: str) -> None:
    """Write at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def main(how: str) -> None:
    """Answer line by line."""
    for line in sys.stdin:
        match line.split()[0]:
            case "list_commands":
                say("= play\nclear_board\ngenmove\n\n")
            case "genmove" if how == "crash":
                sys.exit("out of memory")
            case "genmove" if how == "hang":
                time.sleep(100)
            case "genmove" if how == "flood":
                while True:
                    sys.stderr.write("thinking\n" * 1000)
            case "genmove" if how == "good":
                say("=\r\n e10,f10 \r\n\r\n")
            case "genmove":
                say(ANSWERS[how])
            case _:
                say("=\n\n")


if __name__ == "__main__":
    main(sys.argv[1])
