player-unknown = There’s no player called “{ $player }”. The players are: { $players }.
player-unpublished = No heuristic “{ $heuristic }” has been published for { $game }; choose another player, such as level:3.
player-unmeasured = There’s no plain tree search for { $game }; choose another player, such as level:3.
player-no-engine = The engine doesn’t know { $game }; choose another player, such as level:3 or uct:1.

# Programs that speak the Go Text Protocol.
gtp-command = “{ $program }” can’t be read as a command line. A player is, for example, gtp:pentobi-gtp --game duo --nobook
gtp-start = “{ $program }” can’t be started: { $why }.
gtp-ended = The program “{ $program }” ended when it should have answered “{ $line }”. Its last words: { $complaint }
gtp-late = The program “{ $program }” didn’t answer “{ $line }” within { $seconds } s. Its last words: { $complaint }
gtp-long = The program “{ $program }” answered “{ $line }” with more than { NUMBER($limit, useGrouping: 0) } characters. Its last words: { $complaint }
gtp-garbled = The program “{ $program }” doesn’t speak the Go Text Protocol: it answered “{ $line }” with “{ $answer }”, and an answer begins with = or ?.
gtp-refused = The program “{ $program }” refused “{ $line }”: { $answer }
gtp-resigned = The program “{ $program }” resigned, and our games are played to their end: tell it not to resign.
gtp-move = The program “{ $program }” answered “{ $answer }” when it had to move. { $why }
gtp-none = No such move is allowed here.
gtp-step = The program “{ $program }” was asked for a move without having been told every move before it.
gtp-hidden = The program “{ $program }” can’t play { $game }: the Go Text Protocol has no words for hidden hands.
