review-name = Analyse
review-verdict = Ce que le moteur pense de ce coup
review-of-move = { $name }, coup { $number }
review-of-chance = { $number ->
    [0] Avant le premier coup
   *[other] Après le coup { $number }
}
review-costliest = Coup le plus coûteux
review-forced = seul coup possible
review-cost = Chances de gagner : { $before } avec le meilleur coup, { $after } avec celui-ci.
review-kept = Chances de gagner : { $after }.
review-exactly = Exact : joué jusqu’à la fin.
review-bounded = Borné : { $most } perdus au plus, car l’un des deux coups a été joué jusqu’au bout.
review-about = Estimation du moteur.
review-played = Joué
review-was-better = Mieux
review-line = Suite possible
review-line-best = Suite possible du meilleur coup
review-start = Parcourez la partie, ou choisissez un moment.
review-coming = Ce coup n’est pas encore évalué.
review-nobody = Ici, personne n’a rien décidé.
review-progress = Analyse : coup { $done } sur { $total }
review-begins = Le moteur commence l’analyse…
review-again = Continuer
review-legend = En pointillé : le meilleur coup
review-board = { $title }, étape { $step } sur { $last }
review-moment = { $name }, coup { $number } : { $what }
review-count-blunder = { $count ->
    [one] gaffe
   *[other] gaffes
}
review-count-mistake = { $count ->
    [one] erreur
   *[other] erreurs
}
review-count-inaccuracy = { $count ->
    [one] imprécision
   *[other] imprécisions
}
review-luck-means = La chance est ce que les tirages ont donné, comparé à leur moyenne.
review-parts-means = En points de chances de gagner, additionnés sur la partie ; 100 points font une victoire entière.
review-own-moves = Ses coups
review-others-moves = Coups des autres
review-skill-means = Ses coups : ce qu’ils ont coûté. Coups des autres : ce qu’ils lui ont donné.
review-legend-reply = En pointillés : la réponse au coup joué
review-show-best = Voir le meilleur coup
review-show-reply = Voir la réponse
review-who-knows = La chance connaît toutes les réglettes ; la qualité de jeu, seulement ce que le joueur savait.
review-numbers = Tous les nombres en tableaux
review-luck-moment = { $number ->
    [0] { $name }, avant le premier coup : chance
   *[other] { $name }, après le coup { $number } : chance
}
review-expected = Points attendus : { $before } avec le meilleur coup, { $after } avec celui-ci.
review-practise = { $count ->
    [one] Travailler votre erreur
   *[other] Travailler vos { $count } erreurs
}
review-deeper = Approfondir
review-tries = { $count } parties essayées par coup
review-deep-progress = Analyse approfondie : coup { $done } sur { $total }
review-deep-begins = En attente de l’analyse approfondie…
review-subject = Ce que montre le graphique
review-subject-odds = Chances
review-subject-score = Points
review-subject-luck = Chance
review-subject-time = Temps
review-lasted = { $minutes }:{ $seconds }
