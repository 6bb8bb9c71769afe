"""How the priors of Tetris Link are learned."""
