# L’arène : ce qu’elle refuse.
arena-players-count = { $game } a ici { $seats } places : nommez de { $seats } à { $most } joueurs, et non { $given }. Un joueur peut prendre plusieurs places s’il est nommé autant de fois.
arena-players-twice = « { $player } » est nommé deux fois. Avec { $given } joueurs pour { $seats } places, chacun rencontre tous les autres : nommez chacun une fois ; ou choisissez autant de places que de joueurs, par exemple --option seats={ $given }.
arena-sprt-players = Un test séquentiel oppose deux joueurs, mais { $count ->
    [one] { $count } seul est nommé.
   *[other] { $count } joueurs différents sont nommés.
}
arena-sprt-form = « { $text } » n’est pas un test de la forme ELO0,ELO1,ALPHA,BETA, comme 0,30,0.05,0.05.
arena-sprt-range = « { $text } » ne peut être testé : ELO0 est inférieur à ELO1, tous deux de −{ NUMBER($most, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et les deux risques sont compris entre 0 et 0.5.
arena-folder-fault = Le dossier { $folder } ne peut servir (détails en anglais : { $reason }).
arena-folder-foreign = Le dossier { $folder } contient d’autres fichiers : choisissez-en un vide, ou qui n’existe pas encore.
arena-folder-busy = Une autre arène joue dans { $folder } : attendez sa fin, ou choisissez un autre dossier.
arena-folder-other = Le dossier { $folder } appartient à une autre série ({ $name } : { $theirs }, et non { $ours }). Répétez la commande qui l’a commencée, ou choisissez un autre dossier.
arena-journal = La ligne { NUMBER($line, useGrouping: 0) } du journal dans { $folder } est abîmée. Supprimez-la pour continuer, ou choisissez un autre dossier.
arena-worker = Le processus qui jouait la partie { NUMBER($game, useGrouping: 0) } s’est arrêté deux fois alors que ce n’était le tour de personne. Les parties jouées sont gardées ; la même commande continue.
