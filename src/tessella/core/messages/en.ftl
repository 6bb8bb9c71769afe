# Errors of the core.
game-unknown = There’s no game called “{ $game }”. Choose one of: { $games }.
option-unknown = { $game } has no option “{ $option }”. Its options: { $options }.
option-value = The option { $option } can’t be { $value }. It takes: { $accepts }.
seat-unknown = There’s no seat { $seat }: choose one from 0 to { $last }.

# Packages that bring a game.
package-broken = The package { $package } can’t bring the game “{ $game }”: { $why }.
package-name = a name has small letters, digits and hyphens between them, { $limit } characters at most
package-taken = another game has that name
package-other-name = its game calls itself “{ $name }”
package-import = { $module } can’t be loaded ({ $error })
package-class = { $module } isn’t a class of games
package-file = the file { $file } is missing
package-unreadable = { $file } can’t be read at “{ $text }”
package-key = { $file } and the English words differ in “{ $key }”
package-key-taken = “{ $key }” in { $file } has words elsewhere

notation-type = Give a move or its text, not a value of type { $kind }.
notation-long = “{ $text }” is too long for a move: the limit is { $limit } characters.
notation-first = “{ $text }” names no seat: choose first:0 to first:{ $last } ({ $rule }).
notation-empty = A move names at least one square, such as e10.
notation-cell = “{ $cell }” isn’t a square. A square is a letter and a number, such as e10; put commas between squares.
notation-off = There’s no square { $cell }: squares go from a1 to { $last } ({ $rule }).
notation-twice = “{ $text }” names a square twice: name each square once.

illegal-over = The game is over: no more moves can be made ({ $rule }).
illegal-kind-chance = The die or the spinner comes first, for example { $example } ({ $rule }).
illegal-kind-seat = Another kind of move is due here, for example { $example } ({ $rule }).
illegal-pass = A seat can be passed over only on its turn, and only in a game for three or four; { $move } isn’t possible here.
illegal-ended = The game has ended: no more moves can be made.

record-type = A game file is read from text, not from a value of type { $kind }.
record-long = This isn’t one of our game files: it has { $length } characters, and none has more than { $limit }.
record-short = Line { $line }: the game file breaks off. Expected: { $expected }
record-line = Line { $line }: “{ $text }” doesn’t belong here. Expected: { $expected }
record-version = Line { $line }: this game file has version “{ $version }”; this program reads version { $ours }.
record-game = Line { $line }: { $why }
record-option = Line { $line }: “{ $text }” doesn’t fit: each option is written once, as name=value.
record-date = Line { $line }: “{ $text }” isn’t a date such as 2026-11-15.
record-players = There are { $seats } seats but { $names ->
    [one] { $names } name
   *[other] { $names } names
}: give one name for each seat.
record-name = “{ $name }” can’t be a player’s name: use 1 to { $limit } printable characters, no space at either end.
record-turn = Line { $line }: the move is written for “{ $actor }”, but it is the turn of “{ $due }”.
record-move = Line { $line }: { $why }
record-count = Line { $line }: the game file must close with the number of its moves, “end: { NUMBER($moves, useGrouping: 0) } moves”.
record-tail = Line { $line }: the game file says “{ $said }”, but its moves lead to “{ $true }”.
record-more = Line { $line }: nothing may follow the result.

ending-text = “{ $text }” isn’t how this game can have ended: write resigned or timeout with the seats that lost by it, while somebody stays; or draw, or aborted.
ending-over = The game is over by the rules ({ $rule }): it can’t end in another way as well.

fair-secret = A secret is { $digits } hexadecimal digits in small letters.
fair-nonce = “{ $text }” can’t be a random text: use 1 to { $limit } letters from a to z, digits, - and _.
fair-match = “{ $text }” can’t name a game: use 1 to { $limit } letters from a to z, digits, - and _.
fair-commitment = “{ $text }” isn’t a commitment: sha256: and 64 hexadecimal digits in small letters.
fair-nonces = There are { $seats } seats but { $nonces ->
    [one] { $nonces } random text
   *[other] { $nonces } random texts
}: each seat gives one.
fair-none = This game file doesn’t say what its dice follow from, so they can’t be audited.
fair-hidden = The secret of these dice hasn’t been revealed yet.
fair-broken = The secret isn’t the one that was committed to by { $commitment }.

action-none = “{ $move }” isn’t an action of a seat in { $game }.
action-nowhere = Action { $number } can’t lie anywhere here in { $game }.
action-unknown = There’s no action { $number }: they go from 0 to { $last }.
action-view = In { $game } it takes the view of the seat that acts to say which action is which move.
action-symmetry = { $game } has no symmetry “{ $name }”: choose { $names }.
action-opponents = { $given } opponents are given for { $wanted } other seats: name one for all, or one for each.
action-stateful = A player that has to be told every move can’t be an opponent of an environment: choose one of ours.
action-missing = { $game } has no table of actions and no native code, so it can’t be an environment.

# Events that all games share.
event-began = { $seat } begins.
event-rolled = { $seat } gets { $face }.
event-laid = { $seat } places { $piece } at { $move }.
event-scored = { $seat }: { $points } ({ $rule }).
event-passed = { $seat } passes ({ $rule }).
event-passed-colour = { $seat } passes with { $colour } ({ $rule }).
event-passed-over = { $seat } has left and is passed over.
event-ended = The game is over ({ $rule }).
event-ended-resigned = The game is over: resigned.
event-ended-timeout = The game is over: time ran out.
event-ended-draw = The game is over: a draw was agreed.
event-ended-aborted = Game aborted.

# Positions that are set up by hand.
setup-none = Positions of { $game } can’t be set up by hand.
setup-long = A position has at most { $limit } characters.
setup-word = “{ $text }” isn’t a part of a position: write each part once, as name=value, with ; between parts.
setup-part = This game’s positions have no part “{ $name }”. Their parts: { $names }.
setup-value = { $name } can’t be “{ $value }”. It takes: { $accepts }.
setup-colour = Piece { $number }, “{ $piece }”: write the number of its colour, a colon and its squares.
setup-piece = Piece { $number }, “{ $piece }”: { $why }
setup-over = The game is over here: a position needs somebody’s turn. Go back a move.
setup-lot = It isn’t known yet who begins: choose that first.
setup-draw = Tiles are being dealt or drawn here: a position needs somebody’s turn.
setup-stuck = Nothing can be played on the turn of { $turn } ({ $rule }): give the turn to another, or change the roll.
setup-stock = There’s no { $piece } left for that: each is in one place ({ $rule }).
setup-tile = “{ $piece }” isn’t a tile that can lie there ({ $rule }).
setup-hand = { $name } is empty: whoever has no tile left ends the round ({ $rule }).
setup-drawn = The drawn tile { $piece } has to be in the hand of whose turn it is ({ $rule }).
