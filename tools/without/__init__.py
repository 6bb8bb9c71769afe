"""A copy of the project without one game, and what has to go on all the same."""
