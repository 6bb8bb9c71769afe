# Words of the web app for this game.
line-tetris-link = Lass deine Steine in den Turm fallen: Drei einer Farbe bringen Punkte, Löcher kosten.
option-tetris-link-seats = Mitspieler
option-tetris-link-edition = Wenn die gewürfelte Form aufgebraucht ist
option-tetris-link-edition-fr = andere Form spielen
option-tetris-link-edition-de = aussetzen
option-tetris-link-dice = Der Würfel
option-tetris-link-dice-true = bestimmt die Form
option-tetris-link-dice-false = bleibt in der Schachtel
