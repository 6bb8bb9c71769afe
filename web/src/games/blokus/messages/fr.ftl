# Words of the web app for this game.
line-blokus = Quatre couleurs, quatre coins, un plateau. Coin contre coin, jamais côte à côte.
guide-pick-blokus = { $colour } joue : choisissez une pièce, les grandes d’abord.
guide-aim-first-blokus = Couvrez un coin de départ de cette couleur.
guide-aim-blokus = Touchez sa propre couleur par un coin, jamais par un côté.
option-blokus-seats = Joueurs
option-blokus-corners = La première pièce couvre
option-blokus-corners-own = le coin de sa couleur
option-blokus-corners-any = n’importe quel coin libre
points-bk-8 = Carrés posés
points-bk-8-all = Les 21 pièces d’une couleur posées
points-bk-8-single = Les 21 posées, celle d’un carré en dernier
points-start-blokus = Carrés à poser
