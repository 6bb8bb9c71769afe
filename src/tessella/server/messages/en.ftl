# Why the table refuses something.
problem-unavailable = The database cannot be reached. Nothing was lost; please try again in a moment.
unrated-computer = A rated match needs a person or a bot account on every seat; levels of the computer play casual matches.
unrated-guest = Guests play casual matches. An account is all that a rated match takes.
unrated-twice = Nobody can hold two seats of a rated match.
unrated-own-bot = A bot plays no rated match against its owner, nor against another bot of the same owner.
problem-page = This is not a page of this list: take “next” of the page before it.
problem-whose-result = Whose result? Name the player as well.
problem-record-not-yet = There is nothing to show yet: a match with hidden hands opens when it is over, others when they begin.
problem-no-seat = There is no such seat; the last one is { $last }.
problem-bad-record = This record cannot be read. { $why }
problem-record-lines = This record is too long to be shown here: { $limit } lines are allowed.
problem-no-such-format = Only JSON is offered here.
