"""How the guide of Blokus is learned."""
