"""HTTP handlers: they decode, call and encode; what is decided is decided below them."""
