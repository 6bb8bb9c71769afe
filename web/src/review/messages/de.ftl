review-name = Analyse
review-verdict = Was die Engine von diesem Zug hält
review-of-move = { $name }, Zug { $number }
review-of-chance = { $number ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $number }
}
review-costliest = Teuerster Zug
review-forced = einziger Zug
review-cost = Gewinnchance { $before } mit dem besten Zug, { $after } mit diesem.
review-kept = Gewinnchance { $after }.
review-exactly = Exakt: bis zum Ende durchgespielt.
review-bounded = Begrenzt: höchstens { $most } verloren, denn einer der beiden Züge wurde zu Ende gespielt.
review-about = Von der Engine geschätzt.
review-played = Gespielt
review-was-better = Besser
review-line = Wie es weitergehen kann
review-line-best = Wie es nach dem besseren Zug weitergehen kann
review-start = Geh die Partie durch oder wähle einen Moment.
review-coming = Dieser Zug ist noch nicht bewertet.
review-nobody = Hier hat niemand etwas entschieden.
review-progress = Analyse: Zug { $done } von { $total }
review-begins = Die Engine beginnt mit der Analyse …
review-again = Weiter
review-legend = Gestrichelt: der bessere Zug
review-board = { $title }, Schritt { $step } von { $last }
review-moment = { $name }, Zug { $number }: { $what }
review-count-blunder = { $count ->
    [one] Patzer
   *[other] Patzer
}
review-count-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
}
review-count-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
review-luck-means = Glück ist, was Würfe und gezogene Steine brachten, verglichen mit ihrem Durchschnitt.
review-parts-means = In Punkten Gewinnchance, über die Partie addiert; 100 Punkte sind ein ganzer Sieg.
review-own-moves = Eigene Züge
review-others-moves = Züge der anderen
review-skill-means = Eigene Züge: was sie verschenkten. Züge der anderen: was sie einbrachten.
review-legend-reply = Gestrichelt: die Antwort auf den gespielten Zug
review-show-best = Besseren Zug zeigen
review-show-reply = Antwort zeigen
review-who-knows = Glück kennt alle Hände, Können nur, was der Spieler wusste.
review-numbers = Alle Zahlen als Tabellen
review-luck-moment = { $number ->
    [0] { $name }, vor dem ersten Zug: Glück
   *[other] { $name }, nach Zug { $number }: Glück
}
review-expected = Erwartete Punkte: { $before } mit dem besten Zug, { $after } mit diesem.
review-practise = { $count ->
    [one] Deinen Fehler üben
   *[other] Deine { $count } Fehler üben
}
review-deeper = Genauer ansehen
review-tries = { $count } Partien je Zug durchgespielt
review-deep-progress = Genauere Analyse: Zug { $done } von { $total }
review-deep-begins = Die genauere Analyse wartet auf die Engine …
review-subject = Was die Kurve zeigt
review-subject-odds = Gewinnchance
review-subject-score = Punkte
review-subject-luck = Glück
review-subject-time = Zeit
review-lasted = { $minutes }:{ $seconds }
