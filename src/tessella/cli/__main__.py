"""`python -m tessella.cli` is the command `tessella`."""

import sys

from tessella.cli import main

if __name__ == "__main__":
    sys.exit(main())
