# Between people: once more, who is there, who is away.
rematch-offered = { $name } wants a rematch.
rematch-waits = Rematch offered. Waiting for { $names }.
rematch-withdraw = Withdraw
offer-declined = { $what ->
    [draw] { $name } declined the draw.
    [take-back] { $name } didn’t agree to take the move back.
    [hints] { $name } didn’t agree to hints.
   *[rematch] { $name } declined the rematch.
}
evening-score = Last 12 hours: { $score }
evening-shared = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
awaited-away = Waiting for { $name } (offline)
awaited-long = Waiting for { $name }
awaited-nudge = Nudge
awaited-nudged = { $name } has been told.
awaited-nudged-away = { $name } will be told on coming back.
awaited-hand-over = Let the computer play
awaited-hand-over-sure = The computer (level 5) plays for { $name } until they’re back.
awaited-hand-over-from = If { $name } stays away, the computer can play on from { $time }.
awaited-claim = { $others ->
    [one] Claim victory
   *[other] Play on
}
awaited-claim-sure = { $name } has been away for a day. { $others ->
    [one] Claim victory?
   *[other] Play on without this player?
}
awaited-claim-from = { $others ->
    [one] From { $time } you can claim victory.
   *[other] From { $time } you can play on without this player.
}
play-cause-absence = { $name } stayed away.
cause-absence = opponent away
seat-computer-plays = computer plays
return-told = The computer is playing for you.
return-do = Take my seat back
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
call-rematch = { $name } wants a rematch: { $game }.
call-nudge = { $name } is waiting for you: { $game }.

# An invitation.
invited = You’re invited to { $game }
invited-by = { $name } invites you to { $game }
invited-seats = { $count } players
invited-no-clock = no time limit
invited-others = Already there: { $names }
invited-lesson = Learn it in five minutes

# Friends and challenges.
friends-title = Friends
friends-following = People you follow
friends-none = Nobody yet. Follow people to see when they’re online and to challenge them.
friends-search = Find a player by name
friends-find = Search
friends-found = Found
friends-nobody = No player by that name.
friend-online = online
friend-offline = offline
friend-watch = Watch
friend-follow = Follow
friend-unfollow = Unfollow
friend-block = Block
friend-unblock = Unblock
blocked-title = People you block
suggested-title = People you may know
suggested-opponent = recent opponent in { $game }
suggested-rating = rated { $rating } in { $game }, close to you
challenge = Challenge
challenge-of = Challenge { $name }
challenge-look = View
challenge-sent = { $game }: waiting for an answer
challenge-declined = { $name } declined.
challenges-title = Challenges
call-declined = { $name } declined: { $game }.

# The chat of spectators.
chat-spectator = spectator
chat-among = Spectators’ chat. The players see it after the end.
chat-off = Spectators can’t chat here at the moment.
chat-hush = Turn the spectators’ chat off
chat-unhush = Turn the spectators’ chat on

# How somebody has played.
statistics-title = Results
statistics-won = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
statistics-shared = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
statistics-lost = { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
statistics-streak = { $count } wins in a row
statistics-longest = longest streak: { $count }
statistics-levels = Against the computer
statistics-level = Level { $level }
statistics-of = { $won } of { $played }
statistics-best = Best wins

# Without a connection.
needs-network-why = You’re offline: this needs a connection.
