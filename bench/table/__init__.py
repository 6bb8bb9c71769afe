"""Figures of the server: moves a second, latency, idle connections, restarts."""
