"""How the numbers that the engine has learned were made. Each file tells its command."""
