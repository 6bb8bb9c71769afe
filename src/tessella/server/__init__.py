"""The table: matches between people and computers, played over the network."""
