notation-triominos = « { $text } » n’est pas un coup. Un coup s’écrit comme ^0,0:012 ou v-1,2:345, ou bien draw ; une tuile s’écrit comme 012.
notation-tile = La tuile { $tile } n’existe pas : lus dans le sens des aiguilles d’une montre à partir du plus faible, les chiffres d’une tuile ne redescendent jamais ({ $rule }).
tr-2-pool = La tuile { $move } n’est pas dans la pioche ({ $rule }).
tr-4-draw = Commencez la manche en posant une tuile ; on ne pioche qu’ensuite ({ $rule }).
tr-4-spot = Posez la première tuile de la manche avec son chiffre le plus faible à gauche : ^0,0:{ $tile } ({ $rule }).
tr-5-hand = La tuile { $tile } n’est pas sur votre réglette : choisissez-en une autre ({ $rule }).
tr-5-taken = Une autre tuile est déjà là : choisissez une case vide ({ $rule }).
tr-5-side = La tuile doit partager un côté entier avec une tuile du plateau ({ $rule }).
tr-5-numbers = Les chiffres d’un côté partagé ne concordent pas : tournez la tuile ou posez-la ailleurs ({ $rule }).
tr-6-corner = Un coin de la tuile toucherait un autre chiffre : tournez la tuile ou posez-la ailleurs ({ $rule }).
tr-11-draw = Une tuile de votre réglette convient : posez-la au lieu de piocher ({ $rule }).
tr-12-draw = La tuile { $drawn } que vous avez piochée convient : posez-la ({ $rule }).
tr-12-again = La tuile que vous avez piochée ne convient pas : piochez encore ({ $rule }).
tr-12-other = Posez la tuile { $drawn } que vous avez piochée, et aucune autre ({ $rule }).
tr-15-draw = La pioche est vide : posez une tuile ({ $rule }).
event-took = { $seat } pioche { $tile }.
event-took-hidden = { $seat } pioche une tuile.
event-scored-tr-4 = { $seat } : { $points } pour la première tuile (TR-4).
event-scored-tr-8 = { $seat } : { $points } pour les chiffres de la tuile (TR-8).
event-scored-tr-9 = { $seat } : { $points } pour un pont (TR-9).
event-scored-tr-10 = { $seat } : { $points } pour { $count ->
    [60] un double hexagone
    [70] un triple hexagone
    [100] un double hexagone
    [150] un triple hexagone
   *[other] un hexagone
} (TR-10).
event-scored-tr-11 = { $seat } : { $points } pour une tuile piochée (TR-11).
event-scored-tr-13 = { $seat } : { $points } pour trois tuiles piochées sans succès (TR-13).
event-scored-tr-14 = { $seat } : { $points } pour un tour passé, pioche vide (TR-14).
event-scored-tr-16 = { $seat } : { $points } pour avoir vidé sa réglette (TR-16).
event-scored-tr-16-hands = { $seat } : { $points } pour les tuiles des autres réglettes (TR-16).
event-scored-tr-17 = { $seat } : { $points } pour les tuiles restées sur la réglette (TR-17).
event-passed-tr-14 = { $seat } ne peut rien poser et passe son tour : la pioche est vide (TR-14).
event-round-tr-16 = La manche est terminée : une réglette est vide (TR-16).
event-round-tr-17 = La manche est terminée : plus personne ne peut poser de tuile (TR-17).
event-ended-tr-16 = La partie est terminée : une réglette est vide (TR-16).
event-ended-tr-17 = La partie est terminée : plus personne ne peut poser de tuile (TR-17).
fact-tr-forgone = { $count ->
    [one] { $count } point de moins que le coup qui rapporte le plus
   *[other] { $count } points de moins que le coup qui rapporte le plus
}
fact-tr-bonus = { $count ->
    [one] Ouvre { $count } case pour un pont ou un hexagone
   *[other] Ouvre { $count } cases pour un pont ou un hexagone
}
fact-tr-hand = { $count ->
    [one] { $count } point restant sur la réglette
   *[other] { $count } points restant sur la réglette
}
fact-tr-most = { $count ->
    [one] { $count } point : le plus que rapporterait une tuile encore cachée
   *[other] { $count } points : le plus que rapporterait une tuile encore cachée
}
fact-tr-answers = { $count ->
    [one] { $count } tuile encore cachée trouverait place ensuite
   *[other] { $count } tuiles encore cachées trouveraient place ensuite
}
