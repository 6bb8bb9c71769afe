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
