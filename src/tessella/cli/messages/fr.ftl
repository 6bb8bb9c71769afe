# La ligne de commande : ce qui ne va pas.
cli-fault-command = Il n’y a pas de commande « { $text } ». Les voici toutes : tessella --help
cli-fault-flag = « { $text } » n’est pas une option de { $command }. Les voici toutes : { $command } --help
cli-fault-missing = Il manque { $text }. Le mode d’emploi : { $command } --help
cli-fault-repeated = { $text } est donné deux fois ; une seule suffit.
cli-fault-unused = « { $text } » est de trop. Le mode d’emploi : { $command } --help
cli-fault-usage = Cette commande est incompréhensible. Le mode d’emploi : { $command } --help
cli-extra = Cette commande a besoin de { $module }, qui n’est pas installé. L’extra { $extra } du paquet l’apporte : pip install 'tessella[{ $extra }]'
cli-flag-number = { $flag } ne peut pas valoir « { $text } » : il faut un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
cli-flag-measure = { $flag } ne peut pas être « { $text } » : il faut des millimètres, comme 15 ou 15,5.
cli-show-number = « { $text } » ne mène nulle part : tapez un nombre de 0 à { NUMBER($last, useGrouping: 0) }.
cli-language = Nous ne parlons pas encore « { $text } ». Les langues sont : { $languages }.
cli-option-form = « { $text } » n’est pas une option de la forme NOM=VALEUR, comme seats=3.
cli-option-twice = L’option { $option } est donnée deux fois ; une seule suffit.
cli-seat-kind = « { $text } » ne peut pas prendre cette place. À chaque place, choisissez parmi : { $kinds }, avec si vous voulez un nom après deux-points, comme human:Anna.
cli-seat-name = « { $name } » ne peut pas servir de nom : il faut de 1 à { $limit } caractères imprimables.
cli-seat-count = Ici, { $game } se joue à { $seats }, mais vous avez donné { $given ->
    [one] { $given } joueur.
   *[other] { $given } joueurs.
}
cli-seat-both = Nommez les joueurs avec --seat ou avec --players, pas avec les deux.
cli-play-game = Pour choisir joueurs et options, nommez d’abord un jeu : tessella play GAME …
cli-resume-option = Une partie sauvegardée garde ses options : enlevez --option.
cli-resume-game = { $file } contient une partie de { $game }, pas du jeu demandé.
cli-resume-ended = { $file } contient une partie terminée : regardez-la avec tessella show.
cli-convert-format = { $game } ne peut pas s’écrire en { $suffix }.
cli-gtp-player = Dites une seule fois qui choisit les coups : avec --level, avec --seconds ou avec --player.
cli-gtp-seconds = --seconds ne peut pas valoir « { $text } » : il faut un temps supérieur à 0, en secondes, par exemple 2 ou 0.5.

# Fichiers.
cli-file-missing = Le fichier { $file } n’existe pas.
cli-file-folder = { $file } n’est pas un fichier.
cli-file-forbidden = Impossible d’ouvrir { $file } : accès refusé.
cli-file-fault = Impossible d’utiliser { $file } (détails en anglais : { $reason }).
cli-file-long = { $file } n’est pas un fichier de partie : il dépasse { $limit } octets.
cli-file-text = { $file } n’est pas un fichier de partie : ce n’est pas du texte.
cli-file-nowhere = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
cli-file-exists = { $file } existe déjà et ne sera pas écrasé. Choisissez un autre nom, ou reprenez une partie sauvegardée avec --resume.
cli-pieces-written = { $file } : écrit.
cli-pieces-hint = Imprimez à 100 % (taille réelle), puis mesurez la règle.
cli-converted = { $file } est écrit : { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}

# La vérification.
cli-verify-terms = { $game }, partie { $match }
cli-verify-nonce = Texte aléatoire de la place { $seat } : { $nonce }
cli-verify-commitment = Engagement : { $commitment }
cli-verify-kept = Le secret est bien celui sur lequel portait l’engagement pris avant la partie.
cli-verify-counts = Tous les coups du hasard découlent du secret et des textes aléatoires : { $lots ->
    [one] { $lots } tirage au sort
   *[other] { $lots } tirages au sort
}, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}, { $draws ->
    [one] { $draws } tuile distribuée ou piochée
   *[other] { $draws } tuiles distribuées ou piochées
}.
cli-verify-own = Si vous avez joué : comparez l’engagement et votre texte aléatoire avec ce que vous avez vu avant la partie.
cli-verify-broken = Le secret n’est pas celui sur lequel portait l’engagement pris avant la partie : on ne peut pas se fier aux dés de ce fichier.
cli-verify-differs = Ligne { $line } : le hasard a joué « { $found } », mais selon le secret et les textes aléatoires, son coup numéro { NUMBER($number, useGrouping: 0) } (en comptant à partir de 0) devrait être « { $due } ».

# Les règles.
cli-rules-missing = Les règles de { $game } ne font pas partie de cette installation.
cli-rules-number = Il n’y a pas de règle « { $number } ». Les règles vont de { $first } à { $last }.

# Aide.
cli-help = Jeux de pose dans le terminal : { $games }.
cli-help-usage = Usage : { $command } { $arguments } [OPTIONS]
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-flags = Options
cli-help-help = Cette aide.
cli-help-version = La version.
cli-help-lang = La langue (par défaut : celle de votre système).
cli-help-no-colour = Sans couleurs. (La variable NO_COLOR fait de même.)
cli-help-play = Jouer : contre l’ordinateur, entre amis au même clavier, ou en spectateur. Sans GAME, un menu s’ouvre.
cli-help-play-game = Le jeu, par exemple { $game } ; « tessella games » en donne la liste.
cli-help-play-seat = Qui prend la place suivante : human, greedy ou random, avec un nom si vous voulez ; de level:1 à level:9 pour le moteur, ou gtp:COMMANDE pour un autre programme. À répéter pour chaque place.
cli-help-play-players = Toutes les places d’un coup, par exemple human,level:3,level:3.
cli-help-play-option = Une option du jeu, par exemple edition=de. À répéter pour en donner d’autres.
cli-help-play-seed = La même graine donne les mêmes dés, les mêmes pioches et les mêmes coups de l’ordinateur.
cli-help-play-save = Garder la partie dans ce fichier, après chaque coup.
cli-help-play-resume = Reprendre la partie de ce fichier, et l’y garder.
cli-help-rules = Lire les règles d’un jeu.
cli-help-rules-game = Le jeu, par exemple { $game }.
cli-help-rules-rule = Seulement la règle qui porte ce numéro.
cli-help-show = Revoir une partie enregistrée ; dans un terminal, coup par coup.
cli-help-show-record = Le fichier de la partie.
cli-help-show-at = Le plateau après ce nombre de coups.
cli-help-show-every = Le plateau après chaque tour.
cli-help-verify = Vérifier les dés d’une partie enregistrée : chaque lancer et chaque tirage découle-t-il du secret et des textes aléatoires ?
cli-help-verify-record = Le fichier de la partie.
cli-help-games = La liste des jeux et de leurs options.
cli-help-arena = Faire jouer des joueurs entre eux : matchs, tournois toutes rondes, Elo avec ses marges d’erreur.
cli-help-arena-game = Le jeu, par exemple { $game }.
cli-help-arena-players = Qui joue, par exemple greedy,random. S’ils sont plus nombreux que les places, chacun rencontre tous les autres.
cli-help-arena-player = Un joueur, si son nom contient une virgule. Une fois pour chacun.
cli-help-arena-games = Le nombre de parties, arrondi à des blocs entiers (par défaut : 100).
cli-help-arena-option = Une option du jeu, par exemple seats=4. À répéter pour d’autres.
cli-help-arena-opening = Le nombre de coups tirés au sort au début de chaque partie. (Par défaut : un par place, et aucun là où dés ou tirages varient les parties.)
cli-help-arena-seed = La même graine donne la même chance et les mêmes parties.
cli-help-arena-jobs = Le nombre de parties jouées à la fois (par défaut : 1).
cli-help-arena-sprt = S’arrêter dès qu’il est clair si le premier joueur a ELO0 ou ELO1 points de plus, à ces risques d’erreur.
cli-help-arena-limit = Qui réfléchit plus longtemps à un coup perd la partie (par défaut : 60).
cli-help-arena-ray = Jouer sur le cluster Ray à cette adresse ; local en crée un ici. L’extra ray apporte Ray.
cli-help-arena-out = Où parties et résultats sont gardés (par défaut : nulle part). La même commande continue ce qui s’y trouve.
cli-help-selfplay = Faire jouer un joueur contre lui-même et garder ce qu’il a vu et fait.
cli-help-selfplay-game = Le jeu, par exemple { $game }.
cli-help-selfplay-player = Qui joue à toutes les places, par exemple greedy (par défaut : greedy).
cli-help-selfplay-games = Le nombre de parties, arrondi à des blocs entiers (par défaut : 100).
cli-help-selfplay-option = Une option du jeu, par exemple seats=4. À répéter pour d’autres.
cli-help-selfplay-seed = La même graine donne la même chance et les mêmes parties.
cli-help-selfplay-jobs = Le nombre de parties jouées à la fois (par défaut : 1).
cli-help-selfplay-ray = Jouer sur le cluster Ray à cette adresse ; local en crée un ici. L’extra ray apporte Ray.
cli-help-selfplay-out = Un dossier vide pour les parties en fichiers Parquet (par défaut : rien n’est gardé). L’extra ray apporte pyarrow, qui les écrit.
cli-help-pieces = Remplacer une pièce perdue : une feuille à imprimer et à découper, à l’échelle, ou un solide pour imprimante 3D.
cli-help-pieces-game = Le jeu, par exemple { $game }.
cli-help-pieces-piece = Une pièce, une tuile ou un bloc par son nom, comme F ou 012. À répéter pour d’autres, ou pour plusieurs de la même (par défaut : tout ce que contient la boîte).
cli-help-pieces-seat = Seulement les pièces de cette place, à partir de 0.
cli-help-pieces-format = pdf et svg sont des feuilles à imprimer, stl est pour les imprimantes 3D (par défaut : d’après FILE, sinon pdf).
cli-help-pieces-paper = Le papier de la feuille (par défaut : a4).
cli-help-pieces-cell = La largeur d’un carré, ou le côté d’une tuile triangulaire : mesurez votre boîte, car les éditions diffèrent.
cli-help-pieces-thickness = L’épaisseur d’un solide.
cli-help-pieces-clearance = De combien un solide est plus petit de chaque côté, pour entrer en place (par défaut : 0,2).
cli-help-pieces-out = Le fichier à écrire (par défaut : GAME.pdf). S’il faut plusieurs feuilles ou plateaux : FILE-1, FILE-2 …
cli-help-perft = Compter les suites de coups : une ligne « profondeur nombre » pour chaque profondeur.
cli-help-perft-game = Le jeu, par exemple { $game }.
cli-help-perft-depth = La longueur des plus longues suites à compter.
cli-help-perft-option = Une option du jeu, par exemple seats=3. À répéter pour en donner d’autres.
cli-help-perft-after = Compter depuis la fin de ce fichier de partie (par défaut : depuis que la place 0 commence).
cli-help-convert = Convertir une partie entre nos fichiers et ceux d’autres programmes (.blksgf).
cli-help-convert-source = Le fichier à lire.
cli-help-convert-target = Le fichier à écrire ; sa terminaison choisit le format.
cli-help-calibrate = Voir si les chances annoncées par le moteur sont justes : des parties contre lui-même, ce qu’il a dit et leur fin.
cli-help-calibrate-game = Le jeu, par exemple { $game }.
cli-help-calibrate-games = Combien de parties à chaque force (par défaut : 100).
cli-help-calibrate-strength = Simulations par coup, un ou plusieurs nombres (par défaut : 100,400).
cli-help-calibrate-seats = Combien de places, là où le jeu laisse le choix.
cli-help-calibrate-option = Une option du jeu, par exemple dice=false. À répéter pour en donner d’autres.
cli-help-calibrate-seed = La même graine donne les mêmes parties.
cli-help-review = Analyser une partie enregistrée : ce qui a été bien joué, ce qui était de la chance, et pourquoi.
cli-help-review-record = Le fichier de la partie.
cli-help-review-json = L’analyse en JSON, pour les programmes.
cli-help-review-html = Écrire dans ce fichier une page avec graphique et tableaux.
cli-help-review-plot = Écrire le graphique dans ce fichier, en SVG.
cli-help-review-simulations = Combien le moteur réfléchit à chaque coup (par défaut : 2000, et 32 pour un jeu sans moteur à lui).
cli-help-review-seed = La même graine donne la même analyse (par défaut : 1).
cli-help-puzzles = Chercher des problèmes dans des parties : des parties enregistrées, ou que l’ordinateur joue pour cela.
cli-help-puzzles-game = Le jeu, par exemple { $game }.
cli-help-puzzles-out = Écrire les problèmes dans ce fichier, un par ligne.
cli-help-puzzles-record = Chercher dans ce fichier de partie. À répéter pour en donner d’autres. Sans cette option, des parties sont jouées.
cli-help-puzzles-games = Combien de parties au plus (par défaut : 100).
cli-help-puzzles-levels = Les niveaux qui jouent, au sort (par défaut : 3,4,5,6).
cli-help-puzzles-most = Combien de problèmes suffisent (par défaut : 30).
cli-help-puzzles-gaps = Prendre aussi les positions qui ne peuvent qu’être estimées, si le meilleur coup est nettement devant.
cli-help-puzzles-option = Une option du jeu, par exemple dice=false. À répéter pour en donner d’autres.
cli-help-puzzles-seed = La même graine donne les mêmes parties et les mêmes problèmes.
cli-help-gtp = Un moteur pour d’autres programmes, en Go Text Protocol, sur l’entrée et la sortie standard.
cli-help-gtp-game = Le jeu, par exemple { $game }.
cli-help-gtp-level = Sa force, de 1 à 9.
cli-help-gtp-seconds = Son temps de réflexion pour un coup, en secondes, par exemple 0.5.
cli-help-gtp-player = Qui choisit les coups, par exemple greedy ou random. Sans cela ni l’une des deux ci-dessus : level:5.
cli-help-gtp-option = Une option du jeu, par exemple seats=3. À répéter pour en donner d’autres.
cli-help-gtp-seed = La même graine et les mêmes commandes donnent les mêmes coups.

# Les jeux.
cli-games-no-options = aucune option
cli-games-default = par défaut : { $value }
cli-games-use = Choisissez avec --option NOM=VALEUR, par exemple : tessella play { $game } --option { $option }
cli-perft-time = { $seconds } s

# Le menu.
cli-menu-which = Quel jeu ?
cli-menu-resume = Reprendre : { $file }
cli-menu-language = Choisissez un numéro. Langue : lang=en, lang=fr ou lang=de. quitter pour sortir.
cli-menu-number = « { $text } » n’est pas au menu : choisissez de 1 à { $last }.
cli-menu-start = Entrée pour jouer ; NOM=VALEUR pour changer une ligne
cli-menu-change = « { $text } » ne change rien. Changez une ligne par son nom, par exemple players=human,greedy, ou tapez Entrée pour jouer.

# La table.
cli-name-human = Joueur
cli-colour = { $colour ->
    [violet] violet
    [orange] orange
    [green] vert
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[other] { $colour }
}
cli-table-empty = (Le plateau est encore vide.)
cli-rolled = Tirage :
cli-pool = { $hidden ->
    [yes] Pioche :
   *[no] Réserve :
}
cli-rack-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
cli-rack-empty = —
cli-rack-lost = (plus de place : { $pieces })
cli-lattice-legend = Cases vides : ^ au-dessus de 3 dans la rangée 2, c’est la case ^3,2 ; v au-dessous de 3, c’est v3,2.

# À l’invite.
cli-prompt = { $mark } { $name }, à vous (? ce qui va)
cli-prompt-empty = Tapez un coup ou son numéro. ? montre ce qui va, aide tout le reste.
cli-line-long = Cette ligne est trop longue : { $limit } caractères au plus.
cli-near = Tout près, et permis :
cli-number = Il n’y a pas de coup { $number } : la liste va de 1 à { NUMBER($last, useGrouping: 0) }.
cli-fits-best = Les meilleurs de { $count } coups, pour chaque pièce. suite les montre tous ; ? T ou ? e10 seulement ceux-là.
cli-fits-more = { $count ->
    [one] Encore { $count } coup : suite
   *[other] Encore { $count } coups : suite
} (ou ? e10 pour ceux qui ont e10)
cli-fits-end = La liste est finie. ? la montre à nouveau.
cli-fits-nothing = Aucun coup possible ne contient « { $text } ».
cli-try-what = Essayer quoi ? Un numéro ou un coup : essai 1
cli-try = { $move } rapporterait { $points }. Ce n’est pas encore joué.
cli-hint-where = Regardez { $piece }, vers { $where }. Redemandez pour le coup, puis pour le pourquoi.
cli-hint = Le moteur jouerait le { $number } : { $move }. Chances de gagner : { $win } %, environ { $points } points à la fin.
cli-hint-no-reason = Rien d’évident : le moteur a regardé plus loin.
cli-undone = Coup annulé : { $move } de { $name }.
cli-undo-nothing = Vous n’avez aucun coup à annuler.
cli-undo-chance = Ce coup reste : il y a eu un lancer ou une pioche depuis, et on ne rejoue pas en le connaissant.
cli-undo-secrets = Ce coup reste : quand les réglettes sont cachées, il a appris quelque chose aux autres.
cli-saved = Sauvegardé dans { $file } ; la partie y est gardée désormais.
cli-hand-over = Passez le clavier à { $name }. { $name }, tapez Entrée quand personne d’autre ne voit l’écran.
cli-help-move = Tapez un coup par ses cases ou ses pointes, par exemple { $example }, ou par son numéro dans la liste de ?. Et aussi :
cli-order-fits = ? — ce qui va, le meilleur d’abord ; ? T ou ? e10 — seulement avec cette pièce ou cette case
cli-order-more = suite — la page suivante de la liste
cli-order-try = essai COUP — voir un coup sur le plateau sans le jouer
cli-order-hint = conseil — où regarder ; encore : ce que jouerait le moteur ; encore : pourquoi
cli-order-undo = annuler — annuler votre dernier coup
cli-order-save = sauver [FICHIER] — sauvegarder la partie
cli-order-rules = règles [NUMÉRO] — lire les règles, ou l’une d’elles
cli-order-board = plateau — redessiner le plateau
cli-order-moves = coups — tous les coups jusqu’ici, avec les scores
cli-order-help = aide — cette liste
cli-order-quit = quitter — sortir ; la partie peut être sauvegardée
cli-quit-save = Garder la partie ? Entrée : oui · un nom de fichier : là · n : non

# La fin.
cli-won = { $names } gagne.
cli-won-shared = { $names } se partagent la victoire.
cli-won-nobody = Personne ne gagne.
cli-joined = { $some } et { $last }
cli-unfinished = La partie n’est pas finie.
cli-over-saved = Pour la revoir :
cli-left = À bientôt.
cli-left-saved = À bientôt. La partie est gardée ; pour la reprendre :
cli-show-at = Après { $number ->
    [one] { NUMBER($number, useGrouping: 0) } coup
   *[other] { NUMBER($number, useGrouping: 0) } coups
} sur { NUMBER($last, useGrouping: 0) }
cli-show-prompt = Entrée : suite · b : retour · un nombre : là · q : sortir

# L’arène.
cli-arena-players = Nommez les joueurs avec --players, par exemple --players greedy,random, ou chacun avec --player.
cli-arena-seed = Une graine a de 1 à { $limit } signes imprimables.
cli-arena-plan = { $games } parties : { $blocks } blocs de { $size }, chacun avec les mêmes dés ou tirages à toutes les places. Graine { $seed }.
cli-arena-plan-opening = { $games } parties : { $blocks } blocs de { $size }, chacun avec la même ouverture ({ $opening ->
    [one] { $opening } coup tiré
   *[other] { $opening } coups tirés
} au sort) à toutes les places. Graine { $seed }.
cli-arena-resumed = { $games ->
    [one] { $games } partie est déjà là.
   *[other] { $games } parties sont déjà là.
}
cli-arena-stopped = Arrêté. Les parties sont gardées dans { $folder } ; la même commande continue.
cli-arena-player = Joueur
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-share = Part
cli-arena-elo = Elo
cli-arena-score = Points
cli-arena-interval = 95 %
cli-arena-cpu = ms par coup, processeur
cli-arena-wall = ms par coup, montre
cli-arena-seat = Place { $seat }
cli-arena-place = { $place ->
    [1] Commence
   *[other] Rang { $place }
}
cli-arena-everyone = Tous
cli-arena-pairing = Rencontre
cli-arena-sprt-h0 = H0 est acceptée : { $player } a plutôt { $elo } points Elo de plus. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-h1 = H1 est acceptée : { $player } a plutôt { $elo } points Elo de plus. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-open = Le test n’a pas encore tranché. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-forfeit-crash = { $player } a échoué dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} et perdu : { $detail }
cli-arena-forfeit-illegal = { $player } a joué un coup interdit dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} et perdu : { $detail }
cli-arena-forfeit-time = { $player } a réfléchi plus de { $detail } dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} et perdu.
cli-arena-forfeit-gone = { $player } a mis fin à son processus dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} et perdu : { $detail }
cli-arena-files = Dans { $folder } : { $results }, { $chart }, { $journal } et les parties dans { $games }/.
cli-selfplay-done = { $games } parties, { $moves } coups.
cli-selfplay-files = Dans { $folder } : { $trajectories } et { $records }.
cli-selfplay-taken = { $folder } n’est pas un dossier vide. Choisissez-en un autre pour --out.

cli-help-serve = Ouvrir Tessella aux navigateurs et aux programmes, jusqu’à interruption. Chaque option est aussi une variable : --port est TESSELLA_PORT.
cli-help-serve-host = L’adresse d’écoute ; 0.0.0.0 admet d’autres machines (par défaut : 127.0.0.1).
cli-help-serve-port = Le port (par défaut : 8000 ; 0 en choisit un libre).
cli-help-serve-data = Le dossier de la base intégrée (par défaut : votre dossier de données).
cli-help-serve-database = Une base PostgreSQL au lieu de la base intégrée.
cli-help-serve-redis = Redis, pour plusieurs processus à une même table.
cli-help-serve-public-url = Où les navigateurs trouvent ce serveur, s’il est derrière un mandataire.
cli-help-serve-origins = Autres sites dont les pages peuvent utiliser ce serveur.
cli-help-serve-hosts = Noms sous lesquels le serveur peut être demandé ; *.NOM désigne tous ceux sous NOM, * n’importe lequel (par défaut : les siens).
cli-help-serve-secret = La clé qui signe les sessions (par défaut : créée une fois, gardée dans la base).
cli-help-serve-proxies = Nombre de mandataires devant ce serveur (par défaut : 0).
cli-help-serve-password-time = Tours de hachage d’un mot de passe (par défaut : 3).
cli-help-serve-password-memory = Mémoire du hachage d’un mot de passe (par défaut : 65536).
cli-help-serve-session-days = Jours pendant lesquels une session inutilisée reste valable (par défaut : 90).
cli-help-serve-spectator-delay = Retard des spectateurs quand les réglettes sont cachées (par défaut : 30).
cli-help-serve-computer-pause = Durée minimale d’un coup de l’ordinateur (par défaut : 400).
cli-help-serve-away-after = Secondes sans connexion avant d’être absent (par défaut : 15).
cli-help-serve-hand-over-after = Absence avant que l’ordinateur puisse jouer (par défaut : 300).
cli-help-serve-claim-after = Absence avant de pouvoir revendiquer une partie sans pendule (par défaut : 86400).
cli-help-serve-computer-memory = Mémoire des ordinateurs d’un coup à l’autre, en mébioctets (par défaut : 64).
cli-help-serve-body-limit = Taille maximale d’une requête (par défaut : 65536).
cli-help-serve-requests-per-minute = Requêtes permises à une adresse (par défaut : 1200).
cli-help-serve-connections = Connexions ouvertes en tout (par défaut : 20000).
cli-help-serve-connections-per-address = Connexions ouvertes par adresse (par défaut : 200).
cli-help-serve-head-seconds = Secondes dans lesquelles l’en-tête d’une requête doit arriver (par défaut : 10).
cli-help-serve-limit-factor = Toutes les limites de fréquence, multipliées par ce nombre (par défaut : 1).
cli-help-serve-metrics-token = Qui le connaît peut lire /metrics d’ailleurs.
cli-help-serve-log-format = Lignes pour humains, ou JSON (par défaut : text).
cli-help-serve-log-level = debug, info, warning ou error (par défaut : info).
cli-help-serve-browser = Ouvrir la page dans un navigateur.
cli-serve-ready = Tessella vous attend à { $address } (Ctrl+C pour arrêter).

cli-help-backup = Copier la base intégrée dans un fichier, sans arrêter le serveur.
cli-help-backup-file = Le fichier à écrire ; il ne doit pas exister.
cli-help-backup-data = Le dossier de la base (par défaut : votre dossier de données).
cli-backup-done = { $matches ->
    [one] { $matches } partie est
   *[other] { $matches } parties sont
} à l’abri dans { $file }. Pour restaurer, arrêtez le serveur et mettez ce fichier à la place de la base.
cli-backup-nothing = Il n’y a pas de base à { $file }. Indiquez son dossier avec --data.
cli-backup-exists = { $file } existe déjà. Choisissez un autre nom.
cli-backup-broken = La copie est endommagée (détails en anglais : { $why }).
cli-backup-failed = Aucune sauvegarde n’a été faite dans { $file } (détails en anglais : { $why }).

# Justesse des chances.
cli-calibrate-search = { $game } n’a pas de recherche qui annonce des chances.
cli-calibrate-plan = { $games } parties du moteur contre lui-même avec { $strengths } simulations par coup, chaque fois. Graine { $seed }. Score de Brier / perte logarithmique.
cli-calibrate-third = Tiers
cli-calibrate-positions = Positions
cli-calibrate-told = Annoncé
cli-calibrate-utility = Maximisé
cli-calibrate-constant = Constante
cli-calibrate-points = Points : biais ± son erreur (erreur)
cli-calibrate-worst = Pire classe
cli-calibrate-shown = Écart d’au moins (95 %)
cli-calibrate-chance = Chances de gagner
cli-calibrate-in-third = Tiers { $number } : annoncé, réalisé (fois)
cli-puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $exact } exacts, cotés de { $low } à { $high }.
cli-puzzles-none = Aucun problème trouvé. Essayez avec plus de parties.
cli-puzzles-other = Ce fichier est d’un autre jeu : { $game }.
