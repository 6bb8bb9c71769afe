"""Live matches: rooms where they are played, watched and ended, and the lobby where they begin."""
