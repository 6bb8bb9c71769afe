"""Bad input in bulk: what is refused must change nothing, and nothing may fail."""
