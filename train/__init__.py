"""How the numbers that the engine has learned were made. Each part tells its command."""
