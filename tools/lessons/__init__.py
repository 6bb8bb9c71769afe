"""The lessons of the web app: positions, and what the law says to every try there."""
