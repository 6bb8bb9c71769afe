sgf-text = Ligne { $line } : « { $text } » n’a pas sa place dans un fichier SGF.
sgf-game = Ligne { $line } : c’est une partie de « { $game } » ; seul { $ours } peut être lu.
sgf-games = Le fichier contient { $count } parties ; il doit en contenir une seule.
sgf-setup = Ligne { $line } : la partie part d’une position composée ({ $name }) et non du plateau vide ; on ne peut donc pas la rejouer.
fact-blokus-corners = { $count ->
    [one] Gagne { $count } nouveau coin
   *[other] Gagne { $count } nouveaux coins
}
fact-blokus-closed = { $count ->
    [one] Ferme { $count } coin à l’adversaire
   *[other] Ferme { $count } coins à l’adversaire
}
fact-blokus-room = { $count ->
    [one] Assure { $count } case hors de portée des autres
   *[other] Assure { $count } cases hors de portée des autres
}
fact-blokus-shut = { $count ->
    [one] { $count } pièce adverse ne trouve plus de place
   *[other] { $count } pièces adverses ne trouvent plus de place
}
fact-blokus-lost = { $count ->
    [one] { $count } pièce à soi ne trouve plus de place
   *[other] { $count } pièces à soi ne trouvent plus de place
}
fact-blokus-size = { $count ->
    [one] Pose une pièce de { $count } carré
   *[other] Pose une pièce de { $count } carrés
}
fact-blokus-cut = { $count ->
    [one] Coupe l’adversaire de { $count } case
   *[other] Coupe l’adversaire de { $count } cases
}
fact-blokus-ways = { $count ->
    [one] Laisse { NUMBER($count, useGrouping: 0) } façon de continuer, contre { NUMBER($was, useGrouping: 0) } avant
   *[other] Laisse { NUMBER($count, useGrouping: 0) } façons de continuer, contre { NUMBER($was, useGrouping: 0) } avant
}
fact-blokus-theirs = { $count ->
    [one] Laisse à l’adversaire { NUMBER($count, useGrouping: 0) } façon de continuer
   *[other] Laisse à l’adversaire { NUMBER($count, useGrouping: 0) } façons de continuer
}
