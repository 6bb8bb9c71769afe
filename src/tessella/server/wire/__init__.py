"""Everything that travels between server and clients, as typed values."""
