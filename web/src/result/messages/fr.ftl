# Mots de la carte qui dit comment une partie a fini.
result-title = Résultat
result-by = { $name } : victoire { $margin }
result-by-you = Victoire { $margin }
result-margin = { $count ->
    [one] d’un point
   *[other] de { $count } points
}
result-tie = au départage
result-turning = Tournant : coup { $number } ({ $points }). Dès lors, { $name } est en tête.
result-turning-you = Tournant : coup { $number } ({ $points }). Dès lors, vous êtes en tête.
result-turning-other = Tournant : coup { $number }, joué par { $by } ({ $points }). Dès lors, { $name } est en tête.
result-turning-other-you = Tournant : coup { $number }, joué par { $by } ({ $points }). Dès lors, vous êtes en tête.
result-turning-mine = Tournant : votre coup { $number } ({ $points }). Dès lors, { $name } est en tête.
result-led = { $name } mène du premier coup au dernier.
result-led-you = Vous menez du premier coup au dernier.
result-start = Au départ
result-rating = Cote { $before }, à présent { $after } ({ $change })
result-level = Essayer le niveau { $level }
result-streak = Niveau { $level } battu { $count } fois de suite.
result-link = Copier le lien
result-picture = Partager l’image
result-hints = { $count ->
    [one] { $count } indice utilisé
   *[other] { $count } indices utilisés
}
