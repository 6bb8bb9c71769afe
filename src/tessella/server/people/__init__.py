"""People: guests, accounts, bots; their sessions, passwords and tokens; how much they may ask."""
