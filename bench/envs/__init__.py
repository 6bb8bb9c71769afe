"""How fast environments are, beside those that researchers know."""
