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
