# Entre joueurs : encore une fois, qui est là, qui est absent.
rematch-offered = { $name } propose une revanche.
rematch-waits = Revanche proposée. Réponse attendue : { $names }.
rematch-withdraw = Retirer
offer-declined = { $what ->
    [draw] { $name } refuse la nulle.
    [take-back] { $name } refuse l’annulation du coup.
    [hints] { $name } refuse les indices.
   *[rematch] { $name } refuse la revanche.
}
evening-score = Ces 12 dernières heures : { $score }
evening-shared = { $count ->
    [one] 1 nulle
   *[other] { $count } nulles
}
awaited-away = En attente de { $name } (hors ligne)
awaited-long = En attente de { $name }
awaited-nudge = Relancer
awaited-nudged = { $name } a reçu un signal.
awaited-nudged-away = { $name } recevra un signal à son retour.
awaited-hand-over = Laisser jouer l’ordinateur
awaited-hand-over-sure = L’ordinateur (niveau 5) joue pour { $name } en attendant son retour.
awaited-hand-over-from = Si { $name } ne revient pas, l’ordinateur pourra jouer dès { $time }.
awaited-claim = { $others ->
    [one] Revendiquer la victoire
   *[other] Continuer
}
awaited-claim-sure = { $name } est hors ligne depuis un jour. { $others ->
    [one] Revendiquer la victoire ?
   *[other] Continuer sans ce joueur ?
}
awaited-claim-from = { $others ->
    [one] Dès { $time }, vous pourrez revendiquer la victoire.
   *[other] Dès { $time }, vous pourrez continuer sans ce joueur.
}
play-cause-absence = Absence de { $name }.
cause-absence = absence de l’adversaire
seat-computer-plays = l’ordinateur joue
return-told = L’ordinateur joue pour vous.
return-do = Reprendre ma place
chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
call-rematch = { $name } propose une revanche : { $game }.
call-nudge = { $name } vous attend : { $game }.

# Une invitation.
invited = Invitation à jouer à { $game }
invited-by = { $name } vous invite à jouer à { $game }
invited-seats = { $count } joueurs
invited-no-clock = cadence illimitée
invited-others = Déjà là : { $names }
invited-lesson = L’apprendre en cinq minutes

# Amis et défis.
friends-title = Amis
friends-following = Les joueurs que vous suivez
friends-none = Personne pour l’instant. Suivez des joueurs pour voir quand ils sont en ligne et pour les défier.
friends-search = Chercher un joueur par son nom
friends-find = Chercher
friends-found = Résultats
friends-nobody = Aucun joueur de ce nom.
friend-online = en ligne
friend-offline = hors ligne
friend-watch = Regarder
friend-follow = Suivre
friend-unfollow = Ne plus suivre
friend-block = Bloquer
friend-unblock = Débloquer
blocked-title = Les joueurs que vous bloquez
suggested-title = Suggestions
suggested-opponent = adversaire récent à { $game }
suggested-rating = cote { $rating } à { $game }, proche de la vôtre
challenge = Défier
challenge-of = Défier { $name }
challenge-look = Voir
challenge-sent = { $game } : réponse attendue
challenge-declined = { $name } refuse.
challenges-title = Défis
call-declined = { $name } refuse : { $game }.

# La discussion des spectateurs.
chat-spectator = spectateur
chat-among = Discussion des spectateurs. Les joueurs la voient après la fin.
chat-off = Les spectateurs ne peuvent pas discuter ici pour l’instant.
chat-hush = Couper la discussion des spectateurs
chat-unhush = Rétablir la discussion des spectateurs

# Comment quelqu’un a joué.
statistics-title = Résultats
statistics-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
statistics-shared = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
statistics-lost = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
statistics-streak = { $count } victoires de suite
statistics-longest = plus longue série : { $count }
statistics-levels = Contre l’ordinateur
statistics-level = Niveau { $level }
statistics-of = { $won } sur { $played }
statistics-best = Plus belles victoires

# Sans connexion.
needs-network-why = Vous êtes hors ligne : ceci demande une connexion.
