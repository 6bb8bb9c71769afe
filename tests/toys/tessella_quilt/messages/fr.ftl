qt-1-filled = Une autre pièce est déjà là : choisissez des cases libres ({ $rule }).
qt-2-shape = { $move } n’est pas la forme d’une pièce : une pièce a 1 à 4 cases jointes ({ $rule }).
qt-2-hand = Cette couleur n’a plus cette pièce : choisissez-en une autre ({ $rule }).
qt-4-side = Cette pièce toucherait sa couleur par un côté : seuls les coins se touchent ({ $rule }).
qt-4-corner = Cette pièce doit toucher sa couleur par un coin, et la première couvrir son coin ({ $rule }).
