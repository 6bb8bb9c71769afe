# Words of the web app alone.
language-en = English
language-fr = Français
language-de = Deutsch

seat = Player { $number }
colour-violet = Violet
colour-orange = Orange
colour-green = Green
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
page-home = Home
page-language = Language
page-loading = One moment…
page-unknown = There is nothing at this address. Try it from the front page.



# The pages around the games.
home-title = Four games, one table
home-lead = Pick a game and play at once. No account, no cost.
home-open = Choose a file
home-picture = A game of { $game } under way
start-computer = Play the computer
start-level = Level of the computer, { $game }
start-friend = Play a friend
start-pass = Pass and play
start-find = Find an opponent
start-options = All options
level-1 = First evening
level-2 = Knows the rules
level-3 = Sunday player
level-4 = Has a plan
level-5 = Seldom slips
level-6 = Club regular
level-7 = Hard to beat
level-8 = Tournament form
level-9 = All it can
own-title = Your games
own-invited = You are invited
own-theirs = Their turn
call-invited = { $names } invites you to { $game }.
call-turn = { $game }: it is your turn against { $names }.
call-go = To the table
call-later = Later
seeks-title = Waiting for players
seeks-empty = Nobody is waiting right now. “Find an opponent” puts you first in line.
seeks-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
live-title = Being played
live-empty = No public game is under way. Start one, and others can watch.
top-title = Leaders
top-all = Whole ranking
top-empty = No places taken yet. Rated games between accounts count.
top-vacant = still free
server-silent = The server does not answer. Try again in a moment.
offline = { $lacks ->
    [network] No network:
   *[server] The server does not answer:
} lessons, rules, settings and kept replays are at hand. Playing, ranking and search wait for it.
offline-kept = Kept replays
signed-out = You have been signed out. What was not confirmed was not done.
signed-out-heard = All right
needs-network = This needs the network.
kept-title = Kept on this device
kept-empty = Nothing is kept yet. Your finished matches and replays that you look at stay here, for times without a network.
page-skip = Skip to the content
page-failed = This page could not be loaded. Check the network and try again.
nav-label = Pages
nav-own = You
nav-play = Play
nav-matches = Games
nav-ranking = Ranking
nav-rules = Rules
nav-settings = Settings
nav-menu = Menu
nav-nobody = Guest
nav-profile = Your page, { $name }
foot-more = More
foot-record = Open a record
record-lead = Drop the record of a game anywhere on the page, or choose its file, to look through it.
match-rated = rated
match-casual = casual
match-public = public
match-private = private
clock-label = Clock
clock-none = no clock
clock-fischer = { $stock } min + { $increment } s
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-free = own time
clock-minutes = Minutes for the game
clock-increment = Seconds more a turn
player-computer = Computer { $level }
player-deleted = deleted account
player-nobody = nobody
new-title = { $game }: your game
new-game = How it is played
new-seats = Who plays
new-seats-hint = Take several seats yourself to pass the device around.
new-terms = Time and stakes
new-stakes = Does it count?
new-unrated = Rated games need an account on every seat, and no computer.
new-seen = Who can find it?
new-public-hint = It is listed on the front page, and anybody may watch.
new-private-hint = Only those who have its link.
new-open = Open the game
chair-label = Seat { $number }
chair-level = Level of the computer on seat { $number }
chair-name = Name
chair-name-label = Who is invited to seat { $number }
chair-me = Me
chair-open = Whoever comes
chair-invited = Somebody by name
chair-computer = The computer
invite-title = Invite a friend
invite-lead = { $game } is ready. It begins as soon as your friend sits down.
invite-how = Let your friend scan the code, or send this link:
invite-code = QR code of the link
invite-link = Link to the game
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-waiting = Waiting for your friend…
invite-go = To the table
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
sign-in-else = No account yet?
sign-up-else = Already have one?
sign-up-lead = Keep your games, play for the ranking, and be found by friends. The games that you played as a guest come along.
account-name = Name
account-name-hint = 3 to 20 letters and digits; a blank, dot or hyphen may stand between them.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = The password as it is
account-password-new = The password as it shall be
account-password-change = Change the password
account-email = E-mail (optional)
account-email-hint = Nobody else sees it.
account-save = Save
account-everywhere = All devices
account-everywhere-hint = Ends every session of this account, this one too.
account-everywhere-do = Sign out everywhere
account-export = Download my data
account-export-hint = Everything that is kept about you, as one file.
account-delete = Delete the account
account-delete-hint = This cannot be undone. Finished games stay, without your name.
account-delete-do = Delete for good
password-show = Show
deed-done = Done.
person-guest = Guest
person-account = Player
person-bot = Bot
person-deleted = Deleted account
person-since = here since { $day }
person-owner = a bot of
person-guest-hint = You play as a guest. An account keeps your games and your rating.
person-unrated = No rated games yet.
person-matches = Finished games
person-no-matches = Nothing to see yet.
person-no-matches-own = Your finished games will be listed here. Time for the first one!
profile-chart = { $matches ->
    [one] Rating after { $matches } match: from { $first } to { $last }
   *[other] Rating over { $matches } matches: from { $first } to { $last }
}
rating-provisional = provisional
rating-matches = { $matches ->
    [one] { $matches } rated game
   *[other] { $matches } rated games
}
rating-wins = { $wins ->
    [one] { $wins } won
   *[other] { $wins } won
}
rating-place = place { $place } of { $people }
list-more = Show more
cause-rules = played to the end
cause-resignation = given up
cause-time = on time
cause-agreement = draw agreed
cause-aborted = called off
search-game = Game
search-any = any
search-player = Player
search-opponent = Opponent
search-result = Result for the player
search-stakes = Rating
search-since = From
search-until = To
search-go = Search
search-empty = No finished game fits. Take a wider search, or play one.
outcome-won = won
outcome-shared = shared
outcome-lost = lost
ranking-games = Games
ranking-place = Place
ranking-name = Name
ranking-rating = Rating
ranking-matches = Games
ranking-wins = Won
ranking-pages = Pages of the ranking
ranking-page = Page { $page } of { $pages }
ranking-before = Before
ranking-after = Next
ranking-own = To my place
ranking-empty-title = The first place is free
ranking-empty = Nobody has played enough rated games yet. Ten of them against other accounts, and you are on the board.
ranking-start = Open a game
ranking-how = How to read it
ranking-how-text = Everybody starts at 1500. 200 points more are odds of three to one. The truth lies within ± in 95 cases of 100, and the order goes by rating less ±: a lucky start does not lead.
ranking-counts = What counts
ranking-counts-early = Who leaves before everybody has made five moves loses, and nobody gains by it.
ranking-counts-repeats = Of what the same two play of a game in a day, five matches count in full, the next half, a quarter and so on, and from the eleventh on none.
ranking-counts-hands = Once hidden hands are dealt, a rated match cannot be called off.
ranking-spread = All ratings
ranking-spread-label = { $people ->
    [one] Rating of { $people } player, from { $first } to { $last }
   *[other] Ratings of { $people } players, from { $first } to { $last }
}
settings-look = Look
settings-play = At the board
settings-account = Account
settings-guest = You are here as a guest. With an account you keep your games, and can play for the ranking.
choice-theme = Theme
choice-theme-system = as the device
choice-theme-light = light
choice-theme-dark = dark
choice-contrast = Contrast
choice-contrast-system = as the device
choice-contrast-more = high
choice-patterns = Patterns on pieces
choice-patterns-quiet = quiet
choice-patterns-strong = strong
choice-patterns-none = none
choice-motion = Motion
choice-motion-system = as the device
choice-motion-none = none
choice-sound = Sound
choice-sound-off = off
choice-sound-on = on
choice-confirm = Confirm each move
choice-confirm-touch = on touch screens
choice-confirm-always = always
choice-confirm-never = never
choice-coordinates = Letters and numbers at the board
choice-coordinates-off = hidden
choice-coordinates-on = shown
tokens-title = Tokens
tokens-lead = A token lets a program of yours act in your name.
token-new = A token for a program
token-label = What it is for
token-scopes = What it may do
token-make = Make a token
token-made = Copy it at once: it is shown this one time.
token-secret = The token
token-revoke = Revoke
token-unused = never used
token-used = used on { $day }
scope-read = look
scope-play = play
scope-chat = chat
bots-title = Bots
bots-lead = A bot is a player of its own that a program of yours plays.
bot-new = Another bot
bot-make = Make a bot
bot-page = Its page
bot-delete = Delete { $name }
replay-share = Copy link
replay-download = Download
replay-dice = Check the dice
dice-title = Fair dice
dice-lead = Nobody sees the die fall on a server. So the server bound itself before the game began, and this page works out every roll again, in your own browser.
dice-open = The game is still on. When it is over the secret is shown, and everything can be checked.
dice-fair = { $count ->
    [one] All is well: the decision of chance is just what the secret and the nonces make it.
   *[other] All is well: all { $count } decisions of chance are just what the secret and the nonces make them.
}
dice-unfair = Something does not fit. Look below for what.
dice-insecure = This page did not come by https, so the browser does not calculate on it. `tessella verify` checks the record without it.
dice-commitment = 1. The promise
dice-commitment-text = Before anybody sat down, the server showed this fingerprint of its secret. It cannot change the secret any more.
dice-nonces = 2. What the seats added
dice-nonces-text = Then every seat stirred the luck with a text of its own, which the server could not foresee.
dice-secret = 3. The secret
dice-secret-text = Shown when the game was over:
dice-secret-later = It is shown when the game is over.
dice-kept = Its fingerprint, worked out here, is the promised one:
dice-broken = Its fingerprint, worked out here, is not the promised one:
dice-decisions = 4. Every roll
dice-decisions-text = Secret, nonces and the number of the roll decide it, and nothing else.
dice-number = No.
dice-choices = Out of
dice-came = Came
dice-check = Check
dice-right = right
dice-wrong = should be { $due }
dice-many = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
dice-none = Nothing to show yet.
dice-replay = Look at the game
rules-play = Play it
rules-parts = Parts of the rules
rules-lead = Every rule has a number, and the table cites it when it refuses a move or counts points.

rack-label = Pieces left
rack-count = ×{ $count }
card-acts = to move
card-won = won
chance-shows = Rolled: { $face }
chance-waits = Not rolled yet

replay-players = Players
replay-shared = For all
replay-moves = Moves
replay-move = { $move ->
    [draw] draws
   *[other] { $move }
}
replay-start = The table is set.
replay-place = Place in the game
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-unknown = There is no such game, or it is not public. Check the link.
replay-unreachable = The server does not answer. Look again in a moment.
replay-unreadable = This file is no replay of Tessella. Choose another.

board-nearer = Look closer
board-whole = See everything

play-computer = Computer, level { $level }
play-computer-of = Computer { $number }, level { $level }
play-you = you
play-away = away
play-gone = left
play-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
play-hand = Your move
play-after = What next
play-state = How it stands
play-pieces = Your pieces
play-piece = { $number }: piece { $piece }
play-turn = Turn (R)
play-flip = Turn over (F)
play-corners = Show free corners (C)
play-other = { $move ->
    [draw] Draw a tile
   *[other] { $move }
}
play-lay = Lay
play-even = no points
play-aimed = { $fits ->
    [yes] { $piece } at { $place }: fits.
   *[no] { $piece } at { $place }: does not fit.
}
play-chat = Talk
play-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
play-waiting = Waiting for players
play-theirs = { $name } is thinking
play-yours = Your turn
play-turn-of = { $name }, your turn
play-won = You have won!
play-winner = { $count ->
    [one] { $name } has won.
   *[other] { $name } share the victory.
}
play-shared = A shared victory.
play-aborted = This match was called off.
play-cause = { $cause ->
    [resignation] { $count ->
        [one] { $name } gave up.
       *[other] The others gave up.
    }
    [time] Time ran out.
   *[agreement] A draw was agreed.
}
play-lost = Connection lost. Reconnecting by itself…
play-offers = An offer
play-offered = { $what ->
    [draw] { $name } offers a draw.
   *[take-back] { $name } asks to take a move back.
}
play-offer-waits = { $what ->
    [draw] You offered a draw.
   *[take-back] You asked to take your move back.
}
play-accept = Accept
play-decline = Decline
play-rematch = Play again
play-to-rematch = To the next match
play-replay = Look through it
play-hint = Hint
play-hinted = Hint: { $move }. Chance to win { $value } %.
play-take-back = Take back
play-offer-draw = Offer a draw
play-resign = Give up
play-resign-sure = Give up this match? { $others ->
    [one] Your opponent wins.
   *[other] The others win.
}
play-abort = Call off
play-abort-sure = Call this match off? Nobody wins or loses.
play-claim = Claim the win
play-claim-sure = Time is up for your opponent. Claim the win?
play-rise = Stand up
play-rise-sure = Leave your seat to somebody else?
play-cancel = Cancel
play-close = Close
play-sit = Sit down and play
play-share = Send this link to whom you want to play with:
play-link = Link to this match
play-copy = Copy
play-copied = Copied
curtain-title = Hand the device to { $name }
curtain-open = I am { $name }
type-title = Type a move
type-label = Piece and cell, such as L5 e10
type-none = Nothing of yours fits there. Name a piece and a cell that it shall cover.
type-several = { $count ->
    [one] One way fits.
   *[other] { $count } ways fit: add more cells, or a number from 1 to { $count }.
}
type-ready = { $move } fits: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Enter again to lay it.
chat-none = Nothing said yet.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-write = Say something
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thanks!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-oops = Oops!
chat-good-game = Good game!
keys-title = Keys
keys-digits = pick a piece by its number
keys-cycle = previous, next piece
keys-arrows = move the piece
keys-next = next spot where it fits
keys-turn = turn it, with Shift the other way
keys-flip = turn it over
keys-lay = lay it
keys-draw = draw, when there is something to draw
keys-free = show free corners
keys-hint = hint
keys-back = take back
keys-drop = put it down again
keys-list = this list

# Spare parts.
spare-title = Lost a piece?
spare-home = Print it, true to scale, on paper or in plastic.
spare-lead = Old boxes lose pieces. Choose the game, and make what is missing: a sheet to print and cut out, or a file for a 3D printer.
spare-game = { $game }: lost a piece?
spare-seat = Colour
spare-seat-all = all
spare-colour = { $colour ->
    [violet] violet
    [orange] orange
    [green] green
    [red] red
    [yellow] yellow
   *[blue] blue
}
spare-pieces = What is missing?
spare-none = Nothing chosen: the whole box is made.
spare-some = { $count ->
    [one] { $count } part chosen.
   *[other] { $count } parts chosen.
}
spare-clear = Choose none
spare-copies = Of each
spare-part-die = die
spare-part-bar = bar
spare-part-selector = selector
spare-paper = Paper
spare-paper-a4 = A4
spare-paper-letter = Letter
spare-cell = Side of a cell, in mm
spare-cell-hint = Editions differ: measure a piece of yours, and divide by its cells.
spare-side = Side of a tile, in mm
spare-side-hint = Editions differ: measure a tile of yours along its side.
spare-solid = For 3D printers
spare-thickness = Thickness, in mm
spare-clearance = Clearance on every side, in mm
spare-pdf = Download PDF
spare-svg = SVG
spare-stl = STL for 3D printers
spare-print = Print
spare-hint = Print at 100 %, then measure the ruler on the sheet.
spare-sheets = Sheets
spare-sheet = { $game }, sheet { $page } of { $pages }
spare-offline = Sheets and solids are made by the server, so this page needs the network.

# Lessons.
learn-title = Learn in five minutes
learn-lead = Small steps on the real board, as in play. Nothing is needed but this device: no account, no network.
learn-invite = New here? Learn any game in five minutes
learn-lesson = Lesson
learn-begin = Begin
learn-go-on = Go on at step { $step }
learn-done = Done. Once more?
learn-how = Click, drag, or use the arrow keys, R and Enter.
learn-how-touch = Tap a piece and the board, then Lay.
learn-board = { $game }, a step of the lesson
learn-step = Step { $step } of { $last }
learn-ways = Through the lesson
learn-back = Back
learn-show = Show me
learn-shown = { $move ->
    [draw] Draw a tile: the button is below.
   *[other] Try { $move }.
}
learn-skip = Skip
learn-right = Well done!
learn-next = Next
learn-finish = Finish
learn-finished = You know { $game }!
learn-play = Play your first game · { $level }
learn-rules = All rules
learn-others = Other lessons
learn-again = Start again
