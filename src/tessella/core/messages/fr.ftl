# Erreurs du noyau.
game-unknown = Aucun jeu ne s’appelle « { $game } ». Choisissez parmi : { $games }.
option-unknown = { $game } n’a pas d’option « { $option } ». Ses options : { $options }.
option-value = L’option { $option } ne peut pas valoir { $value }. Valeurs possibles : { $accepts }.
seat-unknown = Il n’y a pas de place { $seat } : choisissez de 0 à { $last }.

# Paquets qui apportent un jeu.
package-broken = Le paquet { $package } ne peut pas apporter le jeu « { $game } » : { $why }.
package-name = un nom se compose de minuscules et de chiffres, séparés par des traits d’union, { $limit } caractères au plus
package-taken = un autre jeu porte ce nom
package-other-name = son jeu se nomme « { $name } »
package-import = { $module } ne se charge pas ({ $error })
package-class = { $module } n’est pas une classe de jeux
package-file = le fichier { $file } manque
package-unreadable = { $file } est illisible à « { $text } »
package-key = { $file } et les textes anglais diffèrent pour « { $key } »
package-key-taken = « { $key } » de { $file } existe déjà ailleurs

notation-type = Donnez un coup ou son texte, pas une valeur de type { $kind }.
notation-long = « { $text } » est trop long pour un coup : { $limit } caractères au plus.
notation-first = « { $text } » ne désigne aucune place : choisissez de first:0 à first:{ $last } ({ $rule }).
notation-empty = Un coup nomme au moins une case, par exemple e10.
notation-cell = « { $cell } » n’est pas une case. Une case, c’est une lettre et un nombre, par exemple e10 ; mettez des virgules entre les cases.
notation-off = La case { $cell } n’existe pas : les cases vont de a1 à { $last } ({ $rule }).
notation-twice = « { $text } » nomme deux fois la même case : nommez chaque case une seule fois.

illegal-over = La partie est terminée : on ne peut plus jouer ({ $rule }).
illegal-kind-chance = D’abord le dé ou le sélecteur, par exemple { $example } ({ $rule }).
illegal-kind-seat = Ici, il faut un autre genre de coup, par exemple { $example } ({ $rule }).
illegal-pass = On ne peut sauter une place qu’à son tour, et seulement dans un jeu qui se joue à trois ou quatre ; { $move } est donc impossible ici.
illegal-ended = La partie est terminée : on ne peut plus jouer.

record-type = Un fichier de partie se lit dans un texte, pas dans une valeur de type { $kind }.
record-long = Ce n’est pas un de nos fichiers de partie : il compte { $length } caractères, et aucun n’en a plus de { $limit }.
record-short = Ligne { $line } : le fichier de partie s’arrête trop tôt. Attendu : { $expected }
record-line = Ligne { $line } : « { $text } » n’a pas sa place ici. Attendu : { $expected }
record-version = Ligne { $line } : ce fichier de partie est en version « { $version } » ; ce programme lit la version { $ours }.
record-game = Ligne { $line } : { $why }
record-option = Ligne { $line } : « { $text } » ne convient pas : chaque option s’écrit une seule fois, sous la forme nom=valeur.
record-date = Ligne { $line } : « { $text } » n’est pas une date comme 2026-11-15.
record-players = Il y a { $seats } places, mais { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} : donnez un nom pour chaque place.
record-name = « { $name } » ne peut pas servir de nom : il faut de 1 à { $limit } caractères imprimables, sans espace au début ni à la fin.
record-turn = Ligne { $line } : le coup est noté pour « { $actor } », mais c’est à « { $due } » de jouer.
record-move = Ligne { $line } : { $why }
record-count = Ligne { $line } : le fichier de partie doit se terminer par le nombre de ses coups, « end: { NUMBER($moves, useGrouping: 0) } moves ».
record-tail = Ligne { $line } : le fichier de partie dit « { $said } », mais ses coups mènent à « { $true } ».
record-more = Ligne { $line } : rien ne doit suivre le résultat.

ending-text = « { $text } » : la partie n’a pas pu finir ainsi. Écrivez resigned ou timeout avec les places qui perdent ainsi, pourvu que quelqu’un reste ; ou bien draw, ou aborted.
ending-over = La partie est finie selon les règles ({ $rule }) : elle ne peut pas finir en plus d’une autre façon.

fair-secret = Un secret se compose de { $digits } chiffres hexadécimaux en minuscules.
fair-nonce = « { $text } » ne peut pas servir de texte aléatoire : il faut de 1 à { $limit } lettres de a à z, chiffres, - et _.
fair-match = « { $text } » ne peut pas désigner une partie : il faut de 1 à { $limit } lettres de a à z, chiffres, - et _.
fair-commitment = « { $text } » n’est pas un engagement : il faut sha256: suivi de 64 chiffres hexadécimaux en minuscules.
fair-nonces = Il y a { $seats } places, mais { $nonces ->
    [one] { $nonces } texte aléatoire
   *[other] { $nonces } textes aléatoires
} : il en faut un par place.
fair-none = Ce fichier de partie ne dit pas d’où viennent ses dés : on ne peut pas les vérifier.
fair-hidden = Le secret de ces dés n’est pas encore révélé.
fair-broken = Le secret n’est pas celui auquel engageait { $commitment }.

action-none = « { $move } » n’est pas une action d’une place à { $game }.
action-nowhere = L’action { $number } n’a de place nulle part ici à { $game }.
action-unknown = Il n’y a pas d’action { $number } : elles vont de 0 à { $last }.
action-view = À { $game }, il faut la vue de la place qui joue pour dire quelle action est quel coup.
action-symmetry = { $game } n’a pas de symétrie « { $name } » : choisissez { $names }.
action-opponents = { $given } adversaires sont donnés pour { $wanted } autres places : indiquez-en un pour toutes ou un pour chacune.
action-stateful = Un joueur à qui il faut dire chaque coup ne peut pas être l’adversaire d’un environnement : choisissez l’un des nôtres.
action-missing = { $game } n’a ni table d’actions ni code natif et ne peut donc pas être un environnement.

# Événements communs à tous les jeux.
event-began = { $seat } commence.
event-rolled = { $seat } obtient { $face }.
event-laid = { $seat } pose { $piece } en { $move }.
event-scored = { $seat } : { $points } ({ $rule }).
event-passed = { $seat } passe son tour ({ $rule }).
event-passed-colour = { $seat } passe son tour avec { $colour } ({ $rule }).
event-passed-over = { $seat } a quitté la partie ; son tour est sauté.
event-ended = La partie est terminée ({ $rule }).
event-ended-resigned = La partie est terminée par abandon.
event-ended-timeout = La partie est terminée : temps écoulé.
event-ended-draw = La partie est terminée : nulle par accord.
event-ended-aborted = Partie annulée.

# Positions composées à la main.
setup-none = On ne peut pas composer de position de { $game }.
setup-long = Une position a au plus { $limit } caractères.
setup-word = « { $text } » n’est pas un élément de position : écrivez chaque élément une fois, sous la forme nom=valeur, séparés par ;.
setup-part = Les positions de ce jeu n’ont pas d’élément « { $name } ». Leurs éléments : { $names }.
setup-value = { $name } ne peut pas valoir « { $value } ». Valeurs acceptées : { $accepts }.
setup-colour = Pièce { $number }, « { $piece } » : écrivez le numéro de sa couleur, deux-points, puis ses cases.
setup-piece = Pièce { $number }, « { $piece } » : { $why }
setup-over = La partie est finie ici : il faut que ce soit le tour de quelqu’un. Revenez d’un coup.
setup-lot = On ne sait pas encore qui commence : choisissez-le d’abord.
setup-draw = On distribue ou on pioche ici : il faut que ce soit le tour de quelqu’un.
setup-stuck = Rien ne peut être joué au tour de { $turn } ({ $rule }) : donnez le tour à un autre, ou changez le tirage.
setup-stock = Il ne reste plus de { $piece } : chaque pièce n’est qu’à un endroit ({ $rule }).
setup-tile = « { $piece } » n’est pas une tuile qui peut être là ({ $rule }).
setup-hand = { $name } est vide : qui n’a plus de tuile met fin à la manche ({ $rule }).
setup-drawn = La tuile piochée { $piece } doit être sur la réglette de qui joue ({ $rule }).
