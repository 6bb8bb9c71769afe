"""Servers that are killed, databases that go away, and people who play on all the same."""
