# Words of the web app for this game.
line-tetris-link = Wirf deine Steine in den Turm und verbinde drei oder mehr; Löcher kosten.
guide-pick-tetris-link = Freie Wahl: Nimm irgendeine Form, die du noch hast.
guide-aim-tetris-link = Wähle eine Spalte und wirf ihn ein; Löcher darunter kosten.
option-tetris-link-seats = Spieler
option-tetris-link-edition = Wenn die gewürfelte Form aufgebraucht ist
option-tetris-link-edition-fr = andere Form spielen
option-tetris-link-edition-de = aussetzen
option-tetris-link-dice = Der Würfel
option-tetris-link-dice-true = bestimmt die Form
option-tetris-link-dice-false = bleibt in der Schachtel
points-tl-15 = Verbundene Steine
points-tl-16 = Löcher
tie-tetris-link = dank der größeren Gruppe
