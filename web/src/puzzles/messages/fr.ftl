puzzle-title = Problèmes
puzzle-lead = Trouvez le bon coup dans des positions de vraies parties.
puzzle-daily-lead = Le même pour tout le monde. Le prochain arrive à minuit (UTC).
puzzle-daily-go = Résoudre
puzzle-daily-solved = Résolu aujourd’hui. Bravo !
puzzle-daily-missed = Pas résolu cette fois. Demain, il y en aura un autre.
puzzle-collections = Tous les problèmes
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-done = { $solved } résolus sur { $tried }
puzzle-rated = Cote { $rating } ± { $uncertainty }
puzzle-mistakes = Vos propres erreurs
puzzle-mistakes-wait = { $count ->
    [0] Aucune en attente. Analysez vos parties terminées : vos erreurs reviennent ici.
    [one] Une de vos erreurs vous attend.
   *[other] { $count } de vos erreurs vous attendent.
}
puzzle-mistakes-go = S’entraîner
puzzle-sign-in = Connectez-vous pour garder une cote et travailler vos propres erreurs.
puzzle-turn = À { $colour } de jouer
puzzle-level = Cote du problème { $rating }
puzzle-of-day = Problème du jour, { $day }
puzzle-goal-win = Gagnez avec ce coup.
puzzle-goal-win-in-two = Gagnez au plus tard à votre prochain coup, quoi que fassent entre-temps le sélecteur, le dé ou l’adversaire.
puzzle-goal-secure = Assurez-vous le meilleur résultat que personne ne peut vous prendre. C’est la victoire qui compte, pas l’écart.
puzzle-hidden = Ce que vous ne voyez pas est sur l’autre réglette : la pioche est vide.
puzzle-goal-best = Trouvez le coup qui donne les meilleures chances de gagner. Il est nettement devant les autres.
puzzle-goal-mistake = Ici, vous avez perdu des chances de gagner. Trouvez un coup aussi bon que le meilleur.
puzzle-mistake-was = Vous avez joué
puzzle-tried-solved = Vous avez déjà résolu ce problème.
puzzle-tried-missed = Vous avez déjà essayé ce problème.
puzzle-board = { $game }, un problème
puzzle-ways = Autour des problèmes
puzzle-all = Tous les problèmes
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-right = Exact !
puzzle-wrong = Ce n’est pas ce coup
puzzle-more = { $count ->
    [one] Un autre coup est bon aussi.
   *[other] { $count } autres coups sont bons aussi.
}
puzzle-result = { $result ->
    [win] Vous gagnez, quoi que fassent les autres.
    [draw] Vous partagez au moins la victoire.
    [none] On peut vous empêcher de gagner.
   *[other] Vous êtes sûr de { $share } de la victoire.
}
puzzle-result-wrong = { $result ->
    [none] Après ce coup, on peut vous empêcher de gagner.
    [draw] Après ce coup, on peut vous réduire à une victoire partagée.
   *[other] Après ce coup, il ne vous reste que { $share } de la victoire à coup sûr.
}
puzzle-goal-missed = Ce coup n’atteint pas le but.
puzzle-chance = Chances de gagner : { $after }.
puzzle-chance-wrong = Chances de gagner : { $after } ; avec le bon coup : { $before }.
puzzle-rating = Votre cote aux problèmes
puzzle-show = Sur le plateau
puzzle-show-right = Bon coup
puzzle-show-reply = Réponse à votre coup
puzzle-dashed-right = En pointillés : un bon coup
puzzle-dashed-reply = En pointillés : la réponse de l’adversaire
