"""How the value of Tetris Duel is learned."""
