# Errors of the core.
game-unknown = There is no game called “{ $game }”. The games are: { $games }.
option-unknown = { $game } has no option “{ $option }”. Its options are: { $options }.
option-value = The option { $option } cannot be { $value }. It takes: { $accepts }.

seat-unknown = There is no seat { $seat }; the seats are 0 to { $last }.

notation-type = A move is given as a move or as its text, not as { $kind }.
notation-long = “{ $text }” is too long for a move: the limit is { $limit } characters.
notation-first = “{ $text }” names no seat that could begin: first:0 to first:{ $last } do ({ $rule }).
notation-empty = A move needs at least one cell, such as e10.
notation-cell = “{ $cell }” is not the name of a cell. A cell is a letter and a number, such as e10; cells are joined by commas.
notation-off = { $cell } lies off the board, which goes from a1 to { $last } ({ $rule }).
notation-twice = “{ $text }” names a cell twice.
notation-move = “{ $text }” is not the text of a move. A move looks like this: { $example }.

illegal-over = The game is over; no more moves can be made ({ $rule }).
illegal-kind-chance = It is chance’s turn, not a seat’s ({ $rule }). Chance could play { $example }.
illegal-kind-seat = This turn asks for another kind of move ({ $rule }), such as { $example }.

record-type = A record is read from text, not from { $kind }.
record-long = This is not a record of ours: it has { $length } characters, and none has more than { $limit }.
record-short = Line { $line }: the record breaks off. Expected: { $expected }
record-line = Line { $line }: “{ $text }” does not belong here. Expected: { $expected }
record-version = Line { $line }: this record has version “{ $version }”; this program reads version { $ours }.
record-game = Line { $line }: { $why }
record-option = Line { $line }: “{ $text }” is not one option as name=value.
record-date = Line { $line }: “{ $text }” is not a date such as 2026-11-15.
record-players = The game has { $seats } seats, but there are { $names } names.
record-name = “{ $name }” cannot be a player’s name: 1 to { $limit } printable characters, no space at either end.
record-turn = Line { $line }: the move of “{ $actor }” comes when { $due } has the turn.
record-move = Line { $line }: { $why }
record-count = Line { $line }: the record should close with “end: { $moves } moves”, as many as it holds.
record-tail = Line { $line }: the record says “{ $said }”, but its moves lead to “{ $true }”.
record-more = Line { $line }: nothing may follow the result.

# Events that all games share.
event-began = { $seat } begins.
event-rolled = { $seat } rolls { $face }.
event-laid = { $seat } lays { $piece } at { $move }.
event-scored = { $seat }: { $points } ({ $rule }).
event-passed = { $seat } is passed over ({ $rule }).
event-ended = The game is over ({ $rule }).
