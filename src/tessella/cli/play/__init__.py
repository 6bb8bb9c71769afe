"""A game at one terminal: turns, what fits, orders, the menu and the end."""
