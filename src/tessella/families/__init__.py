"""What games of one family share: each game's folder builds on it and adds what is its own."""
