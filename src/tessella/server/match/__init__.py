"""A match as a value: its setup, and a log of entries that are folded into what it is.

Nothing here waits, looks at a clock or draws lots: the time of an entry is given, and chance
derives from the match's own dice. So every process that reads a log comes to the same match.
"""
