"""`python -m bench.league`; processes that play find their agents by the name of the package."""

from bench.league import main

main()
