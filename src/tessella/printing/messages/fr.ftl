pieces-title = { $game } : pièces de rechange
pieces-page = Côté de { $size } mm, page { $page } sur { $pages }
pieces-ruler = Imprimez à 100 % (taille réelle), puis mesurez ce trait : il fait 100 mm.
pieces-unknown = { $game } n’a pas de pièce « { $piece } ». Ses pièces : { $pieces }.
pieces-shared = Toutes les pièces de { $game } sont à tout le monde : n’indiquez pas de place.
pieces-no-box = { $game } n’a pas de boîte dont on puisse refaire les pièces.
pieces-many = { $count } pièces, c’est trop à la fois : demandez-en { $most } au plus.
pieces-paper = Il n’y a pas de papier « { $paper } ». Choisissez parmi : { $papers }.
pieces-format = Impossible de faire des pièces en « { $format } ». Choisissez parmi : { $formats }.
pieces-cell = Le côté ne peut pas mesurer { $size } mm : choisissez une taille de { $least } à { $most } mm.
pieces-thickness = Une pièce ne peut pas avoir { $size } mm d’épaisseur : choisissez de { $least } à { $most } mm.
pieces-clearance = Le jeu ne peut pas être de { $size } mm : choisissez de { $least } à { $most } mm.
pieces-beyond = Il n’y a pas de page { $page } : la dernière est la page { $pages }.
pieces-large = La pièce { $piece } mesurerait { $size } mm, trop pour { $paper ->
    [plate] un plateau de 200 × 200 mm
    [letter] une feuille Letter
   *[other] une feuille A4
} : choisissez une taille plus petite, ou d’autres pièces.
