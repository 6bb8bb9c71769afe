"""How the server describes itself: one OpenAPI document for HTTP, streams and the socket."""
