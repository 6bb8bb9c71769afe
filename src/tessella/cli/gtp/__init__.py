"""An engine on standard input and output, in the Go Text Protocol, version 2."""
