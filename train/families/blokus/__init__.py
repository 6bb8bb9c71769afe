"""How a network of the family learns from games of the search against itself."""
