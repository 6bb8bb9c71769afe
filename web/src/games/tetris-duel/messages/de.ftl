# Words of the web app for this game.
line-tetris-duel = Mach Reihen voll und schieb den Balken vor.
guide-aim-first-tetris-duel = Leg den Stein an deine Grundlinie.
guide-aim-tetris-duel = Leg ihn an deine Grundlinie oder deine Steine; volle Reihen schieben den Balken.
option-tetris-duel-columns = Breite des Bretts
option-tetris-duel-rows = Länge des Bretts (gerade)
option-tetris-duel-entry = Ein Stein kommt an seinen Platz
option-tetris-duel-entry-region = durch offenen Raum
option-tetris-duel-entry-slide = durch Schieben ohne Drehen
option-tetris-duel-entry-drop = gerade vom Balken aus
option-tetris-duel-touch = Wenn der Balken gerade die gegnerischen Steine erreicht
option-tetris-duel-touch-win = gewinnt, wer schiebt
option-tetris-duel-touch-continue = geht es weiter
points-start-tetris-duel = Reihen zu Beginn
points-td-11 = Gewonnene Reihen
points-td-11-lost = Verlorene Reihen
margin-tetris-duel = { $count ->
    [one] mit einer Reihe Vorsprung
   *[other] mit { $count } Reihen Vorsprung
}
unit-tetris-duel = { $count ->
    [one] Reihe
   *[other] Reihen
}
# Was anderswo von Punkten gesagt wird: Hier sind es Reihen.
play-even-tetris-duel = keine Reihe
hint-points-tetris-duel = { $count ->
    [one] { $points } Reihe
   *[other] { $points } Reihen
}
review-expected-tetris-duel = Erwartete Reihen: { $before } mit dem besten Zug, { $after } mit diesem.
review-subject-score-tetris-duel = Reihen
analysis-points-tetris-duel = Reihen: { $now }, erwartet { $then }
analysis-score-tetris-duel = Reihen: { $now }
