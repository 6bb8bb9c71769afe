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
page-unknown = Page not found. Go to the home page.
page-description = Play { $games } online, free.



# The pages around the games.
home-title =
    { $count ->
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
        [9] Nine games
       *[other] { $count } games
    }, one table
home-lead = Pick a game and play at once. Free, no account needed.
home-open = Choose a file
home-picture = A game of { $game } under way
start-computer = Play the computer
start-level = Level of the computer, { $game }
start-friend = Play a friend
start-pass = Pass and play
start-find = Find an opponent
start-options = All options
level-1 = Newcomer
level-2 = Beginner
level-3 = Casual
level-4 = Improver
level-5 = Steady
level-6 = Club player
level-7 = Strong
level-8 = Tournament
level-9 = Full strength
own-title = Your games
own-rematch = Rematch?
own-invited = You’re invited
own-declined = Declined
own-theirs = Not your turn
call-invited = { $names } invites you to { $game }.
call-turn = { $game }: it’s your turn against { $names }.
call-go = Go to game
call-later = Later
seeks-title = Open games
seeks-empty = Nobody is waiting right now. “Find an opponent” puts you first in line.
seeks-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
live-title = Live games
live-empty = No public game is under way. Start one, and others can watch.
top-title = Top players
top-all = Full leaderboard
top-empty = Nobody is ranked yet. Play rated games.
top-vacant = still free
server-silent = The server isn’t responding. Try again in a moment.
offline = { $lacks ->
    [network] You’re offline.
   *[server] The server isn’t responding.
} Lessons, rules, settings and saved replays still work; everything else needs a connection.
offline-kept = Saved replays
signed-out = You’ve been signed out. Anything that wasn’t confirmed wasn’t done.
signed-out-heard = OK
needs-network = This needs a connection.
kept-title = Saved on this device
kept-empty = Nothing is saved yet. Your finished games and the replays you watch stay here, for when you’re offline.
page-skip = Skip to the content
page-failed = This page couldn’t be loaded. Check your connection and try again.
nav-label = Pages
nav-own = Your account
nav-play = Play
nav-matches = Games
nav-ranking = Leaderboard
nav-rules = Rules
nav-settings = Settings
nav-menu = Menu
nav-nobody = Guest
nav-profile = Your page, { $name }
foot-more = More
foot-record = Open a game file
record-lead = Drop a game file anywhere on the page, or choose it, to replay the game.
match-rated = rated
match-casual = casual
match-public = public
match-private = private
clock-label = Time control
clock-none = no limit
clock-fischer = { $stock } min + { $increment } s
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
clock-free = custom
clock-minutes = Minutes per player
clock-increment = Increment (s)
player-computer = Computer { $level }
player-deleted = deleted account
player-nobody = nobody
new-title = { $game }: your game
new-game = How it is played
new-seats = Who plays
new-seats-hint = Take several seats yourself to pass the device around.
new-terms = Time and rating
new-stakes = Rated?
new-unrated = Rated games need an account on every seat, and no computer.
new-seen = Who can find it?
new-public-hint = It’s listed on the home page, and anybody can watch.
new-private-hint = Only people with the link.
new-open = Open the game
chair-label = Seat { $number }
chair-level = Level of the computer on seat { $number }
chair-name = Name
chair-name-label = Who is invited to seat { $number }
chair-me = Me
chair-open = Anyone
chair-invited = Specific player
chair-computer = The computer
invite-title = Invite a friend
invite-lead = { $game } is ready. It begins as soon as your friend joins.
invite-how = Let your friend scan the code, or send this link:
invite-code = QR code of the link
invite-link = Link to the game
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-waiting = Waiting for your friend…
invite-go = Go to game
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
sign-in-else = No account yet?
sign-up-else = Already have one?
sign-up-lead = Keep your games, get a rating, and be found by friends. The games you played as a guest come along.
account-name = Name
account-name-hint = 3 to 20 letters and digits; spaces, dots, hyphens and underscores are fine in between.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Current password
account-password-new = New password
account-password-change = Change password
account-email = Email (optional)
account-email-hint = Nobody else sees it.
account-save = Save
account-everywhere = All devices
account-everywhere-hint = Ends every session of this account, this one too.
account-everywhere-do = Sign out everywhere
account-export = Download my data
account-export-hint = Everything we store about you, in one file.
account-delete = Delete account
account-delete-hint = This can’t be undone. Finished games stay, without your name.
account-delete-do = Delete forever
password-show = Show
deed-done = Done.
person-guest = Guest
person-account = Player
person-bot = Bot
person-deleted = Deleted account
person-since = member since { $day }
person-owner = a bot by
person-guest-hint = You play as a guest. An account keeps your games and your rating.
person-unrated = No rated games yet.
person-matches = Finished games
person-no-matches = Nothing to see yet.
person-no-matches-own = Your finished games will be listed here. Time for the first one!
profile-chart = { $matches ->
    [one] Rating after { $matches } game: from { $first } to { $last }
   *[other] Rating over { $matches } games: from { $first } to { $last }
}
rating-provisional = provisional
rating-matches = { $matches ->
    [one] { $matches } rated game
   *[other] { $matches } rated games
}
rating-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
rating-place = rank { $place } of { $people }
list-more = Show more
cause-rules = played to the end
cause-resignation = resigned
cause-time = time ran out
cause-agreement = draw agreed
cause-aborted = aborted
search-game = Game
search-any = any
search-player = Player
search-opponent = Opponent
search-result = Result for the player
search-stakes = Rated or casual
search-since = From
search-until = To
search-go = Search
search-empty = No games found. Try fewer filters.
outcome-won = Win
outcome-shared = Shared win
outcome-lost = Loss
ranking-games = Games
ranking-place = Rank
ranking-name = Name
ranking-rating = Rating
ranking-matches = Games
ranking-wins = Wins
ranking-share = { $share }%
ranking-pages = Pages of the leaderboard
ranking-page = Page { $page } of { $pages }
ranking-before = Previous
ranking-after = Next
ranking-own = Go to my rank
ranking-empty-title = The first place is free
ranking-empty = Nobody has played enough rated games against other accounts yet. At least ten rated games, about fifteen as a rule.
ranking-start = Open a game
ranking-how = How to read it
ranking-how-text = Everybody starts at 1500. 200 points more means about three wins in four. In 95 cases out of 100 the real strength is within ±. Ranks go by rating minus ±, so a lucky start isn’t enough.
ranking-counts = What counts
ranking-counts-early = If you leave before everybody has made five moves, you lose, and nobody gains by it.
ranking-counts-repeats = Of the games of one kind that the same two players play in a day, the first five count in full, the next half, then a quarter and so on; from the eleventh on, none.
ranking-counts-hands = Once hidden hands are dealt, a rated game can’t be aborted.
ranking-spread = All ratings
ranking-spread-label = { $people ->
    [one] Rating of { $people } player, from { $first } to { $last }
   *[other] Ratings of { $people } players, from { $first } to { $last }
}
settings-look = Appearance
settings-play = At the board
settings-account = Account
settings-guest = You’re here as a guest. With an account you keep your games and get a rating.
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
choice-motion = Animations
choice-motion-system = as the device
choice-motion-none = none
choice-board = Board
choice-board-paper = paper
choice-board-slate = slate
choice-board-meadow = meadow
choice-sound = Sound
choice-sound-off = off
choice-sound-on = on
choice-confirm = Confirm each move
choice-confirm-touch = on touch screens
choice-confirm-always = always
choice-confirm-never = never
choice-coordinates = Coordinates
choice-coordinates-wide = on wide screens
choice-coordinates-off = hidden
choice-coordinates-on = shown
tokens-title = Tokens
tokens-lead = A token lets your program act in your name.
token-new = New token
token-label = What it is for
token-scopes = What it may do
token-make = Create token
token-made = Copy it now. You won’t see it again.
token-secret = The token
token-revoke = Revoke
token-unused = never used
token-used = used on { $day }
scope-read = look
scope-play = play
scope-chat = chat
bots-title = Bots
bots-lead = A bot is an account that your program plays.
bot-new = New bot
bot-make = Create bot
bot-page = Its page
bot-delete = Delete { $name }
replay-share = Copy link
replay-download = Download
analysis-name = Analysis board
replay-dice = Check the dice
dice-title = Fair dice
dice-lead = On a server nobody sees the die fall. So the server committed itself before the game began, and this page recalculates every roll, in your own browser.
dice-open = The game is still on. When it’s over, the secret is shown and everything can be checked.
dice-fair = { $count ->
    [one] The result checks out.
   *[other] All { $count } results check out.
}
dice-unfair = Something doesn’t fit. See below.
dice-insecure = This page wasn’t loaded over https, so your browser can’t check it here. `tessella verify` checks the game file without a browser.
dice-commitment = 1. The promise
dice-commitment-text = Before anybody joined, the server showed this fingerprint of its secret. It can’t change the secret any more.
dice-nonces = 2. The random text of each seat
dice-nonces-text = Then every seat added a random text that the server couldn’t foresee.
dice-secret = 3. The secret
dice-secret-text = Shown when the game was over:
dice-secret-later = It’s shown when the game is over.
dice-kept = Its fingerprint, calculated here, is the promised one:
dice-broken = Its fingerprint, calculated here, isn’t the promised one:
dice-decisions = 4. Every roll
dice-decisions-text = The secret, the random texts and the number of the roll decide it, and nothing else.
dice-number = No.
dice-choices = Out of
dice-came = Result
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
rules-lead = Every rule has a number, which is cited when a move is refused.

rack-label = Pieces left
rack-count = ×{ $count }
rack-pool = { $count ->
    [one] one tile in the pool
   *[other] { $count } tiles in the pool
}
rack-hand = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}
unit-points = { $count ->
    [one] point
   *[other] points
}
unit-squares = { $count ->
    [one] square
   *[other] squares
}
rack-lost = { $name } (no room any more)
common = Shared
common-next = next: { $name }
common-out = out
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
replay-start = Game start
replay-place = Place in the game
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-unknown = There’s no such game, or it isn’t public. Check the link.
replay-unreachable = The server isn’t responding. Try again in a moment.
replay-unreadable = This file isn’t a Tessella game. Choose another.

board-nearer = Zoom in
board-whole = Show all

play-computer = Computer, level { $level }
play-computer-of = Computer { $number }, level { $level }
play-computer-brief = { $count ->
    [0] Computer
   *[other] Computer { $count }
}
play-level = level { $level }
play-you = you
play-away = offline
play-gone = left
play-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
play-hand = Your move
play-after = What next
play-left = Players and pool
play-die = Die or spinner
play-state = How it stands
play-pieces = Your pieces
play-piece = { $number }: piece { $piece }
play-turn = Rotate (R)
play-flip = Flip (F)
tray-fits = { $fits ->
    [one] 1 of { $count } pieces fits
   *[other] { $fits } of { $count } pieces fit
} · { $corners ->
    [one] 1 free corner
   *[other] { $corners } free corners
}
tray-left = { $count ->
    [one] 1 piece left
   *[other] { $count } pieces left
}{ $lost ->
    [0] {""}
   *[other] , { $lost } without room
}
play-lost-piece = (no room any more)
play-corners = Show free corners (C)
play-other = { $move ->
    [draw] Draw a tile
   *[other] { $move }
}
play-lay = Place
play-even = no points
guide-pick = Choose one of your pieces.
guide-aim = Now choose where it goes on the board.
guide-draw = Nothing can be placed: draw.
guide-keys = { $flips ->
    [yes] R rotates it, F flips it.
   *[no] R rotates it.
}
guide-wait = It’s the turn of { $name }.
play-aimed = { $fits ->
    [yes] { $piece } at { $place }: fits.
   *[no] { $piece } at { $place }: doesn’t fit.
}
play-chat = Chat
play-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
play-waiting = Waiting for players
play-theirs = { $name } is thinking
play-yours = Your turn
play-turn-of = { $name }, your turn
play-won = You won!
play-winner = { $count ->
    [one] { $name } won.
   *[other] { $name } share the win.
}
play-shared = A shared win.
play-aborted = This game was aborted.
play-cause = { $cause ->
    [resignation] { $count ->
        [one] { $name } resigned.
       *[other] The others resigned.
    }
    [time] Time ran out.
   *[agreement] A draw was agreed.
}
play-lost = Connection lost. Reconnecting…
play-offers = An offer
play-offered = { $what ->
    [draw] { $name } offers a draw.
    [hints] { $name } wants to allow hints for everybody.
   *[take-back] { $name } asks to take a move back.
}
play-offer-waits = { $what ->
    [draw] You offered a draw.
    [hints] You asked to allow hints.
   *[take-back] You asked to take your move back.
}
play-accept = Accept
play-decline = Decline
play-rematch = Rematch
play-to-rematch = Go to rematch
play-replay = Replay
play-hint = Hint
hint-title = Hints
hint-chance = { $kind ->
    [exact] wins { $value }%
    [low] win chance under 5%
    [high] win chance over 95%
   *[about] win chance about { $value }%
}
hint-odds = { $kind ->
    [exact] { $value }%
    [low] < 5%
    [high] > 95%
   *[about] about { $value }%
}
hint-head = Points and win chance
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-where = Try { $piece } in the highlighted area.
hint-show = Show the move
hint-why = Why?
hint-no-reason = Nothing obvious: the engine looked further ahead.
hint-close = Close hints
hint-ask = Allow hints
hint-on = Hints are allowed in this game: everybody agreed.
play-take-back = Take back
play-offer-draw = Offer a draw
play-resign = Resign
play-resign-sure = Resign this game? { $others ->
    [one] Your opponent wins.
   *[other] The others play on without you.
}
play-abort = Abort
play-abort-sure = Abort this game? Nobody wins or loses.
play-claim = { $others ->
    [one] Claim victory
   *[other] Play on
}
play-claim-sure = { $others ->
    [one] Time is up for your opponent. Claim victory?
   *[other] Time is up. Play on without this player?
}
play-rise = Leave
play-rise-sure = Leave your seat to somebody else?
play-cancel = Cancel
play-close = Close
play-sit = Join game
play-share = Invite others with this link:
play-link = Link to this game
play-copy = Copy
play-copied = Copied
curtain-title = Hand the device to { $name }
curtain-open = I’m { $name }
type-title = Enter a move
type-label = Piece and square, such as L5 e10
type-none = None of your pieces fits there. Name a piece and a square it should cover.
type-several = { $count ->
    [one] One way fits.
   *[other] { $count } ways fit: add more squares, or a number from 1 to { $count }.
}
type-ready = { $move } fits: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Press Enter again to place it.
chat-none = Nothing said yet.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
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
keys-turn = rotate it, with Shift the other way
keys-flip = flip it
keys-lay = place it
keys-draw = draw, when there is something to draw
keys-free = show free corners
keys-hint = hint
keys-back = take back
keys-drop = put it back
keys-list = this list

# Spare parts.
spare-title = Lost a piece?
spare-home = Print it, true to scale, on paper or in plastic.
spare-lead = Old boxes lose pieces. Choose the game and make what’s missing: a sheet to print and cut out, or a file for a 3D printer.
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
spare-part-selector = spinner
spare-part-marker = line marker
spare-part-foot = tower foot
spare-part-rack = rack
spare-part-rack-foot = rack foot
spare-paper = Paper
spare-paper-a4 = A4
spare-paper-letter = Letter
spare-cell = Side of a square, in mm
spare-cell-hint = Editions differ: measure one of your pieces and divide by its squares.
spare-side = Side of a tile, in mm
spare-side-hint = Editions differ: measure the side of one of your tiles.
spare-solid = For 3D printers
spare-thickness = Thickness, in mm
spare-clearance = Clearance on every side, in mm
spare-pdf = Download PDF
spare-svg = SVG
spare-stl = STL for 3D printers
spare-print = Print
spare-hint = Print at 100%, then measure the ruler on the sheet.
spare-sheets = Sheets
spare-sheet = { $game }, sheet { $page } of { $pages }
spare-offline = Sheets and solids are made by the server, so this page needs a connection.

# Lessons.
learn-title = Learn in five minutes
learn-lead = Small steps on the real board, as in play. You only need this device: no account, no connection.
learn-invite = New here? Learn any game in five minutes
puzzle-invite = Puzzle of the day
learn-lesson = Lesson
learn-begin = Start
learn-go-on = Continue at step { $step }
learn-done = Done. Again?
learn-how = Click, drag, or use the arrow keys, R and Enter.
learn-how-touch = Tap a piece and the board, then Place.
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
