# The command line: what is wrong with it.
cli-fault-command = There’s no command “{ $text }”. See them all with: tessella --help
cli-fault-flag = “{ $text }” isn’t a flag of { $command }. See them all with: { $command } --help
cli-fault-missing = { $text } is missing. See how it goes with: { $command } --help
cli-fault-repeated = { $text } was given twice; once is enough.
cli-fault-unused = “{ $text }” is one word too many. See how it goes with: { $command } --help
cli-fault-usage = This can’t be read as a command. See how it goes with: { $command } --help
cli-extra = This command needs { $module }, which isn’t installed. The extra { $extra } of the package brings it: pip install 'tessella[{ $extra }]'
cli-flag-number = { $flag } can’t be “{ $text }”: it takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-flag-measure = { $flag } can’t be “{ $text }”: it takes millimetres, such as 15 or 15.5.
cli-show-number = “{ $text }” leads nowhere: type a number from 0 to { NUMBER($last, useGrouping: 0) }.
cli-language = We don’t speak “{ $text }” yet. The languages are: { $languages }.
cli-option-form = “{ $text }” isn’t an option as NAME=VALUE, such as seats=3.
cli-option-twice = The option { $option } was given twice; once is enough.
cli-seat-kind = Nobody called “{ $text }” can take a seat. A seat takes one of: { $kinds }, each with a name of your own after a colon, such as human:Anna.
cli-seat-name = “{ $name }” can’t be a name: 1 to { $limit } printable characters.
cli-seat-count = { $game } has { $seats } seats here, but { $given ->
    [one] { $given } player was given.
   *[other] { $given } players were given.
}
cli-seat-both = Name the players with --seat or with --players, not with both.
cli-play-game = Players and options need a game: tessella play GAME …
cli-resume-option = A saved game keeps its own options: leave --option out.
cli-resume-game = { $file } holds a game of { $game }, not the one named.
cli-resume-ended = { $file } holds a game that has ended: look at it with tessella show.
cli-convert-format = { $game } can’t be written as { $suffix }.
cli-gtp-player = Name who chooses the moves once: with --level, with --seconds or with --player.
cli-gtp-seconds = --seconds can’t be “{ $text }”: it takes a time above 0 in seconds, such as 2 or 0.5.

# Files.
cli-file-missing = There’s no file { $file }.
cli-file-folder = { $file } isn’t a file.
cli-file-forbidden = { $file } may not be opened: permission denied.
cli-file-fault = { $file } can’t be used: { $reason }.
cli-file-long = { $file } isn’t a game file: it’s longer than { $limit } bytes.
cli-file-text = { $file } isn’t a game file: it isn’t text.
cli-file-nowhere = { $file } can’t be written: there’s no folder { $folder }.
cli-file-exists = { $file } exists already and won’t be overwritten. Choose another name, or go on with a saved game by --resume.
cli-pieces-written = { $file }: written.
cli-pieces-hint = Print at 100% (actual size), then measure the ruler.
cli-converted = { $file }: written, { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}

# The audit.
cli-verify-terms = { $game }, game { $match }
cli-verify-nonce = Random text of seat { $seat }: { $nonce }
cli-verify-commitment = Commitment: { $commitment }
cli-verify-kept = The secret is the one that was committed to before the game.
cli-verify-counts = All moves of chance follow from it and the random texts: { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
}, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, { $draws ->
    [one] { $draws } tile dealt or drawn
   *[other] { $draws } tiles dealt or drawn
}.
cli-verify-own = If you played: compare the commitment and your random text with what you saw before the game.
cli-verify-broken = The secret isn’t the one that was committed to before the game: the dice of this game file can’t be trusted.
cli-verify-differs = Line { $line }: chance made “{ $found }”, but by the secret and the random texts its move number { NUMBER($number, useGrouping: 0) } (counted from 0) should be “{ $due }”.

# The rules.
cli-rules-missing = The rules of { $game } aren’t part of this installation.
cli-rules-number = There’s no rule “{ $number }”. The rules go from { $first } to { $last }.

# Help.
cli-help = Tile-laying board games in the terminal: { $games }.
cli-help-usage = Usage: { $command } { $arguments } [FLAGS]
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-flags = Flags
cli-help-help = This help.
cli-help-version = The version.
cli-help-lang = The language (default: that of your system).
cli-help-no-colour = No colours. (The variable NO_COLOR does the same.)
cli-help-play = Play a game: against the computer, with friends at one keyboard, or watch. Without GAME a menu opens.
cli-help-play-game = The game, such as { $game }; “tessella games” lists them.
cli-help-play-seat = Who takes the next seat: human, greedy or random, with a name if you like; level:1 to level:9 for the engine, or gtp:COMMAND for another program. Repeat it for each seat.
cli-help-play-players = All seats at once, such as human,level:3,level:3.
cli-help-play-option = An option of the game, such as edition=de. Repeat it for more.
cli-help-play-seed = The same seed gives the same dice, draws and computer moves.
cli-help-play-save = Save the game in this file, after every move.
cli-help-play-resume = Go on with the game in this file, and save it there.
cli-help-rules = Read the rules of a game.
cli-help-rules-game = The game, such as { $game }.
cli-help-rules-rule = Only the rule with this number.
cli-help-show = Show a recorded game; in a terminal, move by move.
cli-help-show-record = The file with the game.
cli-help-show-at = The board after so many moves.
cli-help-show-every = The board after every turn.
cli-help-verify = Audit the dice of a recorded game: whether every roll and draw follows from the secret and the random texts.
cli-help-verify-record = The file with the game.
cli-help-games = List the games and their options.
cli-help-arena = Let players play each other: head to head, round-robins, Elo with its error bars.
cli-help-arena-game = The game, such as { $game }.
cli-help-arena-players = Who plays, such as greedy,random. More players than seats: everyone meets everyone.
cli-help-arena-player = One player, if its name has a comma in it. Once for each player.
cli-help-arena-games = How many games, rounded up to whole blocks (default: 100).
cli-help-arena-option = An option of the game, such as seats=4. Repeat it for more.
cli-help-arena-opening = How many moves at the start of each game are drawn by lot (default: one of each seat, and none where dice or deals vary the games).
cli-help-arena-seed = The same seed gives the same luck, and the same games.
cli-help-arena-jobs = How many games to play at once (default: 1).
cli-help-arena-sprt = Stop as soon as it is clear whether the first player is ELO0 or ELO1 stronger, at these risks of error.
cli-help-arena-limit = Whoever thinks longer than this about a move loses the game (default: 60).
cli-help-arena-ray = Play on the Ray cluster at this address; local makes one here. The extra ray brings Ray.
cli-help-arena-out = Where games and results are kept (default: nowhere). The same command goes on with what is there.
cli-help-selfplay = Let a player play itself, and keep what it saw and did.
cli-help-selfplay-game = The game, such as { $game }.
cli-help-selfplay-player = Who plays on all seats, such as greedy (default: greedy).
cli-help-selfplay-games = How many games, rounded up to whole blocks (default: 100).
cli-help-selfplay-option = An option of the game, such as seats=4. Repeat it for more.
cli-help-selfplay-seed = The same seed gives the same luck, and the same games.
cli-help-selfplay-jobs = How many games to play at once (default: 1).
cli-help-selfplay-ray = Play on the Ray cluster at this address; local makes one here. The extra ray brings Ray.
cli-help-selfplay-out = An empty folder for the games as files of Parquet (default: nothing is kept). The extra ray brings pyarrow, which writes them.
cli-help-pieces = Make up for a lost piece: a sheet to print and cut out, true to scale, or a solid for a 3D printer.
cli-help-pieces-game = The game, such as { $game }.
cli-help-pieces-piece = A piece, tile or block by its name, such as F or 012. Repeat it for more, or for more of the same (default: all that lie in the box).
cli-help-pieces-seat = Only the parts of this seat, from 0.
cli-help-pieces-format = pdf and svg are sheets to print, stl is for 3D printers (default: as FILE ends, or pdf).
cli-help-pieces-paper = The paper of a sheet (default: a4).
cli-help-pieces-cell = How wide a square is, or how long the side of a triangular tile: measure your box, for editions differ.
cli-help-pieces-thickness = How thick a solid is.
cli-help-pieces-clearance = By how much a solid is smaller on every side, so that it fits (default: 0.2).
cli-help-pieces-out = The file to write (default: GAME.pdf). More than one sheet or plate: FILE-1, FILE-2 …
cli-help-perft = Count move sequences: a line “depth count” for each depth.
cli-help-perft-game = The game, such as { $game }.
cli-help-perft-depth = The longest sequences to count.
cli-help-perft-option = An option of the game, such as seats=3. Repeat it for more.
cli-help-perft-after = Count from the end of this game file (default: from the moment that seat 0 begins).
cli-help-convert = Convert a game between our game files and those of other programs (.blksgf).
cli-help-convert-source = The file to read.
cli-help-convert-target = The file to write; its ending chooses the format.
cli-help-calibrate = See how true the engine’s odds are: games against itself, what it told and how they ended.
cli-help-calibrate-game = The game, such as { $game }.
cli-help-calibrate-games = How many games at each strength (default: 100).
cli-help-calibrate-strength = Simulations a move, one or several numbers (default: 100,400).
cli-help-calibrate-seats = How many seats, where the game leaves the choice.
cli-help-calibrate-option = An option of the game, such as dice=false. Repeat it for more.
cli-help-calibrate-seed = The same seed gives the same games.
cli-help-review = Judge a recorded game: what was well played, what was luck, and why.
cli-help-review-record = The file with the game.
cli-help-review-json = The review as JSON, for programs.
cli-help-review-html = Write a page with graph and tables into this file.
cli-help-review-plot = Write the graph into this file, as SVG.
cli-help-review-simulations = How long the engine thinks about each move (default: 2000; 32 for games without an engine of their own).
cli-help-review-seed = The same seed gives the same review (default: 1).
cli-help-puzzles = Find puzzles in games: in records, or in games that the computer plays for it.
cli-help-puzzles-game = The game, such as { $game }.
cli-help-puzzles-out = Write the puzzles into this file, a line each.
cli-help-puzzles-record = Look into this record. Repeat it for more. Without any, games are played.
cli-help-puzzles-games = How many games are played at most (default: 100).
cli-help-puzzles-levels = The levels that play them, by lot (default: 3,4,5,6).
cli-help-puzzles-most = How many puzzles are enough (default: 30).
cli-help-puzzles-gaps = Also take positions that can only be estimated, where the best move is clearly ahead.
cli-help-puzzles-option = An option of the game, such as dice=false. Repeat it for more.
cli-help-puzzles-seed = The same seed gives the same games and puzzles.
cli-help-gtp = An engine for other programs, in the Go Text Protocol, on standard input and output.
cli-help-gtp-game = The game, such as { $game }.
cli-help-gtp-level = How strong it plays, from 1 to 9.
cli-help-gtp-seconds = How long it thinks about a move, in seconds, such as 0.5.
cli-help-gtp-player = Who chooses the moves, such as greedy or random. Without this and the two above: level:5.
cli-help-gtp-option = An option of the game, such as seats=3. Repeat it for more.
cli-help-gtp-seed = The same seed and commands give the same moves.

# The games.
cli-games-no-options = no options
cli-games-default = default: { $value }
cli-games-use = Choose options with --option NAME=VALUE, such as: tessella play { $game } --option { $option }
cli-perft-time = { $seconds } s

# The menu.
cli-menu-which = Which game?
cli-menu-resume = Go on: { $file }
cli-menu-language = A number chooses. Language: lang=en, lang=fr or lang=de. quit leaves.
cli-menu-number = “{ $text }” isn’t on the menu: choose 1 to { $last }.
cli-menu-start = Enter starts the game; NAME=VALUE changes a line
cli-menu-change = “{ $text }” changes nothing. Change a line by its name, such as players=human,greedy, or press Enter to start.

# The table.
cli-name-human = Player
cli-colour = { $colour ->
    [violet] violet
    [orange] orange
    [green] green
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $colour }
}
cli-table-empty = (The board is still empty.)
cli-rolled = Rolled:
cli-pool = { $hidden ->
    [yes] Pool:
   *[no] Supply:
}
cli-rack-hidden = { $count } face down
cli-rack-empty = —
cli-rack-lost = (no room any more: { $pieces })
cli-lattice-legend = Empty spaces: ^ over 3 in row 2 is the space ^3,2; v under 3 is v3,2.

# At the prompt.
cli-prompt = { $mark } { $name }, your move (? what fits)
cli-prompt-empty = Type a move or its number. ? shows what fits, help all else.
cli-line-long = This line is too long: { $limit } characters are the limit.
cli-near = Close to it and allowed:
cli-number = There’s no move { $number }: the list goes from 1 to { NUMBER($last, useGrouping: 0) }.
cli-fits-best = The best of { $count } moves, for each piece. more lists all; ? T or ? e10 only those with it.
cli-fits-more = { $count ->
    [one] { $count } more move: more
   *[other] { $count } more moves: more
} (or ? e10 for those with e10)
cli-fits-end = That was the end of the list. ? shows it again.
cli-fits-nothing = No move that fits contains “{ $text }”.
cli-try-what = Try what? A number or a move: try 1
cli-try = { $move } would bring { $points }. It isn’t played yet.
cli-hint-where = Take a look at { $piece }, around { $where }. Type hint again for the move, and once more for why.
cli-hint = The engine would play { $number }: { $move }. Win chance { $win }%, about { $points } points in the end.
cli-hint-no-reason = Nothing obvious: the engine looked further ahead.
cli-undone = Taken back: { $move } of { $name }.
cli-undo-nothing = You have no move to take back.
cli-undo-chance = This move stays: dice or draws have fallen since, and nobody may choose again knowing them.
cli-undo-secrets = This move stays: with hidden hands, others have learned from it.
cli-saved = Saved in { $file }, and kept up to date there from now on.
cli-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when you alone can see the screen.
cli-help-move = Type a move by its squares or corners, such as { $example }, or by its number in the list of ?. And:
cli-order-fits = ? — what fits, best first; ? T or ? e10 — only with that piece or square
cli-order-more = more — the next page of the list
cli-order-try = try MOVE — see a move on the board without playing it
cli-order-hint = hint — where to look; again: what the engine would play; again: why
cli-order-undo = undo — take your last move back
cli-order-save = save [FILE] — save the game
cli-order-rules = rules [NUMBER] — read the rules, or one of them
cli-order-board = board — draw the board again
cli-order-moves = moves — all moves up to here, with the scores
cli-order-help = help — this list
cli-order-quit = quit — leave; the game can be saved
cli-quit-save = Save the game? Enter: yes · a file name: there · n: no

# The end.
cli-won = { $names } wins.
cli-won-shared = { $names } share the win.
cli-won-nobody = Nobody wins.
cli-joined = { $some } and { $last }
cli-unfinished = The game isn’t over.
cli-over-saved = See it again with:
cli-left = Goodbye.
cli-left-saved = Goodbye. The game is saved; go on with:
cli-show-at = After { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } moves
cli-show-prompt = Enter: on · b: back · a number: there · q: leave

# The arena.
cli-arena-players = Name the players with --players, such as --players greedy,random, or each with --player.
cli-arena-seed = A seed is 1 to { $limit } printable characters.
cli-arena-plan = { $games } games: { $blocks } blocks of { $size }, each with the same dice or deals on all seats. Seed { $seed }.
cli-arena-plan-opening = { $games } games: { $blocks } blocks of { $size }, each from the same opening ({ $opening ->
    [one] { $opening } move
   *[other] { $opening } moves
} by lot) on all seats. Seed { $seed }.
cli-arena-resumed = { $games ->
    [one] { $games } game is there already.
   *[other] { $games } games are there already.
}
cli-arena-stopped = Stopped. The games are kept in { $folder }; the same command goes on.
cli-arena-player = Player
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-share = Share
cli-arena-elo = Elo
cli-arena-score = Score
cli-arena-interval = 95%
cli-arena-cpu = ms a move, CPU
cli-arena-wall = ms a move, clock
cli-arena-seat = Seat { $seat }
cli-arena-place = { $place ->
    [1] Begins
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-arena-everyone = All
cli-arena-pairing = Pairing
cli-arena-sprt-h0 = H0 accepted: { $player } is more likely { $elo } Elo stronger. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-h1 = H1 accepted: { $player } is more likely { $elo } Elo stronger. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-open = The test is still open. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-forfeit-crash = { $player } failed in { $count ->
    [one] { $count } game
   *[other] { $count } games
} and lost: { $detail }
cli-arena-forfeit-illegal = { $player } made a forbidden move in { $count ->
    [one] { $count } game
   *[other] { $count } games
} and lost: { $detail }
cli-arena-forfeit-time = { $player } thought for more than { $detail } in { $count ->
    [one] { $count } game
   *[other] { $count } games
} and lost.
cli-arena-forfeit-gone = { $player } ended its process in { $count ->
    [one] { $count } game
   *[other] { $count } games
} and lost: { $detail }
cli-arena-files = In { $folder }: { $results }, { $chart }, { $journal } and the game files in { $games }/.
cli-selfplay-done = { $games } games, { $moves } moves.
cli-selfplay-files = In { $folder }: { $trajectories } and { $records }.
cli-selfplay-taken = { $folder } isn’t an empty folder. Choose another for --out.

cli-help-serve = Serve Tessella to browsers and programs, until interrupted. Every flag is also a variable: --port is TESSELLA_PORT.
cli-help-serve-host = The address to listen at; 0.0.0.0 lets other machines in (default: 127.0.0.1).
cli-help-serve-port = The port (default: 8000; 0 chooses a free one).
cli-help-serve-data = The folder for the embedded database (default: your data folder).
cli-help-serve-database = A PostgreSQL database in place of the embedded one.
cli-help-serve-redis = Redis, for several processes at one table.
cli-help-serve-public-url = Where browsers find this server, if a proxy stands before it.
cli-help-serve-origins = Other web sites whose pages may use this server.
cli-help-serve-hosts = Names under which the server may be asked for; *.NAME means all below NAME, * any (default: its own).
cli-help-serve-secret = The key that signs sessions (default: made once, kept in the database).
cli-help-serve-proxies = How many proxies stand before this server (default: 0).
cli-help-serve-password-time = Rounds of hashing for a password (default: 3).
cli-help-serve-password-memory = Memory for hashing a password (default: 65536).
cli-help-serve-session-days = Days that a session lasts without being used (default: 90).
cli-help-serve-spectator-delay = How far spectators of hidden hands are behind (default: 30).
cli-help-serve-computer-pause = How long a computer takes for a move at least (default: 400).
cli-help-serve-away-after = Seconds without a connection after which a person is away (default: 15).
cli-help-serve-hand-over-after = Absence after which a computer may play on (default: 300).
cli-help-serve-claim-after = Absence after which a game without a clock may be claimed (default: 86400).
cli-help-serve-computer-memory = How many mebibytes computers may remember from move to move (default: 64).
cli-help-serve-body-limit = The largest request (default: 65536).
cli-help-serve-requests-per-minute = Requests that one address may make (default: 1200).
cli-help-serve-connections = Connections that may be open in all (default: 20000).
cli-help-serve-connections-per-address = Connections that an address may have open (default: 200).
cli-help-serve-head-seconds = Seconds within which the head of a request has to arrive (default: 10).
cli-help-serve-limit-factor = All limits of how often something may be asked for, times this (default: 1).
cli-help-serve-metrics-token = Whoever knows it may read /metrics from elsewhere.
cli-help-serve-log-format = Lines for people, or JSON (default: text).
cli-help-serve-log-level = debug, info, warning or error (default: info).
cli-help-serve-browser = Open the page in a browser.
cli-serve-ready = Tessella is at { $address } (stop with Ctrl+C).

cli-help-backup = Copy the embedded database into a file, while the server goes on.
cli-help-backup-file = The file to write; it must not exist.
cli-help-backup-data = The folder of the database (default: your data folder).
cli-backup-done = { $matches ->
    [one] One game is
   *[other] { $matches } games are
} safe in { $file }. To restore, stop the server and put it in the place of the database.
cli-backup-nothing = There’s no database at { $file }. Name its folder with --data.
cli-backup-exists = { $file } exists already. Choose another name.
cli-backup-broken = The copy is damaged: { $why }
cli-backup-failed = No backup was made at { $file }: { $why }.

# Calibration.
cli-calibrate-search = { $game } has no search that tells odds.
cli-calibrate-plan = { $games } games of the engine against itself at each of { $strengths } simulations a move. Seed { $seed }. Brier score / log loss.
cli-calibrate-third = Third
cli-calibrate-positions = Positions
cli-calibrate-told = Told
cli-calibrate-utility = Maximised
cli-calibrate-constant = Constant
cli-calibrate-points = Points: bias ± its error (error)
cli-calibrate-worst = Worst bin
cli-calibrate-shown = Off by at least (95%)
cli-calibrate-chance = Win chance
cli-calibrate-in-third = Third { $number }: told, came (times)
cli-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $exact } exact, rated { $low } to { $high }.
cli-puzzles-none = No puzzles were found. Try more games.
cli-puzzles-other = This record is of another game: { $game }.
