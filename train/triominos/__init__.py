"""How the value of a hand of Triominos is learned."""
