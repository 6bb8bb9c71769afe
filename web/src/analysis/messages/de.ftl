analysis-title = { $game }: Analysebrett
analysis-evaluation = Bewertung
analysis-engine = Engine
analysis-off = Die Engine ist aus.
analysis-over = Die Partie ist vorbei.
analysis-begins = Die Engine denkt nach …
analysis-simulations = { $count } Partien durchgespielt
analysis-deeper = Länger nachdenken
analysis-points = Punkte: { $now }, erwartet { $then }
analysis-score = Punkte: { $now }
analysis-draw = { $chance } geteilt
analysis-worth = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-variation = Variante
analysis-main = Zurück zur Partie
analysis-other = Andere öffnen
analysis-chance = Was macht der Zufall?
analysis-lot = Dem Zufall überlassen
analysis-first = { $name } beginnt
analysis-try = Probier einen beliebigen Zug.
analysis-chance-of = { $name }: { $chance }
analysis-best = Bester Zug: { $move }
analysis-open = Partie öffnen
analysis-open-lead = Eine Aufzeichnung von uns, eine .blksgf von Pentobi oder der Name eines Spiels und seine Züge.
analysis-text = Aufzeichnung oder Züge als Text
analysis-read = Öffnen
analysis-empty = Mit leerem Brett beginnen
analysis-empty-lead = Du spielst alle Seiten und bestimmst, was der Zufall macht.
analysis-seats = { $count } Spieler
setup-name = Stellung aufbauen
setup-done = Fertig
setup-lead = Leg Steine wie in einer Partie; tipp einen Stein auf dem Brett an, um ihn wegzunehmen. Die Regeln gelten weiter.
setup-turn = Wer ist an der Reihe?
setup-roll = Was wurde gewürfelt?
setup-no-roll = Noch nicht gewürfelt
setup-roll-first = Wähle einen Wurf, um einen Stein zu legen.
setup-rows = Reihen unter dem Balken
setup-common = Gemeinsame Farbe: wer dran ist
setup-points = Punkte, { $name }
setup-hands = Hände
setup-pool = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
setup-tile-in = { $tile } an { $name } geben
setup-tile-out = { $tile } von { $name } nehmen
setup-undo = Rückgängig
setup-clear = Brett leeren
setup-pieces = { $count ->
    [one] { $count } Stein auf dem Brett
   *[other] { $count } Steine auf dem Brett
}
setup-take = Wegnehmen
cover-name = Am Ende bedeckt
cover-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
cover-legend = Je größer die Marke, desto öfter in { $count } Partien, die die Engine weitergespielt hat.
