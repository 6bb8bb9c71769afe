"""The WebSocket: one connection for all that a person follows and does."""
