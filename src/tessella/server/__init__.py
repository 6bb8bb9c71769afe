"""The table where people meet, play and are ranked: an ASGI app over HTTP and WebSocket."""
