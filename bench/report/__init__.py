"""A short report on the games: figures, text and PDF, all from one file of data."""
