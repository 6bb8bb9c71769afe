problem-unavailable = The database cannot be reached. Nothing was lost; please try again in a moment.
unrated-computer = A rated match needs a person or a bot account on every seat; levels of the computer play casual matches.
unrated-guest = Guests play casual matches. An account is all that a rated match takes.
unrated-twice = Nobody can hold two seats of a rated match.
unrated-own-bot = A bot plays no rated match against its owner, nor against another bot of the same owner.
