# Errors of the core.
game-unknown = There is no game called “{ $game }”. Choose one of: { $games }.
option-unknown = { $game } has no option “{ $option }”. Its options: { $options }.
option-value = The option { $option } cannot be { $value }. It takes: { $accepts }.
seat-unknown = There is no seat { $seat }: choose one from 0 to { $last }.

# Packages that bring a game.
package-broken = The package { $package } cannot bring the game “{ $game }”: { $why }.
package-name = a name has small letters, digits and hyphens between them, { $limit } characters at most
package-taken = another game has that name
package-other-name = its game calls itself “{ $name }”
package-import = { $module } cannot be loaded ({ $error })
package-class = { $module } is not a class of games
package-file = the file { $file } is missing
package-unreadable = { $file } cannot be read at “{ $text }”
package-key = { $file } and the English words differ in “{ $key }”
package-key-taken = “{ $key }” in { $file } has words elsewhere

notation-type = Give a move or its text, not a value of type { $kind }.
notation-long = “{ $text }” is too long for a move: the limit is { $limit } characters.
notation-first = “{ $text }” names no seat: choose first:0 to first:{ $last } ({ $rule }).
notation-empty = A move names at least one cell, such as e10.
notation-cell = “{ $cell }” is not a cell. A cell is a letter and a number, such as e10; put commas between cells.
notation-off = There is no cell { $cell }: cells go from a1 to { $last } ({ $rule }).
notation-twice = “{ $text }” names a cell twice: name each cell once.

illegal-over = The game is over: no more moves can be made ({ $rule }).
illegal-kind-chance = Chance has to move first, for example { $example } ({ $rule }).
illegal-kind-seat = Another kind of move is due here, for example { $example } ({ $rule }).
illegal-pass = The table can pass over a seat only on its turn, and only in a game that three or four can play; not so { $move } here ({ $rule }).
illegal-ended = The match has ended: no more moves can be made.

record-type = A record is read from text, not from a value of type { $kind }.
record-long = This is not a record of ours: it has { $length } characters, and none has more than { $limit }.
record-short = Line { $line }: the record breaks off. Expected: { $expected }
record-line = Line { $line }: “{ $text }” does not belong here. Expected: { $expected }
record-version = Line { $line }: this record has version “{ $version }”; this program reads version { $ours }.
record-game = Line { $line }: { $why }
record-option = Line { $line }: “{ $text }” does not fit: each option is written once, as name=value.
record-date = Line { $line }: “{ $text }” is not a date such as 2026-11-15.
record-players = There are { $seats } seats but { $names ->
    [one] { $names } name
   *[other] { $names } names
}: give one name for each seat.
record-name = “{ $name }” cannot be a player’s name: use 1 to { $limit } printable characters, no space at either end.
record-turn = Line { $line }: the move is written for “{ $actor }”, but it is the turn of “{ $due }”.
record-move = Line { $line }: { $why }
record-count = Line { $line }: the record must close with the number of its moves, “end: { NUMBER($moves, useGrouping: 0) } moves”.
record-tail = Line { $line }: the record says “{ $said }”, but its moves lead to “{ $true }”.
record-more = Line { $line }: nothing may follow the result.

ending-text = “{ $text }” is not how this match can have ended: write resigned or timeout with the seats that lost by it, while somebody stays; or draw, or aborted.
ending-over = The game is over by the rules ({ $rule }): it cannot end in another way as well.

fair-secret = A secret is { $digits } hexadecimal digits in small letters.
fair-nonce = “{ $text }” cannot be a nonce: use 1 to { $limit } letters from a to z, digits, - and _.
fair-match = “{ $text }” cannot name a match: use 1 to { $limit } letters from a to z, digits, - and _.
fair-commitment = “{ $text }” is not a commitment: sha256: and 64 hexadecimal digits in small letters.
fair-nonces = There are { $seats } seats but { $nonces ->
    [one] { $nonces } nonce
   *[other] { $nonces } nonces
}: each seat gives one.
fair-none = This record does not say what its dice follow from, so they cannot be audited.
fair-hidden = The secret of these dice has not been revealed yet.
fair-broken = The secret is not the one that was committed to by { $commitment }.

# Events that all games share.
event-began = { $seat } begins.
event-rolled = { $seat } gets { $face }.
event-laid = { $seat } lays { $piece } at { $move }.
event-scored = { $seat }: { $points } ({ $rule }).
event-passed = { $seat } passes ({ $rule }).
event-passed-colour = { $seat } passes with { $colour } ({ $rule }).
event-ended = The game is over ({ $rule }).
event-ended-resigned = The game is over: resigned.
event-ended-timeout = The game is over: time ran out.
event-ended-draw = The game is over: a draw was agreed.
event-ended-aborted = The game was broken off.
