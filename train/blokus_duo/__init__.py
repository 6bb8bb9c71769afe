"""How the network of Blokus Duo learns from games of the search against itself."""
