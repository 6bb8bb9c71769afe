"""What holds for all tests."""

import signal

# A shell that starts its jobs in the background lets them ignore the interrupt of Ctrl-C, and so do
# the programs that they start: those that the tests interrupt would never end.
signal.signal(signal.SIGINT, signal.default_int_handler)
